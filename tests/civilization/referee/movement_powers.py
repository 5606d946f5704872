"""What a player's cards allow him at this moment, as far as movement and battle ask (B.0, CV-7.16, CV-15.8)."""

from collections.abc import Iterator
from typing import Any

from tests.civilization.referee import data
from tests.civilization.referee.world import World

Effect = dict[str, Any]


def wonder_works(w: World, seat: int, wonder: str) -> bool:
    """B.0: neither obsolete nor under an enemy figure (CV-7.16)."""
    if wonder not in w.players[seat].wonders or wonder in w.obsolete:
        return False
    return wonder in w.wonder_at and not w.has_enemy(w.wonder_at[wonder], seat)


def people_on_map(w: World, seat: int) -> set[str]:
    """The types of great people that stand around his cities."""
    around = {square for city in w.cities_of(seat) for square in w.outskirts(city)}
    return {w.markers[at] for at in around if w.markers.get(at) in data.PERSON_TYPES}


def person_usable(w: World, seat: int, person: str) -> bool:
    """CV-15.8: while a marker of its type is on the map."""
    mine = w.players[seat].people
    return person in mine and data.PEOPLE[person]["type"] in people_on_map(w, seat)


def person_works(w: World, seat: int, person: str) -> bool:
    """A permanent effect works once the card lies face up."""
    return person_usable(w, seat, person) and w.players[seat].people[person]


def government_effects(w: World, seat: int) -> list[Effect]:
    """CV-1.1: by the profile that is played."""
    government = w.players[seat].government
    cards = data.GOVERNMENTS
    if w.options["profile"] == 1 and government in data.REPLACEMENTS:
        cards = data.REPLACEMENTS
    found: list[Effect] = cards[government].get("effect", [])
    return found


def in_force(w: World, seat: int) -> Iterator[tuple[str, Effect]]:
    """His effects with the id of the card they stand on; investments count by their level and are asked apart."""
    player = w.players[seat]
    for effect in data.CIVS[player.civ].get("effect", []):
        yield player.civ, effect
    for tech in player.techs:
        for effect in data.TECHS[tech].get("effect", []):
            yield tech, effect
    for wonder in player.wonders:
        if wonder_works(w, seat, wonder):
            for effect in data.WONDERS[wonder].get("effect", []):
                yield wonder, effect
    for effect in government_effects(w, seat):
        yield player.government, effect
    for person in player.people:
        if person_works(w, seat, person):
            for effect in data.PEOPLE[person].get("effect", []):
                yield person, effect


def has(w: World, seat: int, code: str) -> bool:
    return any(effect["code"] == code for _, effect in in_force(w, seat))


def added(w: World, seat: int, code: str) -> int:
    """What all effects of this code add up to."""
    return sum(effect["params"]["amount"] for _, effect in in_force(w, seat) if effect["code"] == code)


def best_tech(w: World, seat: int, value: str) -> int:
    """The best of what his techs set, or what everybody has."""
    base: int = data.RULES[f"base_{value}"]
    return max([base, *[data.TECHS[tech].get(value, 0) for tech in w.players[seat].techs]])


def stacking_limit(w: World, seat: int) -> int:
    """CV-8.4"""
    return best_tech(w, seat, "stacking_limit") + added(w, seat, "stacking_limit")


def travel_speed(w: World, seat: int) -> int:
    """CV-8.2; Cook doubles it for the rest of the turn, after all additions."""
    speed = best_tech(w, seat, "travel_speed") + added(w, seat, "travel_speed")
    return 2 * speed if "person_james_cook" in w.players[seat].used else speed
