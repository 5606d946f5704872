"""What a view tells a seat about its own possibilities: the aid sheet, alive."""

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


def test_the_aid_is_for_a_seat_and_for_a_game_that_goes_on_without_practice() -> None:
    assert Scenario().s.view(0)["aid"] is not None
    assert Scenario().s.view(-1)["aid"] is None
    assert Scenario(quiz="on").s.view(0)["aid"] is None
    over, _ = played(2, 1)
    assert over.view(0)["aid"] is None


def test_the_aid_tells_tokens_alone_from_taxis() -> None:
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, 5, 6, 7).taxis(0, 1)
    assert (way(t)["alone"], way(t)["by_taxi"]) == (["5*6"], [])
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, 4, 7, 1).taxis(0, 1)
    assert (way(t)["alone"], way(t)["by_taxi"]) == ([], ["4*7"])
    t = Scenario(day=2).centre("toronto", *FAR[:3]).hand(0, 4, 7, 1)
    assert (way(t)["alone"], way(t)["by_taxi"]) == ([], [])
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
