"""What is true of every position."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import Pack, bit, everybody
from tests.slices.battle.box import COIN_ON_CARD, N_MARKET, NONE
from tests.slices.battle.state import FRESH, USED_IN_BATTLE, Civilization
from tests.slices.battle.vocabulary import (
    AT_BATTLE,
    AT_WINDOW,
    CARD_PACK,
    DECK,
    FORCES,
    HAND,
    IN_PLAY,
    IN_THE_OPEN,
    KILLED,
    LAST_TURN,
    N_UNITS,
    OUT,
    PERSON_PACK,
    TOKEN_PACK,
    UNIT_BOTTOM,
    UNIT_DECK,
    UNIT_PACK,
    UNITS,
)


def broken(s: Civilization) -> list[str]:
    """What is wrong, in words for a developer."""
    wrong = UNIT_PACK.broken(s.unit_pile, s.unit_seen, s.seats)
    for pack, pile, seen in hands(s):
        wrong += pack.broken(pile, seen, s.seats)
    if wrong:
        return wrong
    wrong = broken_players(s) + broken_units(s) + broken_end(s)
    for pack, pile, seen in hands(s):
        wrong += broken_hands(s, pack, pile, seen)
    fighting = s.find(AT_BATTLE) >= 0
    return wrong + (broken_battle(s) if fighting else broken_peace(s))


def hands(s: Civilization) -> list[tuple[Pack, vec[i64], vec[i64]]]:
    return [
        (CARD_PACK, s.card_pile, s.card_seen),
        (TOKEN_PACK, s.token_pile, s.token_seen),
        (PERSON_PACK, s.person_pile, s.person_seen),
    ]


def broken_hands(s: Civilization, pack: Pack, pile: vec[i64], seen: vec[i64]) -> list[str]:
    """A deck is known to nobody, what is out to all, a hand to its owner."""
    wrong = []
    for card in range(pack.size):
        name = pack.cards.ids[card]
        if pile[card] == DECK and seen[card] != 0:
            wrong.append(f"{pack.cards.name}: somebody knows {name} in the deck")
        elif pile[card] == OUT and seen[card] != everybody(s.seats):
            wrong.append(f"{pack.cards.name}: {name} is out, and not open to all")
        elif pile[card] > OUT and not pack.knows(seen, pile[card] - pack.of(0), card):
            wrong.append(f"{pack.cards.name}: {name} is unknown to whoever holds it")
    return wrong


def broken_players(s: Civilization) -> list[str]:
    wrong = []
    wonders = [int(wonder) for wonder in s.wonder if wonder != NONE]
    if len(set(s.civ)) < s.seats or len(set(wonders)) < len(wonders):
        wrong.append("civ: two have the same civilization or wonder")
    for kind in range(N_MARKET):
        if s.in_market(kind) < 0:
            wrong.append(f"market: too many of resource {kind}")
    for seat in range(s.seats):
        if s.armies[seat] > s.stacking_limit(seat):
            wrong.append(f"armies: seat {seat} has too many in one square")
        if s.city_walls[seat] > s.city[seat]:
            wrong.append(f"city_walls: seat {seat} has walls and no city")
        if s.building[seat] != NONE and not s.knows(seat, s.box.building_tech[s.building[seat]]):
            wrong.append(f"building: seat {seat} can't have built it")
        if s.laws[seat] + s.laws_used[seat] > 0 and s.lasting(seat, COIN_ON_CARD) is None:
            wrong.append(f"laws: seat {seat} has no card for these coins")
    return wrong


def broken_units(s: Civilization) -> list[str]:
    """Who knows a unit follows from where it lies; only a unit in play has a front and wounds."""
    wrong = []
    for unit in range(N_UNITS):
        pile, seen, name = s.unit_pile[unit], s.unit_seen[unit], UNITS.ids[unit]
        seat, which = (pile - UNIT_PACK.of(0)) // UNIT_PACK.each, (pile - UNIT_PACK.of(0)) % UNIT_PACK.each
        if pile == UNIT_DECK:
            fine = seen == 0
        elif pile == UNIT_BOTTOM or which in (IN_PLAY, KILLED):
            fine = seen == everybody(s.seats)
        else:
            fine = seen == bit(seat) or (which == HAND and seen & bit(seat) != 0)
        if not fine:
            wrong.append(f"unit_seen: {name} is known to the wrong seats")
        if pile > UNIT_BOTTOM and which != FORCES and seat not in (s.attacker, s.defender):
            wrong.append(f"unit_pile: {name} is in no battle")
        in_play = pile > UNIT_BOTTOM and which == IN_PLAY
        if (s.front[unit] > 0) != in_play or (s.wounds[unit] > 0 and not in_play):
            wrong.append(f"front: {name} has a front or wounds, and is not in play, or has none")
        elif in_play and (s.front[unit] > s.fronts or s.wounds[unit] >= s.strength(seat, unit)):
            wrong.append(f"wounds: {name} can't stand there any more")
    return wrong


def broken_peace(s: Civilization) -> list[str]:
    """Between battles nothing is left of one; answers wait in windows only."""
    wrong = []
    sides = [s.attacker, s.defender, s.side]
    if any(side != NONE for side in sides) or s.place != IN_THE_OPEN:
        wrong.append("attacker: there is no battle")
    if s.attacking + s.defending + s.stage + s.idle + s.fronts > 0:
        wrong.append("stage: there is no battle")
    if any(used == USED_IN_BATTLE for used in s.used):
        wrong.append("used: there is no battle")
    if s.over() and any(used != FRESH for used in s.answers if used != NONE):
        wrong.append("answers: the game is over")
    return wrong + broken_answers(s)


def broken_battle(s: Civilization) -> list[str]:
    wrong = broken_answers(s)
    if NONE in (s.attacker, s.defender) or s.attacker == s.defender or s.attacking == 0:
        return [*wrong, "attacker: a battle has two sides"]
    for side in (s.attacker, s.defender):
        fronts = [int(s.front[unit]) for unit in s.units(side, IN_PLAY)]
        if len(set(fronts)) < len(fronts):
            wrong.append(f"front: two units of seat {side} on one")
    return wrong


def broken_answers(s: Civilization) -> list[str]:
    wrong = []
    for seat in range(s.seats):
        if s.answers[seat] == NONE and s.answer_means[seat] != NONE:
            wrong.append(f"answer_means: seat {seat} pays for nothing")
        if s.answers[seat] != NONE and s.find(AT_WINDOW) < 0:
            wrong.append(f"answers: seat {seat} was not asked")
    return wrong


def broken_end(s: Civilization) -> list[str]:
    if s.over():
        return [] if s.winner != NONE or s.turn == LAST_TURN else ["turn: the game can't be over"]
    return ["winner: the game goes on"] if s.winner != NONE else []
