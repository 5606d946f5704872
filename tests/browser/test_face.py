"""A third-party game has its own face."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, check_pages
from tests.browser.faced import PACKAGE, put_together
from tests.browser.guest import ME, RANDOM
from tests.web.serving import DIRECTLY, Server
from tests.web.visiting import wait_until


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    check_pages()
    put_together(tmp_path / "package")
    monkeypatch.setenv(PACKAGE, str(tmp_path / "package"))
    own = Server(tmp_path, games="tests.browser.faced:game").start()
    yield own
    own.close()


def test_a_game_is_drawn_by_the_face_of_its_package(table: Server, meet: Meet) -> None:
    guest = meet("Maude", server=table)
    match = guest.create("faced", ME, RANDOM)
    guest.open(match)
    fingers = guest.page.locator("button.finger")
    expect(fingers).not_to_have_count(0)
    expect(fingers.first).to_have_css("border-top-color", "rgb(1, 2, 3)")
    fingers.first.click()
    guest.confirm()
    wait_until(lambda: guest.moves(match) >= 2, "the bot's choice and mine")


def test_it_brings_its_pieces_its_box_and_other_parts_of_the_page(table: Server, meet: Meet) -> None:
    guest = meet("Maude", server=table, width=390)
    guest.home()
    card = guest.page.get_by_role("article").filter(has=guest.page.locator(".emblem", has_text="✊"))
    expect(card).to_contain_text("5–10 min")
    expect(card.get_by_role("img", name="Difficulté 1 sur 5")).to_be_visible()
    guest.open(guest.create("faced", ME, RANDOM))
    for seat, paint in enumerate(("rgb(4, 5, 6)", "rgb(7, 8, 9)")):
        player = guest.page.get_by_role("article", name=f"argile {seat}")
        expect(player.locator("svg.piece path").first).to_have_css("fill", paint)
    guest.page.get_by_role("tab", name="Manches").click()
    expect(guest.page.get_by_role("tabpanel")).to_contain_text("2 poings")


def test_its_files_are_kept_for_ever_under_their_hash(table: Server) -> None:
    with httpx.Client(base_url=table.url, **DIRECTLY) as client:
        games = {game["id"]: game["face"] for game in client.get("/api/games").json()}
        assert games["quebec"] is None
        address = games["faced"]
        script = client.get(address)
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert "script-src 'self'" in script.headers["content-security-policy"]
        assert client.get(address.replace("index.js", "board.css")).status_code == 200
        assert client.get(address.replace("index.js", "../__init__.py")).status_code == 404
        assert client.get("/faces/faced/0000000000000000/index.js").status_code == 404
        assert client.get("/faces/nothing/0000000000000000/index.js").status_code == 404
