"""The part of the view about a seat's own possibilities."""

from typing import Any

import pytest

from tests.quadrata.scenario import Scenario, played

FAR = ("ottawa", "quebec_city", "sydney", "brandon")


def way(t: Scenario, place: str = "cn_tower") -> Any:
    return t.s.view(0)["aid"]["places"][place]


@pytest.mark.parametrize(
    ("hand", "products"),
    [
        ((5, 6, 1), [5, 6, 30]),
        ((5, "plane"), [5 * value for value in range(1, 13)]),
        (("plane", "plane"), sorted({a * b for a in range(1, 13) for b in range(1, 13)})),
        ((6,), []),
    ],
)
def test_the_aid_shows_every_product_of_two_tokens(hand: tuple[int | str, ...], products: list[int]) -> None:
    assert Scenario().hand(0, *hand).s.view(0)["aid"]["products"] == products


def test_the_aid_is_for_seats_of_running_games_without_practice() -> None:
    assert Scenario().s.view(0)["aid"] is not None
    assert Scenario().s.view(-1)["aid"] is None
    assert Scenario(quiz="on").s.view(0)["aid"] is None
    over, _ = played(2, 1)
    assert over.view(0)["aid"] is None


def sums(t: Scenario, place: str = "cn_tower", seat: int = 0) -> dict[str, list[tuple[str, int, int, int]]]:
    """By number: the pairs that lead there, their values, and the taxis."""
    aid = t.s.view(seat)["aid"]
    rows = aid["places"][place]["sums"]
    return {number: [(aid["pairs"][row[0]], *row[1:]) for row in rows[number]] for number in rows}


@pytest.mark.parametrize(
    ("hand", "taxis", "found"),
    [
        ((5, 6, 7), 1, {"30": [("5*6", 5, 6, 0)]}),
        ((4, 7, 1), 1, {"30": [("4*7", 4, 7, 1)]}),
        ((4, 7, 1), 0, {}),
        ((3, 9, 5), 2, {"30": [("3*9", 3, 9, 2)]}),
        ((3, 9, 5), 1, {}),
    ],
)
def test_the_aid_tells_tokens_alone_from_taxis(
    hand: tuple[int, ...], taxis: int, found: dict[str, list[tuple[str, int, int, int]]]
) -> None:
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, *hand).taxis(0, taxis)
    assert {number: rows for number, rows in sums(t).items() if number == "30"} == found


def test_a_plane_has_the_value_that_takes_the_fewest_taxis() -> None:
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, "plane", "plane", 5).taxis(0, 1)
    assert sums(t)["30"] == [("5*plane", 5, 6, 0), ("plane*plane", 5, 6, 0)]
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, "plane", 7).taxis(0, 1)
    assert sums(t)["30"] == [("7*plane", 7, 4, 1)]


def test_in_a_visit_under_way_the_taxis_already_spent_are_not_counted_again() -> None:
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, 3, 9, 5).taxis(0, 2).hand(1, 5, 6, 1).taxis(1, 2)
    others = sums(t, seat=1)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="3*9")
    assert sums(t)["30"] == [("3*9", 3, 9, 2)]
    t.do(0, "change", amount="plus_1")
    assert sums(t)["30"] == [("3*9", 3, 9, 1)]
    assert sums(t, seat=1) == others


def test_no_way_leads_to_a_province_visited() -> None:
    assert "cn_tower" not in Scenario().centre("toronto").provinces(0, "ontario").s.view(0)["aid"]["places"]


@pytest.mark.parametrize("links", [[], ["manitoba"], ["manitoba", "quebec"]])
def test_the_aid_counts_the_links_of_a_visit(links: list[str]) -> None:
    assert way(Scenario().centre("toronto").provinces(0, *links))["links"] == len(links)


@pytest.mark.parametrize(
    ("provinces", "planes", "won"),
    [
        (["nunavut"], 1, True),
        (["nunavut", "new_brunswick"], 22, True),
        (["nunavut"], 0, False),
        (["yukon"], 22, False),
        ([], 22, False),
    ],
)
def test_the_aid_promises_a_plane_where_the_colour_bonus_gives_one(
    provinces: list[str], planes: int, won: bool
) -> None:
    t = Scenario().centre("toronto", *FAR[1:]).hand(0, 5, 6, 1).provinces(0, *provinces).planes_left(planes)
    assert way(t)["plane"] is won
    assert bool(t.visit(0, "cn_tower", 5, 6).happened("plane_won")) is won


@pytest.mark.parametrize(
    ("provinces", "taken", "trophy"),
    [
        (["british_columbia", "new_brunswick", "nunavut"], None, "violet"),
        (["british_columbia", "nunavut"], None, None),
        (["alberta", "yukon", "manitoba"], None, "multicolor"),
        (["alberta", "yukon", "manitoba"], "multicolor", None),
        (["alberta", "yukon", "northwest_territories", "nunavut"], "multicolor", None),
        (["alberta", "saskatchewan"], None, None),
        (["alberta", "nova_scotia"], None, None),
    ],
)
def test_the_aid_promises_the_trophy_that_the_visit_wins(
    provinces: list[str], taken: str | None, trophy: str | None
) -> None:
    t = Scenario().centre("toronto", *FAR[1:]).hand(0, 5, 6, 1).provinces(0, *provinces)
    if taken is not None:
        t.provinces(1, "alberta", "yukon", "manitoba", "nunavut").trophy(taken, 1)
    assert way(t)["trophy"] == trophy
    won = t.visit(0, "cn_tower", 5, 6).bonuses(0, *["taxi"] * way_links(provinces)).happened("trophy_won")
    assert [said["trophy"] for said in won] == ([] if trophy is None else [trophy])


def way_links(provinces: list[str]) -> int:
    """The neighbours of Ontario."""
    return len({"manitoba", "quebec"} & set(provinces))


def test_a_finished_colour_promises_no_other_trophy() -> None:
    """All of a colour but this province, and its trophy is gone."""
    t = Scenario().centre("toronto").provinces(0, "british_columbia", "new_brunswick", "nunavut")
    t.s.trophies[0] = 1
    assert way(t)["trophy"] is None


def test_the_view_says_how_far_each_trophy_is() -> None:
    t = Scenario().provinces(0, "british_columbia", "nunavut", "alberta")
    board = t.s.game.drawing.board()
    shown = zip(board["trophies"], t.s.view(1)["players"][0]["towards"], board["wanted"], strict=True)
    assert {trophy["id"]: (have, need) for trophy, have, need in shown} == {
        "violet": (2, 4),
        "red": (1, 3),
        "green": (0, 3),
        "turquoise": (0, 3),
        "multicolor": (2, 4),
    }


def test_qd_7_2_the_winners_are_shown_when_it_is_over() -> None:
    over, _ = played(2, 1)
    assert over.view(-1)["winners"] == over.game.score(over).winners
    assert Scenario().s.view(0)["winners"] == []


def test_qd_8_4_the_view_counts_the_tries_left() -> None:
    t = Scenario(quiz="on").centre("toronto").hand(0, 5, 6, 1)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="5*6")
    assert t.s.view(0)["tries_left"] == 3
    assert t.do(0, "answer", number=31).s.view(0)["tries_left"] == 2


def test_the_board_names_the_values_of_tokens_and_the_amounts_of_changes() -> None:
    board = Scenario().s.game.drawing.board()
    held = {one["id"]: one["values"] for one in board["held"]}
    assert (held["7"], held["7_extra"], held["plane"]) == ([7], [7], list(range(1, 13)))
    assert board["amounts"] == {"plus_1": 1, "plus_2": 2, "minus_1": -1, "minus_2": -2}
