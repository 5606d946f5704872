"""What can't be on a table, and is refused in a position from elsewhere."""

from collections.abc import Callable

import pytest
from ludotheque.games.small_city.between import card_of

from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.vocabulary import PIECES, SQUARES
from tests.small_city.scenario import GAME, Scenario


def planned(seats: int = 2) -> Scenario:
    """In the middle of planning, as it may be: a school paid for, a clinic not yet."""
    t = Scenario(seats).tile(0, "warehouse", "a1")
    t.goods(0, e5="wood", f5="stone", e6="metal", a1="wood", b1="stone")
    for place in range(seats):
        t.s.card[t.s.in_order(place)] = card_of(t.s, place)
    t.s.zone[0] = 8
    t.lay(0, "park_1", "a5").lay(0, "park_2", "a5").lay(0, "clinic", "a2").do(0, "keep_card")
    return t


def test_a_plan_under_way_is_read_back() -> None:
    t = planned()
    assert t.step(0) == "pay"
    back = from_json(GAME, to_json(t.s))
    assert GAME.encode(back) == GAME.encode(t.s)
    assert back.ask(0) == {"step": "pay", "material": "wood"}


def broke(change: Callable[[SmallCity], object]) -> str:
    t = planned()
    change(t.s)
    with pytest.raises(BadPosition) as error:
        from_json(GAME, to_json(t.s))
    return str(error.value)


def setting(field: str, at: int, value: int) -> Callable[[SmallCity], object]:
    def change(s: SmallCity) -> None:
        getattr(s, field)[at] = value

    return change


A1, A2, A5, E5, G1 = (SQUARES.index_of[name] for name in ("a1", "a2", "a5", "e5", "g1"))
PARK = PIECES.index_of["park_1"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (setting("tiles", G1, PARK * 8 + 3), "nothing lies like that"),
        (setting("tiles", 9, PARK * 8), "nothing lies like that"),
        (setting("tiles", A1 + 1, PARK * 8), "two lie on one square"),
        (setting("tiles", E5, -1), "Town Hall"),
        (setting("tiles", G1, PARK * 8), "stock"),
        (setting("tiles", G1, PIECES.index_of["clinic"] * 8), "too many of clinic"),
        (setting("stock", PARK, 3), "stock"),
        (setting("goods", G1, 1), "is no store"),
        (setting("planned", 1, PARK), "construction 2"),
        (setting("planned", 0, -1), "gap"),
        (setting("planned_at", 1, 3), "construction 2"),
        (setting("replaced", 1, -1), "construction 2"),
        (setting("replaced_at", 1, 3), "construction 2"),
        (setting("spent", 0, 1), "construction 1"),
        (setting("spent", 0, -1), "construction 1"),
        (setting("lowered", 0, 0), "construction 1"),
        (setting("lowered", 1, 1), "construction 2"),
        (setting("paid", 0, A1), "construction 1"),
        (setting("paid", 8, E5), "construction 3"),
        (setting("paid", 11, A1), "construction 3"),
        (setting("votes", 0, 0), "votes"),
        (setting("card", 1, -1), "card"),
        (setting("planned", 3, PARK), "construction 1 of seat 1"),
    ],
)
def test_what_cant_be_is_named(change: Callable[[SmallCity], object], named: str) -> None:
    assert named in broke(change)


def test_plans_and_turns_belong_to_their_time() -> None:
    t = planned()
    t.s.turn = 0
    assert GAME.broken(t.s) == ["turn: Town Halls are placed before the first one"]
    over = Scenario()
    over.s.end()
    assert GAME.broken(over.s) == ["turn: the game can't be over"]


def test_a_tile_on_a_lake_is_noticed() -> None:
    t = Scenario(board="base_b", hall="a1").tile(0, "park_1", "f3")
    assert "tiles: one of seat 0 lies on a lake" in GAME.broken(t.s)


def test_a_question_speaks_of_the_plan_as_it_is() -> None:
    t = planned()
    said = to_json(t.s)
    lane = said["forks"][0]["lanes"][0]
    for wrong in (["pay", 0, "metal"], ["pay", 0, None], ["place", 0, "clinic"], ["place", 0, None]):
        lane[-1] = wrong
        with pytest.raises(BadPosition):
            from_json(GAME, said)
    lane[-1:] = [["pay", 0, None], ["discount", 0]]
    with pytest.raises(BadPosition):
        from_json(GAME, said)
