"""All pages at both widths, in both languages, in light and dark mode: checked by axe, and on request as
screenshots."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, RANDOM, Guest
from tests.browser.places import furnish
from tests.web.serving import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# `make pictures`: screenshots take longer than the checks.
DRAW = "PICTURES" in os.environ
PICTURES = ROOT / "build" / "screenshots"
LONG = ("home", "account")  # full-page screenshots, not only the visible part

# All findings of axe, with their place. In dark mode only the colours differ.
JUDGE = """async () => {
  const night = document.documentElement.dataset.theme === "dark";
  const runOnly = ["color-contrast", "link-in-text-block"];
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(night && { runOnly }) });
  return violations
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""


@pytest.mark.parametrize("width", [1400, 390])
def test_pages_are_open_to_all(meet: Meet, width: int) -> None:
    assert AXE.is_file(), "axe-core is not installed: run `make frontend`"
    PICTURES.mkdir(parents=True, exist_ok=True)
    height = 900 if width > 700 else 844
    guest = meet("Rosalie", width=width, height=height)
    guest.page.add_init_script(path=AXE)
    wrong: list[str] = []
    for name, visit in furnish(guest).items():
        guest.page.set_viewport_size({"width": width, "height": height})
        visit(guest)
        if name in LONG:
            whole = guest.page.evaluate("document.documentElement.scrollHeight")
            guest.page.set_viewport_size({"width": width, "height": whole})
        for theme in ("light", "dark"):
            shine(guest, theme)
            wrong += [f"{name}, {theme}: {found}" for found in guest.page.evaluate(JUDGE)]
            for lang in ("en", "fr") if theme == "light" or DRAW else ():
                speak(guest, lang)
                guest.fits()
                if DRAW:
                    guest.page.screenshot(path=PICTURES / f"{name}-{width}-{lang}-{theme}.png")
        shine(guest, "light")
    assert wrong == []


# A game with the options whose board looks most different.
BOARDS = [
    ("quebec", 4, {}),
    ("quadrata", 3, {}),
    ("quadrata", 3, {"quiz": "on"}),
    ("nouvelle_france", 1, {}),
    ("nouvelle_france", 3, {}),
    ("small_city", 3, {}),
    ("civilization", 3, {}),
]


@pytest.mark.parametrize("size", [(1400, 900), (1280, 720), (390, 844)])
def test_boards_are_open_to_all(meet: Meet, size: tuple[int, int]) -> None:
    guest = meet("Rosalie", width=size[0], height=size[1])
    guest.forgives.append("GL Driver Message")  # a message of software rendering
    guest.page.add_init_script(path=AXE)
    wrong: list[str] = []
    for game, seats, options in BOARDS:
        guest.open(guest.create(game, ME, *[RANDOM] * (seats - 1), options=options))
        expect(guest.bar).to_have_attribute("aria-busy", "false")
        for theme in ("light", "dark"):
            shine(guest, theme)
            wrong += [f"{game}, {options}, {theme}: {found}" for found in guest.page.evaluate(JUDGE)]
        shine(guest, "light")
    assert wrong == []


def shine(guest: Guest, theme: str) -> None:
    """The device switches to light or dark mode; the page follows."""
    guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)


def speak(guest: Guest, lang: str) -> None:
    """Not by a click on the switch: a dialog may cover it, and it would close the cards."""
    guest.page.evaluate("(lang) => document.querySelector(`.langs [lang=${lang}]`).click()", lang)
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
