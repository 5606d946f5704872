"""The Winter's turn (NF-5.6)."""

from typing import Any

import pytest

from ludotheque.core.chance import seeded
from ludotheque.games.nouvelle_france import scoring
from ludotheque.games.nouvelle_france.placement import covered, placements
from ludotheque.games.nouvelle_france.state import WINTER
from ludotheque.games.nouvelle_france.vocabulary import PIECES
from ludotheque.games.nouvelle_france.winter_search import (
    most_white,
    search,
    tied,
    tied_pieces,
    tied_placements,
    tied_works,
)
from tests.nouvelle_france.scenario import GAME, Scenario


def example(player_may_choose_ties: str = "no") -> Scenario:
    """The example of a Winter turn in the booklet."""
    t = Scenario(player_may_choose_ties=player_may_choose_ties).cards("canon", "girouette", "equerre")
    t.sticks(redoubt=[1, 3, 5], mill=[3, 5, 1], church=[5, 1, 3])
    t.on("mill", "raquette_brown", [4, 3, 3], [3, 3, 3], [4, 3, 2], [3, 3, 2], [4, 3, 1])
    t.on("mill", "manivelle_brown", [1, 1, 1], [2, 1, 1], [2, 1, 2], [2, 1, 3], [3, 1, 3])
    t.on("mill", "manivelle_white", [1, 2, 1], [1, 2, 2], [1, 1, 2], [1, 0, 2], [1, 0, 3])
    return t.turn(slot=4)


def test_nf_5_6_2_the_winter_places_the_square_for_five_points() -> None:
    t = example().settle()
    saw = {said["shape"]: (said["points"], said["work"]) for said in t.happened("winter_saw")}
    assert {shape: points for shape, (points, _) in saw.items()} == {"canon": 2, "girouette": 3, "equerre": 5}
    assert saw["equerre"][1] == "mill"
    assert t.where("equerre_white") == ("mill", [[1, 3, 3], [1, 3, 2], [1, 3, 1], [1, 2, 3], [1, 1, 3]])
    assert t.markers() == {"white": 5, "yellow": 0, "blue": 0, "brown": 0}
    (chose,) = t.happened("winter_chose")
    assert (chose["piece"], chose["points"], chose["comparison"]) == ("equerre_white", 5, "placement_order")


def test_nf_5_6_2_snow_value_and_covered_cells_of_the_choice() -> None:
    found = search(example().s)
    assert (found.points, found.snow, found.covered) == (5, 4, 0)


def test_nf_5_6_2_the_view_explains_the_winters_choice() -> None:
    winter = example().settle().s.view(0)["winter"]
    assert winter["candidates"] == [
        {"shape": "equerre", "verdict": "kept", "best": 5, "work": "mill"},
        {"shape": "canon", "verdict": "kept", "best": 2, "work": "redoubt"},
        {"shape": "girouette", "verdict": "kept", "best": 3, "work": "mill"},
    ]
    assert (winter["piece"], winter["work"], winter["white_cubes"], winter["points"]) == (
        "equerre_white",
        "mill",
        2,
        5,
    )
    assert winter["comparison"] == "placement_order"


def test_nf_5_6_1_most_white_cubes_bind_even_for_fewer_points() -> None:
    t = example().gone("equerre_white").settle()
    (chose,) = t.happened("winter_chose")
    assert chose["piece"] == "girouette_white"
    assert t.happened("winter_left") == [{"event": "winter_left", "shape": "equerre", "cubes": 2}]


def test_nf_5_6_1_one_white_cube_if_no_doubled_piece_is_left() -> None:
    t = example().gone("equerre_white", "girouette_white", "canon_white").settle()
    (chose,) = t.happened("winter_chose")
    assert chose["piece"] not in ("equerre_white", "girouette_white", "canon_white")
    assert {said["cubes"] for said in t.happened("winter_saw")} == {1}


def test_nf_5_6_1_a_piece_without_room_never_binds() -> None:
    """The weathervane's white piece is there, but only the scythe still fits."""
    t = Scenario().cards("girouette", "faux", "faux").fill("mill", "blue").fill("church", "blue")
    t.fill("redoubt", "blue", but=[[1, 0, 3], [2, 0, 3], [3, 0, 3], [4, 0, 3], [1, 1, 3]])
    t.gone("faux_white").turn(slot=4).settle()
    assert t.happened("winter_no_room", shape="girouette")
    assert t.happened("winter_chose")[0]["piece"].startswith("faux")


def key(s: Any, piece: int, work: int, number: int) -> tuple[int, ...]:
    """The comparisons 1 to 8 of NF-5.6.2, smaller is better."""
    table = s.table_of(piece, work)
    solo = int(s.box.solo_colour[work])
    own = [int(c) for c in s.box.cube_colour[piece * 5 : piece * 5 + 5]]
    return (
        -scoring.placement_points(s, piece, table, number, 0),
        -scoring.snow_value(s, piece, work, number, 0),
        covered(table, s.top_floor, number),
        own.count(solo),
        work,
        piece // 4,
        piece % 4,
        number,
    )


@pytest.mark.parametrize("seed", range(12))
def test_nf_5_6_2_the_chain_of_comparisons(seed: int) -> None:
    """Against a plain search over everything, in the middle of random games; also which comparison decided."""
    s = GAME.new(1, seed)
    chance = seeded(seed)
    checked = 0
    while not s.over():
        if s.slot < 4 and s.step().name == "piece":
            found = search(s)
            pieces = [p for p in range(36) if s.is_visible(p // 4) and s.in_reserve(p)]
            legal = {(p, w): placements(s, p, w, False) for p in pieces for w in range(3)}
            whites = {p: int(s.box.colour_count[p * 4]) for p in pieces}
            most = max(whites[p] for (p, _), numbers in legal.items() if len(numbers) > 0)
            keys = sorted(
                key(s, p, w, int(n))
                for (p, w), numbers in legal.items()
                if whites[p] == most
                for n in numbers
            )
            best = keys[0]
            assert (found.work, found.piece, found.placement) == (best[4], best[5] * 4 + best[6], best[7])
            level = max((1 + next(i for i in range(8) if k[i] != best[i]) for k in keys[1:]), default=0)
            assert found.reason == level
            ties = [k for k in keys if k[:2] == best[:2]]
            assert len(tied(s)) == len(ties)
            checked += 1
        actions = s.actions(0)
        s.play(0, actions[chance.below(len(actions))])
    assert checked > 5


def test_nf_5_6_2_sticks_break_ties_of_contacts() -> None:
    """On empty works every placement brings two points: the dearest floor decides."""
    t = (
        Scenario()
        .cards("canon", "canon", "canon")
        .sticks(redoubt=[1, 3, 5], mill=[1, 5, 3], church=[5, 1, 3])
    )
    t.turn(slot=4).settle()
    (chose,) = t.happened("winter_chose")
    assert chose["work"] == "church"
    assert search(Scenario().cards("canon", "canon", "canon").s).points == 2


def test_nf_5_6_2_a_single_placement_needs_no_comparison() -> None:
    """One hole for one scythe, of which one piece is left."""
    t = Scenario().cards("faux", "faux", "faux").fill("redoubt", "blue").fill("church", "blue")
    t.fill("mill", "blue", but=[[0, 1, 3], [1, 1, 3], [2, 1, 3], [3, 1, 3], [0, 2, 3]])
    t.gone("faux_yellow", "faux_blue", "faux_brown").turn(slot=4).settle()
    assert [said["comparison"] for said in t.happened("winter_chose")] == ["only_one"]


def test_nf_5_6_3_only_white_scores_on_the_winters_placement() -> None:
    t = example().settle()
    assert {said["colour"] for said in t.happened("scored")} == {"white"}
    assert t.s.piece_by[PIECES.index_of["equerre_white"]] == WINTER


def test_nf_5_6_4_the_card_of_the_chosen_shape_goes() -> None:
    t = example().next_cards("maillet").settle()
    assert t.happened("discarded") == [{"event": "discarded", "shape": "equerre"}]
    assert t.visible() == ["canon", "girouette", "maillet"]


def test_nf_5_6_4_stuck_it_discards_the_first_shape_of_the_strip() -> None:
    t = Scenario().cards("manivelle", "canon", "raquette").close("mill").close("church")
    t.fill("redoubt").turn(slot=4).next_cards("faux").settle()
    assert t.happened("winter_stuck")
    assert t.happened("discarded")[0]["shape"] == "canon"
    assert t.s.slot == 1
    winter = t.s.view(0)["winter"]
    assert (winter["piece"], winter["work"], winter["points"], winter["comparison"]) == (
        None,
        None,
        0,
        "only_one",
    )
    assert most_white(Scenario().fill("redoubt").fill("mill").fill("church").s) == -1
    assert [one["verdict"] for one in winter["candidates"]] == ["no_room"] * 3
    assert [one["best"] for one in winter["candidates"]] == [None] * 3


def test_nf_5_6_5_the_player_picks_among_the_ties() -> None:
    t = example(player_may_choose_ties="yes").settle()
    assert t.asked() == (0, "winter_place")
    twin = [[1, 3, 3], [1, 2, 3], [1, 1, 3], [1, 3, 2], [1, 3, 1]]
    number = t.id("equerre_white", "mill", *twin)
    assert t.can(0, "place", placement=number)
    worse = t.id("equerre_white", "mill", [1, 0, 3], [1, 1, 3], [1, 2, 3], [2, 0, 3], [3, 0, 3])
    assert t.refused(0, "place", placement=worse) in ("NF-5.6.5", "NF-5.3.3", "NF-5.3.5", "NF-5.3.4")
    t.do(0, "place", placement=number)
    assert t.where("equerre_white") == ("mill", twin)
    assert t.markers()["white"] == 5
    assert t.happened("winter_chose")[0]["comparison"] == "player"


def test_nf_5_6_5_pieces_and_works_are_asked_for_where_they_are_tied() -> None:
    t = Scenario(player_may_choose_ties="yes").cards("canon", "faux", "equerre")
    t.snow_done(3).turn(slot=4).settle()  # no floor is worth anything any more: all placements are alike
    assert t.asked() == (0, "winter")
    pieces = [said["piece"] for said in t.choices(0)]
    assert len(pieces) > 1
    assert t.refused(0, "take", piece="canon_blue") == "NF-5.6.1"
    t.do(0, "take", piece=pieces[0])
    assert t.asked() == (0, "winter_work")
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "mill", "church"]
    t.do(0, "build", work="mill")
    assert t.asked() == (0, "winter_place")
    t.do(0, **t.choices(0)[-1])
    assert t.happened("winter_chose")[0]["comparison"] == "player"


def test_nf_5_6_5_every_placement_of_a_tied_work_is_offered_and_no_other() -> None:
    """On empty works, without snow to come, all placements of the white cannon are tied."""
    t = Scenario(player_may_choose_ties="yes").cards("canon", "canon", "canon").snow_done(3)
    canon = PIECES.index_of["canon_white"]
    for work in range(3):
        legal = [int(number) for number in placements(t.s, canon, work, False)]
        assert [int(number) for number in tied_placements(t.s, canon, work)] == legal
        assert legal[0] == 0
    assert [int(work) for work in tied_works(t.s, canon)] == [0, 1, 2]
    assert [int(piece) for piece in tied_pieces(t.s)] == [canon]


def test_nf_5_6_5_two_ties_are_enough_for_the_player_to_decide() -> None:
    t = example(player_may_choose_ties="yes")
    assert len(tied(t.s)) == 2
    t.settle().do(0, **t.choices(0)[0])
    assert t.happened("winter_chose")[0]["comparison"] == "player"


def test_nf_5_6_6_never_above_the_third_floor_and_no_bonus_pieces() -> None:
    t = Scenario(architecture="on").cards("girouette", "girouette", "girouette")
    t.fill("redoubt", "blue").fill("mill", "blue").fill("church", "blue", but=[[2, 6, 3]]).turn(slot=4)
    t.marker(white=17).settle()
    assert t.happened("winter_stuck")
    t = example().marker(white=17).settle()
    assert t.markers()["white"] == 22
    assert not t.happened("bonus_won")
