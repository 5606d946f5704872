"""Constraint levels (NF-8.1, NF-5.4.3)."""

import pytest

from ludotheque.games.nouvelle_france.vocabulary import WORKS
from tests.nouvelle_france.scenario import GAME, Cell, Scenario

CORNER: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]


def bound(t: Scenario, *works: str | None) -> Scenario:
    """The tokens on slots 1 to 3."""
    numbers = [-1 if work is None else WORKS.index_of[work] for work in works]
    t.s.bound = type(t.s.bound)(numbers)
    return t


@pytest.mark.parametrize(
    ("level", "slots"),
    [
        ("apprenti", [False, False, False]),
        ("artisan", [False, True, False]),
        ("maitre_charpentier", [True, True, False]),
        ("ingenieur_du_roy", [True, True, True]),
    ],
)
def test_nf_8_1_1_which_slots_are_bound(level: str, slots: list[bool]) -> None:
    for seed in range(10):
        view = GAME.new(1, seed, {"constraint": level}).view(0)
        assert [work is not None for work in view["bound"]] == slots


def test_nf_8_1_2_different_works_drawn_at_random() -> None:
    seen = set()
    for seed in range(60):
        works = GAME.new(1, seed, {"constraint": "ingenieur_du_roy"}).view(0)["bound"]
        assert sorted(works) == ["church", "mill", "redoubt"]
        seen.add(tuple(works))
    assert len(seen) == 6


def test_nf_8_1_2_a_token_binds_every_round() -> None:
    t = bound(Scenario(constraint="artisan"), None, "mill", None)
    for piece in ("faux_blue", "faux_brown"):
        t.turn(slot=2).cards("equerre", "faux", "canon").do(0, "take", piece=piece)
        assert t.asked() == (0, "place")
        assert WORKS.ids[t.s.top(1)] == "mill"
        t.do(0, **t.choices(0)[0])


def test_nf_8_1_3_levels_path_and_challenges_combine() -> None:
    s = GAME.new(1, 4, {"constraint": "artisan", "path": "intrepide", "architecture": "on"})
    view = s.view(0)
    assert (view["options"]["constraint"], view["track"][0]["space"], len(view["challenges"])) == (
        "artisan",
        25,
        6,
    )
    assert GAME.new(1, 4).view(0)["options"] == {
        "constraint": "apprenti",
        "path": "standard",
        "architecture": "off",
        "player_may_choose_ties": "no",
    }


def test_nf_5_4_3_only_the_required_work_counts() -> None:
    t = bound(Scenario(constraint="ingenieur_du_roy"), "redoubt", "church", "mill").turn(slot=1)
    t.do(0, "take", piece="equerre_blue")
    assert WORKS.ids[t.s.top(1)] == "redoubt"
    t.turn(slot=2).do(0, "take", piece="equerre_brown")
    assert WORKS.ids[t.s.top(1)] == "church"
    t.turn(slot=3).do(0, "take", piece="equerre_white")
    assert WORKS.ids[t.s.top(1)] == "mill"


def test_nf_5_4_3_a_shape_that_fits_only_elsewhere_is_refused() -> None:
    """The scythe fits on the church, the weathervane does not: the token asks for the scythe."""
    hole: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]
    t = bound(Scenario(constraint="artisan"), None, "church", None).turn(slot=2)
    t.cards("girouette", "faux", "canon").fill("church", but=hole)
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} == {"faux"}
    assert t.told(0, "take", piece="girouette_blue")[:2] == ("NF-5.4.3", "not-on-bound-work")


def test_nf_5_4_3_the_bound_slot_is_void_if_nothing_fits_there() -> None:
    t = (
        bound(Scenario(constraint="ingenieur_du_roy"), "redoubt", "church", "mill")
        .fill("church")
        .close("church")
    )
    t.cards("equerre", "faux").next_cards("canon").start_turn(slot=2)
    assert t.happened("bound_void", work="church")
    fitting = bound(Scenario(constraint="ingenieur_du_roy"), "redoubt", "church", "mill")
    fitting.cards("equerre", "faux").next_cards("canon").start_turn(slot=2)
    assert not fitting.happened("bound_void")
    t.do(0, "take", piece="faux_blue")
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "mill"]


def test_nf_5_4_3_a_bonus_piece_is_never_bound() -> None:
    t = bound(Scenario(constraint="ingenieur_du_roy"), "church", "redoubt", "mill").marker(brown=17)
    t.place("equerre_brown", "church", *CORNER)
    assert t.bonus_asked() == ("brown", "poutre")
    t.do(0, "take", piece="poutre_blue")
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "mill", "church"]
