"""Setting the table up (QC-4.1 to QC-4.8)."""

from collections import Counter, defaultdict
from functools import cache
from itertools import combinations, product

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.game import BadSetup
from ludotheque.core.playout import play_some
from ludotheque.core.position import to_json
from ludotheque.games.quebec.state import FACE_DOWN, IN_HAND, NOT_IN_GAME, ON_BOARD, ON_CARD, Quebec
from ludotheque.games.quebec.vocabulary import EVENTS, LEADERS, SITES, TILES
from tests.quebec.scenario import GAME, Scenario

BOARD = GAME.components.board
TILE = GAME.components.tiles.tile
COLOURS = ("religion", "politics", "economy", "culture")
SEEDS = range(200)


@cache
def dealt(seed: int) -> Quebec:
    """A game of four with the default options, only to look at."""
    return GAME.new(4, seed)


def tiles_of(s: Quebec) -> dict[str, str]:
    return {SITES.ids[site]: TILES.ids[s.layout[site]] for site in range(SITES.size)}


def centuries_by_district(s: Quebec) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for site in BOARD.site:
        found[site.district].append(TILE[s.layout[SITES.index_of[site.id]]].century)
    return found


# ---------------------------------------------------------------- QC-4.1 to QC-4.3


@pytest.mark.parametrize("layout", ["random", "first_game"])
def test_qc_4_1_each_site_has_one_tile_of_its_colour(layout: str) -> None:
    for seed in SEEDS:
        s = GAME.new(3 + seed % 3, seed, {"layout": layout})
        assert sorted(s.layout) == list(range(44))
        assert all(TILE[s.layout[SITES.index_of[site.id]]].color == site.color for site in BOARD.site)


def test_qc_4_1_eleven_sites_a_colour_in_districts_of_two_or_three() -> None:
    assert Counter(site.color for site in BOARD.site) == dict.fromkeys(COLOURS, 11)
    sites = Counter(site.district for site in BOARD.site)
    assert len(sites) == 16
    for district in GAME.components.districts.district:
        assert sites[district.id] == (2 if district.cost == 1 else 3)


def test_qc_4_1_a_site_keeps_its_tile_for_the_whole_game() -> None:
    for seed in range(5):
        s = GAME.new(4, seed)
        dealt = tiles_of(s)
        play_some(s, seeded(seed), 10_000)
        assert s.over()
        assert tiles_of(s) == dealt


def test_qc_4_2_random_is_the_default_layout() -> None:
    assert tiles_of(GAME.new(4, 7)) == tiles_of(GAME.new(4, 7, {"layout": "random"}))
    assert tiles_of(GAME.new(4, 7)) != tiles_of(GAME.new(4, 7, {"layout": "first_game"}))


def test_qc_4_2_no_district_has_two_tiles_of_one_century() -> None:
    for seed in SEEDS:
        for district, centuries in centuries_by_district(dealt(seed)).items():
            assert len(set(centuries)) == len(centuries), f"seed {seed}, {district}"


def test_qc_4_2_every_tile_can_lie_on_every_site_of_its_colour() -> None:
    seen = {pair for seed in range(400) for pair in tiles_of(dealt(seed)).items()}
    assert len(seen) == 4 * 11 * 11


def test_qc_4_2_different_seeds_give_different_layouts() -> None:
    layouts = {tuple(dealt(seed).layout) for seed in SEEDS}
    assert len(layouts) == len(SEEDS)


@pytest.mark.parametrize("colour", COLOURS)
def test_qc_4_2_every_legal_spread_of_the_centuries_is_as_likely(colour: str) -> None:
    """Twelve spreads over the districts are legal in each colour; 600 deals give some 50 of each."""
    counts = GAME.components.tiles.counts[colour]  # type: ignore[index]
    districts = [d for d in GAME.components.districts.district if d.color == colour]
    legal = [
        spread
        for spread in product(*[combinations((1, 2, 3, 4), len(d.sites)) for d in districts])
        if [sum(century in part for part in spread) for century in (1, 2, 3, 4)] == counts
    ]
    times: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seed in range(600):
        found = centuries_by_district(dealt(seed))
        times[tuple(tuple(sorted(found[d.id])) for d in districts)] += 1
    assert len(legal) == 12
    assert set(times) == set(legal)
    assert all(20 <= number <= 90 for number in times.values()), times


def test_qc_4_3_the_first_game_layout_does_not_depend_on_the_seed() -> None:
    for seats in (3, 4, 5):
        for seed in range(10):
            assert tiles_of(GAME.new(seats, seed, {"layout": "first_game"})) == BOARD.first_game


def test_qc_4_3_first_game_is_evenly_spread() -> None:
    for centuries in centuries_by_district(GAME.new(4, 1, {"layout": "first_game"})).values():
        assert len(set(centuries)) == len(centuries)


# ---------------------------------------------------------------- QC-4.4 to QC-4.6


def test_qc_4_4_the_eleven_tiles_of_century_one_are_available_the_others_dormant() -> None:
    for seed in range(50):
        s = GAME.new(5, seed)
        assert (s.century, s.available) == (1, 11)
        for site in GAME.view(s, -1)["sites"]:
            assert site["state"] == ("available" if site["century"] == 1 else "dormant")


def test_qc_4_4_the_arrow_is_on_religion() -> None:
    order = GAME.view(GAME.new(4, 1), -1)["scoring_order"]
    assert order == ["citadel", "religion", "politics", "economy", "culture"]


@pytest.mark.parametrize(("seats", "workers"), [(3, 25), (4, 22), (5, 20)])
def test_qc_4_5_workers_by_player_count_three_of_them_active(seats: int, workers: int) -> None:
    s = GAME.new(seats, 1)
    assert list(s.active) == [3] * seats
    assert list(s.passive) == [workers - 3] * seats
    assert sum(s.zones) == 0
    assert set(s.spots) == {-1}


def test_qc_4_5_no_player_has_points_or_markers_and_every_architect_is_in_hand() -> None:
    s = GAME.new(4, 1)
    assert list(s.points) == [0] * 4
    assert set(s.star_owner) == {-1}
    assert list(s.architect_site)[:4] == [IN_HAND] * 4


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_qc_4_5_three_to_five_players_only(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats"):
        GAME.new(seats, 1)


@pytest.mark.parametrize("seats", [4, 5])
def test_qc_4_6_five_leaders_face_up_and_the_neutral_architect_on_its_card(seats: int) -> None:
    s = GAME.new(seats, 1)
    assert list(s.holder) == [ON_BOARD] * 5
    assert s.architect_site[seats] == ON_CARD
    assert len(Scenario(seats).choices(0, "take_leader")) == 5


def test_qc_4_6_religion_leader_face_down_with_three_players() -> None:
    t = Scenario(seats=3)
    assert t.s.holder[LEADERS.index_of["leader_religion"]] == FACE_DOWN
    assert t.refused(0, "take_leader", leader="leader_religion") == "QC-4.6"
    assert t.told(0, "take_leader", leader="leader_religion")[1] == "leader-face-down"
    assert [said["leader"] for said in t.choices(0, "take_leader")] == [
        "leader_citadel",
        "leader_politics",
        "leader_culture",
        "leader_economy",
    ]


def test_qc_4_6_religion_leader_face_down_is_not_counted_as_taken() -> None:
    t = Scenario(seats=3).century(2, "e1759").workers(0, passive=10, active=0)
    t.do(0, "take_leader", leader="leader_culture")
    assert t.pa(0) == (10, 0)


def test_qc_4_6_no_leader_at_the_family_level() -> None:
    s = GAME.new(4, 1, {"level": "family"})
    assert list(s.holder) == [NOT_IN_GAME] * 5
    assert s.architect_site[4] == ON_CARD
    assert Scenario(level="family").refused(0, "start", architect="neutral") == "QC-8.2"


# ---------------------------------------------------------------- QC-4.7, QC-4.8


def test_qc_4_7_one_event_of_each_century() -> None:
    for seed in SEEDS:
        drawn = dealt(seed).events
        assert [GAME.components.events.event[event].century for event in drawn] == [1, 2, 3, 4]


def test_qc_4_7_every_event_can_be_drawn_in_any_company() -> None:
    games = [tuple(dealt(seed).events) for seed in range(600)]
    assert {event for drawn in games for event in drawn} == set(range(16))
    for one, other in combinations(range(4), 2):
        assert len({(drawn[one], drawn[other]) for drawn in games}) == 16


def test_qc_4_7_only_the_event_of_century_one_is_face_up() -> None:
    s = GAME.new(4, 3)
    for seat in (-1, 0, 1, 2, 3):
        assert GAME.view(s, seat)["events"] == [EVENTS.ids[s.events[0]]]


def test_qc_4_7_each_event_is_revealed_when_its_century_begins() -> None:
    t = Scenario().event("e1800")
    for event in ("e1756_seven_years_war", "e1800_british_immigration", "e1955_winter_carnival"):
        before, barrier = GAME.view(t.s, 0)["events"], t.s.barrier()
        assert event not in before
        t.turn(0).no_site_left().do(0, "start", architect="own")
        assert GAME.view(t.s, 0)["events"] == [*before, event]
        assert t.s.barrier() == barrier + 1


def test_qc_4_7_the_log_tells_of_the_revealed_event() -> None:
    t = Scenario().no_site_left().do(0, "start", architect="own")
    assert t.happened("event_revealed") == [{"event": "event_revealed", "card": "e1756_seven_years_war"}]


@pytest.mark.parametrize("level", ["full", "family"])
def test_qc_4_7_no_events_at_the_easier_levels(level: str) -> None:
    t = Scenario(level=level).no_site_left()
    assert list(t.s.events) == [-1] * 4
    t.do(0, "start", architect="own")
    assert t.s.century == 2
    assert t.happened("event_revealed") == []
    assert GAME.view(t.s, 0)["events"] == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_qc_4_8_every_seat_may_start(seats: int) -> None:
    starts = Counter(int(GAME.new(seats, seed).start_seat) for seed in SEEDS)
    assert set(starts) == set(range(seats))
    assert all(number >= 10 for number in starts.values()), starts


def test_qc_4_8_the_start_player_is_asked_first_then_clockwise() -> None:
    for seed in range(20):
        s = GAME.new(5, seed)
        order = []
        for _ in range(6):
            (seat,) = s.to_move()
            order.append((seat - s.start_seat) % 5)
            s.apply(seat, Scenario.number("send", zone="citadel"))
        assert order == [0, 1, 2, 3, 4, 0]


# ---------------------------------------------------------------- positions


def test_a_position_has_these_fields_and_its_numbers_these_ranges() -> None:
    """For four players: 4 architects and the neutral one, 5 zones and 11 sources of points each."""
    found = {
        field.name: (int(field.length), int(field.low), int(field.high)) for field in GAME.fields(seats=4)
    }
    assert found == {
        "level": (-1, 0, 2),
        "neutral_in_hand": (-1, 0, 1),
        "century": (-1, 1, 4),
        "start_seat": (-1, 0, 3),
        "available": (-1, 0, 11),
        "race_first": (-1, -1, 3),
        "race_second": (-1, -1, 3),
        "layout": (44, 0, 43),
        "site_state": (44, 0, 3),
        "spots": (132, -1, 3),
        "star_owner": (44, -1, 3),
        "stars": (44, 0, 3),
        "architect_site": (5, -2, 43),
        "active": (4, 0, 25),
        "passive": (4, 0, 25),
        "points": (4, 0, 10_000),
        "zones": (20, 0, 25),
        "tally": (44, 0, 10_000),
        "holder": (5, -3, 3),
        "events": (4, -1, 15),
    }


def test_a_blank_table_is_empty() -> None:
    said = to_json(GAME.blank(4, seeded(1)))
    ranges = {field.name: field for field in GAME.fields(seats=4)}
    nothing = ["race_first", "race_second", "layout", "spots", "star_owner", "events"]
    elsewhere = {"century": 1, "architect_site": IN_HAND, "holder": ON_BOARD}
    empty = dict.fromkeys(ranges, 0) | dict.fromkeys(nothing, -1) | elsewhere
    for name, value in empty.items():
        length = int(ranges[name].length)
        assert said[name] == (value if length < 0 else [value] * length), name
