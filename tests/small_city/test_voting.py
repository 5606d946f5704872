"""SC-5.5: votes."""

from tests.small_city.scenario import Scenario


def test_sc_5_5_1_a_citizen_at_home_votes_by_the_level_of_the_home() -> None:
    t = Scenario()
    homes = {"residential_1": "a1", "residential_2": "c1", "residential_3_i3": "a3"}
    homes |= {"residential_4_i4": "a5", "residential_5_i5": "a7"}
    for piece, square in homes.items():
        t.tile(0, piece, square).people(0, square)
    t.at("vote")
    assert t.s.votes[0] == 1 + 2 + 3 + 4 + 5
    assert t.happened("voted") == [{"event": "voted", "seat": 0, "votes": 15}]


def test_sc_5_5_1_a_guest_in_a_home_does_not_vote_there() -> None:
    t = Scenario().tile(0, "residential_1", "a1").people(0, "a1", of=1).at("vote")
    assert [t.s.votes[0], t.s.votes[1]] == [0, 0]


def test_sc_5_5_2_in_a_university_all_citizens_vote_for_their_owners() -> None:
    t = Scenario().tile(0, "university", "a1").people(0, "a1", "b1").people(0, "a2", of=1).at("vote")
    assert [t.s.votes[0], t.s.votes[1]] == [6, 3]


def test_sc_5_5_3_the_supporter_brings_four_votes() -> None:
    t = Scenario().card(1, "supporter").at("vote")
    assert [t.s.votes[0], t.s.votes[1]] == [0, 4]


def test_sc_5_1_3_the_physicist_counts_workers_in_factories_of_level_3() -> None:
    t = (
        Scenario(new_actions="yes")
        .card(0, "physicist")
        .tile(0, "factory_3_i3", "a1")
        .tile(0, "factory_1", "a3")
    )
    t.people(0, "a1", "b1", "c1", "a3").at("production")
    assert len(t.happened("stored", seat=0)) == 4
    assert t.s.votes[0] == 6


def test_sc_5_1_3_the_artist_counts_own_citizens_in_the_own_museum() -> None:
    t = Scenario(new_actions="yes").card(0, "artist").tile(0, "museum", "a1").people(0, "a1", "b1")
    t.people(0, "c1", of=1).at("vote")
    assert t.s.votes[0] == 4
