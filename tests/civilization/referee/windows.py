"""CV-13.8: which players are asked whether they answer a city's action, an ability or an event of one's own city
management."""

from collections.abc import Callable

from tests.civilization.referee.data import PEOPLE, card
from tests.civilization.referee.holdings import has, knows, person_types_on_map, person_usable, resources_held
from tests.civilization.referee.paying import can_pay, kremlin
from tests.civilization.referee.world import World

# Bit of a standing pass for responses (CV-13.7).
PASSES_RESPONSES = 1


def may_hold(w: World, seat: int, person: str) -> bool:
    """By public knowledge: a marker on the map, and this card face up, or a face-down one of its type while this one
    is not visible anywhere.
    """
    type = PEOPLE[person]["type"]
    if type not in person_types_on_map(w, seat):
        return False
    if person in w.person_piles["bottom"] or any(player.people.get(person) for player in w.players):
        return w.players[seat].people.get(person, False)
    return any(not up and PEOPLE[id]["type"] == type for id, up in w.players[seat].people.items())


def could_have_spy(w: World, seat: int) -> bool:
    player = w.players[seat]
    return bool(player.tokens or player.cards) or (kremlin(w, seat) and resources_held(player) >= 2)


def can_use(w: World, seat: int, tech: str, number: int) -> bool:
    """A cancel of a tech: unused this turn, and a spy for it, or what everybody may take for one."""
    source = f"tech_{tech}_{number}"
    fresh = source not in w.players[seat].used and source not in w.players[seat].cancelled
    spy = can_pay(w, seat, {"spy": 1}) if w.options["fast"] else could_have_spy(w, seat)
    return knows(w, seat, tech) and fresh and spy


def twain(w: World, seat: int) -> bool:
    return person_usable(w, seat, "mark_twain") if w.options["fast"] else may_hold(w, seat, "mark_twain")


def levels(w: World, seat: int) -> set[int]:
    return {card(id)["level"] for id in w.players[seat].cards}


def holds(w: World, seat: int, *codes: str) -> bool:
    return any(effect["code"] in codes for id in w.players[seat].cards for effect in card(id)["effect"])


def asked(w: World, actor: int, could: Callable[[int], bool]) -> dict[int, str]:
    seats = [one for one in w.others(actor) if not w.passes[one] & PASSES_RESPONSES]
    return {seat: "respond" for seat in seats if could(seat) or twain(w, seat)}


def on_city_action(w: World, actor: int, extra: bool) -> dict[int, str]:
    """CV-13.3: Ada Lovelace's, and those of King's owner, stand."""
    if extra or has(w, actor, "king"):
        return {}
    return asked(w, actor, lambda seat: can_use(w, seat, "writing", 1))


def on_resource_ability(w: World, actor: int) -> dict[int, str]:
    def could(seat: int) -> bool:
        if w.options["fast"]:
            cards = holds(w, seat, "cancel_event_or_resource_ability")
        else:
            cards = 3 in levels(w, seat)
        return cards or can_use(w, seat, "mass_media", 2)

    return asked(w, actor, could)


def on_own_event(w: World, actor: int) -> dict[int, str]:
    """An event that affects no other player (CV-12.9)."""
    if has(w, actor, "events_uncancellable"):
        return {}

    def could(seat: int) -> bool:
        if w.options["fast"]:
            cards = holds(w, seat, "cancel_event", "cancel_event_or_resource_ability")
        else:
            cards = bool(levels(w, seat) & {2, 3})
        return cards or can_use(w, seat, "civil_service", 1)

    return asked(w, actor, could)
