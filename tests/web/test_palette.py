"""The colours of the sources of points differ from those of seats and zones."""

import math
import re

from tests.web.serving import ROOT

SOURCES = ROOT / "frontend" / "src"
COLOUR = re.compile(r"#[0-9a-f]{6}\b", re.IGNORECASE)
# Closer colours look alike side by side (CIE 1976).
APART = 8.0


def lab(colour: str) -> tuple[float, float, float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str) -> float:
    return math.dist(lab(one), lab(other))


def test_no_source_has_the_colour_of_a_seat_or_a_zone() -> None:
    paints = COLOUR.findall((SOURCES / "result" / "palette.ts").read_text().split("PAINTS")[1])
    texts = [path.read_text() for path in SOURCES.glob("games/*/looks.css")]
    tokens = (SOURCES / "lib" / "tokens.css").read_text() + (SOURCES / "games/quebec/quebec.css").read_text()
    texts += re.findall(r"^ *--(?:s\d|z-).*$", tokens, re.MULTILINE)
    taken = {colour.lower() for text in texts for colour in COLOUR.findall(text)}
    assert len(paints) >= 14
    assert len(taken) > 20
    alike = [(one, other) for one in paints for other in taken if distance(one, other) < APART]
    assert alike == []
