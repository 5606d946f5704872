"""What a screen gets: the view, the preview of placements, the drawing in a terminal."""

import json

import pytest
from rich.text import Text

from ludotheque.cli.board import names_of
from ludotheque.core.chance import seeded
from ludotheque.core.words import words_for
from ludotheque.games.nouvelle_france import board_text
from tests.nouvelle_france.mill import ANGUILLE, after_turn_two
from tests.nouvelle_france.scenario import GAME, Scenario
from tests.nouvelle_france.test_constraints import bound


def test_placements_come_with_what_they_bring() -> None:
    t = after_turn_two(Scenario().sticks(mill=[3, 5, 1]).cards("anguille", "canon", "canon"))
    t.do(0, "take", piece="anguille_yellow").do(0, "build", work="mill")
    shown = t.s.view(0)["placements"]
    assert (shown["piece"], shown["work"], shown["colour"]) == ("anguille_yellow", "mill", "yellow")
    assert [row[0] for row in shown["rows"]] == [said["placement"] for said in t.choices(0)]
    number = t.id("anguille_yellow", "mill", *ANGUILLE)
    (row,) = [row for row in shown["rows"] if row[0] == number]
    assert dict(zip(shown["fields"], row, strict=True)) == {
        "placement": number,
        "points": 5,
        "white": 3,
        "snow": 10,
        "white_snow": 5,
        "covered": 1,
    }
    cells = shown["cells"][shown["rows"].index(row)]
    assert cells == [t.cell("mill", cell) for cell in ANGUILLE]
    assert cells == GAME.board()["placements"]["anguille"]["mill"][number]


def test_cubes_have_colour_piece_and_order() -> None:
    t = after_turn_two(Scenario())
    pieces = t.s.view(0)["pieces"]
    assert [piece["order"] for piece in pieces] == [1, 2, 3, 4]
    assert pieces[0]["cubes"][3] == [1, 1, 1, "white"]
    assert t.s.view(0)["last"] == "faux_yellow"


def test_the_forecast_is_what_the_snow_brings() -> None:
    t = after_turn_two(Scenario().sticks(mill=[3, 5, 1]))
    t.s.track[0] = 0
    forecast = t.s.view(0)["forecast"][0]
    assert (forecast["snowfall"], forecast["floor"]) == (1, 1)
    before = t.markers()
    t.snow(1)
    assert {c: n - before[c] for c, n in t.markers().items()} == forecast["total"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_view_is_json_and_every_board_can_be_drawn(seats: int) -> None:
    s = GAME.new(seats, 5, {"architecture": "on", "constraint": "artisan", "player_may_choose_ties": "yes"})
    chance = seeded(seats)
    played = 0
    while not s.over():
        if played % 7 == 0:
            view = s.view(0)
            json.dumps(view)
            for lang in ("fr", "en"):
                names = names_of(words_for(GAME, lang), ["Léa", "Tom [x]", "Ana", "Max"])
                for width in (60, 120):
                    lines = board_text.board(view, names, width)
                    assert any("W" in Text.from_markup(line).plain for line in lines)
        actions = s.actions(s.mover())
        s.apply(s.mover(), actions[chance.below(len(actions))])
        played += 1
    assert s.view(0)["placements"] is None
    assert board_text.board(s.view(0), names_of(words_for(GAME, "fr"), ["A"] * 4))


class Looked(dict[str, str]):
    """Words that remember which of them were looked up."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__(words)
        self.seen: set[str] = set()

    def __getitem__(self, id: str) -> str:
        self.seen.add(id)
        return super().__getitem__(id)


def test_the_drawing_uses_every_label_it_declares() -> None:
    names = names_of(words_for(GAME, "fr"), ["Léa", "Tom"])
    labels = names["board"] = Looked(names["board"])
    t = bound(Scenario(architecture="on"), None, "mill", None).close("church").snow_done(1).turn(slot=4)
    drawn = board_text.board(t.s.view(0), names)
    t.settle().turn(slot=2).cards("faux", "faux", "faux").do(0, "take", piece="faux_blue")
    for s in (t.s, Scenario(seats=2).s):
        drawn += board_text.board(s.view(0), names)
    assert labels.seen == set(board_text.LABELS)
    shown = "\n".join(Text.from_markup(line).plain for line in drawn)
    assert "ouvrage achevé" in shown
    assert "Réserve\u00a0:" in shown


def test_the_drawing_shows_floors_and_covered_cells() -> None:
    t = Scenario().on("redoubt", "girouette_blue", [3, 6, 1], [2, 6, 2], [3, 6, 2], [4, 6, 2], [3, 6, 3])
    lines = board_text.board(t.s.view(0), names_of(words_for(GAME, "en"), ["A"]), 120)
    rows = [Text.from_markup(line).plain for line in lines]
    south = next(row for row in rows if row.startswith("··-Y-··"))
    assert south.split()[:3] == ["··-Y-··", "··BNB··", "···W···"]
