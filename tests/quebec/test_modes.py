"""Variants and modes: QC-8.1 to QC-8.4."""

from collections import Counter

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.game import BadSetup
from ludotheque.core.playout import play_random
from ludotheque.games.quebec.state import Quebec
from ludotheque.games.quebec.vocabulary import SITES, TILES
from tests.quebec.scenario import GAME, NEUTRAL, Scenario

P, Q, R = 0, 1, 2


def layout(s: Quebec) -> dict[str, str]:
    return {said["site"]: said["tile"] for said in s.view(-1)["sites"]}


# ---------------------------------------------------------------- layouts


def test_qc_8_1_first_game_is_the_table_of_the_data() -> None:
    for seed in (1, 2):
        s = GAME.new(4, seed, {"layout": "first_game"})
        assert layout(s) == GAME.components.board.first_game


def test_qc_8_1_random_is_the_default_and_differs_from_match_to_match() -> None:
    layouts = {tuple(GAME.new(4, seed).layout) for seed in range(20)}
    assert len(layouts) == 20
    assert tuple(GAME.new(4, 3).layout) == tuple(GAME.new(4, 3, {"layout": "random"}).layout)


@pytest.mark.parametrize("seed", range(10))
def test_qc_8_1_a_random_layout_is_legal(seed: int) -> None:
    """QC-4.1, QC-4.2: every tile once, on its colour, never two of a century in one district."""
    said = GAME.new(3, seed).view(-1)["sites"]
    tiles = {tile.id: tile for tile in GAME.components.tiles.tile}
    assert sorted(site["tile"] for site in said) == sorted(TILES.ids)
    assert [site["color"] for site in said] == [tiles[site["tile"]].color for site in said]
    pairs = Counter((site["district"], tiles[site["tile"]].century) for site in said)
    assert max(pairs.values()) == 1


def test_qc_8_1_an_unknown_layout_is_refused() -> None:
    with pytest.raises(BadSetup, match="layout: expected one of random, first_game; got 'spiral'"):
        GAME.new(4, 1, {"layout": "spiral"})


# ---------------------------------------------------------------- levels


def test_qc_8_2_complete_is_the_default() -> None:
    s = GAME.new(4, 1)
    assert s.view(-1)["level"] == "complete"
    assert len(s.view(-1)["events"]) == 1
    assert len(s.view(-1)["leaders"]) == 5


def test_qc_8_2_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadSetup, match="level: expected one of complete, full, family; got 'easy'"):
        GAME.new(4, 1, {"level": "easy"})


def test_qc_8_2_family_has_three_actions_and_no_neutral_architect() -> None:
    t = Scenario(seats=4, level="family").building("archdiocese_1", architect=Q)
    assert {said["verb"] for said in t.choices(P)} == {"start", "contribute", "send"}
    assert t.choices(P, "start") == [{"verb": "start", "architect": "own"}]
    assert t.refused(P, "take_leader", leader="leader_culture") == "QC-8.2"
    assert t.refused(P, "start", architect="neutral") == "QC-8.2"
    said = t.s.view(-1)
    assert said["leaders"] == []
    assert said["neutral_architect"] is None
    assert said["events"] == []


def test_qc_8_2_full_has_leaders_but_no_events() -> None:
    t = Scenario(seats=4, level="full")
    assert len(t.choices(P, "take_leader")) == 5
    assert t.s.view(-1)["events"] == []
    t.leader(Q, "politics").workers(P, passive=10, active=0).do(P, "take_leader", leader="leader_economy")
    assert t.pa(P) == (9, 1)
    t.turn(P).do(P, "start", architect="neutral").do(P, "place_architect", site="archdiocese_1")
    assert t.pa(P) == (6, 4)


@pytest.mark.parametrize("level", ["full", "family"])
def test_qc_8_2_no_century_reveals_an_event(level: str) -> None:
    t = Scenario(seats=4, level=level)
    for century in (2, 3, 4):
        t.end_century()
        assert t.s.century == century
        assert t.s.view(-1)["events"] == []
        assert t.pa(P) == (19, 3)
    assert not [said for said in t.log if "event_revealed" in said.values()]


@pytest.mark.parametrize("level", ["full", "family"])
def test_qc_8_2_without_events_no_race_and_no_largest_group(level: str) -> None:
    """The position fulfils 1663, 1665 and 1682 at once, and has the largest set."""
    t = Scenario(seats=4, level=level).century(4)
    for site in ("archdiocese_1", "archdiocese_2", "provincial_administration_1", "seat_of_government_1"):
        t.marker(site, P, 3)
    for site in ("port_quarter_2", "commercial_quarter_1", "heritage_site_1", "entertainment_quarter_1"):
        t.marker(site, P, 3)
    t.building("arts_quarter_3", architect=P, contributions=[P, Q, R]).end_century(P)
    assert t.s.over()
    assert [said["parts"]["events"] for said in t.s.view(-1)["players"]] == [0, 0, 0, 0]


@pytest.mark.parametrize("level", ["full", "family"])
def test_qc_8_2_without_events_zones_are_scored_by_the_plain_rule(level: str) -> None:
    t = Scenario(seats=4, level=level).century(4)
    for zone in ("citadel", "religion", "politics", "economy", "culture"):
        t.zone(zone, 2, 1)
    for seat in range(4):
        t.workers(seat, passive=5, active=0)
    t.end_century(R)
    # black: the Citadel's cascade makes culture 3, then 3, 3, 3; one worker stays active
    assert t.scores() == [2 + 3 + 3 + 3 + 3, 5, 0, 0]


@pytest.mark.parametrize("level", ["full", "family"])
def test_qc_8_2_whole_games_go_to_their_end_without_the_missing_parts(level: str) -> None:
    for seed in range(4):
        s = GAME.new(3 + seed % 3, seed, {"level": level})
        play_random(s, seeded(seed))
        assert not GAME.broken(s)
        outcome = s.outcome()
        assert outcome is not None
        assert {part["events"] for part in outcome.parts} == {0}
        if level == "family":
            assert {part["culture_leader"] for part in outcome.parts} == {0}


# ---------------------------------------------------------------- player counts


@pytest.mark.parametrize(("seats", "workers"), [(3, 25), (4, 22), (5, 20)])
@pytest.mark.parametrize("level", ["complete", "full", "family"])
def test_qc_8_3_workers_by_player_count(seats: int, workers: int, level: str) -> None:
    s = GAME.new(seats, 1, {"level": level})
    assert [(player["passive"], player["active"]) for player in s.view(-1)["players"]] == [
        (workers - 3, 3)
    ] * seats


@pytest.mark.parametrize("level", ["complete", "full"])
def test_qc_8_3_with_three_players_the_religion_leader_lies_face_down(level: str) -> None:
    t = Scenario(seats=3, level=level)
    assert [said["leader"] for said in t.s.view(-1)["leaders"] if said["face_down"]] == ["leader_religion"]
    assert len(t.choices(P, "take_leader")) == 4
    assert t.refused(P, "take_leader", leader="leader_religion") == "QC-4.6"


@pytest.mark.parametrize("seats", [4, 5])
def test_qc_8_3_with_more_players_all_five_leaders_are_there(seats: int) -> None:
    t = Scenario(seats)
    assert not any(said["face_down"] for said in t.s.view(-1)["leaders"])
    assert len(t.choices(P, "take_leader")) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_qc_8_3_nothing_else_changes_with_the_player_count(seats: int) -> None:
    t = Scenario(seats).building("port_quarter_2", architect=Q).leader(R, "economy")
    said = t.s.view(-1)
    assert said["available"] == 10
    assert len(said["sites"]) == len(SITES.ids)
    t.building("heritage_site_1", architect=NEUTRAL, contributions=[P, P]).zone("religion", 8, 8)
    t.end_century()
    # religion 8, then 4, 2 and 1; black's two workers from the neutral building keep black ahead in culture
    assert t.scores()[:2] == [8 + 4 + 2 + 3, 8 + 4 + 2 + 1]
    assert t.stars("heritage_site_1") == (R, 2)


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_qc_8_4_two_players_and_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"seats: quebec is for 3, 4, 5; got {seats}"):
        GAME.new(seats, 1)
