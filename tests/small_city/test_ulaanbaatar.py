"""SC-8.5.9: the Pilgrim. The Town Hall is at e5, the Monastery at h2 and h3."""

from ludotheque.games.small_city.citizens.citizens import active, has_tourist, tourists_in, tram_square
from ludotheque.games.small_city.components.box import N_SQUARES
from ludotheque.games.small_city.modules.asia.ulaanbaatar import broken_pilgrim
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.state import EMPTY
from ludotheque.games.small_city.position.vocabulary import MOST_SEATS, NONE, SQUARES
from ludotheque.games.small_city.turn.pollution import leave_game, polluters
from tests.small_city.scenario import GAME, Scenario


def ulaanbaatar(*others: str, host: int = 0) -> Scenario:
    """Seat 0 plays Ulaanbaatar, the others have their Town Halls at a9."""
    names = ["ulaanbaatar", *(others or ["seoul"])]
    return Scenario(len(names), "asia_chosen", "a9", host, on=names)


def pilgrim(t: Scenario, of: int, square: str = "h2") -> Scenario:
    """A Pilgrim stands in Ulaanbaatar."""
    t.people(0, square, of=of)
    t.s.pilgrim, t.s.pilgrim_at = of, SQUARES.index_of[square]
    return t


def test_sc_8_5_9_the_player_with_most_votes_sends_a_pilgrim() -> None:
    t = ulaanbaatar("seoul", "tokyo").votes(1, 5).votes(2, 3).tile(1, "factory_1", "a1")
    t.people(1, "a9", "a1").people(0, "a1", of=1).at("pilgrims", 2)
    assert t.asked() == (1, "pilgrim")
    assert [said["square"] for said in t.choices(1)] == ["a1", "a9"]
    assert t.told(1, "send_pilgrim", square="b2") == ("SC-8.5.9", "no-pilgrim-there", {"square": "b2"})
    t.do(1, "send_pilgrim", square="a9")
    assert t.happened("pilgrim_sent") == [{"event": "pilgrim_sent", "seat": 1, "square": "a9"}]
    assert t.borough(0)["pilgrim"] == "h2"
    assert t.borough(0)["people"]["h2"] == 1
    assert "a9" not in t.borough(1)["people"]


def test_sc_8_5_9_ties_go_to_the_first_in_turn_order_still_in_the_game() -> None:
    t = ulaanbaatar("seoul", "tokyo", host=2).votes(0, 4).votes(1, 4).votes(2, 9)
    t.people(1, "a9").people(0, "e5")
    t.s.left_in[2], t.s.pollution[2], t.s.ring_at[2] = 1, 100, NONE
    t.at("pilgrims", 2)
    assert t.s.pilgrim == 0


def test_sc_8_5_9_one_citizen_is_not_asked_and_none_means_no_pilgrim() -> None:
    t = ulaanbaatar().votes(1, 5).people(1, "a9").at("pilgrims", 2)
    assert (t.s.pilgrim, t.s.pilgrim_at) == (1, SQUARES.index_of["h2"])
    t = ulaanbaatar().votes(1, 5).people(0, "e5").at("pilgrims", 2)
    assert t.s.pilgrim == NONE


def test_sc_8_5_9_the_pilgrim_returns_to_its_owners_town_hall_or_career_space() -> None:
    t = pilgrim(ulaanbaatar().votes(0, 5), 1).at("pilgrims", 2)
    assert t.happened("pilgrim_home") == [{"event": "pilgrim_home", "seat": 1}]
    assert t.borough(1)["people"] == {"a9": 1}
    t = pilgrim(ulaanbaatar().votes(0, 5), 1).goods(1, a9="wood", b9="wood", a10="wood", b10="wood")
    career = int(t.s.career[1])
    t.at("pilgrims", 2)
    assert (t.borough(1)["people"], t.s.career[1]) == ({}, career + 1)


def test_sc_8_5_9_ones_own_pilgrim_returns_to_the_career_space() -> None:
    t = pilgrim(ulaanbaatar().votes(1, 5), 0, "h2")
    career = int(t.s.career[0])
    t.at("pilgrims", 2)
    assert (t.borough(0)["people"], t.s.career[0]) == ({}, career + 1)


def test_sc_8_5_9_the_same_player_sends_another_citizen() -> None:
    t = (
        pilgrim(ulaanbaatar().votes(1, 5), 1)
        .tile(1, "factory_1", "a1")
        .people(1, "a1", "b9", "b10")
        .at("pilgrims", 2)
    )
    assert t.asked() == (1, "pilgrim")
    assert [said["square"] for said in t.choices(1)] == ["a1", "b9", "b10"]
    assert t.told(1, "send_pilgrim", square="a9") == ("SC-8.5.9", "same-pilgrim", {"square": "a9"})
    assert GAME.broken(t.s) == []
    t.do(1, "send_pilgrim", square="b9")
    assert (t.s.last_pilgrim, t.s.last_pilgrim_at) == (NONE, NONE)
    t = pilgrim(ulaanbaatar().votes(1, 5), 1).at("pilgrims", 2)
    assert t.s.pilgrim == NONE, "the one who has just returned is the only citizen"


def test_sc_8_5_9_another_player_may_send_any_citizen() -> None:
    t = pilgrim(ulaanbaatar("seoul", "tokyo").votes(2, 5), 1).people(2, "a9").at("pilgrims", 2)
    assert t.s.pilgrim == 2


def test_sc_5_8_3_in_the_last_turn_the_pilgrim_returns_and_none_is_sent() -> None:
    t = pilgrim(ulaanbaatar().votes(1, 5), 1).people(1, "b9")
    t.at("pilgrims", 8)
    assert t.s.over()
    assert t.s.pilgrim == NONE
    assert t.borough(1)["people"] == {"a9": 1, "b9": 1}


def test_sc_8_5_9_with_a_mayor_in_the_hall_the_pilgrims_owner_chooses_the_space() -> None:
    """SC-3.13: then the spaces of a Town Hall differ."""
    t = pilgrim(ulaanbaatar().votes(1, 5), 1).people(1, "b10")
    t.s.mayor_variant = 1
    t.at("pilgrims", 2)
    assert t.asked() == (1, "stand")
    t.do(1, "stand", square="b9")
    assert t.s.pilgrim == 1, "the one at b10, the only one who may be sent"
    assert t.borough(1)["people"] == {"b9": 1}


def test_sc_8_5_9_a_pilgrim_enters_the_town_hall_of_its_own_colour_only() -> None:
    """From the Monastery the Pilgrim goes to homes and places; after its return only its owner has it in the Town
    Hall."""
    t = pilgrim(ulaanbaatar(), of=1)
    assert GAME.broken(t.s) == []
    t = pilgrim(ulaanbaatar(), of=1, square="e5")
    assert GAME.broken(t.s) != []


def test_sc_8_5_9_the_pilgrim_moves_from_the_monastery_at_the_will_of_ulaanbaatar() -> None:
    t = pilgrim(ulaanbaatar(), 1).tile(0, "factory_1", "a1").tile(0, "residential_2", "c1").at("moves", 3)
    assert t.can(0, "move", **{"from": "h2", "to": "c1"}), "a home of any level"
    assert not t.can(0, "move", **{"from": "h2", "to": "f6"})
    assert 1 not in t.s.to_move(), "its owner does not bring the Pilgrim home"
    t.do(0, "move", **{"from": "h2", "to": "a1"}).do(0, "commit")
    assert t.borough(0)["pilgrim"] == "a1"


def test_sc_8_5_9_no_other_citizen_enters_the_monastery() -> None:
    t = ulaanbaatar().tile(0, "factory_1", "a1").people(0, "a1").tile(0, "park_1", "j10").at("moves", 3)
    assert t.s.step().name != "moves" or not t.can(0, "move", **{"from": "a1", "to": "h2"})


def test_sc_8_5_9_the_pilgrim_works_votes_and_pollutes_for_ulaanbaatar() -> None:
    t = pilgrim(ulaanbaatar().tile(0, "factory_1", "a1"), 1, "a1").at("production")
    assert list(t.borough(0)["goods"].values()) == ["wood"]
    assert t.borough(1)["goods"] == {}
    t = pilgrim(ulaanbaatar().tile(0, "residential_2", "a1"), 1, "a1").at("vote")
    assert t.happened("voted") == [{"event": "voted", "seat": 0, "votes": 2}]
    t = pilgrim(ulaanbaatar(), 1).at("pollution", 1)
    assert t.happened("polluted", seat=0)[0]["pollution"] == 1, "in the Monastery too"


def test_sc_8_5_9_the_pilgrim_is_no_tourist() -> None:
    t = pilgrim(ulaanbaatar().tile(0, "factory_1", "a1").tile(0, "factory_1", "b1"), 1, "a1")
    t.tile(1, "factory_1", "a1").people(1, "a1").at("moves", 3)
    t.commit_moves()
    assert t.asked() == (1, "tourists"), "its owner may still send a tourist there"
    assert t.can(1, "send", **{"borough": 0, "from": "a1", "to": "b1"})
    t = pilgrim(ulaanbaatar().tile(0, "factory_1", "a1"), 1, "a1").at("hosts")
    assert t.happened("hosted") == []


def test_sc_8_5_9_the_pilgrim_is_never_sent_as_a_tourist() -> None:
    t = pilgrim(ulaanbaatar().tile(0, "factory_1", "a1"), 0, "a1").tile(1, "factory_1", "a1").at("moves", 3)
    t.commit_moves()
    assert t.s.step().name != "tourists"


def test_sc_8_5_9_a_pilgrim_may_die_there_and_then_does_not_return() -> None:
    t = pilgrim(ulaanbaatar(), 1)
    t.s.made[0] = 8
    t.at("pollution", 3)
    assert t.happened("died") == [{"event": "died", "seat": 0, "owner": 1, "square": "h2"}]
    assert t.s.pilgrim == NONE
    t.do(0, "bury", square="a1")
    assert t.borough(0)["graves"] == {"a1": 1}


def test_sc_8_5_9_the_pilgrim_staffs_the_clinic() -> None:
    t = pilgrim(ulaanbaatar().tile(0, "clinic", "a1"), 1, "a1")
    t.s.made[0] = 8
    assert t.at("pollution", 3).happened("died") == []


def test_sc_5_6_2_the_pilgrim_leaves_with_its_owner_or_returns_when_its_host_leaves() -> None:
    t = pilgrim(ulaanbaatar().people(0, "e5"), 1).pollution(1, 100)
    supply = int(t.s.supply[1])
    t.at("pollution", 2)
    assert (t.s.pilgrim, t.s.supply[1]) == (NONE, supply + 1)
    t = pilgrim(ulaanbaatar().people(1, "a10"), 1).pollution(0, 100).at("pollution", 2)
    assert t.s.pilgrim == NONE
    assert t.borough(1)["people"] == {"a9": 1, "a10": 1}
    t.at("pilgrims", 2)
    assert t.s.pilgrim == NONE, "no Pilgrim is sent to a player who has left"


def test_sc_8_5_9_alone_the_pilgrim_is_always_ones_own() -> None:
    t = Scenario(1, "asia_chosen", on=["ulaanbaatar"]).people(0, "e5").at("pilgrims", 1)
    assert t.s.pilgrim == 0
    career = int(t.s.career[0])
    t.at("pilgrims", 2)
    assert (t.s.pilgrim, t.s.career[0]) == (NONE, career + 1), "no other citizen can be sent"


def test_an_unusable_monastery_receives_no_pilgrim() -> None:
    t = ulaanbaatar().votes(1, 5).people(1, "a9")
    t.s.godzillas = 1
    t.s.marks[0] = 1 << SQUARES.index_of["h2"]
    t.at("pilgrims", 2)
    assert t.s.pilgrim == NONE


def test_no_pilgrim_after_turn_9_of_the_nuclear_game_instead_of_8() -> None:
    t = ulaanbaatar().votes(1, 5).people(1, "a9")
    t.s.nuclear = 1
    assert t.at("pilgrims", 8).s.pilgrim == 1
    t.s.nuclear = 1
    assert t.at("pilgrims", 9).s.over()


# ---------------------------------------------------------------- with the Tramway (SC-8.8.4)


def on_tramway(of: int, **riders: int) -> Scenario:
    """The Pilgrim has moved from the Monastery onto the Tramway, where others may be: `of0`, `of1`."""
    t = Scenario(2, "asia_chosen", "a9", on=["ulaanbaatar", "seoul"], new_buildings="yes")
    t.tile(0, "tram_station", "a1").tile(0, "factory_1", "j1")
    for colour in range(2):
        count = riders.get(f"of{colour}", 0)
        t.s.tram[colour] += count
        t.s.career[colour] -= count
    pilgrim(t, of).at("moves", 3)
    t.do(0, "move", **{"from": "h2", "to": SQUARES.ids[tram_square(t.s, 0)]})
    assert GAME.broken(t.s) == []
    return t


def test_sc_8_5_9_on_a_tramway_others_still_move_and_the_pilgrim_does_not_move_again() -> None:
    for of in (0, 1):
        t = on_tramway(of, of0=1)
        at = SQUARES.ids[tram_square(t.s, 0)]
        assert t.can(0, "move", **{"from": at, "to": "j1"})
        t.do(0, "move", **{"from": at, "to": "j1"})
        assert t.borough(0)["people"]["j1"] == 0
        assert t.borough(0)["pilgrim"] == at
        assert not t.can(0, "move", **{"from": at, "to": "h3"})
        assert not [said for said in t.choices(0, "move") if said["from"] == at]
        assert GAME.broken(t.s) == []
        seen = t.borough(0, 1)
        assert (seen["pilgrim"], seen["people"].get("j1"), seen["tram"]) == ("h2", None, [1, 0])


def test_sc_8_5_9_with_the_pilgrim_no_more_have_moved_onto_a_tramway_than_are_on_it() -> None:
    t = on_tramway(0)
    from_h3 = SQUARES.index_of["h3"] * MOST_SEATS * N_SQUARES
    t.s.moves[1] = from_h3 + t.s.moves[0] % (MOST_SEATS * N_SQUARES)
    assert GAME.broken(t.s) == ["moves: seat 0 can't have moved so"]


def test_sc_8_5_9_a_tourist_beside_the_pilgrim_returns_and_the_pilgrim_does_not() -> None:
    t = on_tramway(1, of1=1).tile(1, "factory_1", "j1")
    at = SQUARES.ids[tram_square(t.s, 0)]
    assert has_tourist(t.s, 0, 1)
    t.at("moves", 4)
    t.do(1, "come_home", **{"borough": 0, "from": at, "to": "j1"})
    assert list(t.s.tram[:2]) == [0, 1]
    assert (t.s.pilgrim_at, t.borough(1)["people"]) == (tram_square(t.s, 0), {"j1": 1})
    assert t.reason(1, "come_home", **{"borough": 0, "from": at, "to": "c3"}) == ("SC-5.3.1", "not-a-tourist")


def test_sc_8_5_9_on_a_tramway_the_pilgrim_is_no_tourist_and_pollutes_as_a_citizen() -> None:
    t = on_tramway(1).tile(1, "factory_1", "a1").people(1, "a1")
    assert not has_tourist(t.s, 0, 1)
    assert (tourists_in(t.s, 0), polluters(t.s, 0)) == (0, 1)
    assert t.at("hosts").happened("hosted") == []
    t = on_tramway(0, of0=2)
    assert (active(t.s, 0, layout(t.s, 0)), polluters(t.s, 0)) == (2, 3)


def test_sc_5_6_5_of_two_of_a_colour_on_a_tramway_the_pilgrim_lives() -> None:
    t = on_tramway(1, of1=1)
    t.s.made[0] = 8
    t.at("pollution", 3)
    assert t.happened("died")[0]["owner"] == 1
    assert t.s.pilgrim == 1
    t = on_tramway(1)
    t.s.made[0] = 8
    t.at("pollution", 3)
    assert t.s.pilgrim == NONE


def test_sc_5_6_2_a_tourist_leaving_the_game_leaves_the_pilgrim_on_the_tramway() -> None:
    t = on_tramway(0, of1=1).pollution(1, 100)
    leave_game(t.s)
    assert (list(t.s.tram[:2]), t.s.pilgrim, t.s.pilgrim_at) == ([1, 0], 0, tram_square(t.s, 0))


def test_sc_8_5_9_from_a_tramway_too_the_pilgrim_returns() -> None:
    t = on_tramway(1, of0=1).votes(0, 9).at("pilgrims", 3)
    assert t.borough(1)["people"] == {"a9": 1}
    assert t.s.pilgrim == 0, "and the other one on it is the next"


def test_sc_8_9_2_a_pilgrim_listening_in_the_opera_stays_the_pilgrim_at_home() -> None:
    t = Scenario(2, "asia_chosen", "a9", on=["ulaanbaatar", "seoul"], real_buildings="yes")
    pilgrim(t.tile(0, "sydney_opera", "a5").tile(0, "residential_1", "c1"), 1).at("moves", 2)
    t.do(0, "move", **{"from": "h2", "to": "a5"}).commit()
    assert t.happened("walked_home") == [{"event": "walked_home", "seat": 0, "square": "c1"}]
    assert t.borough(0)["pilgrim"] == "c1"


def test_violated_invariants_with_a_pilgrim_are_named() -> None:
    t = pilgrim(ulaanbaatar(), 1)
    assert broken_pilgrim(t.s) == []
    t.s.pilgrim_at = NONE
    assert broken_pilgrim(t.s) == ["pilgrim: it stands nowhere, or no seat has it"]
    t.s.pilgrim_at = SQUARES.index_of["h3"]
    assert broken_pilgrim(t.s) == ["pilgrim: it does not stand there"]
    t = ulaanbaatar()
    t.s.last_pilgrim_at = 3
    assert broken_pilgrim(t.s) == ["last_pilgrim_at: there is none"]
    t.s.last_pilgrim = 1
    assert broken_pilgrim(t.s) == ["last_pilgrim: no other choice is under way"]
    t = pilgrim(ulaanbaatar().votes(1, 5), 1).people(1, "b9", "b10").at("pilgrims", 2)
    t.s.on[100 + SQUARES.index_of["a9"]] = EMPTY
    assert broken_pilgrim(t.s) == ["last_pilgrim_at: it does not stand there"]
