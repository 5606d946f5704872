"""What a player's cards give: effects in force, and the numbers that rules ask for."""

from collections.abc import Iterator
from typing import Any

from tests.civilization.referee.data import (
    CIVS,
    GOVERNMENTS,
    INVESTMENTS,
    MARKET,
    PEOPLE,
    REPLACEMENTS,
    RULES,
    TECHS,
    UNIT_TYPES,
    WONDERS,
    token,
)
from tests.civilization.referee.world import Player, World


def knows(w: World, seat: int, tech: str) -> bool:
    return tech in w.players[seat].techs


def wonder_works(w: World, seat: int, wonder: str) -> bool:
    """CV-7.13, CV-7.16: a power ends with the card turned over, and rests while the square is blockaded."""
    mine = wonder in w.players[seat].wonders and wonder not in w.obsolete
    return mine and wonder in w.wonder_at and not w.has_enemy(w.wonder_at[wonder], seat)


def person_types_on_map(w: World, seat: int) -> set[str]:
    """CV-7.18: the markers in the outskirts of one's cities."""
    mine = {square for city in w.cities_of(seat) for square in w.outskirts(city)}
    types = {entry["type"] for entry in PEOPLE.values()}
    return {w.markers[square] for square in mine if w.markers.get(square) in types}


def person_usable(w: World, seat: int, person: str) -> bool:
    """CV-15.8: a card is usable while a marker of its type is on the map."""
    if person not in w.players[seat].people:
        return False
    return PEOPLE[person]["type"] in person_types_on_map(w, seat)


def person_works(w: World, seat: int, person: str) -> bool:
    """CV-15.8: what is permanent works from the moment on when the card lies face up."""
    return person_usable(w, seat, person) and w.players[seat].people[person]


def government_entry(w: World, seat: int) -> dict[str, Any]:
    id = w.players[seat].government
    return REPLACEMENTS[id] if w.options["profile"] == 1 and id in REPLACEMENTS else GOVERNMENTS[id]


def level_of(investment: str, markers: int) -> int:
    """CV-15.9: only the highest level reached counts; 0: none."""
    return sum(markers >= threshold for threshold in INVESTMENTS[investment]["thresholds"])


def with_code(entries: dict[str, dict[str, Any]]) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """By code: the cards that have it, each with the params of its effects."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for id, entry in entries.items():
        for effect in entry.get("effect", []):
            found.setdefault(effect["code"], {}).setdefault(id, []).append(effect.get("params", {}))
    return found


OF_CIVS, OF_TECHS, OF_WONDERS = with_code(CIVS), with_code(TECHS), with_code(WONDERS)
OF_PEOPLE, OF_INVESTMENTS = with_code(PEOPLE), with_code(INVESTMENTS)
NONE_OF_IT: dict[str, list[dict[str, Any]]] = {}


def in_force(w: World, seat: int, code: str) -> Iterator[dict[str, Any]]:
    """The params of each effect of this code that works for a player now, investments at their level."""
    player = w.players[seat]
    yield from OF_CIVS.get(code, NONE_OF_IT).get(player.civ, ())
    for id, params in OF_TECHS.get(code, NONE_OF_IT).items():
        if id in player.techs:
            yield from params
    for id, params in OF_WONDERS.get(code, NONE_OF_IT).items():
        if id in player.wonders and wonder_works(w, seat, id):
            yield from params
    for effect in government_entry(w, seat).get("effect", []):
        if effect["code"] == code:
            yield effect.get("params", {})
    for id, params in OF_PEOPLE.get(code, NONE_OF_IT).items():
        if id in player.people and person_works(w, seat, id):
            yield from params
    for id, effects in OF_INVESTMENTS.get(code, NONE_OF_IT).items():
        level = level_of(id, player.invested[id])
        if level > 0:
            for one in effects:
                yield {"amount": one["amounts"][level - 1]} | (
                    {"culture_hand": one["culture_hand"][level - 1]} if "culture_hand" in one else {}
                )


def has(w: World, seat: int, code: str) -> bool:
    return any(True for _ in in_force(w, seat, code))


def total(w: World, seat: int, code: str, name: str = "amount") -> int:
    return sum(params.get(name, 0) for params in in_force(w, seat, code))


# ---------------------------------------------------------------- numbers


def stacking_limit(w: World, seat: int) -> int:
    """CV-8.4: the best of the techs, and what is added."""
    best = [TECHS[tech].get("stacking_limit", 0) for tech in w.players[seat].techs]
    return int(max([RULES["base_stacking_limit"], *best])) + total(w, seat, "stacking_limit")


def culture_hand(w: World, seat: int, coins: int) -> int:
    """CV-7.21."""
    limit = RULES["base_culture_hand"]
    limit += sum(TECHS[tech].get("culture_hand", 0) for tech in w.players[seat].techs)
    limit += total(w, seat, "culture_hand") + total(w, seat, "cristo", "hand")
    limit += total(w, seat, "culture_track_discount", "culture_hand")
    for params in in_force(w, seat, "hand_sizes_per_coins"):
        limit += coins // params["per_coins"] * params["amount"]
    return int(limit)


def rank(w: World, seat: int, type: str) -> int:
    """CV-10.5: the highest rank known, 1 to 4; 0: the type is not unlocked."""
    techs = UNIT_TYPES[type]["rank_techs"]
    known = [i + 1 for i, tech in enumerate(techs) if tech == "" or knows(w, seat, tech)]
    return max(known, default=0)


def unit_cost(w: World, seat: int, type: str) -> int:
    """CV-7.6."""
    return int(UNIT_TYPES[type]["costs"][rank(w, seat, type) - 1])


def ends_in_water(w: World, seat: int) -> bool:
    """CV-8.6."""
    return has(w, seat, "end_in_water") or has(w, seat, "flight")


def figures_owned(w: World, seat: int, kind: str) -> int:
    """CV-2.1, CV-2.11."""
    base = {"army": 6, "scout": 2}[kind]
    effects = CIVS[w.players[seat].civ].get("effect", [])
    more = [int(one["params"].get(kind, 0)) for one in effects if one["code"] == "extra_figure"]
    return base + sum(more)


def in_supply(w: World, seat: int, kind: str) -> int:
    placed = sum(figure.square is not None for figure in w.figures_of(seat, kind))
    moving = 0
    if w.group is not None and w.active == seat:
        mine = [figure for figure in w.figures_of(seat, kind) if figure.number in w.group.figures]
        moving = sum(figure.square is None for figure in mine)
    return figures_owned(w, seat, kind) - placed - moving


def kept_resource(id: str) -> str | None:
    """CV-R6: the resource that a kept hut or village token is."""
    resource: str | None = token(id).get("resource")
    return resource


def resources_held(player: Player) -> int:
    """Market tokens in all."""
    return sum(player.resources[kind] for kind in MARKET)
