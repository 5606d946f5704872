"""Architectural challenges (NF-8.3)."""

from typing import Any

from ludotheque.games.nouvelle_france.vocabulary import CHALLENGES
from tests.nouvelle_france.scenario import Cell, Scenario

BELL: list[Cell] = [[2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5]]
SAILS: list[Cell] = [[0, 1, 3], [1, 1, 3], [1, 1, 4], [1, 1, 5], [2, 1, 5]]


def started(*cards: str, **options: Any) -> Scenario:
    return Scenario(architecture="on", **options).cards(*cards, *["faux"] * (3 - len(cards)))


def done(t: Scenario) -> list[str]:
    return [CHALLENGES.ids[i] for i in range(6) if t.s.done[i] == 1]


def bonus_points(t: Scenario) -> list[tuple[str, int]]:
    return [(said["colour"], said["points"]) for said in t.happened("scored", part="challenges")]


# ---------------------------------------------------------------- above the third floor


def test_nf_8_3_2_a_weathervane_higher_than_the_third_floor_makes_the_bell_tower() -> None:
    t = started("girouette").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    assert t.why_not("girouette_brown", "church", *BELL) is None
    t.place("girouette_blue", "church", *BELL)
    assert done(t) == ["clocher"]
    # only the foot, yellow, is inside: brown gets nothing for the piece, and 10
    assert t.markers() == {"white": 0, "yellow": 0, "blue": 0, "brown": 10}
    for x in (1, 3):
        assert t.why_not("cheville_blue", "church", [x, 6, 1]) == "NF-5.3.4"
    assert t.why_not("cheville_blue", "church", [0, 6, 1]) is None


def test_nf_8_3_2_the_cube_on_the_third_floor_scores() -> None:
    """The foot of the brown weathervane is blue, that of the yellow one white: turned over, brown scores."""
    t = started("girouette").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    upside = [BELL[i] for i in (4, 1, 2, 3, 0)]  # the top, yellow, on floor 3
    t.place("girouette_brown", "church", *upside)
    assert t.markers()["brown"] == 10
    t = started("girouette").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    sideways = [BELL[i] for i in (1, 0, 2, 4, 3)]  # an arm, brown, is the foot; it touches the stake's brown
    t.place("girouette_brown", "church", *sideways)
    assert t.markers()["brown"] == 10 + 1 + 1


def test_nf_8_3_2_a_crank_higher_than_the_third_floor_makes_the_mill_sails() -> None:
    t = started("manivelle")
    t.on("mill", "pieu_yellow", [0, 1, 1], [0, 1, 2]).on("mill", "pieu_blue", [1, 1, 1], [1, 1, 2])
    assert t.why_not("manivelle_yellow", "mill", *SAILS) is None
    t.place("manivelle_yellow", "mill", *SAILS)
    assert done(t) == ["ailes_du_moulin"]
    # yellow and brown on floor 3: the yellow end, on the yellow stake
    assert t.markers() == {"white": 0, "yellow": 10 + 2, "blue": 0, "brown": 0}
    alone = started("manivelle").on("mill", "pieu_blue", [1, 1, 1], [1, 1, 2])
    assert alone.why_not("manivelle_yellow", "mill", *SAILS) is None
    other = started("manivelle").on("mill", "pieu_blue", [0, 1, 1], [0, 1, 2])
    assert other.why_not("manivelle_yellow", "mill", *SAILS) == "NF-5.3.5"


def test_nf_8_3_2_only_while_the_challenge_is_open_and_on_its_work() -> None:
    t = started("girouette").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    t.s.done[0] = 1
    assert t.why_not("girouette_brown", "church", *BELL) == "NF-5.3.8"


def test_nf_8_3_2_each_work_has_its_own_challenge_above() -> None:
    """The sails may still rise when the bell tower stands, and the other way round."""
    t = started("manivelle").on("mill", "pieu_blue", [1, 1, 1], [1, 1, 2])
    t.on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    t.s.done[0] = 1
    assert t.why_not("manivelle_yellow", "mill", *SAILS) is None
    t.s.done[0], t.s.done[1] = 0, 1
    assert t.why_not("manivelle_yellow", "mill", *SAILS) == "NF-5.3.8"
    assert t.why_not("girouette_brown", "church", *BELL) is None


def test_nf_8_3_2_legal_on_a_closed_work_and_against_being_stuck() -> None:
    t = started("girouette", "girouette", "girouette")
    t.fill("redoubt").fill("mill").fill("church", but=[[2, 6, 3]]).close("church").close("mill").settle()
    assert t.asked() == (0, "piece")
    t.do(0, "take", piece="girouette_brown")
    assert t.asked() == (0, "place")
    numbers = [said["placement"] for said in t.choices(0)]
    assert min(numbers) >= t.game.drawing.board()["regular"]["girouette"]["church"]


def test_nf_8_3_2_cubes_above_count_for_no_snow_and_are_not_touched() -> None:
    t = started("girouette").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2]).sticks(church=[1, 3, 5])
    t.place("girouette_brown", "church", *BELL)
    counts = t.s.view(0)["works"][2]["counts"]
    assert sum(counts[2].values()) == 1
    assert (
        t.points("cheville_brown", "church", [1, 6, 3])["brown"] == 1
    )  # below a brown arm, and touching none


def test_nf_8_3_3_closing_ignores_them() -> None:
    hole: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]
    t = started("faux", "girouette").fill("church", "blue", but=[*hole, [2, 6, 3]])
    t.place("faux_brown", "church", *hole)
    assert t.closed() == ["church"]


# ---------------------------------------------------------------- patterns of pieces

FIRST_VANE: list[Cell] = [[2, 5, 1], [1, 5, 2], [2, 5, 2], [3, 5, 2], [2, 5, 3]]
SECOND_VANE: list[Cell] = [[2, 6, 1], [1, 6, 2], [2, 6, 2], [3, 6, 2], [2, 6, 3]]


def test_nf_8_3_4_the_way_of_the_cross_with_a_piece_of_the_winter() -> None:
    t = started("girouette").by_winter("church", "girouette_white", *FIRST_VANE)
    t.place("girouette_brown", "church", *SECOND_VANE)
    assert t.markers() == {"white": 1, "yellow": 0, "blue": 0, "brown": 12}
    assert done(t) == ["chemin_de_croix"]


def test_nf_8_3_5_the_winter_achieves_nothing() -> None:
    t = started("girouette").by_winter("church", "girouette_white", *FIRST_VANE)
    t.by_winter("church", "girouette_brown", *SECOND_VANE)
    t.turn(slot=4).settle()  # whatever it plays
    assert done(t) == []
    assert not bonus_points(t)


def test_nf_8_3_5_a_third_piece_of_the_player_still_can() -> None:
    t = started("girouette").by_winter("church", "girouette_white", *FIRST_VANE)
    t.by_winter("church", "girouette_brown", *SECOND_VANE)
    t.place("girouette_blue", "church", [0, 3, 1], [0, 2, 2], [0, 3, 2], [0, 4, 2], [0, 3, 3])
    assert done(t) == ["chemin_de_croix"]


def test_nf_8_3_5_a_piece_that_is_no_part_of_the_pattern_achieves_nothing() -> None:
    t = started("faux").by_winter("church", "girouette_white", *FIRST_VANE)
    t.by_winter("church", "girouette_brown", *SECOND_VANE)
    t.place("faux_brown", "church", [0, 1, 1], [0, 2, 1], [0, 3, 1], [0, 4, 1], [1, 1, 1])
    assert done(t) == []


def test_nf_8_3_1_the_bell_tower_vane_is_no_station_of_the_cross() -> None:
    t = started("girouette").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    t.place("girouette_brown", "church", *BELL).turn().cards("girouette", "faux", "faux")
    t.place("girouette_blue", "church", [0, 3, 1], [0, 2, 2], [0, 3, 2], [0, 4, 2], [0, 3, 3])
    assert done(t) == ["clocher"]


CANNON: list[Cell] = [[0, 0, 3], [1, 0, 3], [2, 0, 3], [3, 0, 3], [1, 1, 3]]
CANNON_TWO: list[Cell] = [[0, 6, 3], [1, 6, 3], [2, 6, 3], [3, 6, 3], [1, 6, 2]]


def test_nf_8_3_1_two_cannons_with_their_barrels_on_the_third_floor() -> None:
    t = started("canon").cube("redoubt", "white", *[[x, 0, 2] for x in range(4)], [1, 1, 2])
    t.cube("redoubt", "white", *[[x, 6, 2] for x in (0, 2, 3)], [1, 6, 1])
    t.place("canon_blue", "redoubt", *CANNON)
    assert done(t) == []
    t.turn().cards("canon", "faux", "faux").place("canon_brown", "redoubt", *CANNON_TWO)
    assert done(t) == ["canons"]
    assert bonus_points(t) == [("blue", 10)]


def test_nf_8_3_1_a_barrel_on_a_lower_floor_does_not_count() -> None:
    t = started("canon").cube("redoubt", "white", *[[x, 0, 2] for x in range(4)], [1, 1, 2])
    t.place("canon_blue", "redoubt", *CANNON).turn().cards("canon", "faux", "faux")
    t.place("canon_brown", "redoubt", [0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [1, 6, 1])
    assert done(t) == []


def test_nf_8_3_1_two_scythes_make_the_scythe_rack() -> None:
    t = started("faux", "faux", "faux")
    t.place("faux_blue", "mill", [0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [0, 1, 2])
    assert done(t) == []
    t.turn().cards("faux", "canon", "canon")
    t.place("faux_brown", "mill", [4, 1, 2], [3, 1, 2], [2, 1, 2], [1, 1, 2], [4, 1, 1])
    assert done(t) == ["rangement_des_faux"]
    assert bonus_points(t) == [("yellow", 10)]


def progress(t: Scenario, challenge: str) -> tuple[int, int]:
    (shown,) = [one for one in t.s.view(0)["challenges"] if one["challenge"] == challenge]
    return shown["have"], shown["need"]


def test_nf_8_3_1_how_far_a_pattern_has_come() -> None:
    """Two scythes that form no wall are half a rack; the wall makes it whole."""
    t = started("faux", "faux", "faux")
    assert progress(t, "rangement_des_faux") == (0, 2)
    t.on("mill", "faux_blue", [0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [0, 1, 2])
    assert progress(t, "rangement_des_faux") == (1, 2)
    t.on("mill", "faux_white", [0, 3, 1], [1, 3, 1], [2, 3, 1], [3, 3, 1], [0, 3, 2])
    assert progress(t, "rangement_des_faux") == (1, 2)
    t.place("faux_brown", "mill", [4, 1, 2], [3, 1, 2], [2, 1, 2], [1, 1, 2], [4, 1, 1])
    assert progress(t, "rangement_des_faux") == (2, 2)
    assert progress(t, "remparts") == (0, 21)
    assert progress(rampart(t, [[0, 0, 3], [1, 0, 3], [2, 0, 3]]), "remparts") == (18, 21)
    t = started().on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    assert progress(t, "clocher") == (0, 1)
    t.on("church", "girouette_brown", *BELL).on("church", "girouette_white", *FIRST_VANE)
    assert (progress(t, "clocher"), progress(t, "chemin_de_croix")) == ((1, 1), (1, 2))
    t.on("church", "girouette_blue", [0, 3, 1], [0, 2, 2], [0, 3, 2], [0, 4, 2], [0, 3, 3])
    t.on("church", "girouette_yellow", [4, 3, 1], [4, 2, 2], [4, 3, 2], [4, 4, 2], [4, 3, 3])
    assert progress(t, "chemin_de_croix") == (2, 2)


def test_nf_8_3_1_two_scythes_that_are_no_wall() -> None:
    t = started("faux", "faux", "faux")
    t.place("faux_blue", "mill", [0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [0, 1, 2])
    t.turn().cards("faux", "canon", "canon")
    t.place("faux_brown", "mill", [0, 3, 1], [1, 3, 1], [2, 3, 1], [3, 3, 1], [0, 3, 2])
    assert done(t) == []


def rampart(t: Scenario, but: list[Cell]) -> Scenario:
    """The north side of the redoubt, but for some cells."""
    cells = [[x, 0, z] for z in (1, 2, 3) for x in range(7)]
    return t.cube("redoubt", "white", *[cell for cell in cells if cell not in but])


def test_nf_8_3_1_the_ramparts() -> None:
    t = rampart(started("faux"), [[0, 0, 3], [1, 0, 3], [2, 0, 3], [3, 0, 3]]).cube(
        "redoubt", "white", [0, 1, 2]
    )
    t.place("faux_blue", "redoubt", [0, 0, 3], [1, 0, 3], [2, 0, 3], [3, 0, 3], [0, 1, 3])
    assert done(t) == ["remparts"]


def test_nf_8_3_4_a_bonus_piece_completes_the_ramparts() -> None:
    t = rampart(started("equerre"), [[4, 0, 3], [5, 0, 3], [6, 0, 3]]).marker(brown=17)
    t.place("equerre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    t.place("poutre_yellow", "redoubt", [4, 0, 3], [5, 0, 3], [6, 0, 3])
    assert done(t) == ["remparts"]
    assert t.markers()["blue"] == 10


def test_nf_8_3_5_a_full_wall_counts_only_for_a_piece_of_it() -> None:
    t = rampart(started("equerre"), [])
    t.place("equerre_blue", "redoubt", [1, 6, 1], [2, 6, 1], [3, 6, 1], [1, 6, 2], [1, 6, 3])
    assert done(t) == []


def test_nf_6_8_ten_points_at_once_to_the_works_colour() -> None:
    t = started("girouette").by_winter("church", "girouette_white", *FIRST_VANE)
    t.place("girouette_brown", "church", *SECOND_VANE)
    order = [(said["colour"], said["part"]) for said in t.happened("scored")]
    assert order == [("brown", "pieces"), ("brown", "challenges"), ("white", "pieces")]


def test_nf_8_3_1_each_once_a_game_and_off_without_the_option() -> None:
    t = started("girouette").by_winter("church", "girouette_white", *FIRST_VANE)
    t.place("girouette_brown", "church", *SECOND_VANE).turn().cards("girouette", "faux", "faux")
    t.place("girouette_blue", "church", [0, 3, 1], [0, 2, 2], [0, 3, 2], [0, 4, 2], [0, 3, 3])
    assert len(bonus_points(t)) == 1
    t = Scenario().cards("girouette", "faux", "faux").by_winter("church", "girouette_white", *FIRST_VANE)
    assert t.place("girouette_brown", "church", *SECOND_VANE).markers()["brown"] == 2
