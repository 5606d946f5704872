"""The board of Québec as text: it is complete, and every line fits."""

import pytest
from rich.text import Text

from ludotheque.cli.playing.board import names_of
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_some
from ludotheque.core.texts.boards import board_text_of
from ludotheque.core.words import words_for
from ludotheque.games.quebec import board_text
from tests.quebec.scenario import Scenario

PLAYERS = ["Léa", "Tom", "Ana [la rouge]", "Robot D", "Robot E"]


def lines_of(t: Scenario, lang: str = "fr", width: int = 120, seat: int = 0) -> list[str]:
    names = names_of(words_for(load_game("quebec"), lang), PLAYERS)
    return [Text.from_markup(line).plain for line in board_text.board(t.s.view(seat), names, width)]


def text_of(t: Scenario, lang: str = "fr", width: int = 120) -> str:
    return "\n".join(lines_of(t, lang, width))


@pytest.mark.parametrize(("lang", "name"), [("fr", "Portuaire"), ("en", "Port")])
@pytest.mark.parametrize("width", [120, 80])
def test_a_district_is_called_by_the_word_that_tells_it_apart(lang: str, name: str, width: int) -> None:
    assert f"{name} 2" in text_of(Scenario(), lang, width)


def test_the_command_line_finds_the_drawing() -> None:
    assert board_text_of(load_game("quebec")) is board_text
    assert board_text_of(load_game("morra")) is None


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("width", [120, 80])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_line_fits_at_every_moment(lang: str, width: int, seats: int) -> None:
    t = Scenario(seats=seats)
    for number in range(12):
        play_some(t.s, seeded(number), 25)
        # Cards have long names: they are the only lines that may be wrapped.
        short = [line for line in lines_of(t, lang, width) if " – " not in line]
        assert max(len(line) for line in short) <= width


def test_the_states_of_a_tile_differ_without_colours() -> None:
    t = Scenario(seats=4).century(2).building("port_quarter_1", architect=1, contributions=[0, 2])
    t.marker("irish_quarter_1", seat=2, stars=3)
    text = text_of(t)
    assert "▲B AC·" in text  # under construction
    assert "★★★C" in text  # with a marker
    assert "■ II " in text  # available
    assert "× I " in text  # without a marker
    assert " III " in text  # dormant


def test_a_letter_has_the_colour_that_its_player_took() -> None:
    game = load_game("quebec")
    s = game.new(3, 1, {}, ["white", "orange", "black"])
    lines = board_text.board(s.view(0), names_of(words_for(game, "fr"), PLAYERS), 120, game.drawing.board())
    letters = {
        str(text)[span.start : span.end]: str(span.style)
        for text in map(Text.from_markup, lines)
        for span in text.spans
        if " on #" in str(span.style) and span.end - span.start == 1
    }
    assert letters == {
        "A": "bold #000000 on #fafafa",
        "B": "bold #000000 on #e67e22",
        "C": "bold #ffffff on #1e1e1e",
    }


def test_the_neutral_architect_is_shown() -> None:
    t = Scenario(seats=4).leader(1, "economy")
    t.building("port_quarter_1", architect="neutral")
    assert "▲N" in text_of(t)
    assert "architecte neutre: Portuaire 1" in text_of(t)


def test_zones_stand_in_scoring_order_with_the_majority_and_the_arrow() -> None:
    t = Scenario(seats=3).century(2).zone("politics", 3, 5, 5).zone("citadel", 1, 0, 0)
    lines = lines_of(t)
    first = next(i for i, line in enumerate(lines) if line.startswith("Zones"))
    assert lines[first + 1].startswith("1  Citadelle")
    assert lines[first + 2].startswith("2► Politique")
    assert lines[first + 2].split()[2:5] == ["3", "5*", "5*"]


def test_players_show_points_workers_architect_and_leader() -> None:
    t = Scenario(seats=3).workers(1, passive=12, active=7)
    row = next(line for line in lines_of(t) if "Tom" in line)
    assert row.split()[-5:] == ["7", "12", "0", "en", "main"]
    assert any("→ A Léa" in line for line in lines_of(t))


def test_a_name_with_brackets_is_no_markup() -> None:
    assert "Ana [la rouge]" in text_of(Scenario(seats=3))


def test_the_family_level_has_no_cards() -> None:
    text = text_of(Scenario(seats=3, level="family"))
    assert "Leaders" not in text
    assert "Objectif" not in text


def test_hidden_events_stay_hidden() -> None:
    text = text_of(Scenario(seats=3).century(2))
    assert "1603" in text
    assert "1756" in text
    assert "1871" not in text


def test_a_narrow_screen_gets_lists() -> None:
    t = Scenario(seats=3).century(2).building("port_quarter_1", architect=1, contributions=[0])
    t.marker("irish_quarter_1", seat=2, stars=2)
    text = text_of(t, "en", 80)
    assert "Under construction" in text
    assert "▲B A··" in text
    assert "Irish 1 ★★" in text
