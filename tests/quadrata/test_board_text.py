"""The board of Quadrata as text: it is complete, and every line fits."""

import pytest
from rich.text import Text

from ludotheque.cli.playing.board import names_of
from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_some
from ludotheque.core.texts.boards import board_text_of
from ludotheque.core.words import words_for
from ludotheque.games.quadrata import board_text
from ludotheque.games.quadrata.state import Quadrata
from tests.quadrata.scenario import GAME, Scenario

PLAYERS = ["Léa", "Tom", "Ana [la rouge]", "Robot D"]


def drawn(s: Quadrata, lang: str = "fr", width: int = 120, seat: int = 0) -> list[str]:
    names = names_of(words_for(GAME, lang), PLAYERS)
    return [Text.from_markup(line).plain for line in board_text.board(s.view(seat), names, width)]


def lines_of(t: Scenario, lang: str = "fr", width: int = 120, seat: int = 0) -> list[str]:
    return drawn(t.s, lang, width, seat)


def line_with(text: str, lines: list[str]) -> str:
    return next(line for line in lines if text in line)


def test_the_signs_are_explained_in_the_language_of_the_reader() -> None:
    t = Scenario().hand(0, 5, 6, 1)
    assert "✓ avec ces jetons   + avec des taxis   × province déjà visitée" in lines_of(t)
    assert "✓ with these tokens   + with taxis   × province already visited" in lines_of(t, "en")
    assert lines_of(t, "en")[-1].startswith("° dotted   _ free space   – not visited yet")


def test_a_visit_says_all_it_brings() -> None:
    t = Scenario().centre("toronto", "banff").hand(0, 5, 6, 1)
    t.provinces(0, "manitoba", "new_brunswick", "nunavut", "british_columbia")
    assert line_with("Tour CN", lines_of(t)).endswith("✓ 5×6 +1 trajet +avion +trophée")
    assert line_with("CN Tower", lines_of(t, "en")).endswith("✓ 5×6 +1 path +plane +trophy")


def test_the_command_line_finds_the_drawing() -> None:
    assert board_text_of(GAME) is board_text


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("width", [120, 80])
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_every_line_fits_at_every_moment(lang: str, width: int, mode: str) -> None:
    for number in range(3):
        s = GAME.new(4, number, {"mode": mode})
        while not s.over():
            for seat in (-1, 0, 3):
                assert max(len(line) for line in drawn(s, lang, width, seat)) <= width
            play_some(s, seeded(number), 17)
        assert drawn(s, lang, width)


def test_the_days_show_today_and_the_effects_of_tomorrow() -> None:
    lines = lines_of(Scenario(day=2))
    assert "1 [2] 3" in lines[0]
    assert lines[1] == "Aujourd'hui Deux jetons avancés"
    assert lines[2] == "Demain      Un jeton de base s'en va"
    assert not any("Demain" in line for line in lines_of(Scenario(day=7)))


def test_a_card_shows_both_places_with_their_numbers_and_points() -> None:
    lines = lines_of(Scenario().centre("toronto").hand(0, 1, 2, 3))
    at = lines.index(line_with("Toronto", lines))
    assert lines[at].split() == ["◆", "Ontario", "Toronto", "108", "110", "5", "pts"]
    assert lines[at + 1].split() == ["Tour", "CN", "24", "30", "2", "pts"]


def test_a_place_within_reach_says_how_and_what_it_brings() -> None:
    t = Scenario().centre("toronto", "banff").hand(0, 5, 6, 1).provinces(0, "manitoba")
    assert "✓ 5×6 +1 trajet" in line_with("Tour CN", lines_of(t))
    assert line_with("Tour CN", lines_of(t, width=80)).endswith("✓ 5×6")
    assert "✓" not in line_with("Toronto", lines_of(t))


def test_a_place_within_reach_by_taxi_has_another_sign() -> None:
    t = Scenario().centre("toronto").hand(0, 4, 7, 1).taxis(0, 1)
    assert "+ 4×7" in line_with("Tour CN", lines_of(t))


def test_practice_gives_nothing_away() -> None:
    t = Scenario(quiz="on").centre("toronto").hand(0, 5, 6, 1)
    assert not any("✓" in line for line in lines_of(t))
    assert any("0 justes" in line for line in lines_of(t))


def test_a_visited_province_is_crossed_out() -> None:
    t = Scenario().centre("toronto").hand(0, 5, 6, 1).provinces(0, "ontario")
    assert line_with("Toronto", lines_of(t)).startswith("× ◆ Ontario")
    assert "✓" not in line_with("Tour CN", lines_of(t))


def test_the_top_of_the_discard_pile_is_open_as_well() -> None:
    lines = lines_of(Scenario().discard("banff", "toronto"))
    at = lines.index("Dessus de la défausse, à prendre aussi")
    assert "Toronto" in lines[at + 1]
    assert not any("Banff" in line for line in lines)


def test_the_own_reservation_stands_with_the_cards_and_others_with_their_players() -> None:
    t = Scenario().reserved(0, "toronto").reserved(1, "banff")
    lines = lines_of(t)
    assert "Toronto" in lines[lines.index("Votre réservation") + 1]
    assert "Banff et Lac Louise" in line_with("  Réservation", lines)


def test_a_player_shows_tokens_taxis_map_links_and_points() -> None:
    t = Scenario(mode="expert").hand(0, 5, "plane", 3, extra=[6]).taxis(0, 2, crossed=["add"])
    t.provinces(0, "alberta", "saskatchewan")
    lines = lines_of(t, "en", 80)
    tokens = line_with("  Tokens", lines).split()
    assert tokens[1:] == ["5", "plane", "3", "(train)", "(train)", "6°", "_°"]
    assert "2 in hand · 3/12 received" in line_with("  Taxis", lines)
    assert any("+1 or +2 to the result 1/2" in line for line in lines)
    assert line_with("  Links", lines).split() == ["Links", "AB–SK"]
    assert "11.5 pts" in line_with("→ A Léa", lines)
    assert sum(t.halves(0).values()) == 23


def test_half_points_are_written_as_the_language_does() -> None:
    t = Scenario()
    assert "A Léa (vous, 1er joueur)  0,5 pts  avions 0,5" in line_with("Léa", lines_of(t))
    assert "0.5 pts" in line_with("Léa", lines_of(t, "en"))


def test_trophies_show_their_points_and_their_owners() -> None:
    t = Scenario().provinces(1, "british_columbia", "ontario", "new_brunswick", "nunavut").trophy("violet", 1)
    assert line_with("Trophées", lines_of(t)).split()[1:5] == ["◆", "3", "pts", "B"]


def test_a_name_with_brackets_is_no_markup() -> None:
    assert any("Ana [la rouge]" in line for line in lines_of(Scenario(seats=3)))


def test_the_figures_are_those_of_the_box_that_is_played_with() -> None:
    data = GAME.drawing.board()
    toronto = next(card for card in data["cards"] if card["id"] == "toronto")
    toronto["city"]["numbers"] = [77, 121]
    names = names_of(words_for(GAME, "fr"), PLAYERS)
    view = Scenario().centre("toronto").s.view(0)
    assert any("77 121" in line for line in board_text.board(view, names, 120, data))
