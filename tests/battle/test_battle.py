"""Battles of Civilization, rule by rule: chapters 0 to 9 and the end. Rulings of the seed are named cv_b<number>."""

import pytest

from ludotheque.core.state import State
from tests.battle.field import GAME, PLAIN, Field
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    AT_MOVEMENT,
    AT_SUPPLY,
    AT_TURN,
    CARDS,
    N_TECHS,
    TECHS,
    UNIT_BOTTOM,
    UNITS,
)

INFANTRY = ["infantry_3_1", "infantry_3_2", "infantry_3_3"]
RANK_4 = "replaceable_parts"


def first(seats: int = 2, seed: int = 1) -> State:
    return GAME.new(seats, seed)


# ---------------------------------------------------------------- chapters 0 to 4


def test_cv_0_1_two_to_four_players() -> None:
    assert GAME.seats == [2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cv_0_2_everybody_begins_alike_and_by_chance(seats: int) -> None:
    s = GAME.new(seats, 3)
    view = s.view(-1)
    for player in view["players"]:
        assert (player["city"], player["armies"], len(player["people_types"])) == (True, 1, 1)
    wonders = [player["wonder"] for player in view["players"] if player["wonder"]]
    assert len({player["civ"] for player in view["players"]}) == seats
    assert len(set(wonders)) == len(wonders) >= seats - 1
    assert len({GAME.new(seats, seed).first for seed in range(30)}) == seats
    waiting = [seat for seat in range(seats) if seat != s.first]
    assert all(view["players"][seat]["card_levels"] == [1] for seat in waiting)


def test_cv_0_3_one_attack_a_part_and_armies_come_back() -> None:
    t = Field().armies(2, 1).forces(0, *INFANTRY).attack("armies", armies=1)
    for unit in INFANTRY:
        t.fight(0, unit)
    assert t.s.armies[0] == 2
    assert t.refused(0, "attack", seat=1, place="capital", armies=1) == ("CV-0.3", "has-attacked")


def test_cv_0_4_what_comes_in_and_how_much_of_it() -> None:
    t = Field()
    before = int(t.s.trade[1]), int(t.s.culture[1])
    t.do(0, "end")
    assert (t.s.trade[1], t.s.culture[1]) == (before[0] + 3, before[1] + 1)
    assert t.player(1)["card_levels"] == [1]
    assert t.asked() == ((1,), "supply")
    t.do(1, "take", supply="army")
    t.do(1, "learn", tech="masonry")
    assert t.asked() == ((1,), "movement")
    assert (t.s.armies[1], t.player(1)["techs"]) == (2, ["masonry"])


@pytest.mark.parametrize(("turn", "level"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_cv_0_4_the_card_that_comes_in_has_the_level_of_the_turn(turn: int, level: int) -> None:
    t = Field()
    t.s.turn = turn
    t.do(0, "end")
    assert t.player(1)["card_levels"] == [level]


@pytest.mark.parametrize(
    ("supply", "refusal"),
    [
        ("aircraft", ("CV-0.4", "not-unlocked")),
        ("card_2", ("CV-0.4", "too-early")),
        ("city_walls", ("CV-0.4", "not-unlocked")),
        ("barracks", ("CV-0.4", "not-unlocked")),
        ("academy", ("CV-0.4", "not-unlocked")),
    ],
)
def test_cv_0_4_not_everything_comes_in_at_once(supply: str, refusal: tuple[str, str]) -> None:
    t = Field()
    t.do(0, "end")
    assert t.refused(1, "take", supply=supply) == refusal


def test_cv_0_4_techs_unlock_walls_and_buildings_once_each() -> None:
    t = Field().knows(1, "masonry", "metalworking")
    t.s.city[1] = 0
    t.do(0, "end")
    assert t.refused(1, "take", supply="city_walls") == ("CV-0.4", "no-city")
    t.do(1, "take", supply="capital_walls")
    assert t.refused(1, "take", supply="capital_walls") == ("CV-0.4", "has-it")
    assert t.refused(1, "learn", tech="masonry") == ("CV-0.4", "has-it")
    assert t.refused(1, "learn", tech="mathematics") == ("CV-0.4", "too-early")
    t.do(1, "take", supply="barracks")
    t.s.push(AT_SUPPLY, 1, 1)  # one thing more
    assert t.refused(1, "take", supply="barracks") == ("CV-0.4", "has-it")
    t.knows(1, "military_science").do(1, "take", supply="academy")
    assert t.player(1)["building"] == "academy"
    t.s.push(AT_SUPPLY, 1, 1)
    assert t.refused(1, "take", supply="barracks") == ("CV-0.4", "has-it")


def test_cv_0_5_coins_of_the_sheet_go_first_and_defections_take_all_they_may() -> None:
    t = Field().holds(0, "counterfeiters_1", "mass_defection_1").armies(1, 1).knows(1, "code_of_laws")
    t.s.coins[1], t.s.laws[1] = 1, 1
    t.do(0, "use", source="counterfeiters_1")
    assert (t.s.coins[1], t.s.laws[1]) == (0, 1)
    t.holds(0, "counterfeiters_2").do(0, "use", source="counterfeiters_2")
    assert (t.s.coins[1], t.s.laws[1]) == (0, 0)
    t.armies(1, 2).do(0, "use", source="mass_defection_1")
    assert t.s.armies[1] == 0


def test_cv_1_2_parts_come_clockwise_from_the_first_player() -> None:
    t = Field(3)
    asked = []
    for _ in range(3):
        seat = int(t.s.mover())
        asked.append(seat)
        while t.s.mover() == seat:
            step = t.asked()[1]
            hand = t.cards(seat)
            t.do(seat, "discard", card=hand[0]) if step == "discard" else t.do(
                seat, "done" if step == "supply" else "end"
            )
    assert asked == [0, 1, 2]


def test_cv_1_3_and_cv_1_12_the_next_is_first_and_all_is_fresh_again() -> None:
    t = Field().knows(0, "code_of_laws")
    t.s.used[0], t.s.laws_used[0] = 2, 1
    t.do(0, "end")
    t.do(1, "done")
    said = t.do(1, "end")
    assert t.events(said, "turn_began") == [{"event": "turn_began", "turn": 2, "seat": 1}]
    assert (t.s.first, t.s.used[0], t.s.laws_used[0]) == (1, 0, 0)
    assert t.asked() == ((1,), "supply")


def test_cv_1_7_coins_are_printed_on_the_sheet_and_on_code_of_laws() -> None:
    t = Field().knows(0, "code_of_laws", "civil_service", "railroad")
    t.s.coins[0], t.s.laws[0] = 3, 2
    assert t.s.coins_of(0) == 3 + 2 + 1 + 1


def test_cv_1_11_an_end_of_turn_that_is_all_there_is_is_not_asked_for() -> None:
    """Vector 24: no units on either side: the battle ends at once, by the bonuses."""
    t = Field()
    t.knows(0, "metalworking")
    t.s.building[0] = 0
    said = t.do(0, "attack", seat=1, place="capital", armies=1)
    assert t.events(said, "won") == [{"event": "won", "seat": 1, "target": 0, "amount": 12, "against": 2}]


def test_cv_1_11_an_ability_that_could_be_paid_is_asked_for() -> None:
    """Whether he can is not told: who holds a token that could be iron is asked, iron or not."""
    for token, could in (("hut_iron_1", 2), ("hut_silk_1", 1)):
        t = Field().knows(0, "mathematics").keeps(0, token).forces(1, "infantry_1_1").attack()
        t.fight(1, "infantry_1_1")
        assert t.asked() == ((0,), "battle_turn")
        assert len(t.s.actions(0)) == could


def test_cv_2_1_no_more_armies_in_a_square_than_may_stack() -> None:
    t = Field().armies(1, 2)
    t.do(0, "end")
    assert t.refused(1, "take", supply="army") == ("CV-2.1", "stack-full")
    t.knows(1, "masonry").do(1, "take", supply="army")
    assert t.s.armies[1] == 3
    t.knows(1, RANK_4)
    t.s.armies[1] = 6
    assert t.refused(1, "take", supply="army") == ("CV-2.1", "stack-full")


def test_cv_2_4_the_market_runs_out_and_what_is_spent_goes_back() -> None:
    t = Field().market(0, iron=2)
    t.do(0, "end")
    assert t.refused(1, "take", supply="iron") == ("CV-2.4", "market-empty")
    t.do(1, "take", supply="silk")
    assert t.s.view(-1)["market"] == {"incense": 2, "iron": 0, "silk": 1, "wheat": 2}
    t = Field().market(0, iron=2).knows(0, "mathematics").forces(1, "infantry_1_1").attack()
    t.fight(1, "infantry_1_1")
    t.do(0, "use", source="mathematics")
    assert t.s.view(-1)["market"]["iron"] == 1


def test_cv_2_7_dead_units_lie_open_and_are_shuffled_when_the_deck_is_empty() -> None:
    t = Field()
    for unit in range(15):
        t.s.unit_pile[unit] = UNIT_BOTTOM
        t.s.unit_seen[unit] = 7
    assert len(t.s.view(-1)["unit_bottoms"]) == 15
    t.do(0, "end")
    t.do(1, "take", supply="infantry")
    assert (t.s.view(-1)["unit_bottoms"], t.player(1)["units"]) == (
        [],
        {"infantry": 1, "mounted": 0, "artillery": 0, "aircraft": 0},
    )
    t.forces(0, *UNITS.ids[:15])
    assert t.refused(1, "take", supply="infantry") == ("CV-2.7", "units-gone")


def test_cv_2_8_a_culture_deck_is_made_of_its_discards_again() -> None:
    t = Field(4)
    level_1 = [card for card in CARDS.ids if GAME.box.card_level[CARDS.ids.index(card)] == 1]
    for card in level_1:
        t.s.card_pile[CARDS.ids.index(card)], t.s.card_seen[CARDS.ids.index(card)] = 1, 31
    t.do(0, "end")
    assert (t.s.view(-1)["discarded"], t.player(1)["card_levels"]) == ([], [1])
    held = t.cards(1)
    for card in level_1:
        if card not in held:
            t.holds(3, card)
    assert t.refused(1, "take", supply="card_1") == ("CV-2.8", "cards-gone")


def test_cv_2_9_only_its_owner_sees_a_token_and_all_see_its_back() -> None:
    t = Field()
    t.do(0, "end")
    log = t.play(1, "take", supply="hut")
    assert [sorted(said) for said in t.told(log, 0)] == [["event", "seat", "supply"], ["event", "seat"]]
    assert "token" in t.told(log, 1)[1]
    seen = t.s.view(0)["players"][1]
    assert (seen["tokens"], seen["token_backs"]) == ([], [0])
    assert len(t.player(1)["tokens"]) == 1  # type: ignore[arg-type]
    t.keeps(0, *(token for token in GAME.components.token_ids if token.startswith("village")))
    assert t.refused(1, "take", supply="village") == ("CV-2.9", "tokens-gone")


def test_cv_4_3_the_market_has_one_of_each_for_each_player() -> None:
    for seats in (2, 3, 4):
        held = [player["market"]["iron"] for player in first(seats).view(-1)["players"]]
        assert first(seats).view(-1)["market"]["iron"] == seats - sum(held)


def test_cv_4_8_three_units_to_begin_with_and_five_for_germany() -> None:
    s = GAME.new(4, 1)
    for player in s.view(-1)["players"]:
        units = player["units"]
        more = 2 if player["civ"] == "germany" else 0
        assert units == {"infantry": 1 + more, "mounted": 1, "artillery": 1, "aircraft": 0}


def test_cv_4_9_and_cv_4_11_what_civilizations_begin_with() -> None:
    players = {player["civ"]: player for player in GAME.new(4, 1).view(-1)["players"]}
    assert {civ: player["techs"] for civ, player in players.items()} == {
        "germany": ["metalworking"],
        "arabia": ["mathematics"],
        "india": [],
        "china": [],
    }
    assert players["arabia"]["ranks"]["artillery"] == 2
    assert {civ for civ in PLAIN if players[civ]["capital_walls"]} == {"china"}
    assert {civ for civ in PLAIN if players[civ]["market"]["iron"]} == {"arabia"}


# ---------------------------------------------------------------- chapter 9: before the blows


def test_cv_9_1_what_may_be_attacked_and_with_what() -> None:
    t = Field(3).armies(1, 0, 1)
    t.s.city[1] = 0
    for target, place, armies, name in (
        (0, "city", 1, "not-your-own"),
        (1, "armies", 1, "nothing-to-attack"),
        (1, "city", 1, "nothing-to-attack"),
        (1, "capital", 2, "too-few-armies"),
        (1, "capital", 0, "too-few-armies"),
    ):
        assert t.refused(0, "attack", seat=target, place=place, armies=armies) == ("CV-9.1", name)


def test_cv_b78_nobody_else_acts_in_a_battle() -> None:
    """CV-9.1: C holds Defection and is not asked before the battle and what follows it are over."""
    t = Field(3).forces(0, "infantry_1_1").forces(1, "mounted_1_1").holds(2, "defection_1").attack("city")
    while t.s.attacker >= 0:
        assert 2 not in t.s.to_move()
        seat = t.s.mover()
        t.s.apply(seat, t.s.actions(seat)[0])


@pytest.mark.parametrize(("knows", "walls"), [((), True), (("combustion",), False)])
def test_cv_9_3_combustion_destroys_walls_first(knows: tuple[str, ...], walls: bool) -> None:
    t = Field().knows(0, *knows).forces(0, "infantry_1_1").forces(1, "infantry_1_2")
    t.s.city_walls[1] = 1
    t.attack("city")
    assert (t.s.city_walls[1] == 1) is walls
    assert t.asked()[0] == ((0,) if walls else (1,))
    assert t.s.view(-1)["battle"]["sides"]["1"]["bonus"] == (10 if walls else 6)


@pytest.mark.parametrize(
    ("armies", "place", "attackers", "defenders"),
    [(1, "armies", 3, 3), (2, "armies", 5, 5), (3, "city", 7, 6), (1, "capital", 3, 6)],
)
def test_cv_9_4_hand_sizes(armies: int, place: str, attackers: int, defenders: int) -> None:
    """CV-B37 and vector 4 among them: two armies draw 5, three 7; a city defends with 6."""
    t = Field().knows(0, "masonry").knows(1, "masonry").armies(3, 2 if armies == 2 else 1)
    t.forces(0, *UNITS.ids[:10]).forces(1, *UNITS.ids[20:30]).attack(place, armies)
    sides = t.s.view(-1)["battle"]["sides"]
    assert (sides["0"]["in_hand"], sides["1"]["in_hand"]) == (attackers, defenders)


def test_cv_9_4_computers_add_a_unit_for_five_coins() -> None:
    t = Field().knows(0, "computers").forces(0, *UNITS.ids[:10]).forces(1, UNITS.ids[20])
    t.s.coins[0] = 9  # and one printed on Computers
    t.attack()
    assert t.s.view(-1)["battle"]["sides"]["0"]["in_hand"] == 3 + 2


def test_cv_9_5_hands_are_secret_types_too_but_for_the_oracle() -> None:
    t = Field(3).forces(0, *UNITS.ids[:2], "mounted_1_1").forces(1, "infantry_3_1", "artillery_3_1")
    t.wonder(0, "oracle").attack()
    for looks, mine, theirs in ((0, 3, 2), (1, 0, 2), (2, 0, 0), (-1, 0, 0)):
        sides = t.s.view(looks)["battle"]["sides"]
        assert (len(sides["0"]["hand"]), len(sides["1"]["hand"])) == (mine, theirs)
        assert (sides["0"]["in_hand"], sides["1"]["in_hand"]) == (3, 2)


def test_cv_9_5_which_types_are_in_a_hand_is_drawn_anew_in_a_sample() -> None:
    from ludotheque.core.chance import seeded

    t = (
        Field()
        .armies(1, 1)
        .forces(0, "infantry_1_1")
        .forces(1, *(f"{type}_{n}_1" for type in ("infantry", "mounted", "artillery") for n in (1, 2)))
    )
    t.attack()
    kinds = set()
    for seed in range(40):
        sample = t.s.sample(0, seeded(seed))
        assert sample.view(0) == t.s.view(0)
        assert isinstance(sample, Civilization)
        kinds.add(tuple(sorted(UNITS.ids[unit].split("_")[0] for unit in sample.held(1))))
    assert len(kinds) > 5


def test_cv_9_6_bonuses_add_up() -> None:
    t = Field().knows(0, "metalworking").knows(1, "military_science").forces(0, UNITS.ids[0])
    t.s.building[0], t.s.building[1], t.s.capital_walls[1] = 0, 1, 1
    t.attack("capital")
    sides = t.s.view(-1)["battle"]["sides"]
    assert (sides["0"]["bonus"], sides["1"]["bonus"]) == (2, 12 + 4 + 4)


def test_cv_b77_the_defender_begins_but_not_behind_walls() -> None:
    """CV-9.7."""
    for place, walls, seat in (("armies", 0, 1), ("city", 0, 1), ("city", 1, 0), ("capital", 1, 0)):
        t = Field().forces(0, UNITS.ids[0]).forces(1, UNITS.ids[1])
        t.s.city_walls[1] = t.s.capital_walls[1] = walls
        t.attack(place)
        assert t.asked() == ((seat,), "battle_turn"), (place, walls)


# ---------------------------------------------------------------- chapter 9: battle turns


def test_cv_b82_every_unit_must_be_played() -> None:
    """CV-9.8."""
    t = Field().forces(0, UNITS.ids[0]).forces(1, UNITS.ids[1]).attack()
    assert t.refused(1, "end") == ("CV-9.8", "must-fight")
    t.fight(1, UNITS.ids[1])
    assert t.refused(0, "end") == ("CV-9.8", "must-fight")


def test_cv_b83_ability_unit_ability_and_no_second_unit() -> None:
    """CV-9.8, CV-9.24."""
    t = Field().knows(0, "mathematics", "metalworking", "animal_husbandry", "democracy").market(0, iron=2)
    t.knows(1, "democracy").forces(0, "infantry_1_1", "infantry_1_2").forces(1, "artillery_3_1").attack()
    t.fight(1, "artillery_3_1")
    t.in_play(0, "infantry_2_1", 2, wounds=1)
    t.do(0, "use", source="mathematics")
    t.do(0, "done")
    t.fight(0, "infantry_1_1", front=1, boosted="boosted")
    assert t.refused(0, "fight", unit="infantry_1_2", front=0, boosted="plain") == ("CV-9.8", "one-unit")
    t.do(0, "use", source="animal_husbandry")
    t.do(0, "mark", unit="infantry_2_1")
    assert t.wounds("infantry_2_1") == 0


def test_cv_9_8_sun_tzu_holds_back_once_a_battle() -> None:
    t = Field().person(1, "sun_tzu").forces(1, "infantry_1_1", "infantry_1_2")
    t.forces(0, "mounted_1_1", "mounted_1_2").attack()
    assert t.refused(1, "use", source="sun_tzu") == ("CV-11.3", "no-trade")
    t.s.trade[1] = 7
    said = t.do(1, "use", source="sun_tzu")
    assert t.events(said, "held_back")
    assert t.s.trade[1] == 4
    assert (t.s.idle, t.asked()) == (0, ((0,), "battle_turn"))  # no idle turn, and over by itself
    t.fight(0, "mounted_1_1")
    assert t.refused(1, "use", source="sun_tzu") == ("CV-11.2", "already-used")
    assert t.s.view(0)["players"][1]["people"] == ["sun_tzu"]


def test_cv_9_8_sun_tzu_has_nothing_to_hold_back_without_units() -> None:
    t = Field().person(1, "sun_tzu").forces(0, "mounted_1_1").knows(1, "animal_husbandry")
    t.s.trade[1] = 7
    t.attack()
    t.in_play(1, "infantry_2_1", 5, wounds=1)
    t.fight(0, "mounted_1_1")
    assert t.asked() == ((1,), "battle_turn")
    assert t.refused(1, "use", source="sun_tzu") == ("CV-9.8", "nothing-to-hold-back")


def test_cv_9_9_blows_once_and_closed_fronts() -> None:
    t = Field().knows(1, "gunpowder").forces(1, "infantry_1_1")
    t.forces(0, "infantry_2_1", "infantry_1_2", "infantry_3_1").attack()
    t.fight(1, "infantry_1_1")  # strength 3 at rank III
    t.fight(0, "infantry_2_1", front=1)
    assert (t.wounds("infantry_1_1"), t.lives(0, "infantry_2_1")) == (2, False)
    t.fight(0, "infantry_1_2", front=1)
    assert (t.lives(0, "infantry_1_2"), t.lives(1, "infantry_1_1")) == (False, False)


def test_cv_9_9_where_a_unit_may_be_played() -> None:
    t = Field().forces(1, "infantry_3_1", "infantry_3_2").forces(0, "artillery_1_1", "artillery_1_2").attack()
    t.fight(1, "infantry_3_1")
    t.fight(0, "artillery_1_1")
    t.fight(1, "infantry_3_2", front=2)  # the artillery strikes first and dies
    assert t.refused(0, "fight", unit="artillery_1_2", front=9, boosted="plain") == (
        "CV-9.28",
        "no-such-front",
    )
    t.in_play(0, "artillery_2_1", 1)
    closed = t.refused(0, "fight", unit="artillery_1_2", front=1, boosted="plain")
    assert closed == ("CV-9.9", "front-closed")
    t.in_play(0, "artillery_2_2", 3)
    t.s.front[UNITS.ids.index("artillery_2_2")] = 4
    t.s.fronts = 4
    nobody = t.refused(0, "fight", unit="artillery_1_2", front=3, boosted="plain")
    assert nobody == ("CV-9.9", "nobody-there")
    assert t.refused(0, "fight", unit="infantry_1_1", front=0, boosted="plain") == (
        "CV-9.5",
        "not-in-your-hand",
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "wounds", "dead"),
    [
        ("artillery_3_1", "infantry_3_1", [3], ["infantry_3_1"]),  # vector 5: no blow back
        ("mounted_2_1", "artillery_3_1", [2, 3], ["mounted_2_1"]),  # vector 5: strikes first, then dies
        ("infantry_1_1", "artillery_3_1", [3], ["infantry_1_1"]),  # is trumped, and dead before it strikes
        ("infantry_3_1", "artillery_2_1", [2, 3], ["artillery_2_1"]),  # is trumped, lives, and kills
        ("mounted_2_1", "mounted_3_1", [2, 3], ["mounted_2_1"]),
        ("mounted_2_1", "mounted_2_2", [2, 2], ["mounted_2_2", "mounted_2_1"]),
    ],
)
def test_cv_9_10_trumps(mine: str, theirs: str, wounds: list[int], dead: list[str]) -> None:
    t = Field().forces(0, mine).forces(1, theirs).attack()
    t.fight(1, theirs)
    said = t.fight(0, mine, front=1)
    assert [one["amount"] for one in t.events(said, "wounded")] == wounds
    assert [one["unit"] for one in t.events(said, "died")] == dead


def test_cv_9_10_aircraft_trump_nothing_and_nothing_them() -> None:
    assert list(GAME.box.trumps) == [1, 2, 0, -1]


def test_cv_b60_himeji_adds_one_to_attack_health_and_total() -> None:
    """CV-9.9, CV-9.14, and vector 14."""
    t = Field().wonder(0, "himeji_castle").forces(0, "infantry_2_1").forces(1, "infantry_2_2").attack()
    t.fight(1, "infantry_2_2")
    said = t.fight(0, "infantry_2_1", front=1)
    assert [one["amount"] for one in t.events(said, "wounded")] == [3, 2]
    assert [one["unit"] for one in t.events(said, "died")] == ["infantry_2_2"]
    assert t.events(said, "won")[0]["amount"] == 3


def test_cv_b27c_healing_is_for_living_units_with_wounds() -> None:
    """CV-9.11, CV-9.24."""
    t = Field().knows(0, "animal_husbandry").forces(0, UNITS.ids[0]).forces(1, UNITS.ids[1]).attack()
    t.fight(1, UNITS.ids[1])
    assert t.refused(0, "use", source="animal_husbandry") == ("CV-12.5", "no-target")
    t.in_play(0, "mounted_2_1", 5, wounds=1).in_play(0, "mounted_3_1", 6)
    t.do(0, "use", source="animal_husbandry")
    assert t.refused(0, "mark", unit="mounted_3_1") == ("CV-9.11", "not-wounded")
    assert t.refused(0, "mark", unit="infantry_3_5") == ("CV-9.11", "not-in-play")
    t.do(0, "mark", unit="mounted_2_1")
    assert (t.wounds("mounted_2_1"), t.asked()) == (0, ((0,), "battle_turn"))


def test_cv_9_12_healing_once_a_battle_and_again_in_the_next() -> None:
    t = Field().knows(0, "animal_husbandry", "biology").forces(0, UNITS.ids[0]).forces(1, UNITS.ids[1])
    t.attack()
    t.fight(1, UNITS.ids[1])
    t.in_play(0, "mounted_3_1", 5, wounds=2).in_play(0, "mounted_3_2", 6, wounds=1)
    t.do(0, "use", source="biology")
    assert (t.wounds("mounted_3_1"), t.wounds("mounted_3_2")) == (0, 0)
    t.s.wounds[UNITS.ids.index("mounted_3_1")] = 1
    assert t.refused(0, "use", source="biology") == ("CV-11.2", "already-used")
    t.fight(0, UNITS.ids[0])
    t.do(0, "end")
    while t.s.attacker >= 0:
        seat = t.s.mover()
        t.s.apply(seat, t.s.actions(seat)[-1])
    assert t.player(0)["used"] == []


def test_cv_b84_two_idle_turns_in_a_row_end_it() -> None:
    """CV-9.13: B nothing, A uses Mathematics, B nothing, A nothing: only the last two count."""
    t = (
        Field()
        .knows(0, "mathematics", "biology")
        .market(0, iron=1)
        .knows(1, "biology")
        .forces(1, "infantry_3_1")
    )
    t.attack("city")
    t.in_play(1, "mounted_3_1", 5, wounds=1).in_play(0, "mounted_3_2", 6, wounds=1)
    t.fight(1, "infantry_3_1")
    t.end(1)
    t.end(0)
    assert (t.s.idle, t.asked()) == (1, ((1,), "battle_turn"))
    t.s.side = 0
    t.s.drop()
    t.s.settle()
    t.do(0, "use", source="mathematics")
    t.do(0, "done")
    t.end(0)
    assert (t.s.idle, t.asked()) == (0, ((1,), "battle_turn"))
    t.end(1)
    assert (t.s.idle, t.asked()) == (1, ((0,), "battle_turn"))
    assert t.events(t.do(0, "end"), "won")


def test_cv_9_13_by_the_other_ruling_it_ends_when_no_hand_has_a_unit() -> None:
    t = Field(battle_end="faq2").knows(0, "mathematics").market(0, iron=1)
    t.forces(0, "artillery_1_1").forces(1, "infantry_1_1", "infantry_1_2").attack()
    t.fight(1, "infantry_1_1")
    t.fight(0, "artillery_1_1")
    t.end(0)
    said = t.fight(1, "infantry_1_2")  # the iron is left, and nobody asks for it
    assert t.events(said, "won")


def test_cv_b85_an_ability_without_a_unit() -> None:
    """CV-9.12: Ballistics deals up to six, split at will."""
    t = (
        Field()
        .knows(0, "ballistics")
        .market(0, iron=1)
        .knows(1, "democracy")
        .forces(1, "infantry_3_1")
        .attack()
    )
    t.in_play(1, "infantry_3_2", 7)
    t.fight(1, "infantry_3_1")
    t.do(0, "use", source="ballistics")
    for unit in ["infantry_3_1"] * 4 + ["infantry_3_2"]:
        t.do(0, "mark", unit=unit)
    assert (t.lives(1, "infantry_3_1"), t.wounds("infantry_3_2")) == (False, 1)
    said = t.do(0, "mark", unit="infantry_3_2")
    assert t.events(said, "won")[0]["amount"] == 4  # the other one lives with two wounds


def test_cv_b40_metalworking_adds_damage_once_and_no_health() -> None:
    """CV-9.25."""
    t = Field().knows(0, "metalworking").market(0, iron=1).knows(1, "democracy")
    t.forces(0, "infantry_2_1").forces(1, "infantry_3_1").attack()
    t.fight(1, "infantry_3_1")
    said = t.fight(0, "infantry_2_1", front=1, boosted="boosted")
    assert [one["amount"] for one in t.events(said, "wounded")] == [5, 4]
    assert [one["unit"] for one in t.events(said, "died")] == ["infantry_3_1", "infantry_2_1"]


def test_cv_9_25_on_a_new_front_iron_does_nothing_and_is_spent() -> None:
    """Vector 20."""
    t = Field().knows(1, "metalworking", "mathematics").market(1, iron=1).forces(0, UNITS.ids[0])
    t.forces(1, "infantry_2_1").attack()
    said = t.fight(1, "infantry_2_1", boosted="boosted")
    assert t.events(said, "paid")
    assert not t.events(said, "wounded")
    assert (t.s.market[4 + 1], t.player(1)["used"]) == (0, ["metalworking"])


def test_cv_9_25_needs_iron_and_the_tech() -> None:
    t = Field().forces(0, UNITS.ids[0]).forces(1, "infantry_2_1").attack()
    assert t.refused(1, "fight", unit="infantry_2_1", front=0, boosted="boosted") == ("CV-11.1", "not-known")
    t.knows(1, "metalworking")
    assert t.refused(1, "fight", unit="infantry_2_1", front=0, boosted="boosted") == ("CV-11.3", "cannot-pay")


def test_cv_9_28_fronts_are_numbered_as_they_are_opened_and_not_used_again() -> None:
    t = Field().forces(0, "infantry_2_1", "infantry_2_2").forces(1, "infantry_2_3", "infantry_2_4").attack()
    t.fight(1, "infantry_2_3")
    t.fight(0, "infantry_2_1", front=1)
    said = t.fight(1, "infantry_2_4")
    assert t.events(said, "fought")[0]["front"] == 2
    gone = t.refused(0, "fight", unit="infantry_2_2", front=1, boosted="plain")
    assert gone == ("CV-9.9", "nobody-there")


# ---------------------------------------------------------------- chapter 9: what follows


def test_cv_9_14_a_tie_is_the_defenders_and_wounds_do_not_count() -> None:
    """Vector 4: 15 + 2 against 7 + 10."""
    t = Field().knows(0, "metalworking").forces(0, "infantry_3_1").attack("city")
    t.s.building[0] = 0
    t.s.city_walls[1] = 1
    t.in_play(1, "infantry_3_2", 5, wounds=2).in_play(1, "infantry_3_3", 6).in_play(1, "infantry_1_1", 7)
    for front, unit in enumerate(["mounted_3_1", "mounted_3_2", "mounted_3_3", "mounted_3_4"], 10):
        t.in_play(0, unit, front)
    said = t.fight(0, "infantry_3_1")
    assert t.events(said, "won") == [{"event": "won", "seat": 1, "target": 0, "amount": 17, "against": 17}]


def test_cv_b81_a_bonus_may_win_without_units() -> None:
    """CV-9.14."""
    t = Field().forces(0, "infantry_3_1", "infantry_3_2", "infantry_3_3").attack("capital")
    for unit in INFANTRY:
        said = t.fight(0, unit)
    assert t.events(said, "won") == [{"event": "won", "seat": 1, "target": 0, "amount": 12, "against": 9}]


@pytest.mark.parametrize(
    ("armies", "killed", "lost"), [(3, 5, 2), (1, 4, 0), (2, 1, 0), (2, 2, 1), (3, 6, 2)]
)
def test_cv_9_15_the_winner_loses_an_army_for_two_dead_units_never_the_last(
    armies: int, killed: int, lost: int
) -> None:
    """Vector 6."""
    t = Field().knows(0, "masonry", RANK_4).armies(armies, 1).forces(0, "infantry_3_1").attack(armies=armies)
    for n in range(killed):
        t.in_play(0, UNITS.ids[20 + n], 9)
        t.s.kill(0, 20 + n)
    t.fight(0, "infantry_3_1")
    while t.asked()[1] == "loot":
        t.do(0, "done")
    assert (t.s.armies[0], t.s.armies[1]) == (armies - lost, 0)
    assert len(t.s.view(-1)["unit_bottoms"]) == killed


def test_cv_b17_china_counts_its_losses_first_then_saves_a_unit() -> None:
    """CV-9.15, CV-9.22."""
    t = Field().civ("china", "arabia").armies(2, 1).forces(0, "infantry_3_1").attack(armies=2)
    for unit in (20, 21):
        t.in_play(0, UNITS.ids[unit], 9)
        t.s.kill(0, unit)
    said = t.fight(0, "infantry_3_1")
    assert [one["event"] for one in said][-1] == "armies_lost"
    assert (t.s.armies[0], t.asked()) == (1, ((0,), "save"))
    assert t.refused(0, "save", unit="infantry_3_1") == ("CV-9.15", "not-killed")
    t.do(0, "save", unit=UNITS.ids[20])
    assert t.in_forces(0) == ["infantry_3_1", UNITS.ids[20]]
    assert t.s.view(-1)["unit_bottoms"] == [UNITS.ids[21]]


def test_cv_9_15_survivors_go_home_healed_and_face_down() -> None:
    t = Field(3).forces(0, "infantry_3_1").forces(1, "infantry_2_1").attack()
    t.fight(1, "infantry_2_1")
    t.fight(0, "infantry_3_1", front=1)
    while t.s.attacker >= 0:
        t.do(t.s.mover(), "done" if t.asked()[1] == "loot" else "end")
    assert (t.in_forces(0), t.wounds("infantry_3_1")) == (["infantry_3_1"], 0)
    assert t.s.view(1)["players"][0]["forces"] == []


def test_cv_9_16_a_beaten_city_is_destroyed_and_beaten_armies_die() -> None:
    t = Field().armies(2, 2).knows(0, RANK_4).forces(0, *INFANTRY)
    t.s.city_walls[1] = 1
    t.attack("city", 2)
    for unit in INFANTRY:
        t.fight(0, unit)
    assert (t.s.city[1], t.s.city_walls[1], t.s.armies[1]) == (0, 0, 2)
    t = Field().armies(2, 2).forces(1, *INFANTRY).attack("city", 2)
    for unit in INFANTRY:
        t.fight(1, unit)
    assert (t.s.armies[0], t.s.armies[1], t.s.city[1]) == (0, 2, 1)


def looting(place: str = "city", wall: bool = False) -> Field:
    """Seat 0 has beaten seat 1, and takes its loot."""
    t = Field(3).knows(0, RANK_4).forces(0, *INFANTRY)
    if wall:
        t.wonder(1, "great_wall")
    t.s.trade[1], t.s.culture[1], t.s.coins[1] = 7, 4, 1
    t.knows(1, "masonry", "code_of_laws").keeps(1, "hut_spy_1", "hut_iron_1", "village_spy_1").market(
        1, iron=1
    )
    t.holds(1, "defection_1", "primetime_tv_1")
    t.s.laws[1] = 1
    t.attack(place)
    for unit in INFANTRY:
        t.fight(0, unit)
    while t.s.attacker >= 0 and t.asked()[1] == "battle_turn":
        t.do(t.s.mover(), "end")
    return t


@pytest.mark.parametrize(
    ("place", "wall", "loot"),
    [("armies", False, 1), ("city", False, 2), ("city", True, 1), ("armies", True, 0)],
)
def test_cv_b66_and_cv_9_17_how_much_loot(place: str, wall: bool, loot: int) -> None:
    """Vector 16 and the Great Wall."""
    t = looting(place, wall)
    if loot == 0:
        assert t.asked() == ((0,), "movement")
    else:
        assert (t.asked(), t.s.top(0)) == (((0,), "loot"), loot)


def test_cv_9_17_a_defender_who_wins_loots_too() -> None:
    """Vector 16."""
    t = Field().armies(2, 1).forces(1, *INFANTRY)
    t.s.trade[0] = 2
    t.attack(armies=2)
    for unit in INFANTRY:
        t.fight(1, unit)
    assert (t.asked(), t.s.top(0), t.s.armies[0]) == (((1,), "loot"), 1, 0)
    t.do(1, "loot", loot="trade")
    assert (t.s.trade[0], t.s.trade[1]) == (0, 2)


def test_cv_b86_two_loot_buy_two_small_things_or_a_big_one() -> None:
    """CV-9.17."""
    t = looting()
    t.do(0, "loot", loot="trade")
    assert t.refused(0, "learn", tech="masonry") == ("CV-9.17", "too-little-loot")
    t.do(0, "loot", loot="trade")
    assert (t.s.trade[1], t.s.trade[0], t.asked()) == (1, 6, ((0,), "movement"))
    t = looting()
    t.do(0, "loot", loot="trade")
    t.do(0, "loot", loot="culture")
    assert (t.s.trade[0], t.s.culture[0], t.s.culture[1]) == (3, 3, 1)
    t = looting()
    t.do(0, "learn", tech="masonry")
    assert (t.s.knows(0, TECHS.ids.index("masonry")), t.asked()) == (True, ((0,), "movement"))


def test_cv_9_17_tokens_and_cards_are_taken_unseen_by_their_backs() -> None:
    t = looting()
    log = t.play(0, "loot", loot="village")
    assert t.player(0)["tokens"] == ["village_spy_1"]
    assert "token" in t.told(log, 1)[-1]
    assert "token" not in t.told(log, 2)[-1]
    t = looting()
    t.do(0, "loot", loot="card_3")
    assert t.cards(0) == ["primetime_tv_1"]


def test_cv_9_17_coins_are_discarded_for_one_and_won_for_two() -> None:
    t = looting()
    t.do(0, "loot", loot="laws_coin_lost")
    t.do(0, "loot", loot="coin_lost")
    assert (t.s.coins[1], t.s.laws[1], t.s.coins[0]) == (0, 0, 0)
    t = looting()
    t.do(0, "loot", loot="laws_coin_won")
    assert (t.s.coins[1], t.s.laws[1], t.s.coins[0]) == (1, 0, 1)


def test_cv_9_20_only_what_the_loser_has_and_the_winner_has_room_for() -> None:
    t = looting()
    t.s.trade[0] = 27
    for loot in ("trade", "silk", "card_2"):
        assert t.refused(0, "loot", loot=loot) == ("CV-9.20", "nothing-to-take"), loot
    assert t.refused(0, "learn", tech="biology") == ("CV-9.20", "nothing-to-take")
    t.do(0, "loot", loot="iron")
    t.do(0, "done")
    assert (t.s.market[1], t.asked()) == (1, ((0,), "movement"))


def test_cv_9_21_code_of_laws_has_a_coin_for_a_victory_once_a_turn() -> None:
    t = looting()
    t.knows(0, "code_of_laws")
    t.do(0, "done")
    assert (t.s.laws[0], t.s.laws_used[0]) == (1, 1)
    t = looting()
    t.knows(0, "code_of_laws").s.laws_used[0] = 1
    t.do(0, "done")
    assert t.s.laws[0] == 0
    t = looting()
    t.knows(0, "code_of_laws").s.laws[0] = 4
    t.do(0, "done")
    assert (t.s.laws[0], t.s.laws_used[0]) == (4, 0)


def test_cv_9_22_what_follows_comes_in_this_order() -> None:
    t = Field().civ("china", "arabia").armies(2, 1).knows(0, RANK_4, "code_of_laws")
    t.forces(0, *INFANTRY)
    t.s.trade[1] = 7
    t.attack("city", 2)
    for unit in (20, 21):
        t.in_play(0, UNITS.ids[unit], 9)
        t.s.kill(0, unit)
    said = [event for unit in INFANTRY for event in t.fight(0, unit)]
    assert t.asked() == ((0,), "save")
    said += t.do(0, "save", unit=UNITS.ids[20]) + t.do(0, "loot", loot="trade") + t.do(0, "done")
    order = ["won", "armies_lost", "saved", "city_destroyed", "looted", "coin_on_laws"]
    assert [one["event"] for one in said if one["event"] in order] == order


@pytest.mark.parametrize("earlier", [0, 1])
def test_cv_b80_the_side_earlier_in_turn_order_takes_its_units_first(earlier: int) -> None:
    """CV-9.23."""
    t = Field().holds(0, "duty_and_honor_1").holds(1, "duty_and_honor_2")
    t.s.first = earlier
    t.s.end()
    t.s.push(AT_TURN, 0, 1 if earlier == 0 else 2)
    t.s.push(AT_MOVEMENT, 0)
    t.do(0, "attack", seat=1, place="armies", armies=1)
    for seat in (earlier, 1 - earlier):
        assert t.asked() == ((seat,), "before")
        t.do(seat, "use", source=f"duty_and_honor_{seat + 1}")
        assert t.asked() == ((seat,), "draft")
        assert t.refused(seat, "take", supply="aircraft") == ("CV-0.4", "not-unlocked")
        t.do(seat, "take", supply="infantry")
    assert t.s.stage == 3
    assert t.s.view(-1)["battle"]["sides"]["0"]["in_hand"] == 1


def test_cv_9_23_only_events_of_that_moment_before_a_battle() -> None:
    t = Field().holds(0, "defection_1")
    t.do(0, "attack", seat=1, place="armies", armies=1)
    assert t.refused(0, "use", source="defection_1") == ("CV-12.1", "wrong-moment")
    assert t.s.default(0) == t.number("done")


def test_cv_9_24_wounds_need_an_enemy_in_play() -> None:
    t = (
        Field()
        .knows(1, "mathematics")
        .market(1, iron=1)
        .forces(0, UNITS.ids[0])
        .forces(1, UNITS.ids[1])
        .attack()
    )
    assert t.refused(1, "use", source="mathematics") == ("CV-12.5", "no-target")


# ---------------------------------------------------------------- the end


def test_cv_b5_and_cv_9_19_a_capital_that_falls_ends_the_game() -> None:
    """CV-14.2: 18 against 12; no loot, nothing after it, whatever the points."""
    t = Field(3).knows(0, RANK_4).forces(0, *INFANTRY)
    t.s.coins[2] = 15
    t.attack("capital")
    for unit in INFANTRY:
        said = t.fight(0, unit)
    assert t.events(said, "won", "capital_fell")[0]["amount"] == 18
    assert not t.events(said, "looted", "armies_lost")
    outcome = GAME.score(t.s)
    assert t.s.over()
    assert (outcome.winners, outcome.by, outcome.ranks()[0]) == ([0], "military", 1)


def test_cv_14_8_and_cv_14_10_after_the_last_turn_techs_and_coins_decide() -> None:
    t = Field(3).knows(0, "masonry", "biology").knows(1, "code_of_laws").knows(2, "masonry")
    t.s.coins[1] = 1
    t.s.turn = 8
    for seat in range(3):
        while not t.s.over() and t.s.mover() == seat:
            t.do(seat, "done" if t.asked()[1] == "supply" else "end")
    assert t.s.over()
    outcome = GAME.score(t.s)
    assert outcome.points == [2, 2, 1]
    assert (outcome.winners, outcome.by) == ([1], None)
    t.s.coins[1] = 0
    t.s.techs[int(N_TECHS) + TECHS.ids.index("biology")] = 1
    assert GAME.score(t.s).winners == [0]
