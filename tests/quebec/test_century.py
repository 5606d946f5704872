"""The end of a century (QC-5.61 to QC-5.71)."""

import pytest

from ludotheque.games.quebec.state import FACE_DOWN, ON_BOARD, ON_CARD
from ludotheque.games.quebec.vocabulary import EVENTS, LEADERS, SITES, TILES
from tests.acting import Said
from tests.quebec.scenario import GAME, NEUTRAL, Scenario

WHEEL = ("religion", "politics", "economy", "culture")
NEW_SITE = {2: "arts_quarter_2", 3: "arts_quarter_1", 4: "arts_quarter_3"}


def kinds(t: Scenario, *wanted: str) -> list[Said]:
    """What the log tells of these kinds, in its order."""
    return [said for said in t.log if said["event"] in wanted]


def sites_in_state(t: Scenario, state: str, century: int) -> set[str]:
    tiles = GAME.components.tiles.tile
    return {
        site
        for site in SITES.ids
        if t.state_of(site) == state and tiles[t.s.layout[SITES.index_of[site]]].century == century
    }


# ---------------------------------------------------------------- QC-5.61


def test_qc_5_61_the_neutral_building_is_completed_for_the_economy_leaders_holder() -> None:
    t = Scenario().leader(2, "economy").building("provincial_administration_1", NEUTRAL, contributions=[1, 3])
    t.no_site_left(keep=4).workers(0, 0, 0).turn_start(0)
    assert t.stars("provincial_administration_1") == (2, 2)
    assert t.happened("left_site", seat=1, zone="politics", number=2)
    assert t.scored_in("politics") == {1: 2, 3: 2}
    assert len(t.happened("lapsed")) == 4
    assert t.s.century == 2
    assert t.asked() == (0, "main")


@pytest.mark.parametrize("contributions", [[], [1], [0, 0, 0]])
def test_qc_5_61_with_as_many_stars_as_contributions(contributions: list[int]) -> None:
    t = Scenario().leader(2, "economy").building("port_quarter_2", NEUTRAL, contributions=contributions)
    t.end_century()
    assert t.stars("port_quarter_2") == ((2, len(contributions)) if contributions else (-1, 0))
    assert t.state_of("port_quarter_2") == "finished"


def test_qc_5_61_nothing_to_complete_with_the_neutral_architect_in_hand_or_on_its_card() -> None:
    for t in (Scenario().leader(2, "economy"), Scenario(), Scenario(level="family")):
        t.end_century()
        assert t.happened("finished") == []
        assert t.s.century == 2


def test_qc_5_61_the_politics_leaders_holder_is_asked_out_of_turn_during_the_century_end() -> None:
    t = Scenario().leader(2, "economy").leader(3, "politics")
    t.building("port_quarter_2", NEUTRAL, contributions=[3, 1]).workers(0, 0, 0).turn_start(0)
    assert t.asked() == (3, "redirect")
    assert t.s.century == 1
    assert t.refused(3, "redirect", zone="citadel") == "QC-5.21"
    assert t.refused(0, "start", architect="own") == "LU-1"
    t.do(3, "redirect", zone="religion")
    assert t.scored_in("religion") == {3: 3}
    assert t.scored_in("economy") == {1: 3}
    assert t.stars("port_quarter_2") == (2, 2)
    assert t.s.century == 2
    assert t.asked() == (0, "main")


def test_qc_5_61_event_1775_still_applies() -> None:
    for contributions, stars in (([1], (-1, 0)), ([1, 1], (2, 2))):
        t = (
            Scenario()
            .century(2, "e1775")
            .leader(2, "economy")
            .building("arts_quarter_2", NEUTRAL, contributions)
        )
        assert t.end_century().stars("arts_quarter_2") == stars
        t = Scenario().century(2, "e1775").no_site_left().building("arts_quarter_2", 0, contributions)
        assert t.do(0, "start", architect="own").stars("arts_quarter_2")[1] == stars[1]


def test_qc_5_61_its_marker_can_win_the_race_even_at_the_end_of_century_four() -> None:
    t = Scenario().event("e1682").century(4).leader(2, "economy")
    t.marker("heritage_site_1", 2, 1).marker("academic_quarter_1", 2, 1)
    t.building("arts_quarter_3", NEUTRAL, contributions=[1]).end_century()
    assert t.s.over()
    assert t.s.race_first == 2
    assert t.happened("scored", seat=2, points=8, part="events")


def test_qc_5_61_the_neutral_architect_that_caused_the_end_is_completed_once() -> None:
    t = Scenario().leader(0, "economy").building("port_quarter_2", NEUTRAL, contributions=[1]).no_site_left()
    t.do(0, "start", architect="neutral")
    assert len(t.happened("finished")) == 1
    assert t.scores() == [0, 3 + 1, 0, 0]


def test_qc_5_61_two_completions_at_one_century_end() -> None:
    """The architect that caused the end first, then the neutral one, each with its redirection."""
    t = Scenario().leader(2, "economy").leader(3, "politics").no_site_left()
    t.building("entertainment_quarter_1", architect=0, contributions=[0, 3, 1])
    t.building("port_quarter_2", NEUTRAL, contributions=[3]).whole()
    t.do(0, "start", architect="own")
    assert t.asked() == (3, "redirect")
    t.do(3, "redirect", zone="religion")
    assert t.stars("entertainment_quarter_1") == (0, 3)
    assert t.asked() == (3, "redirect")
    assert (t.in_zone("religion")[3], t.stars("port_quarter_2")) == (2, (-1, 0))
    t.do(3, "redirect", zone="politics")
    assert t.stars("port_quarter_2") == (2, 1)
    assert t.scored_in("religion") == {3: 2}
    assert t.scored_in("politics") == {3: 3 + 1}
    assert t.scored_in("culture") == {0: 2, 1: 2, 3: 1}
    assert t.asked() == (0, "place")
    before = t.pa(0)
    t.do(0, "place_architect", site=NEW_SITE[2])
    assert t.pa(0) == (before[0] - 3, before[1] + 3)
    assert not GAME.broken(t.s)


def test_qc_5_61_redirections_at_a_century_end_inside_a_district_action() -> None:
    t = Scenario().leader(2, "economy").leader(3, "politics").no_site_left()
    t.building("prestige_homes_quarter_1", architect=1).building("heritage_site_1", 0, contributions=[3])
    t.building("port_quarter_2", NEUTRAL, contributions=[3]).whole()
    t.do(0, "contribute", site="prestige_homes_quarter_1").do(0, "start", architect="own")
    for century, zone in ((1, "religion"), (1, "politics")):
        assert (t.asked(), t.s.century) == ((3, "redirect"), century)
        t.do(3, "redirect", zone=zone)
    assert t.scored_in("religion") == {3: 1}
    assert t.scored_in("politics") == {3: 3}
    assert (t.asked(), t.s.century) == ((0, "place"), 2)
    assert t.do(0, "place_architect", site=NEW_SITE[2]).asked() == (1, "main")
    assert t.state_of("prestige_homes_quarter_1") == "under_construction"
    assert not GAME.broken(t.s)


def test_qc_5_61_a_redirection_comes_before_the_end_of_the_game_too() -> None:
    t = Scenario().century(4).leader(2, "economy").leader(3, "politics").workers(0, 0, 0)
    t.building("arts_quarter_3", NEUTRAL, contributions=[3]).turn_start(0)
    assert t.asked() == (3, "redirect")
    t.do(3, "redirect", zone="economy")
    assert t.scored_in("economy") == {3: 3}
    assert t.stars("arts_quarter_3") == (2, 1)
    assert t.s.over()


# ---------------------------------------------------------------- QC-5.62 to QC-5.64


def test_qc_5_62_event_1955_after_step_1_and_before_the_scoring() -> None:
    t = Scenario().century(4, "e1955").leader(2, "economy")
    t.building("port_quarter_1", NEUTRAL, contributions=[1])
    for zone in ("citadel", "religion", "politics", "culture"):
        t.zone(zone, 1, 1)
    t.end_century()
    first = kinds(t, "left_site", "scored", "zone_scored")[:3]
    assert [said["event"] for said in first] == ["left_site", "scored", "zone_scored"]
    assert {"seat": 1, "points": 5, "part": "events"}.items() <= first[1].items()
    assert t.happened("scored", seat=0, part="events") == []


def test_qc_5_62_event_1917_before_the_scoring() -> None:
    t = Scenario().century(4, "e1917").zone("citadel", 2).zone("culture", 3).zone("politics", 1).end_century()
    assert t.happened("zone_scored", seat=0) == [
        {"event": "zone_scored", "seat": 0, "zone": "culture", "number": 3, "majority": 1},
        {"event": "zone_scored", "seat": 0, "zone": "religion", "number": 1, "majority": 1},
    ]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_qc_5_63_the_citadel_then_the_centurys_zone_then_clockwise(century: int) -> None:
    t = Scenario().century(century)
    order = ["citadel", *WHEEL[century - 1 :], *WHEEL[: century - 1]]
    for zone in order:
        t.zone(zone, 1)
    assert GAME.view(t.s, 0)["scoring_order"] == order
    t.end_century()
    assert [said["zone"] for said in t.happened("zone_scored", seat=0)] == order
    if century < 4:
        assert GAME.view(t.s, 0)["scoring_order"][1] == WHEEL[century]


def test_qc_5_63_the_workers_of_the_building_just_completed_are_scored() -> None:
    t = Scenario().no_site_left().building("port_quarter_2", architect=0, contributions=[1, 1])
    t.do(0, "start", architect="own")
    assert t.scored_in("economy") == {1: 6}
    assert all(number == 0 for number in t.s.zones)


def test_qc_5_63_event_1871_after_the_fifth_zone_and_before_steps_5_and_6() -> None:
    t = Scenario().century(3, "e1871").no_site_left().zone("politics", 4)
    t.workers(0, passive=8, active=3).workers(1, passive=8, active=2)
    t.do(0, "start", architect="own")
    assert t.pa(0) == (12, 3)
    assert t.pa(1) == (8, 2)
    assert t.do(0, "place_architect", site=NEW_SITE[4]).pa(0) == (9, 6)


@pytest.mark.parametrize("cause", ["no_workers", "own_architect", "neutral_architect"])
def test_qc_5_64_after_century_four_the_game_is_over_and_steps_3_to_6_are_skipped(cause: str) -> None:
    t = Scenario().century(4).leader(0, "economy").leader(1, "culture").workers(0, passive=0, active=0)
    t.building("arts_quarter_3", NEUTRAL, contributions=[1]).building("heritage_site_2", 2, contributions=[1])
    open_sites = sites_in_state(t, "available", 4)
    if cause == "no_workers":
        assert len(open_sites) == 9
        t.turn_start(0)
    else:
        t.no_site_left()
        open_sites = set()
        t.do(0, "start", architect=cause[: cause.index("_")])
    assert t.happened("century_ended", century=4, cause=cause)
    assert t.s.over()
    assert t.s.outcome() is not None
    assert t.stars("arts_quarter_3") == (0, 1)
    assert t.state_of("heritage_site_2") == "under_construction"
    assert sites_in_state(t, "available", 4) == open_sites
    assert t.s.holder[LEADERS.index_of["leader_culture"]] == 1
    assert kinds(t, "lapsed", "leaders_back", "century_began", "placed", "activated") == []


# ---------------------------------------------------------------- QC-5.65 to QC-5.69


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_qc_5_65_all_leaders_go_back_to_the_board(seats: int) -> None:
    t = Scenario(seats).leader(0, "citadel").leader(1, "politics").leader(2, "economy").end_century()
    religion = LEADERS.index_of["leader_religion"]
    for leader in range(5):
        face_down = leader == religion and seats == 3
        assert t.s.holder[leader] == (FACE_DOWN if face_down else ON_BOARD)
    assert t.s.architect_site[seats] == ON_CARD


def test_qc_5_65_religion_stays_face_down_with_three_players() -> None:
    t = Scenario(seats=3).end_century().do(0, "place_architect", site=NEW_SITE[2])
    assert t.refused(1, "take_leader", leader="leader_religion") == "QC-4.6"
    assert len(t.choices(1, "take_leader")) == 4


def test_qc_5_65_no_leaders_appear_at_the_family_level() -> None:
    t = Scenario(level="family").end_century().do(0, "place_architect", site=NEW_SITE[2])
    assert t.refused(1, "take_leader", leader="leader_culture") == "QC-8.2"
    assert t.happened("leaders_back") == []


def test_qc_5_65_leaders_work_until_the_scoring_and_not_after() -> None:
    t = Scenario().leader(0, "culture").leader(3, "politics").no_site_left()
    t.building("port_quarter_2", architect=0, contributions=[3]).do(0, "start", architect="own")
    t.do(3, "redirect", zone="culture")
    assert t.happened("scored", seat=0, points=2, part="culture_leader")
    t.do(0, "place_architect", site=NEW_SITE[2]).building(NEW_SITE[2], 0, contributions=[3]).turn(0)
    points = t.s.points[0]
    t.do(0, "start", architect="own")
    assert t.asked() == (0, "place")
    assert t.s.points[0] == points


def test_qc_5_66_sites_that_were_never_opened_are_finished_without_a_marker() -> None:
    t = Scenario().building("port_quarter_2", architect=1).workers(0, 0, 0)
    unopened = sites_in_state(t, "available", 1)
    assert len(unopened) == 10
    t.turn_start(0)
    assert sites_in_state(t, "finished", 1) == unopened
    assert all(t.stars(site) == (-1, 0) for site in unopened)
    assert {said["site"] for said in t.happened("lapsed")} == unopened


def test_qc_5_67_buildings_with_a_players_architect_stay_with_their_contributions() -> None:
    t = (
        Scenario()
        .building("port_quarter_2", architect=1, contributions=[0, 3])
        .building("heritage_site_1", 2)
    )
    t.whole().workers(0, 0, 0).turn_start(0)
    site = SITES.index_of["port_quarter_2"]
    assert t.state_of("port_quarter_2") == "under_construction"
    assert list(t.s.spots[site * 3 : site * 3 + 3]) == [0, 3, -1]
    assert t.s.architect_site[1] == site
    assert t.s.architect_site[2] == SITES.index_of["heritage_site_1"]
    assert TILES.ids[t.s.layout[site]] == "champlain_habitation"
    t.turn(1).do(1, "start", architect="own")
    assert t.stars("port_quarter_2") == (1, 2)
    assert t.in_zone("economy") == [3, 0, 0, 3]


def test_qc_5_67_such_a_building_can_still_be_contributed_to() -> None:
    t = Scenario().building("port_quarter_2", architect=1).end_century(0).turn(0)
    assert t.workers(0, 9, 3).can(0, "contribute", site="port_quarter_2")


@pytest.mark.parametrize("century", [1, 2, 3])
def test_qc_5_68_the_eleven_tiles_of_the_next_century_become_available(century: int) -> None:
    t = Scenario().century(century).end_century()
    assert (t.s.century, t.s.available) == (century + 1, 11)
    assert len(sites_in_state(t, "available", century + 1)) == 11
    assert sites_in_state(t, "available", century) == set()
    for later in range(century + 2, 5):
        assert len(sites_in_state(t, "dormant", later)) == 11
    assert {said["site"] for said in t.choices(0)} == sites_in_state(t, "available", century + 1)


@pytest.mark.parametrize("century", [1, 2, 3])
def test_qc_5_69_the_next_event_is_shown_and_the_first_one_stays(century: int) -> None:
    t = Scenario().century(century).end_century()
    shown = GAME.view(t.s, 0)["events"]
    assert shown == [EVENTS.ids[event] for event in t.s.events][: century + 1]
    assert shown[0].startswith("e1603")


def test_qc_5_69_the_old_event_no_longer_acts() -> None:
    t = Scenario().century(2, "e1763").end_century().do(0, "place_architect", site=NEW_SITE[3])
    assert len(t.choices(1, "take_leader")) == 5


def test_qc_5_69_the_race_of_century_one_continues() -> None:
    t = Scenario().event("e1682").marker("heritage_site_1", 1, 1).marker("entertainment_quarter_1", 1, 1)
    t.end_century().turn(1).building("arts_quarter_2", architect=1, contributions=[2])
    assert t.do(1, "start", architect="own").s.points[1] == 8


def test_qc_5_69_event_1867_acts_at_once() -> None:
    """QC-5.93: as many workers as the rank; equal points share a rank."""
    t = Scenario(5).century(2).event("e1867").points(50, 40, 40, 30, 20)
    for seat in range(5):
        t.workers(seat, passive=9, active=0)
    t.end_century()
    assert [t.pa(seat)[1] for seat in range(5)] == [1, 2, 2, 4, 5]
    assert t.asked() == (0, "place")


def test_qc_5_69_no_event_without_events() -> None:
    t = Scenario(level="full").century(2).leader(1, "culture").end_century()
    assert t.do(0, "place_architect", site=NEW_SITE[3]).asked() == (1, "main")
    assert (t.s.century, GAME.view(t.s, 0)["events"]) == (3, [])


# ---------------------------------------------------------------- QC-5.70, QC-5.71


def test_qc_5_70_no_workers_the_same_player_takes_any_action() -> None:
    t = Scenario().workers(2, 0, 0).zone("culture", 0, 0, 2).turn_start(2)
    assert t.asked() == (2, "main")
    assert {said["verb"] for said in t.choices(2)} == {"start", "take_leader", "send"}
    assert t.do(2, "send", zone="citadel").asked() == (3, "main")


def test_qc_5_70_own_architect_the_same_player_places_and_activates() -> None:
    t = Scenario().turn(2).no_site_left().do(2, "start", architect="own")
    assert t.asked() == (2, "place")
    assert t.do(2, "place_architect", site=NEW_SITE[2]).asked() == (3, "main")


def test_qc_5_70_neutral_architect_the_next_players_turn_starts() -> None:
    t = Scenario().turn(3).leader(3, "economy").building("port_quarter_2", NEUTRAL).no_site_left()
    t.do(3, "start", architect="neutral")
    assert t.asked() == (0, "main")


def test_qc_5_70_the_next_players_own_test_comes_after_that() -> None:
    t = Scenario().leader(0, "economy").building("port_quarter_2", NEUTRAL).no_site_left().workers(1, 0, 0)
    t.do(0, "start", architect="neutral")
    assert [said["cause"] for said in t.happened("century_ended")] == ["neutral_architect", "no_workers"]
    assert t.s.century == 3
    assert t.asked() == (1, "main")


@pytest.mark.parametrize("century", [1, 2, 3])
def test_qc_5_71_active_workers_are_kept(century: int) -> None:
    t = Scenario().event("e1812").century(century)
    for seat in range(4):
        t.workers(seat, passive=5, active=4 + seat)
    t.end_century()
    assert [t.pa(seat) for seat in range(4)] == [(5, 4), (5, 5), (5, 6), (5, 7)]
