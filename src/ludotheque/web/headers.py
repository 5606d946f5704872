"""What every answer tells a browser about itself: nothing of another site runs in our pages, nor ours in theirs."""

from typing import Final

# The built pages need no inline script or style, one worker (for notifications) and nothing from elsewhere; small
# pictures and fonts may be part of their style sheets. `connect-src 'self'` includes the WebSocket. Every answer has
# these heads, so there are no spaces that are not needed.
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

# On every answer, whatever became of the request: the server itself adds them.
SECURITY_HEADERS: Final = [
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Permissions-Policy", ",".join(f"{feature}=()" for feature in UNUSED)),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]

# Only on answers over https: from then on a browser asks for nothing in the clear, for a year.
STRICT_TRANSPORT_SECURITY: Final = (b"strict-transport-security", b"max-age=31536000")
