"""Invariants of positions: each violation is found and named, without false positives."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.grammar import wrong_frames
from ludotheque.core.state import FRAME
from ludotheque.games.quebec.state import (
    AVAILABLE,
    DONE,
    DORMANT,
    IN_HAND,
    NO_SEAT,
    NOT_IN_GAME,
    ON_BOARD,
    ON_CARD,
    UNDER_CONSTRUCTION,
    Quebec,
)
from ludotheque.games.quebec.vocabulary import (
    AT_CENTURY_END,
    AT_FINISH,
    AT_MAIN,
    AT_PLACE,
    AT_PUT,
    AT_REDIRECT,
    AT_TURN,
    DISTRICTS,
    LEADER_CITADEL,
    LEADER_ECONOMY,
    LEADER_POLITICS,
    LEADER_RELIGION,
    N_SOURCES,
    NEUTRAL,
    OWN,
    SITES,
    SPOTS,
)
from tests.quebec.scenario import GAME, Scenario

P, Q, R = 0, 1, 2
PORT = SITES.index_of["port_quarter_2"]  # century I, cost 3: Q's architect and P's workers
HERITAGE = SITES.index_of["heritage_site_1"]  # century I, cost 1: the neutral architect, for R
ARTS = SITES.index_of["arts_quarter_1"]  # century III
JEWISH = SITES.index_of["jewish_quarter_3"]  # century III, of another colour
IRISH = SITES.index_of["irish_quarter_3"]  # finished with a marker of Q
OPEN = SITES.index_of["archdiocese_1"]  # available

Change = Callable[[Quebec], object]


def whole(level: str = "complete") -> Scenario:
    t = Scenario(seats=4, level=level).building("port_quarter_2", architect=Q, contributions=[P, R])
    if level != "family":
        t.leader(R, "economy").building("heritage_site_1", architect="neutral", contributions=[P])
        t.leader(P, "politics")
    return t.marker("irish_quarter_3", Q, 2).points(5, 4, 3, 0).whole()


def put(values: "vec[i64]", place: int, value: int) -> None:
    values[place] = value


def wrong_with(change: Change, level: str = "complete") -> list[str]:
    s = whole(level).s
    change(s)
    return GAME.broken(s)


@pytest.mark.parametrize("level", ["complete", "full", "family"])
def test_nothing_is_wrong_with_a_good_position(level: str) -> None:
    assert wrong_with(lambda s: None, level) == []


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("change", [1, -1])
def test_every_worker_is_somewhere(seat: int, change: int) -> None:
    told = f"workers: seat {seat} has {22 + change}, not 22"
    assert wrong_with(lambda s: put(s.passive, seat, s.passive[seat] + change)) == [told]
    assert wrong_with(lambda s: put(s.active, seat, s.active[seat] + change)) == [told]
    if change > 0:
        for zone in range(5):
            assert wrong_with(lambda s, zone=zone: put(s.zones, seat * 5 + zone, 1)) == [told]  # type: ignore[misc]


def test_workers_on_a_tile_are_its_cost() -> None:
    assert wrong_with(lambda s: put(s.spots, PORT * SPOTS + 2, 3)) == ["workers: seat 3 has 25, not 22"]
    assert wrong_with(lambda s: put(s.spots, HERITAGE * SPOTS, NO_SEAT)) == ["workers: seat 0 has 21, not 22"]


def swapped(one: int, other: int) -> Change:
    def change(s: Quebec) -> None:
        s.layout = s.layout[:]
        s.layout[one], s.layout[other] = s.layout[other], s.layout[one]

    return change


def doubled(site: int, like: int) -> Change:
    def change(s: Quebec) -> None:
        s.layout = s.layout[:]
        s.layout[site] = s.layout[like]

    return change


def under_construction_by(site: int, who: int) -> Change:
    def change(s: Quebec) -> None:
        s.available -= 1 if s.site_state[site] == AVAILABLE else 0
        s.site_state[site] = UNDER_CONSTRUCTION
        s.architect_site[who] = site

    return change


def closed(state: int, site: int = OPEN) -> Change:
    def change(s: Quebec) -> None:
        s.available -= 1
        s.site_state[site] = state

    return change


def in_state(site: int, state: int) -> Change:
    def change(s: Quebec) -> None:
        s.available += 1 if state == AVAILABLE else 0
        s.site_state[site] = state

    return change


def without_workers(site: int) -> Change:
    """The tile stays as it is, its architect goes; the workers return to the reserve."""

    def change(s: Quebec) -> None:
        for spot in range(site * SPOTS, site * SPOTS + SPOTS):
            seat = s.spots[spot]
            if seat != NO_SEAT:
                s.passive[seat] += s.box.site_cost[site]
                s.spots[spot] = NO_SEAT
        s.architect_site[s.architect_at(site)] = IN_HAND

    return change


def with_workers(site: int, spot: int = 0) -> Change:
    def change(s: Quebec) -> None:
        s.spots[site * SPOTS + spot] = 3
        s.passive[3] -= s.box.site_cost[site]

    return change


def marked(site: int, owner: int, stars: int) -> Change:
    def change(s: Quebec) -> None:
        s.star_owner[site] = owner
        s.stars[site] = stars

    return change


def drawn(century: int, event: int) -> Change:
    def change(s: Quebec) -> None:
        s.events = s.events[:]
        s.events[century - 1] = event

    return change


STATE = "site_state: site {} of century {} is in state {} in century 1"
ARCHITECT = "site_state: site {} is under construction without an architect, or the reverse"
CARD = "architect_site: the neutral architect isn't where its leader is"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (doubled(ARTS, SITES.index_of["arts_quarter_3"]), ["layout: tile "]),
        (
            swapped(ARTS, JEWISH),
            [f"layout: the tile on site {site} has another colour" for site in sorted((ARTS, JEWISH))],
        ),
        (in_state(ARTS, AVAILABLE), [STATE.format(ARTS, 3, AVAILABLE)]),
        (in_state(ARTS, DONE), [STATE.format(ARTS, 3, DONE)]),
        (closed(DORMANT), [STATE.format(OPEN, 1, DORMANT)]),
        (under_construction_by(ARTS, P), [STATE.format(ARTS, 3, UNDER_CONSTRUCTION)]),
        (closed(UNDER_CONSTRUCTION), [ARCHITECT.format(OPEN)]),
        (without_workers(PORT), [ARCHITECT.format(PORT)]),
        (lambda s: put(s.architect_site, P, OPEN), [ARCHITECT.format(OPEN)]),
        (with_workers(OPEN), [f"spots: workers on site {OPEN}, where nothing is built"]),
        (with_workers(IRISH, spot=2), [f"spots: workers on site {IRISH}, where nothing is built"]),
        (lambda s: setattr(s, "available", 9), ["available: 8 sites are, not 9"]),
        (lambda s: setattr(s, "available", 7), ["available: 8 sites are, not 7"]),
        (lambda s: put(s.architect_site, P, PORT), ["architect_site: two architects on one site"]),
        (marked(OPEN, P, 1), [f"stars: the marker on site {OPEN} is not possible"]),
        (marked(IRISH, P, 0), [f"stars: the marker on site {IRISH} is not possible"]),
        (marked(IRISH, NO_SEAT, 1), [f"stars: the marker on site {IRISH} is not possible"]),
        (lambda s: put(s.holder, LEADER_CITADEL, P), ["holder: seat 0 holds two leaders"]),
        (lambda s: put(s.holder, LEADER_RELIGION, R), ["holder: seat 2 holds two leaders"]),
        (
            lambda s: put(s.holder, LEADER_CITADEL, NOT_IN_GAME),
            ["holder: leaders are in the game at every level but family"],
        ),
        (lambda s: put(s.holder, LEADER_ECONOMY, ON_BOARD), [CARD]),
        (lambda s: put(s.architect_site, P, ON_CARD), ["architect_site: seat 0's architect is on a card"]),
        (drawn(1, 4), ["events: event 4 can't be that of century 1"]),
        (drawn(2, 3), ["events: event 3 can't be that of century 2"]),
        (drawn(4, -1), ["events: event -1 can't be that of century 4"]),
        (lambda s: put(s.points, R, 4), ["points: seat 2 has 4, its parts add up to 3"]),
        (
            lambda s: put(s.tally, Q * N_SOURCES + 10, 1),
            ["points: seat 1 has 4, its parts add up to 5"],
        ),
    ],
)
def test_violations_are_found_without_false_positives(change: Change, told: list[str]) -> None:
    found = wrong_with(change)
    assert len(found) == len(told)
    assert all(one.startswith(expected) for one, expected in zip(found, told, strict=True)), found


def test_a_site_of_an_earlier_century_is_available_no_longer() -> None:
    s = Scenario(seats=4).century(2).whole().s
    in_state(OPEN, AVAILABLE)(s)
    assert GAME.broken(s) == [f"site_state: site {OPEN} of century 1 is in state {AVAILABLE} in century 2"]


def test_every_event_of_its_century_is_good() -> None:
    for event in range(16):
        assert wrong_with(drawn(event // 4 + 1, event)) == []


@pytest.mark.parametrize("level", ["full", "family"])
def test_there_are_no_events_below_the_complete_level(level: str) -> None:
    assert wrong_with(drawn(1, 0), level) == ["events: event 0 can't be that of century 1"]


def test_there_are_no_leaders_at_the_family_level() -> None:
    told = ["holder: leaders are in the game at every level but family"]
    assert wrong_with(lambda s: put(s.holder, LEADER_CITADEL, ON_BOARD), "family") == told
    assert wrong_with(lambda s: put(s.architect_site, 4, IN_HAND), "family") == [CARD]


# ---------------------------------------------------------------- questions

NOT_SO = "frames: {} of seat {} is inconsistent with the state"
Frame = tuple[int, int, int, int, int]
TURN: Frame = (AT_TURN, Q, 0, 0, 0)
MAIN: Frame = (AT_MAIN, P, 0, 0, 0)
PLACE: Frame = (AT_PLACE, P, OWN, 0, 0)
NEUTRAL_PLACE: Frame = (AT_PLACE, R, NEUTRAL, 0, 0)
CENTURY_END: Frame = (AT_CENTURY_END, P, 0, 1, 0)
Q_FINISHES: Frame = (AT_FINISH, Q, PORT, OWN, 3)
Q_PLACE: Frame = (AT_PLACE, Q, OWN, 0, 0)
R_FINISHES: Frame = (AT_FINISH, R, HERITAGE, NEUTRAL, 4)
P_REDIRECTS: Frame = (AT_REDIRECT, P, PORT, 0, 0)
MUNICIPAL = DISTRICTS.index_of["municipal_administration"]
PROTESTANT = DISTRICTS.index_of["protestant_quarter"]


def asking(*frames: Frame) -> list[str]:
    s = whole().s
    s.frames = vec[i64]([number for frame in frames for number in frame])
    assert len(s.frames) == len(frames) * FRAME
    return wrong_frames(s)


@pytest.mark.parametrize(
    "frames",
    [
        [TURN],
        [TURN, MAIN],
        [TURN, PLACE],
        [TURN, CENTURY_END],
        [TURN, PLACE, CENTURY_END],
        [TURN, Q_PLACE, Q_FINISHES],
        [TURN, Q_PLACE, Q_FINISHES, P_REDIRECTS],
        [TURN, NEUTRAL_PLACE, R_FINISHES],
        [TURN, CENTURY_END, R_FINISHES, (AT_REDIRECT, P, HERITAGE, 0, 0)],
        [TURN, PLACE, CENTURY_END, R_FINISHES],
        [TURN, (AT_PUT, P, PORT, PROTESTANT, 1), (AT_PUT, P, PORT, PROTESTANT, 0)],
        [],
    ],
)
def test_questions_lie_on_one_another_as_the_rules_put_them(frames: list[Frame]) -> None:
    assert asking(*frames) == []


@pytest.mark.parametrize(
    ("frames", "told"),
    [
        ([MAIN], "frames: main can't lie on nothing"),
        ([TURN, TURN], "frames: turn can't lie on turn"),
        ([TURN, MAIN, PLACE], "frames: place can't lie on main"),
        ([TURN, P_REDIRECTS], "frames: redirect can't lie on turn"),
        ([TURN, PLACE, MAIN], "frames: main can't lie on place"),
        ([TURN, CENTURY_END, MAIN], "frames: main can't lie on century_end"),
        ([TURN, CENTURY_END, CENTURY_END], "frames: century_end can't lie on"),
        ([TURN, Q_PLACE, Q_FINISHES, MAIN], "frames: main can't lie on finish"),
        (
            [TURN, Q_PLACE, Q_FINISHES, P_REDIRECTS, MAIN],
            "frames: main can't lie on redirect",
        ),
        # placing: an architect in hand, or about to be
        ([TURN, Q_PLACE], "frames: place of seat 1 is inconsistent"),
        ([TURN, NEUTRAL_PLACE], "frames: place of seat 2 is inconsistent"),
        ([TURN, (AT_PLACE, P, NEUTRAL, 0, 0)], "frames: place of seat 0 is inconsistent"),
        ([TURN, (AT_PLACE, P, NEUTRAL, 0, 0), R_FINISHES], "frames: place of seat 0 is inconsistent"),
        ([TURN, PLACE, Q_FINISHES], "frames: place of seat 0 is inconsistent"),
        ([TURN, (AT_PLACE, R, OWN, 0, 0), R_FINISHES], "frames: place of seat 2 is inconsistent"),
        # putting: a part that the district has
        ([TURN, (AT_PUT, P, PORT, 0, 0)], "frames: put of seat 0 is inconsistent"),
        ([TURN, (AT_PUT, P, PORT, MUNICIPAL, 1)], "frames: put of seat 0 is inconsistent"),
        ([TURN, (AT_PUT, P, PORT, MUNICIPAL, 2)], "frames: put of seat 0 is inconsistent"),
        ([TURN, (AT_PUT, P, PORT, MUNICIPAL, -1)], "frames: put needs its"),
        ([TURN, (AT_PUT, P, PORT, -1, 0)], "frames: put needs its district"),
        # finishing: the owner's architect on the site, for a start or at a century's end
        ([TURN, Q_FINISHES], "frames: finish can't lie on turn"),
        ([TURN, CENTURY_END, Q_FINISHES], "frames: finish of seat 1 is inconsistent"),
        ([TURN, R_FINISHES], "frames: finish can't lie on turn"),
        (
            [TURN, CENTURY_END, (AT_FINISH, P, HERITAGE, NEUTRAL, 4)],
            "frames: finish of seat 0 is inconsistent",
        ),
        (
            [TURN, Q_PLACE, (AT_FINISH, Q, OPEN, OWN, 3)],
            "frames: finish of seat 1 is inconsistent",
        ),
        ([TURN, PLACE, (AT_FINISH, P, -1, OWN, 3)], "frames: finish needs its site"),
        # redirecting: the Politics leader's holder, with workers on that site
        (
            [TURN, Q_PLACE, Q_FINISHES, (AT_REDIRECT, R, PORT, 0, 0)],
            "frames: redirect of seat 2 is inconsistent",
        ),
        (
            [TURN, Q_PLACE, Q_FINISHES, (AT_REDIRECT, P, HERITAGE, 0, 0)],
            "frames: redirect of seat 0 is inconsistent",
        ),
    ],
)
def test_a_question_that_cannot_be_asked_is_found(frames: list[Frame], told: str) -> None:
    found = asking(*frames)
    assert any(one.startswith(told) for one in found), found


def test_the_neutral_architect_is_placed_by_its_holder_only() -> None:
    def placing(seat: int) -> list[str]:
        s = Scenario(seats=4).leader(R, "economy").whole().s
        s.frames = vec[i64]([*TURN, AT_PLACE, seat, NEUTRAL, 0, 0])
        return wrong_frames(s)

    assert placing(R) == []
    assert placing(P) == [NOT_SO.format("place", 0)]


def test_the_first_site_of_the_board_can_be_finished_too() -> None:
    s = Scenario(seats=4).building(SITES.ids[0], architect=Q).century(4).whole().s
    s.frames = vec[i64]([*TURN, *Q_PLACE, AT_FINISH, Q, 0, OWN, 3])
    assert wrong_frames(s) == []


def test_who_has_no_workers_there_has_nothing_to_redirect() -> None:
    s = whole().s
    put(s.holder, LEADER_POLITICS, 3)
    s.frames = vec[i64]([*TURN, *Q_PLACE, *Q_FINISHES, AT_REDIRECT, 3, PORT, 0, 0])
    assert wrong_frames(s) == [NOT_SO.format("redirect", 3)]
