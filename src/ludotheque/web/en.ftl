# What is answered where no route says it: failure-<message>, see failures.py.

failure-malformed = this request is not what is expected here; /api/docs describes what is.
failure-fields = this request is not what is expected here: { $detail }
failure-twice = the header { $name } is there twice: send it once
failure-depth = this JSON is nested too deeply
failure-encoding = this JSON is not in UTF-8
failure-broken-off = the request broke off
failure-no-http = this is no HTTP request
failure-session = the table does not know you, or not any more: GET /api/me first
failure-figures = figures need the token of LUDOTHEQUE_METRICS_TOKEN
failure-forbidden = this is not allowed here
failure-cross-site = another site's page may change nothing here in your name: open the table itself and do it there
failure-not-found = there is nothing at this address
failure-follow = there is nothing to follow here
failure-method = this address does not take requests of this kind
failure-slow = the request took too long to arrive
failure-too-large = the request is too large
failure-content-type = what changes something is sent as JSON: set the header Content-Type to application/json
failure-upgrade = only a WebSocket is served here
failure-wait = too much at once: try again later
failure-too-many = too many requests from your address: try again in { $seconds } seconds
failure-head = the head of a request has at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}
failure-broken = something went wrong here; it was noted
failure-store = the table can't use its disk at the moment (it may be full); nothing was lost: try again in a moment
failure-other = the request was refused (status { $status })
