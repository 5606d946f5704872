"""CV-9.1 to CV-9.13, CV-9.23: how a battle begins and goes from turn to turn."""

from typing import TYPE_CHECKING

from tests.civilization.referee.battle_aftermath import aftermath
from tests.civilization.referee.battle_force import (
    Side,
    battle_of,
    defended_city,
    hand_size,
    other,
    player_of,
    units,
)
from tests.civilization.referee.data import BATTLE, PEOPLE, unit
from tests.civilization.referee.holdings import has, in_force, person_usable
from tests.civilization.referee.world import BARBARIANS, Battle, World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told


def begin(w: World, attacker: int, defender: Side, square: str, attacking: set[int], told: "Told") -> None:
    """CV-9.1 to CV-9.3; a village draws its units (CV-9.18)."""
    city = w.city_on(square)
    defending = set()
    if city is None and defender != BARBARIANS:
        defending = {one.number for one in w.standing(square)}
    w.battle = Battle(
        attacker=attacker,
        defender=defender,
        at=square,
        attacking=attacking,
        defending=defending,
        side=None,
        idle=0,
        fronts=0,
        bonus=[0, 0],
        loot=0,
        city=city is not None,
        winner=None,
        wounds={},
        front={},
    )
    if city is not None and has(w, attacker, "destroy_walls_before_battle"):
        city.walls = False
    before_draw(w, [one for one in w.in_order() if one in (attacker, defender)], told)


def before_draw(w: World, sides: list[int], told: "Told") -> None:
    """CV-9.23: with Fame and Fortune each side that holds a culture card is asked, the earlier in turn order first."""
    for side in sides:
        if w.options["fame"] == 1 and w.players[side].cards:
            told.then({side: "before_draw"})
            return
    draw_hands(w, told)


def draw_hands(w: World, told: "Told") -> None:
    """CV-9.5: at random; which ones the table tells."""
    battle = battle_of(w)
    for side in (battle.attacker, battle.defender):
        if side == BARBARIANS:
            draw_barbarians(w, told)
            continue
        hand, forces = set(told.after.players[side].hand), w.players[side].forces
        told.check(hand <= forces, f"the hand of {side}")
        told.check(len(hand) == min(len(forces), hand_size(w, side)), f"{len(hand)} units of {side}")
        forces -= hand
        w.players[side].hand |= hand
    after_draw(w, [one for one in w.in_order() if one in (battle.attacker, battle.defender)], told)


def draw_barbarians(w: World, told: "Told") -> None:
    """CV-9.18: one of each type, fewer where a deck is empty."""
    drawn = set(told.after.unit_piles["barbarian_hand"])
    types = sorted(unit(id)["type"] for id in drawn)
    deck, bottom = w.unit_piles["deck"], w.unit_piles["bottom"]
    there = {unit(id)["type"] for id in deck | bottom}
    told.check(types == sorted(there & set(BATTLE["village_units"])), f"barbarians {drawn}")
    for id in sorted(drawn):
        shuffle_if_needed(w, unit(id)["type"])
        told.check(id in deck, f"{id} from the deck")
        deck.discard(id)
        w.unit_piles["barbarian_hand"].add(id)


def shuffle_if_needed(w: World, type: str) -> None:
    """CV-2.12: a face-up card on top: the deck is shuffled face down first."""
    deck, bottom = w.unit_piles["deck"], w.unit_piles["bottom"]
    if not any(unit(id)["type"] == type for id in deck):
        back = {id for id in bottom if unit(id)["type"] == type}
        bottom -= back
        deck |= back


def after_draw(w: World, sides: list[int], told: "Told") -> None:
    """CV-9.23: sides with a general's card that was not used yet."""
    for side in sides:
        if any(may_rally(w, side, id) for id in w.players[side].people):
            told.then({side: "after_draw"})
            return
    first_turn(w, told)


def may_rally(w: World, side: int, person: str) -> bool:
    """A general whose card lies face down, or one who is known and has something to do now."""
    if PEOPLE[person]["type"] != "general" or not person_usable(w, side, person):
        return False
    return not w.players[side].people[person] or person in ralliers(w, side)


def ralliers(w: World, side: int) -> list[str]:
    """B.5: Gustavus Adolphus, and Joan of Arc in a battle one defends."""
    usable = ["gustavus_adolphus"] if units(w, side, "hand") else []
    usable += ["joan_of_arc"] if side == battle_of(w).defender else []
    return [id for id in usable if person_usable(w, side, id)]


def first_turn(w: World, told: "Told") -> None:
    battle = battle_of(w)
    stand_with_leonidas(w)
    battle.side = opener(w)
    if w.options["battle_end"] == 1:
        battle.side = battle.side if units(w, battle.side, "hand") else other(w, battle.side)
        if not units(w, battle.side, "hand"):
            aftermath(w, told)
            return
    turns(w, told)


def opener(w: World) -> Side:
    """CV-9.7: the defender, without walls."""
    battle, city = battle_of(w), defended_city(w)
    return battle.attacker if city is not None and city.walls else battle.defender


def stand_with_leonidas(w: World) -> None:
    """B.5: a defender with the smaller hand."""
    battle = battle_of(w)
    if battle.defender == BARBARIANS:
        return
    fewer = len(units(w, battle.defender, "hand")) < len(units(w, battle.attacker, "hand"))
    for params in in_force(w, battle.defender, "bonus_if_fewer"):
        battle.bonus[1] += params["amount"] * fewer


def turns(w: World, told: "Told") -> None:
    """CV-9.13, CV-9.24: whose turn it is; one who, as everybody knows, can do nothing is not asked."""
    battle = battle_of(w)
    for _ in range(BATTLE["end_after_idle_turns"]):
        if battle.idle >= BATTLE["end_after_idle_turns"]:
            break
        if is_asked(w, battle.side, told):
            told.then({player_of(w, battle.side): "battle"})
            return
        told.check(not units(w, battle.side, "hand"), f"{battle.side} has units and is not asked")
        battle.idle += 1
        if battle.idle < BATTLE["end_after_idle_turns"]:
            battle.side = other(w, battle.side)
    aftermath(w, told)


def is_asked(w: World, side: Side, told: "Told") -> bool:
    after = told.after.battle
    if after is None or after.winner is not None or after.side != side:
        return False
    frame = told.after.asked.get(player_of(w, side))
    return frame is not None and frame.step == "battle" and after.idle == battle_of(w).idle


def end_turn(w: World, busy: bool, told: "Told") -> None:
    """CV-9.13: two idle turns end the battle; by the FAQ only sides with units in hand have turns."""
    battle = battle_of(w)
    if w.options["battle_end"] == 1:
        sides = [side for side in (other(w, battle.side), battle.side) if units(w, side, "hand")]
        if not sides:
            aftermath(w, told)
            return
        battle.side = sides[0]
        told.then({player_of(w, battle.side): "battle"})
        return
    battle.idle = 0 if busy else battle.idle + 1
    if battle.idle < BATTLE["end_after_idle_turns"]:
        battle.side = other(w, battle.side)
    turns(w, told)


def sides_after(w: World, seat: int) -> list[int]:
    """CV-9.23: those later in turn order."""
    order = w.in_order()
    sides = (battle_of(w).attacker, battle_of(w).defender)
    return [one for one in order[order.index(seat) + 1 :] if one in sides]


def drafted(w: World, seat: int, after: bool, told: "Told") -> None:
    """CV-9.23: the player may go on with further cards, if any."""
    if after:
        after_draw(w, [seat, *sides_after(w, seat)], told)
    else:
        before_draw(w, [seat, *sides_after(w, seat)], told)
