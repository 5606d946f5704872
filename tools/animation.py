"""The animated picture of the README: a refusal and a move of Québec, taken from the real page.

`make animation` writes docs/move.png, an animated PNG. Its first frame is a whole screenshot, each later one only the
rectangle that changed.
"""

import re
import struct
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import ARGUMENTS, check_pages
from tests.browser.guest import GREEDY, ME, Guest
from tests.browser.windows import Windows
from tests.web.serving import ROOT, Server

TARGET = ROOT / "docs" / "move.png"
WIDTH, HEIGHT = 1040, 590
SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Rectangle(NamedTuple):
    """A rectangle in a picture, in pixels."""

    left: int
    top: int
    width: int
    height: int


class Frame(NamedTuple):
    """A PNG and its position on the first one; it is shown for this many milliseconds."""

    png: bytes
    at: Rectangle
    shown: int


def main() -> None:
    check_pages()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            frames = film(server)
        finally:
            server.close()
    TARGET.write_bytes(animated(frames))
    print(f"{TARGET.relative_to(ROOT)}: {len(frames)} frames, {TARGET.stat().st_size // 1000} kB")


def film(server: Server) -> list[Frame]:
    """My turn; a site of a later century is refused with its rule; a site of this century is started."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        guest = Guest(Windows(browser), server, "Rosalie", WIDTH, HEIGHT, lang="en")
        camera = Camera(guest.page)
        match = guest.create(
            "quebec", ME, GREEDY, GREEDY, options={"level": "family", "layout": "first_game"}
        )
        guest.open(match)
        expect(guest.asked).to_have_text(re.compile("It is your turn"))
        camera.take(2000)
        later = guest.page.get_by_role("button", name=re.compile("^Grand Théâtre de Québec"))
        later.hover()
        camera.take(600)
        later.click()
        expect(guest.refusal).to_be_visible()
        camera.take(4000)
        guest.page.keyboard.press("Escape")
        expect(guest.refusal).to_be_hidden()
        camera.take(800)
        site = guest.glowing().first
        site.hover()
        camera.take(1500)
        site.click()
        guest.settle()
        expect(guest.asked).to_have_text(re.compile("It is your turn"))
        guest.page.mouse.move(WIDTH - 2, HEIGHT - 2)
        camera.take(3500)
        browser.close()
        return camera.frames


class Camera:
    """Captures what changed since the last picture."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Frame] = []
        self.rows: list[bytes] = []

    def take(self, shown: int) -> None:
        png = self.page.screenshot()
        rows = decoded(png)
        whole = Rectangle(0, 0, WIDTH, HEIGHT)
        changed = difference(self.rows, rows) if self.rows else whole
        if changed is None:
            return
        clip = {"x": changed.left, "y": changed.top, "width": changed.width, "height": changed.height}
        part = png if changed == whole else self.page.screenshot(clip=clip)  # type: ignore[arg-type]
        self.frames.append(Frame(part, changed, shown))
        self.rows = rows


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG: kind and data."""
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def decoded(png: bytes) -> list[bytes]:
    """The rows of a screenshot: three bytes a pixel, as Chromium writes them."""
    header = next(data for kind, data in chunks(png) if kind == b"IHDR")
    width, height, depth, colour = struct.unpack_from(">IIBB", header)
    assert (depth, colour) == (8, 2), "a screenshot has three bytes a pixel"
    data = zlib.decompress(b"".join(data for kind, data in chunks(png) if kind == b"IDAT"))
    stride = 3 * width
    rows: list[bytes] = []
    above = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        above = unfiltered(data[start], bytearray(data[start + 1 : start + 1 + stride]), above)
        rows.append(bytes(above))
    return rows


def unfiltered(kind: int, row: bytearray, above: bytearray) -> bytearray:
    """A row without the filter of PNG: none, left, up, average or Paeth."""
    for x in range(len(row)):
        left = row[x - 3] if x >= 3 else 0
        corner = above[x - 3] if x >= 3 else 0
        guess = (0, left, above[x], (left + above[x]) // 2, paeth(left, above[x], corner))[kind]
        row[x] = (row[x] + guess) & 255
    return row


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))


def difference(before: list[bytes], after: list[bytes]) -> Rectangle | None:
    """The smallest rectangle with all changes; None without changes."""
    changed = [y for y in range(len(after)) if before[y] != after[y]]
    if not changed:
        return None
    columns = [x // 3 for y in changed for x in range(len(after[y])) if before[y][x] != after[y][x]]
    left, top = min(columns), changed[0]
    return Rectangle(left, top, max(columns) + 1 - left, changed[-1] + 1 - top)


def animated(frames: list[Frame]) -> bytes:
    """One animated PNG that loops for ever."""
    out = [SIGNATURE]
    number = 0
    for index, frame in enumerate(frames):
        control = struct.pack(
            ">IIIIIHHBB",
            number,
            frame.at.width,
            frame.at.height,
            frame.at.left,
            frame.at.top,
            frame.shown,
            1000,
            0,  # the frame is kept
            0,  # and replaces what it covers
        )
        number += 1
        parts = list(chunks(frame.png))
        pixels = b"".join(data for kind, data in parts if kind == b"IDAT")
        if index == 0:
            out.append(chunk(b"IHDR", next(data for kind, data in parts if kind == b"IHDR")))
            out.append(chunk(b"acTL", struct.pack(">II", len(frames), 0)))
            out.append(chunk(b"fcTL", control))
            out.append(chunk(b"IDAT", pixels))
        else:
            out.append(chunk(b"fcTL", control))
            out.append(chunk(b"fdAT", struct.pack(">I", number) + pixels))
            number += 1
    out.append(chunk(b"IEND", b""))
    return b"".join(out)


if __name__ == "__main__":
    main()
