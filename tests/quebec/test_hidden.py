"""Hidden information and randomness: QC-9.1 to QC-9.3."""

import json
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.events import Event, Kind, Log
from ludotheque.core.match import Match
from ludotheque.core.playout import play_random
from ludotheque.core.position import to_json
from ludotheque.core.refusals import Illegal
from ludotheque.games.quebec.vocabulary import EVENTS
from tests.quebec.scenario import GAME, NEUTRAL, Scenario

P, Q = 0, 1


def without(said: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in said.items() if key not in keys}


# ---------------------------------------------------------------- chance


def test_qc_9_1_after_the_setup_the_game_is_deterministic() -> None:
    """No decision uses chance: after another state of the generator the same decisions end the same way."""
    for seed in range(3):
        s, other = GAME.new(4, seed), GAME.new(4, seed)
        other.chance = seeded(999 + seed)
        draws = s.chance.draws, other.chance.draws
        play_random(s, seeded(7))
        play_random(other, seeded(7))
        assert (s.chance.draws, other.chance.draws) == draws
        assert without(to_json(s), "chance") == without(to_json(other), "chance")


def test_qc_9_1_the_same_seed_sets_the_same_table() -> None:
    assert GAME.encode(GAME.new(5, 42)) == GAME.encode(GAME.new(5, 42))
    assert GAME.encode(GAME.new(5, 42)) != GAME.encode(GAME.new(5, 43))


def test_qc_9_1_every_event_and_every_start_player_is_equally_likely() -> None:
    """800 matches: 200 of each kind are expected; five standard deviations are 61."""
    matches = [GAME.new(4, seed, {"layout": "first_game"}) for seed in range(800)]
    for century in range(4):
        drawn = Counter(s.events[century] for s in matches)
        assert sorted(drawn) == list(range(4 * century, 4 * century + 4))
        assert all(139 < number < 261 for number in drawn.values())
    first = Counter(s.to_move()[0] for s in matches)
    assert sorted(first) == [0, 1, 2, 3]
    assert all(139 < number < 261 for number in first.values())


def test_qc_9_1_events_are_drawn_independently() -> None:
    matches = [GAME.new(3, seed, {"layout": "first_game"}) for seed in range(800)]
    assert len({(s.events[1], s.events[2]) for s in matches}) == 16
    assert len({(s.events[2], s.events[3]) for s in matches}) == 16


def test_qc_9_1_the_start_player_is_the_first_to_choose() -> None:
    for seed in range(8):
        s = GAME.new(5, seed)
        assert s.to_move() == (s.start_seat,)


# ---------------------------------------------------------------- what is hidden


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_qc_9_2_no_view_depends_on_an_event_still_face_down(century: int) -> None:
    t, other = Scenario(seats=4).century(century), Scenario(seats=4).century(century)
    other.s.events = vec[i64]([t.s.events[c] if c < century else 4 * c for c in range(4)])
    for seat in (-1, 0, 1, 2, 3):
        assert t.s.view(seat) == other.s.view(seat)
    shown = json.dumps(t.s.view(P))
    assert [EVENTS.ids[e] in shown for e in t.s.events] == [c < century for c in range(4)]


def test_qc_9_2_all_seats_and_spectators_see_the_same() -> None:
    t = Scenario(seats=4).zone("culture", 1, 2, 3).leader(Q, "politics").workers(P, passive=4, active=2)
    views = [t.s.view(seat) for seat in (-1, 0, 1, 2, 3)]
    assert [view["you"] for view in views] == [None, 0, 1, 2, 3]
    assert all(without(view, "you") == without(views[0], "you") for view in views)


def test_qc_9_2_all_the_rest_is_open() -> None:
    t = Scenario(seats=4).century(2).leader(Q, "economy").workers(P, passive=4, active=2).points(3, 1)
    t.zone("culture", 1, 2, 3).building("archdiocese_1", architect="neutral", contributions=[P, 3])
    t.building("port_quarter_2", architect=P).marker("jewish_quarter_1", Q, 2)
    said = t.s.view(3)
    assert (said["game"], said["level"]) == ("quebec", "complete")
    assert said["zones"]["culture"] == [1, 2, 3, 0]
    assert said["zones"]["citadel"] == [0, 0, 0, 0]
    assert [player["points"] for player in said["players"]] == [3, 1, 0, 0]
    assert (said["players"][P]["passive"], said["players"][P]["active"]) == (4, 2)
    assert [player["seat"] for player in said["players"]] == [0, 1, 2, 3]
    assert {leader["leader"]: leader["holder"] for leader in said["leaders"]} == {
        "leader_citadel": None,
        "leader_politics": None,
        "leader_culture": None,
        "leader_religion": None,
        "leader_economy": Q,
    }
    assert said["players"][P]["architect"] == "port_quarter_2"
    assert said["players"][Q]["architect"] == "hand"
    assert said["players"][Q]["leader"] == "leader_economy"
    assert said["neutral_architect"] == "archdiocese_1"
    assert said["century"] == 2
    assert said["available"] == 11
    assert said["to_move"] == [P]
    assert said["asks"] == {"step": "main"}
    sites = {site["site"]: site for site in said["sites"]}
    assert len(sites) == 44
    assert sites["archdiocese_1"] == {
        "site": "archdiocese_1",
        "district": "archdiocese",
        "color": "religion",
        "cost": 1,
        "tile": "notre_dame_des_victoires",
        "century": 1,
        "state": "under_construction",
        "architect": "neutral",
        "contributions": [P, 3],
        "owner": None,
        "stars": 0,
    }
    assert sites["port_quarter_2"]["architect"] == P
    assert (sites["jewish_quarter_1"]["owner"], sites["jewish_quarter_1"]["stars"]) == (Q, 2)
    assert sites["jewish_quarter_1"]["state"] == "finished"
    assert sites["arts_quarter_1"]["state"] == "dormant"
    assert sites["arts_quarter_2"]["state"] == "available"


def test_qc_9_2_the_first_of_each_list_is_shown_like_the_others() -> None:
    """Seat 0, the first leader, the first site, the first event."""
    t = Scenario(seats=4).event("e1663").leader(P, "citadel").marker("irish_quarter_3", P, 2)
    first_site = t.s.view(-1)["sites"][0]["site"]
    t.building(first_site, architect=P, contributions=[P])
    t.s.race_first = P
    said = t.s.view(P)
    assert (said["you"], said["race"]) == (P, [P])
    assert said["players"][P]["leader"] == "leader_citadel"
    assert said["players"][P]["architect"] == first_site
    assert said["players"][P]["main_group"] == ["irish_quarter_3"]
    assert said["players"][P]["main_group_points"] == 3
    assert {leader["leader"]: leader["holder"] for leader in said["leaders"]}["leader_citadel"] == P
    sites = {site["site"]: site for site in said["sites"]}
    assert sites["irish_quarter_3"]["owner"] == P
    assert (sites[first_site]["architect"], sites[first_site]["contributions"]) == (P, [P])
    assert said["neutral_architect"] == "card"
    t.leader(Q, "economy").building(first_site, NEUTRAL)
    assert t.s.view(P)["neutral_architect"] == first_site
    assert t.s.view(-1)["you"] is None


def test_qc_4_6_a_leader_face_down_is_shown_so() -> None:
    cards = Scenario(seats=3).s.view(-1)["leaders"]
    assert {card["leader"]: card["face_down"] for card in cards} == {
        "leader_citadel": False,
        "leader_politics": False,
        "leader_culture": False,
        "leader_religion": True,
        "leader_economy": False,
    }
    assert [card["holder"] for card in cards] == [None] * 5


def test_qc_9_2_the_subject_of_a_question_is_shown_to_the_asked_seat() -> None:
    t = Scenario(seats=4).building("port_quarter_2", architect=Q).do(P, "contribute", site="port_quarter_2")
    said = t.s.view(P)["asks"]
    assert (said["step"], said["site"], said["district"]) == ("activate", "port_quarter_2", "port_quarter")
    assert [t.s.view(other)["asks"] for other in (Q, -1)] == [{"step": "activate"}] * 2
    t.century(4).end_century(Q)
    assert t.s.view(P)["asks"] is None


def test_qc_9_2_a_view_is_plain_json() -> None:
    s = GAME.new(3, 5)
    play_random(s, seeded(5))
    assert json.loads(json.dumps(s.view(0))) == s.view(0)


@pytest.mark.parametrize("seed", range(4))
def test_qc_9_2_no_log_line_names_an_event_before_its_century(seed: int) -> None:
    s, chance, log = GAME.new(3, seed), seeded(seed), Log()
    while not s.over():
        century, before = s.century, len(log.events)
        seat = s.mover()
        actions = s.actions(seat)
        s.apply(seat, actions[chance.below(len(actions))], log)
        if s.century == century:
            said = json.dumps([event.to_json(-1) for event in log.events[before:]])
            assert not any(EVENTS.ids[drawn] in said for drawn in list(s.events)[century:])


def test_qc_9_2_a_sample_keeps_known_events_and_redraws_the_rest() -> None:
    t = Scenario(seats=4).century(2, "e1775").zone("culture", 1, 2).leader(Q, "politics")
    before = GAME.encode(t.s)
    chance = seeded(3)
    samples = [t.s.sample(P, chance) for _ in range(400)]
    assert GAME.encode(t.s) == before
    known = without(to_json(t.s), "events", "chance")
    assert all(without(to_json(sample), "events", "chance") == known for sample in samples)
    drawn = [list(to_json(sample)["events"]) for sample in samples]
    assert {tuple(events[:2]) for events in drawn} == {tuple(t.s.events)[:2]}
    for century in (2, 3):
        counted = Counter(events[century] for events in drawn)
        assert sorted(counted) == list(range(4 * century, 4 * century + 4))
        assert all(57 < number < 143 for number in counted.values())
    assert len({tuple(events[2:]) for events in drawn}) == 16


def test_qc_9_2_a_sample_of_a_position_without_events_has_none() -> None:
    s = Scenario(seats=3, level="full").s
    assert list(to_json(s.sample(P, seeded(1)))["events"]) == [-1] * 4


def test_qc_9_2_in_century_iv_nothing_is_left_to_sample() -> None:
    t = Scenario(seats=3).century(4)
    assert {tuple(to_json(t.s.sample(P, seeded(n)))["events"]) for n in range(20)} == {tuple(t.s.events)}


# ---------------------------------------------------------------- the order of information


def test_qc_9_3_the_new_event_is_known_before_the_new_site_is_chosen() -> None:
    t = Scenario(seats=3).event("e1763")
    assert "e1763_royal_proclamation" not in t.s.view(P)["events"]
    t.end_century(P)
    assert t.asked() == (P, "place")
    assert t.s.view(P)["events"] == ["e1603_champlain_voyage", "e1763_royal_proclamation"]


def test_qc_9_3_the_log_says_which_event_was_revealed() -> None:
    t = Scenario(seats=3).event("e1763").end_century(P)
    assert len(t.happened("event_revealed")) == 1
    assert "e1763_royal_proclamation" in t.happened("event_revealed")[0].values()


@pytest.mark.parametrize("kind", GAME.kinds.all, ids=lambda kind: kind.name)
def test_every_log_line_names_its_kind(kind: Kind) -> None:
    assert Event(kind, vec[i64]([0, 0, 0, 0])).to_json(-1)["event"] == kind.name


def test_qc_9_3_a_start_that_revealed_an_event_cannot_be_undone_freely() -> None:
    start = Scenario.number("start", architect="own")
    match = Match.from_position(GAME, to_json(Scenario(seats=3).whole().s))
    match.play(P, start)
    assert match.free_undo(P)
    match = Match.from_position(GAME, to_json(Scenario(seats=3).no_site_left().whole().s))
    match.play(P, start)
    assert not match.free_undo(P)
    with pytest.raises(Illegal, match="LU-4"):
        match.take_back(P)
