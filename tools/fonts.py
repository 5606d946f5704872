"""Subsets the pages' fonts: `make fonts` writes frontend/src/fonts from the packages of Fontsource.

Our own words, and nearly all names, need only these letters, and the weights and features used in the style sheets.
For other names the browser loads the complete files.
"""

import tempfile
from pathlib import Path

from fontTools import subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib import instancer  # type: ignore[import-not-found]

FRONTEND = Path(__file__).parent.parent / "frontend"
PACKAGES = FRONTEND / "node_modules"
CUT = FRONTEND / "src" / "fonts"
# The characters of French and English, the umlauts, and the symbols of our words; then all of Fontsource's files.
OWN = (
    "U+0020-007E, U+00A0, U+00AB, U+00B0, U+00B7, U+00BB, U+00BD, U+00C0, U+00C2, U+00C4, U+00C7-00CB, U+00CE-00CF, "
    "U+00D4, U+00D6-00D7, U+00D9, U+00DB-00DC, U+00E0, U+00E2, U+00E4, U+00E7-00EB, U+00EE-00EF, U+00F4, U+00F6, "
    "U+00F9, U+00FB-00FC, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F, U+2039-203A, "
    "U+2190-2193, U+2212"
)
LATIN = "U+00A1-00FF, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122"
LATIN_EXT = "U+0100-0151, U+0154-02AF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+2113"
ORDINALS = "U+02B3, U+1D49"  # Iᵉʳ, IIᵉ: Alegreya has none
INTER = "@fontsource-variable/inter/files/inter-{part}-wght-normal.woff2"
INTER_WEIGHTS = (400, 800)
ALEGREYA = "@fontsource/alegreya/files/alegreya-{part}-{weight}-normal.woff2"
ALEGREYA_WEIGHTS = {
    500: "500",
    700: "700 800",
}  # by file: a third one would be the largest font of a first visit
HEAD = "/* Written by `make fonts`. Where two faces have a character, the later one counts. */\n"


def cut(font: TTFont, features: list[str], target: Path, unicodes: str = OWN) -> None:
    options = subset.Options(layout_features=features, flavor="woff2", hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(unicodes.replace("U+", "").replace(" ", "")))
    subsetter.subset(font)
    font["head"].modified = font["head"].created  # reproducible output
    subset.save_font(font, target, options)


def inter(part: str) -> TTFont:
    """Without unused weights."""
    with tempfile.TemporaryDirectory() as folder:
        narrow = Path(folder) / "inter.ttf"
        whole = TTFont(PACKAGES / INTER.format(part=part))
        instancer.instantiateVariableFont(whole, {"wght": INTER_WEIGHTS}).save(narrow)
        return TTFont(narrow, recalcTimestamp=False, lazy=False)


def face(family: str, weight: str, source: str, unicodes: str) -> str:
    return (
        f"@font-face {{\n  font-family: {family};\n  font-weight: {weight};\n  font-display: swap;\n"
        f'  src: url("{source}") format("woff2");\n  unicode-range: {unicodes};\n}}\n'
    )


def faces(family: str, weight: str, whole: str, own: str) -> str:
    parts = [(LATIN_EXT, whole.replace("{part}", "latin-ext")), (LATIN, whole.replace("{part}", "latin"))]
    return "".join(face(family, weight, source, unicodes) for unicodes, source in [*parts, (OWN, own)])


def main() -> None:
    CUT.mkdir(exist_ok=True)
    cut(inter("latin"), ["kern", "tnum"], CUT / "inter.woff2")
    cut(inter("latin-ext"), [], CUT / "inter-ordinals.woff2", ORDINALS)
    weights = " ".join(str(weight) for weight in INTER_WEIGHTS)
    style = HEAD + faces('"Inter Variable"', weights, INTER, "./inter.woff2")
    style += face('"Inter Variable"', weights, "./inter-ordinals.woff2", ORDINALS)
    for weight, used_for in ALEGREYA_WEIGHTS.items():
        font = TTFont(PACKAGES / ALEGREYA.format(part="latin", weight=weight), recalcTimestamp=False)
        cut(font, ["kern", "lnum", "tnum"], CUT / f"alegreya-{weight}.woff2")
        whole_files = ALEGREYA.replace("{weight}", str(weight))
        style += faces("Alegreya", used_for, whole_files, f"./alegreya-{weight}.woff2")
    (CUT / "fonts.css").write_text(style, encoding="utf-8")


if __name__ == "__main__":
    main()
