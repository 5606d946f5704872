"""What cards and techs may do in a movement part, one's own (CV-1.4) or another's (CV-8.14)."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.civilization.referee.data import PERSON_TYPES, TECHS, card
from tests.civilization.referee.paying import can_pay
from tests.civilization.referee.world import Figure, World

NUKE = "tech_atomic_theory_2"
Aim = tuple[str, Any]


def movement_sources(w: World, seat: int, moment: str) -> Iterator[str]:
    """`move`: in one's own part; `step`: after another's step (CV-13.5)."""
    player = w.players[seat]
    for tech in player.techs:
        for number, effect in enumerate(TECHS[tech].get("effect", []), 1):
            source = f"tech_{tech}_{number}"
            if moment not in effect["when"] or source in player.used | player.cancelled:
                continue
            if can_pay(w, seat, effect["cost"]) and has_target(w, seat, effect):
                yield source
    for id in player.cards:
        effect = card(id)["effect"][0]
        if moment in effect["when"] and aimable(w, seat, effect, f"card_{id}"):
            yield f"card_{id}"


def has_target(w: World, seat: int, effect: dict[str, Any]) -> bool:
    """CV-12.5"""
    return bool(aimable(w, seat, effect))


def aimable(w: World, seat: int, effect: dict[str, Any], source: str = "") -> list[str]:
    """The squares at which it may be aimed."""
    code, params = effect["code"], effect.get("params", {})
    if code == "nuke_city":  # CV-8.12, CV-B93
        return [one.square for one in w.cities.values() if one.seat != seat and one.slot != "capital"]
    if code == "freeze_square":  # CV-8.23, CV-B35b
        frozen = w.frozen.values()
        return [at for at in w.map.squares if w.terrain[at] is not None and at not in frozen]
    targets = standing_of_others(w, seat) | people_of_others(w, seat)
    return [
        square
        for square in targets
        if kill_options(w, seat, effect, square, source) and in_range(w, seat, square, params["range"])
    ]


def kill_options(w: World, seat: int, effect: dict[str, Any], square: str, source: str = "") -> list[Aim]:
    """B.3: one figure, or up to so many of one other player, or that player's great person; not of a player who has
    refused (CV-12.8)."""
    if effect["code"] not in ("kill_figure", "kill_square"):
        return []
    id = source.removeprefix("card_")
    there = victims(w, seat, square)
    armies = sum(one.kind == "army" for one in there)
    found: list[Aim] = []
    if there and id not in w.refused[there[0].seat]:
        pairs = product(range(armies + 1), range(len(there) - armies + 1))
        found = [("figures", pair) for pair in pairs if 0 < sum(pair) <= effect["params"].get("figures", 1)]
    city = w.city_around(square)
    person = w.markers.get(square) in PERSON_TYPES and effect["code"] == "kill_square"
    if person and city is not None and city.seat != seat and id not in w.refused[city.seat]:
        found.append(("person", None))
    return found


def victims(w: World, seat: int, square: str) -> list[Figure]:
    """Of one player: where another's group flies over a player's figures, those of the group and its owner."""
    if w.group is not None and w.group.figures and w.group.at == square and w.active != seat:
        moving = [w.figures[w.active * 10 + number] for number in sorted(w.group.figures)]
        return moving + [one for one in w.standing(square) if one.seat == w.active]
    return [one for one in w.standing(square) if one.seat != seat]


def standing_of_others(w: World, seat: int) -> set[str]:
    """Squares with figures of others, a moving group's included."""
    found = {one.square for one in w.figures if one.seat != seat and one.square is not None}
    if w.group is not None and w.group.figures and w.active != seat:
        found.add(w.group.at)
    return found


def people_of_others(w: World, seat: int) -> set[str]:
    return {
        square
        for one in w.others(seat)
        for city in w.cities_of(one)
        for square in w.outskirts(city)
        if w.markers.get(square) in PERSON_TYPES
    }


def in_range(w: World, seat: int, square: str, range: int) -> bool:
    """CV-3.3: from one of one's figures or cities; 0: anywhere."""
    own = {one.square for one in w.figures_of(seat) if one.square is not None}
    own |= {at for city in w.cities_of(seat) for at in (city.square, city.half) if at is not None}
    if w.group is not None and w.active == seat:
        own.add(w.group.at)
    return range == 0 or any(w.map.far(one, square) <= range for one in own)
