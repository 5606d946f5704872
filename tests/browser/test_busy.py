"""While all workers are busy the page shows an estimate for a bot or a hint, without moving the layout."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, check_pages
from tests.browser.guest import GREEDY, ME
from tests.browser.test_hint import DO
from tests.browser.test_steady_board import WATCH
from tests.web.fragile import FOLDER
from tests.web.serving import TOYS, Server
from tests.web.test_bots import all_busy

LAMP = re.compile("Montrer un bon coup|Show me a good move")


@pytest.fixture
def fragile_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """With one worker, which a bot of the fragile game occupies until the test releases it."""
    check_pages()
    monkeypatch.setenv(FOLDER, str(tmp_path))
    own = Server(tmp_path, games=f"{TOYS},tests.web.fragile:game", bot_seconds=600.0).start()
    yield own
    (tmp_path / "enough").touch()
    own.close()


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", r"occupé\s: environ \d+\ss"), ("en", r"busy: about \d+\ss")]
)
def test_it_says_for_how_long_and_the_board_stays_where_it_is(
    fragile_server: Server, meet: Meet, lang: str, words: str
) -> None:
    busy = re.compile(words)
    guest = meet("Maude", fragile_server, lang=lang)
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    expect(guest.bar.get_by_role("button", name=LAMP)).to_be_visible()
    guest.page.evaluate("document.fonts.ready.then(() => undefined)")
    guest.page.evaluate(WATCH)
    with all_busy(fragile_server) as enough:
        guest.page.keyboard.press("h")
        expect(guest.bar).to_contain_text(busy)
        enough.touch()
        expect(guest.bar.get_by_role("button", name=DO)).to_be_visible()
        expect(guest.bar).not_to_contain_text(busy)
    # Then a bot waits, after the advised move.
    with all_busy(fragile_server) as enough:
        guest.page.keyboard.press("Enter")
        guest.confirm()
        expect(guest.bar).to_contain_text(busy)
        enough.touch()
        expect(guest.bar.get_by_role("button", name=LAMP)).to_be_visible()
        expect(guest.bar).not_to_contain_text(busy)
    assert len(guest.page.evaluate("[...places]")) == 1
