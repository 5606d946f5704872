"""CV-9.14 to CV-9.22: who has won, and what comes of it, in its order."""

from typing import TYPE_CHECKING

from tests.civilization.referee.battle_force import (
    Side,
    armies_in,
    battle_of,
    battle_total,
    defended_city,
    other,
    units,
)
from tests.civilization.referee.battle_loot import may_loot
from tests.civilization.referee.data import BATTLE, BUILDINGS, KIND_OF, PEOPLE, PERSON_TYPES, WONDERS
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.drawing import free_step
from tests.civilization.referee.holdings import has, in_force, person_usable
from tests.civilization.referee.movement_ends import arrive, take_token, to_supply
from tests.civilization.referee.world import BARBARIANS, City, World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

LAWS = "code_of_laws"
# What a token or a step on the culture track may ask before the battle is over.
IN_BETWEEN = {"place_person", "keep_person", "keep_type", "keep_card", "discard", "skip_space"}


def loser_of(w: World) -> Side:
    return other(w, battle_of(w).winner)


def aftermath(w: World, told: "Told") -> None:
    """CV-9.22 (1) to (3)"""
    battle = battle_of(w)
    attack, defence = battle_total(w, battle.attacker), battle_total(w, battle.defender)
    battle.winner = battle.attacker if attack > defence else battle.defender
    told.check(
        told.after.battle is None or told.after.battle.winner in (None, battle.winner),
        f"the winner, with {attack} against {defence}",
    )
    city = defended_city(w)
    if battle.winner == battle.attacker and city is not None and city.slot == "capital":
        told.check(told.after.winner == battle.attacker, "a capital has fallen")  # CV-9.19
        told.leave("a capital has fallen")
        return
    if told.after.battle is not None:
        battle.side = told.after.battle.side  # whose turn it would have been does not matter any more
    for side in (battle.attacker, battle.defender):
        if side != BARBARIANS:
            home = units(w, side, "in_play") | units(w, side, "hand")
            w.players[side].forces |= home
            units(w, side, "in_play").clear()
            units(w, side, "hand").clear()
            for id in home:
                battle.front.pop(id, None)
                battle.wounds.pop(id, None)
    lose_figures(w)
    rescue(w, told, 0)


def loot_of(w: World) -> int:
    """CV-9.17, counted with what the loser still owns"""
    battle, loser, city = battle_of(w), loser_of(w), defended_city(w)
    if BARBARIANS in (battle.attacker, battle.defender):
        return 0
    loot = 2 if loser == battle.defender and city is not None else 1
    less = sum(params["loot_less"] for params in in_force(w, loser, "great_wall"))
    return int(max(0, loot - less))


def lose_figures(w: World) -> None:
    """CV-9.15: one army of the winner for two of the winner's killed units, never the last."""
    battle = battle_of(w)
    if battle.winner == BARBARIANS:
        return
    armies = armies_in(w, battle.winner)
    lost = len(units(w, battle.winner, "killed")) // BATTLE["winner_figures_lost_per_killed_units"]
    for number in armies[: max(0, min(lost, len(armies) - 1))]:
        to_supply(w.figures[battle.winner * 10 + number])
        battle.attacking.discard(number) if battle.winner == battle.attacker else battle.defending.discard(
            number
        )


# ---------------------------------------------------------------- (4) China, Nightingale, the other killed units


def rescue(w: World, told: "Told", passed: int) -> None:
    """The side earlier in turn order first, China's power before Nightingale's; `passed`: how many were passed."""
    for question, side in rescues(w)[passed:]:
        if not units(w, side, "killed"):
            continue
        if has(w, side, "save_unit") if question == "save" else may_nurse(w, side):
            told.then({side: question})
            return
    bury(w, told)


def rescues(w: World) -> list[tuple[str, int]]:
    sides = [seat for seat in w.in_order() if seat in (battle_of(w).attacker, battle_of(w).defender)]
    return [(question, side) for side in sides for question in ("save", "nightingale")]


def rescued(w: World, seat: int, question: str, told: "Told") -> None:
    """After a player has answered."""
    rescue(w, told, rescues(w).index((question, seat)) + 1)


def may_nurse(w: World, seat: int) -> bool:
    """CV-9.15, CV-15.13: the seat has a humanitarian's card not used yet; which one is hidden (CV-1.11)."""
    people = w.players[seat].people
    hidden = [id for id, up in people.items() if not up or id == "florence_nightingale"]
    return any(PEOPLE[id]["type"] == "humanitarian" and person_usable(w, seat, id) for id in hidden)


def bury(w: World, told: "Told") -> None:
    """CV-9.15, CV-2.12: killed units face up under their decks, those of a village, too."""
    battle = battle_of(w)
    for side in (battle.attacker, battle.defender):
        piles = ("hand", "in_play", "killed") if side == BARBARIANS else ("killed",)
        for pile in piles:
            w.unit_piles["bottom"] |= units(w, side, pile)
            units(w, side, pile).clear()
    battle.front, battle.wounds = {}, {}
    fall(w, told)


# ---------------------------------------------------------------- (5) to (10)


def fall(w: World, told: "Told") -> None:
    """(5), (6): the loser's figures die, a beaten city is destroyed; the winner's attackers stand there."""
    battle, city = battle_of(w), defended_city(w)
    loot = loot_of(w)
    if battle.winner == battle.attacker:
        if battle.defender != BARBARIANS:
            for number in battle.defending:
                to_supply(w.figures[battle.defender * 10 + number])
        battle.defending = set()
        if city is not None:
            destroy_city(w, city, told)
        for number in battle.attacking:
            figure = w.figures[battle.attacker * 10 + number]
            figure.square = battle.at  # who came by a move has moved; who was built there has not (CV-B37)
    else:
        for number in battle.attacking:
            to_supply(w.figures[battle.attacker * 10 + number])
        battle.attacking = set()
        if city is not None and city.mark == "fortification":
            city.mark = "none"
    if loot > 0 and may_loot(w, battle.winner, loser_of(w), loot):
        told.then({battle.winner: "loot"})
        frame = told.after.asked.get(battle.winner)
        told.check(frame is None or frame.about.get("loot_left") == loot, f"{loot} loot")
        return
    reward(w, told)


def destroy_city(w: World, city: City, told: "Told") -> None:
    """CV-9.16"""
    owner = w.players[city.seat]
    for square in w.outskirts(city):
        marker = w.markers.pop(square, None)
        if marker in BUILDINGS:
            w.supply[KIND_OF[marker]] += 1
        elif marker in WONDERS:
            owner.wonders.remove(marker)
            w.wonder_piles["gone"].add(marker)
            del w.wonder_at[marker]
            w.obsolete.discard(marker)
            if marker == "panama_canal":
                w.panama = 0
        elif marker in PERSON_TYPES:
            w.stock[marker] += 1
            lose_card(w, city.seat, marker, told)
    del w.cities[city.seat, city.slot]
    for figure in w.figures_of(city.seat, "scout"):
        if figure.link == city.slot:  # CV-R18
            figure.link = None


def lose_card(w: World, seat: int, type: str, told: "Told") -> None:
    """CV-15.8, CV-R25: cards of a type beyond its markers go, at random."""
    owner = w.players[seat]
    around = [square for city in w.cities_of(seat) for square in w.outskirts(city)]
    markers = owner.reserve.get(type, 0) + sum(w.markers.get(square) == type for square in around)
    cards = [id for id in owner.people if PEOPLE[id]["type"] == type]
    if len(cards) > markers:
        gone = [id for id in cards if id not in told.after.players[seat].people]
        told.check(len(gone) >= 1, f"a card of a {type} goes")
        del owner.people[gone[0]]
        w.person_piles["bottom"].add(gone[0])


def reward(w: World, told: "Told") -> None:
    """(8) to (10)"""
    battle = battle_of(w)
    if battle.winner != BARBARIANS:
        add_laws_coin(w, battle.winner)
    if battle.winner == battle.attacker:
        if battle.defender == BARBARIANS and not take_token(w, battle.attacker, battle.at, told):
            return
        if (battle.defender == BARBARIANS or battle.city) and has(w, battle.attacker, "free_culture_steps"):
            free_step(w, battle.attacker, told)
    if any(frame.step in IN_BETWEEN for frame in told.after.asked.values()):
        return
    w.battle = None
    for player in w.players:
        player.used_in_battle = set()
    if w.phase != "movement":
        told.leave("an army built there has fought, the city's action goes on")
        return
    if battle.winner == battle.attacker:
        arrive(w, battle.at, True, told)
    look_around(w, told)


def add_laws_coin(w: World, seat: int) -> None:
    """CV-9.21"""
    player = w.players[seat]
    for params in in_force(w, seat, "add_coin_on_win"):
        if LAWS not in player.used and player.coins[LAWS] < params["max_coins"]:
            player.coins[LAWS] += 1
            player.used.add(LAWS)
