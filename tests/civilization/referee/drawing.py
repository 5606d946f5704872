"""What chance decides: cards, units, wonders and great people drawn. Read from the table afterwards, and possible."""

from typing import Any

from tests.civilization.referee.data import PEOPLE, PERSON_TYPES, TRACK, WONDERS, card, unit
from tests.civilization.referee.holdings import has
from tests.civilization.referee.sites import person_squares
from tests.civilization.referee.world import World

AGES = ("ancient", "medieval", "modern")


def draw_card(w: World, seat: int, level: int, told: Any) -> None:
    """CV-2.8: from the deck of its level; an empty one is its discards, shuffled. With Mysticism one more, and the
    player chooses which of the two to keep.
    """
    piles, player = w.card_piles, w.players[seat]
    number = 2 if has(w, seat, "draw_two_keep_one") else 1
    drawn = of_level(told.after.players[seat].cards - player.cards, level)
    for _ in range(number):
        if not of_level(piles["deck"], level):
            back = of_level(piles["discard"], level)
            piles["discard"] -= back
            piles["deck"] |= back
        deck = of_level(piles["deck"], level)
        if not deck:
            break
        told.check(bool(drawn & deck), f"a card of level {level} for {seat}: {drawn}")
        card_drawn = min(drawn & deck)
        piles["deck"].remove(card_drawn)
        player.cards.add(card_drawn)
        drawn.remove(card_drawn)


def of_level(cards: set[str], level: int) -> set[str]:
    return {id for id in cards if card(id)["level"] == level}


def draw_unit(w: World, seat: int, type: str, told: Any) -> None:
    """CV-2.7: from its deck; when only face-up cards are left they are shuffled."""
    piles, player = w.unit_piles, w.players[seat]
    if not of_type(piles["deck"], type):
        back = of_type(piles["bottom"], type)
        piles["bottom"] -= back
        piles["deck"] |= back
    new = of_type(told.after.players[seat].forces - player.forces, type)
    drawn_now = new & piles["deck"]
    told.check(bool(drawn_now), f"a unit {type} for {seat}: {new}")
    drawn = min(drawn_now)
    piles["deck"].remove(drawn)
    player.forces.add(drawn)


def of_type(units: set[str], type: str) -> set[str]:
    return {id for id in units if unit(id)["type"] == type}


def refill_wonders(w: World, told: Any) -> None:
    """CV-7.12: the next of the deck, which lies age over age (CV-2.6)."""
    piles = w.wonder_piles
    if not piles["deck"]:
        return
    age = min(AGES.index(WONDERS[id]["age"]) for id in piles["deck"])
    new = told.after.wonder_piles["market"] - piles["market"]
    told.check(len(new) == 1 and new <= piles["deck"], f"a wonder for the market: {new}")
    told.check(all(WONDERS[id]["age"] == AGES[age] for id in new), f"a wonder of another age: {new}")
    piles["deck"] -= new
    piles["market"] |= new


# ---------------------------------------------------------------- the culture track


def section_of(space: int) -> int:
    """1 to 3."""
    section, last = 0, 0
    while space > last:
        last += TRACK["section"][section]["spaces"]
        section += 1
    return max(section, 1)


LAST_SPACE = sum(section["spaces"] for section in TRACK["section"])


def enter_space(w: World, seat: int, told: Any) -> None:
    """CV-7.20: its reward; the last one wins."""
    player = w.players[seat]
    player.space += 1
    if player.space == LAST_SPACE and player.reached == "none":
        player.reached = "culture"
    if player.space in TRACK["great_person_spaces"]:
        gain_person(w, seat, told)
    else:
        draw_card(w, seat, section_of(player.space), told)


def free_step(w: World, seat: int, told: Any) -> None:
    """CV-7.19: on the last space further steps do nothing. Who may skip spaces is asked."""
    if w.players[seat].space < LAST_SPACE:
        if any(frame.step == "skip_space" for frame in told.after.asked.values()):
            told.leave("Shakespeare")
            return
        enter_space(w, seat, told)


def gain_person(w: World, seat: int, told: Any) -> None:
    """CV-2.5, CV-7.18: a marker of the stock, and its owner is asked where it stands; with the deck a card with it
    (CV-15.8); Greece draws two.
    """
    if not sum(w.stock.values()):
        return
    new = set(told.after.players[seat].people) - set(w.players[seat].people)
    if w.options["person_deck"] == 1:
        draw_people(w, new, told)
    frame = told.after.asked.get(seat)
    if (
        has(w, seat, "draw_two_great_people")
        and frame is not None
        and frame.step in ("keep_type", "keep_person")
    ):
        for one in types_drawn(frame.about):
            told.check(w.stock[one] > 0, f"a great person that is not there: {one}")
        return  # the player is asked which of the two stays, and only that one moves
    drawn = [type for type in PERSON_TYPES if told.after.stock[type] < w.stock[type]]
    told.check(len(drawn) == 1, f"a great person for {seat}: {drawn}")
    (type,) = drawn
    take_marker(w, seat, type, told)
    if w.options["person_deck"] == 1:
        told.check([PEOPLE[id]["type"] for id in new] == [type], f"a card of {type}: {new}")
        w.players[seat].people |= dict.fromkeys(new, False)


def draw_people(w: World, new: set[str], told: Any) -> None:
    """CV-15.8: cards of types without a marker left go face up to the bottom, and the next one is drawn."""
    deck, after = w.person_piles["deck"], told.after.person_piles
    if after["deck"] - deck:
        told.partly("the deck of great people is shuffled", "person_piles")
        return
    told.check(new <= deck, f"great people who were not in the deck: {new}")
    passed = deck - after["deck"] - new
    gone = {type for type, number in w.stock.items() if number == 0}
    for frame in told.after.asked.values():
        if frame.step == "keep_person":  # Greece's first card may have the last marker of its type
            first = types_drawn(frame.about)[0]
            gone |= {first} if w.stock[first] == 1 else set()
    told.check(all(PEOPLE[id]["type"] in gone for id in passed), f"great people passed over: {passed}")
    w.person_piles["deck"] = deck - passed - new
    w.person_piles["bottom"] |= passed


def types_drawn(about: dict[str, Any]) -> list[str]:
    """Greece: the two that were drawn, by their types."""
    if "person_type" in about:
        return [about["person_type"], about["person_type2"]]
    return [PEOPLE[about[name]]["type"] for name in ("person", "person2")]


def take_marker(w: World, seat: int, type: str, told: Any) -> None:
    """In reserve it waits until its owner has said where it stands."""
    w.stock[type] -= 1
    reserve = w.players[seat].reserve
    reserve[type] = reserve.get(type, 0) + 1
    if person_squares(w, seat):
        told.then({seat: "place_person"})
