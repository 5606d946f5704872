"""The view, the preview of placements, the drawing in a terminal."""

import json
from collections import Counter
from typing import Any

import pytest
from rich.text import Text

from ludotheque.cli.playing.board import names_of
from ludotheque.core.chance import seeded
from ludotheque.core.words import words_for
from ludotheque.games.nouvelle_france import board_text
from ludotheque.games.nouvelle_france.placement import placements, why_not_there
from ludotheque.games.nouvelle_france.state import IN_RESERVE, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import COLOURS, FORMS, PIECES, SHAPES
from tests.nouvelle_france.mill import ANGUILLE, after_turn_two
from tests.nouvelle_france.scenario import GAME, Scenario
from tests.nouvelle_france.test_constraints import bound

BOARD = GAME.drawing.board()


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
    cells = BOARD["placements"]["anguille"]["mill"][number]
    assert cells == [t.cell("mill", cell) for cell in ANGUILLE]


def test_nf_6_1_each_point_of_a_placement_is_a_cube_that_is_shown() -> None:
    """Alone and with several, first where the works are empty, then where pieces touch others."""
    for seats, seed in ((1, 3), (4, 4)):
        s = GAME.new(seats, seed, {})
        chance = seeded(seed)
        while not s.over():
            shown = s.view(0)["placements"]
            for row, cells in zip(shown["rows"], shown["gains"], strict=True) if shown else []:
                whites = row[2] if shown["colour"] != "white" else 0
                assert len(cells) == row[1] + whites, (seed, shown["piece"], row)
            actions = s.actions(s.mover())
            s.apply(s.mover(), actions[chance.below(len(actions))])


def test_nf_6_1_the_cubes_that_a_placement_counts() -> None:
    """The two yellow cubes of the piece, each followed by those it touches; then the white ones."""
    t = after_turn_two(Scenario().cards("anguille", "canon", "canon"))
    t.do(0, "take", piece="anguille_yellow").do(0, "build", work="mill")
    shown = t.s.view(0)["placements"]
    number = t.id("anguille_yellow", "mill", *ANGUILLE)
    (cells,) = [cells for row, cells in zip(shown["rows"], shown["gains"], strict=True) if row[0] == number]
    own = BOARD["placements"]["anguille"]["mill"][number]
    colours = dict(
        zip(own, next(p["colours"] for p in BOARD["pieces"] if p["id"] == shown["piece"]), strict=True)
    )
    lying = {
        cell: cube[3]
        for piece in t.s.view(0)["pieces"]
        for cell, cube in zip(piece["cells"], piece["cubes"], strict=True)
    }
    assert [(colours | lying)[cell] for cell in cells] == ["yellow"] * 5 + ["white"] * 3
    assert cells[0] in own
    assert set(cells) & set(lying)


def test_nf_5_3_5_where_a_piece_comes_to_rest_without_standing() -> None:
    """Told are the placements that touch something below, have nothing in their way, and are not legal all the same."""
    s = GAME.new(1, 3, {})
    chance = seeded(3)
    refused: Counter[str] = Counter()
    while not s.over():
        shown = s.view(0)["placements"]
        legal = [row[0] for row in shown["rows"]] if shown else []
        for number in range(s.table_of(s.top(0), s.top(1)).size if shown else 0):
            why = why_not_there(s, s.top(0), s.top(1), number, s.step().name == "place")
            assert (why is None) is (number in legal)
            in_the_way = why is not None and why.name in ("cell-occupied", "slides-under", "floats")
            if number in shown["rests"]:
                assert why is not None
                assert not in_the_way
                refused[why.name] += 1
            elif why is not None:
                assert in_the_way or why.rule != "NF-5.3.5"
        actions = s.actions(s.mover())
        s.apply(s.mover(), actions[chance.below(len(actions))])
    assert refused["topples"] + refused["overhangs"] > 0


def test_the_winners_are_shown_when_it_is_over() -> None:
    s = GAME.new(3, 5, {})
    chance = seeded(5)
    assert s.view(0)["winners"] == []
    while not s.over():
        actions = s.actions(s.mover())
        s.apply(s.mover(), actions[chance.below(len(actions))])
    assert s.view(0)["winners"] == GAME.score(s).winners


def test_placements_come_with_the_points_of_an_ally_and_none_for_white_with_several() -> None:
    t = after_turn_two(Scenario(seats=4).sticks(mill=[3, 5, 1])).turn(2).cards("anguille", "canon", "canon")
    number = t.id("anguille_yellow", "mill", *ANGUILLE)

    def row_of(s: NouvelleFrance) -> list[int]:
        (row,) = [row for row in s.view(2)["placements"]["rows"] if row[0] == number]
        return list(row)

    alone = Scenario(seats=4)
    alone.s = t.s.clone()
    alone.do(2, "pass").do(2, "take", piece="anguille_yellow").do(2, "build", work="mill")
    assert row_of(alone.s) == [number, 3, 0, 5, 0, 1]
    t.do(2, "use", ally="premieres_nations").do(2, "take", piece="anguille_yellow").do(
        2, "build", work="mill"
    )
    assert row_of(t.s) == [number, 4, 0, 5, 0, 1]
    shown = t.s.view(2)["placements"]
    assert (shown["piece"], shown["work"], shown["colour"]) == ("anguille_yellow", "mill", "brown")


def test_a_bonus_piece_of_the_first_nations_turn_is_shown_without_their_points() -> None:
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "canon").marker(yellow=17)
    t.cube("mill", "yellow", [0, 1, 1]).do(0, "use", ally="premieres_nations")
    t.place("equerre_yellow", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    t.do(0, "build", work="mill")
    rows = {row[0]: row[1] for row in t.s.view(0)["placements"]["rows"]}
    assert rows[t.id("poutre_yellow", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])] == 3
    assert rows[t.id("poutre_yellow", "mill", [1, 1, 1], [2, 1, 1], [3, 1, 1])] == 3 + 1


def test_the_winters_placements_are_shown_for_white() -> None:
    t = (
        Scenario(player_may_choose_ties="yes")
        .cards("canon", "canon", "canon")
        .snow_done(3)
        .turn(slot=4)
        .settle()
    )
    assert t.s.view(0)["placements"] is None
    t.do(0, "build", work="church")
    shown = t.s.view(0)["placements"]
    assert (shown["piece"], shown["work"], shown["colour"]) == ("canon_white", "church", "white")
    assert {tuple(row[1:3]) for row in shown["rows"]} == {(2, 2)}


def colours_left(s: NouvelleFrance, kind: str) -> list[str]:
    """The colours in which pieces of a shape or form are in the reserve."""
    return [c for c in COLOURS.ids if s.piece_work[PIECES.index_of[f"{kind}_{c}"]] == IN_RESERVE]


SEAT_COLOURS = ["yellow", "blue", "brown", "white"]


def kind(piece: dict[str, Any]) -> str:
    """Whether a placed piece is of a shape, or a bonus form."""
    return "shape" if piece["piece"].split("_")[0] in SHAPES.ids else "form"


def snow_to_come(s: NouvelleFrance) -> dict[str, int] | None:
    """NF-4.8: cards 7 to 13, 20 to 26 and 33 to 39; alone the third lies last."""
    drawn = [int(card) for card in s.deck[: s.drawn]]
    for number, (first, last) in enumerate([(6, 12), (19, 25), (38 if s.seats == 1 else 32, 38)]):
        if 9 + number not in drawn:
            return {"soonest": max(first, len(drawn)) - len(drawn) + 1, "latest": last - len(drawn) + 1}
    return None


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 5), (3, 6)])
def test_nf_9_2_the_view_tells_all_that_lies_on_the_table(seats: int, seed: int) -> None:
    """Against a plain count of the position, at every decision of a random game."""
    s = GAME.new(seats, seed, {"architecture": "on"})
    chance = seeded(seed)
    decisions = 0
    while True:
        view = s.view(0)
        assert view["reserve"] == {shape: colours_left(s, shape) for shape in SHAPES.ids}
        assert view["bonus_reserve"] == {form: colours_left(s, form) for form in FORMS.ids}
        drawn = Counter(int(card) for card in s.deck[: s.drawn])
        shown = Counter(SHAPES.index_of[shape] for shape in view["visible"])
        to_come = Counter(int(card) for card in s.deck[s.drawn :])
        assert view["deck"] == {
            "cards": len(s.deck) - s.drawn,
            "left": {shape: to_come[i] for i, shape in enumerate(SHAPES.ids)},
            "discarded": {shape: drawn[i] - shown[i] for i, shape in enumerate(SHAPES.ids)},
            "snow_drawn": sum(drawn[card] for card in (9, 10, 11)),
            "snow_within": snow_to_come(s),
        }
        assert {colour: sum(parts.values()) for colour, parts in view["parts"].items()} == view["markers"]
        for i, form in enumerate(FORMS.ids):
            (track,) = [track for track in view["track"] if track["form"] == form]
            assert track["taken"] == [c for j, c in enumerate(COLOURS.ids) if s.taken[j * len(FORMS.ids) + i]]
        for shown_shape in view["open"]:
            left = colours_left(s, shown_shape["shape"])
            assert shown_shape["pieces"] == [f"{shown_shape['shape']}_{colour}" for colour in left]
        alone_at_the_end = seats == 1 and s.over()
        assert (view["won"] is not None, view["margin"] is not None) == (alone_at_the_end, seats == 1)
        assert [one["snowfall"] for one in view["forecast"]] == list(range(s.snowfalls + 1, 4))
        gone = sum(view["deck"]["discarded"].values())
        assert view["turn"] == (gone if s.over() else gone + 1)
        placed = {piece["piece"]: piece for piece in view["pieces"]}
        assert set(placed) == {id for i, id in enumerate(PIECES.ids) if s.piece_work[i] >= 0}
        assert [piece["order"] for piece in view["pieces"]] == list(range(1, len(placed) + 1))
        for number, work in enumerate(view["works"]):
            assert work["stick"] == GAME.components.works.stick[s.sticks[number]].values
            by = int(s.closed[number])
            assert (work["closed"], work["closed_by"]) == (by >= 0, {-1: None, 4: "winter"}.get(by, by))
            assert work["fits"] == [
                shape for i, shape in enumerate(SHAPES.ids) if len(placements(s, i * 4, number, True)) > 0
            ]
            cubes = [
                cube for piece in placed.values() if piece["work"] == work["work"] for cube in piece["cubes"]
            ]
            for floor in (1, 2, 3):
                found = Counter(colour for _, _, z, colour in cubes if z == floor)
                assert work["counts"][floor - 1] == {colour: found[colour] for colour in COLOURS.ids}
            heights = {(x, y): 0 for x, y, _ in work["heights"]}
            for x, y, z, _ in cubes:
                heights[x, y] = max(heights[x, y], z)
            assert work["heights"] == [[x, y, top] for (x, y), top in heights.items()]
            assert work["scored"] == list(range(1, s.snowfalls + 1))
            assert work["next_floor"] == (None if s.snowfalls == 3 else s.snowfalls + 1)
        third = Counter(cube[3] for piece in placed.values() for cube in piece["cubes"] if cube[2] == 3)
        for player in view["players"]:
            seat, colour = player["seat"], player["colour"]
            assert (colour, player["points"]) == (SEAT_COLOURS[seat], view["markers"][SEAT_COLOURS[seat]])
            assert player["discs"] == [work["work"] for work in view["works"] if work["closed_by"] == seat]
            assert player["high_cubes"] == third[colour]
            mine = [
                piece["work"] for piece in placed.values() if piece["by"] == seat and kind(piece) == "shape"
            ]
            assert player["last_work"] == (mine[-1] if mine else None)
            left = [s.allies[seat * 3 + ally] == 0 for ally in range(3)]
            assert list(player["allies"].values()) == left
        assert [player["seat"] for player in view["players"]] == ([] if seats == 1 else list(range(seats)))
        assert (view["active"] is None) == s.over()
        if s.over():
            break
        choices = s.actions(s.mover())
        s.apply(s.mover(), choices[chance.below(len(choices))])
        decisions += 1
    assert decisions > 30


def test_nf_8_4_12_the_state_of_each_players_bonus_pieces() -> None:
    """Blue has placed the beam, and wins stake and peg in one move; yellow still has to win one."""
    t = Scenario(seats=2).turn(1).cards("equerre", "faux", "canon").marker(blue=39)
    t.on("redoubt", "poutre_blue", [0, 2, 1], [0, 3, 1], [0, 4, 1], by=1)

    def told(seat: int) -> dict[str, str]:
        bonus: dict[str, str] = t.s.view(0)["players"][seat]["bonus"]
        return bonus

    assert told(1) == {"poutre": "placed", "pieu": "to_win", "cheville": "to_win"}
    assert told(0) == {"poutre": "to_win", "pieu": "to_win", "cheville": "to_win"}
    t.cube("redoubt", "blue", *[[x, 0, 1] for x in range(7)], *[[x, 6, 1] for x in range(7)]).sticks(
        redoubt=[5, 3, 1]
    )
    t.snow(1)
    assert t.markers()["blue"] >= 60
    assert t.asked() == (1, "work")  # the stake; the peg comes after it
    assert told(1) == {"poutre": "placed", "pieu": "won", "cheville": "won"}
    assert told(0) == {"poutre": "to_win", "pieu": "to_win", "cheville": "to_win"}
    t.do(1, "build", work="church")
    assert told(1) == {"poutre": "placed", "pieu": "won", "cheville": "won"}
    t.do(1, **t.choices(1)[0])
    assert told(1) == {"poutre": "placed", "pieu": "placed", "cheville": "won"}
    assert t.asked() == (1, "work")
    t.fill("redoubt").fill("mill").fill("church")
    t.s.drop()
    assert told(1) == {"poutre": "placed", "pieu": "placed", "cheville": "lost"}
    assert Scenario(seats=2).snow_done(1).s.view(0)["players"][0]["bonus"] == {
        "poutre": "lost",
        "pieu": "to_win",
        "cheville": "to_win",
    }


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
                    lines = board_text.board(view, names, width, BOARD)
                    assert any("W" in Text.from_markup(line).plain for line in lines)
        actions = s.actions(s.mover())
        s.apply(s.mover(), actions[chance.below(len(actions))])
        played += 1
    assert s.view(0)["placements"] is None
    assert board_text.board(s.view(0), names_of(words_for(GAME, "fr"), ["A"] * 4), 120, BOARD)


class Looked(dict[str, str]):
    """Words that record which of them were looked up."""

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
    drawn = board_text.board(t.s.view(0), names, 120, BOARD)
    t.settle().turn(slot=2).cards("faux", "faux", "faux").do(0, "take", piece="faux_blue")
    for s in (t.s, Scenario(seats=2).s):
        drawn += board_text.board(s.view(0), names, 120, BOARD)
    assert labels.seen == set(board_text.LABELS)
    shown = "\n".join(Text.from_markup(line).plain for line in drawn)
    assert "ouvrage achevé" in shown
    assert "Réserve\u00a0:" in shown


def test_the_drawing_shows_floors_and_covered_cells() -> None:
    t = Scenario().on("redoubt", "girouette_blue", [3, 6, 1], [2, 6, 2], [3, 6, 2], [4, 6, 2], [3, 6, 3])
    lines = board_text.board(t.s.view(0), names_of(words_for(GAME, "en"), ["A"]))
    rows = [Text.from_markup(line).plain for line in lines]
    south = next(row for row in rows if row.startswith("7 ··-Y-··"))
    assert south.split()[:6] == ["7", "··-Y-··", "7", "··BNB··", "7", "···W···"]
