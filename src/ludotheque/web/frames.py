"""WebSocket frames (RFC 6455, 5.2), as far as the fast path around the `websockets` library parses them."""

# Compiled: every move at the table goes through it.

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # without the C extension
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80
SIZE = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127


def find_frame(data: bytes, at: int) -> tuple[int, int] | None:
    """The start (after a mask) and the end of the payload of the frame at this offset.

    The end may lie beyond the data received so far; None if the header is incomplete.
    """
    if len(data) < at + 2:
        return None
    size = data[at + 1] & SIZE
    behind = at + 2
    if size >= TWO_BYTES:
        behind += 2 if size == TWO_BYTES else 8
        if len(data) < behind:
            return None
        size = int.from_bytes(data[at + 2 : behind], "big")
    if data[at + 1] & MASKED:
        behind += 4
    return behind, behind + size


def is_whole_text(data: bytes, at: int) -> bool:
    """Whether the frame at this offset is a whole masked text message."""
    return data[at] == WHOLE_TEXT and data[at + 1] & MASKED != 0


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """The payload of a masked frame."""
    return apply_mask(data[start:end], data[start - 4 : start])


def text_head(size: int) -> bytes:
    """The header of a server's text message."""
    if size < TWO_BYTES:
        return _SHORT(WHOLE_TEXT, size)
    if size < 1 << 16:
        return _MIDDLE(WHOLE_TEXT, TWO_BYTES, size)
    return _LONG(WHOLE_TEXT, EIGHT_BYTES, size)


_SHORT = Struct(">BB").pack
_MIDDLE = Struct(">BBH").pack
_LONG = Struct(">BBQ").pack
