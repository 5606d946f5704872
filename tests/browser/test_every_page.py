"""All pages at both widths, in both languages, in light and dark: for axe to judge, and for people to look at."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import Guest
from tests.browser.places import FIRST_CENTURY, furnish, imported
from tests.web.serving import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"

# Violations that keep somebody out; and of each the place, to be found again.
JUDGE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`));
}"""


@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_serious(meet: Meet, width: int) -> None:
    assert AXE.is_file(), "axe-core is not installed: run `make frontend`"
    guest = meet("Rosalie", width=width, height=900)
    guest.context.add_init_script(path=AXE)
    found: dict[str, list[str]] = {}
    for name, visit in furnish(guest).items():
        visit(guest)
        for theme in ("light", "dark"):
            shine(guest, theme)
            found[f"{name}, {theme}"] = guest.page.evaluate(JUDGE)
    assert [f"{place}: {one}" for place, wrong in found.items() for one in wrong] == []


def shine(guest: Guest, theme: str) -> None:
    """The device turns to light or dark; the page follows."""
    guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
    # Colours change a frame later, even without motion.
    guest.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    guest.page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")


@pytest.mark.parametrize("width", [1400, 390])
def test_pictures_of_every_page(meet: Meet, width: int) -> None:
    """Written to build/screenshots, and overwritten by the next run."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    guest = meet("Rosalie", width=width, height=900 if width > 700 else 844)
    for name, visit in furnish(guest).items():
        visit(guest)
        take(guest, name, width)
    refuse(guest)
    take(guest, "refusal", width)
    film(guest)
    take(guest, "film", width)
    assert len(list(PICTURES.glob(f"*-{width}-*.png"))) >= 12 * 4


def take(guest: Guest, name: str, width: int) -> None:
    for lang in ("fr", "en"):
        speak(guest, lang)
        for theme in ("light", "dark"):
            shine(guest, theme)
            whole = name in ("home", "account")
            guest.page.screenshot(path=PICTURES / f"{name}-{width}-{lang}-{theme}.png", full_page=whole)
    speak(guest, "fr")
    shine(guest, "light")
    guest.fits()


def speak(guest: Guest, lang: str) -> None:
    """Not by the switch: a dialog may lie over it, and a click would close the cards."""
    guest.page.evaluate("(lang) => document.querySelector(`.langs [lang=${lang}]`).click()", lang)
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)


def refuse(guest: Guest) -> None:
    guest.open(imported(guest, FIRST_CENTURY))
    guest.page.locator(".spot[data-can=false]").first.click()
    expect(guest.refusal).to_be_visible()


def film(guest: Guest) -> None:
    guest.choose("Démarrer un chantier avec votre architecte")
    expect(guest.page.locator(".film")).to_be_visible()
