"""Security headers of every answer: no content of other sites runs in our pages, and ours in no frame of theirs."""

from typing import Final

# The built pages need no inline script or style, one worker (for notifications) and no external files; small images and
# fonts may be data URLs in style sheets. `connect-src 'self'` includes the WebSocket. No optional spaces: every answer
# carries these headers.
CONTENT_SECURITY_POLICY: Final = ";".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
UNUSED: Final = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")

# Added by the server to every answer, errors included.
SECURITY_HEADERS: Final = [
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Permissions-Policy", ",".join(f"{feature}=()" for feature in UNUSED)),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]

# Only over https: the browser uses https only for a year.
STRICT_TRANSPORT_SECURITY: Final = (b"strict-transport-security", b"max-age=31536000")
