"""Reused browser windows keep nothing of earlier guests."""

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.windows import Windows
from tests.web.serving import Server

KEPT = "[localStorage.getItem('note'), sessionStorage.getItem('note'), document.cookie]"
KEEP = """
localStorage.setItem("note", "Agathe");
sessionStorage.setItem("note", "Agathe");
document.cookie = "note=Agathe";
"""


def test_a_reused_window_starts_as_a_new_visitor(windows: Windows, server: Server) -> None:
    first = Guest(windows, server, "Agathe")
    first.home()
    first.page.evaluate(KEEP)
    before = first.said("GET", "/api/me")
    first.leave()
    second = Guest(windows, server)
    assert second.window is first.window
    second.home()
    assert second.page.evaluate(KEPT) == [None, None, ""]
    now = second.said("GET", "/api/me")
    assert now["id"] != before["id"]
    assert now["name"] != "Agathe"
    second.leave()


def add_a_script(guest: Guest) -> None:
    guest.context.add_init_script("window.strange = true")


def turn_the_clock(guest: Guest) -> None:
    guest.page.clock.install()


@pytest.mark.parametrize("change", [add_a_script, turn_the_clock])
def test_a_window_that_was_changed_is_not_handed_on(
    windows: Windows, server: Server, change: Callable[[Guest], None]
) -> None:
    first = Guest(windows, server)
    change(first)
    first.home()
    first.leave()
    second = Guest(windows, server)
    assert second.window is not first.window
    second.leave()
