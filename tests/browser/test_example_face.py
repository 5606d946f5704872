"""The example of docs/add-a-game.md: the face of Nim, the smallest toy game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, check_pages
from tests.browser.guest import ME, RANDOM
from tests.web.serving import Server
from tests.web.visiting import wait_until

ROOT = Path(__file__).parents[2]
FACE = ROOT / "frontend" / "src" / "games" / "nim"
MOST_LINES = 150


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Server]:
    check_pages()
    own = Server(tmp_path, games="tests.toys.nim:game").start()
    yield own
    own.close()


def test_stones_are_taken_by_a_click(table: Server, meet: Meet) -> None:
    guest = meet("Maude", server=table)
    match = guest.create("nim", ME, RANDOM)
    guest.open(match)
    board = guest.page.get_by_role("region", name="Les pierres")
    expect(board.locator(".stone")).to_have_count(12)
    expect(guest.glowing()).to_have_count(3)
    second = board.get_by_role("button", name="Prendre 2 pierres")
    second.hover()
    expect(guest.page.get_by_role("tooltip")).to_contain_text("Il reste 12 pierres")
    expect(board.locator(".stone.taken")).to_have_count(2)
    second.click()
    guest.confirm()
    wait_until(lambda: guest.moves(match) >= 2, "the bot's choice and mine")
    expect(guest.glowing()).to_have_count(3)
    expect(board.get_by_role("group")).to_have_accessible_name(re.compile("Il reste [789] pierres"))


def test_it_is_played_by_the_keyboard(table: Server, meet: Meet) -> None:
    guest = meet("Maude", server=table, width=390)
    match = guest.create("nim", ME, RANDOM)
    guest.open(match)
    guest.glowing().first.focus()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator(":focus")).to_have_attribute("aria-label", "Prendre 2 pierres")
    guest.page.keyboard.press("Enter")
    guest.confirm()
    wait_until(lambda: guest.moves(match) >= 2, "the bot's choice and mine")


def test_it_is_small_and_the_page_shows_it_as_it_is() -> None:
    """Every part of the example that the page quotes stands in its files."""
    files = {path.name: path.read_text(encoding="utf-8") for path in FACE.iterdir()}
    assert sum(len(text.splitlines()) for text in files.values()) <= MOST_LINES
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    quoted = re.findall(r"`nim/([\w.]+)`[^\n]*\n+```\w*\n(.*?)```", page, re.DOTALL)
    assert {name for name, _ in quoted} >= {"types.ts", "index.ts", "Board.svelte"}
    for name, text in quoted:
        for part in re.split(r"\n *…\n", text.strip("\n")):
            assert " ".join(part.split()) in " ".join(files[name].split()), f"{name}: {part}"
