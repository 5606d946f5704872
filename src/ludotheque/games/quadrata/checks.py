"""Checks beyond the types of the data files: names that refer to each other, and counts that must add up."""

# Interpreted: checks files, once.

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.games.quadrata.components import Components

BASE = range(1, 7)
ADVANCED = range(7, 13)
ADVANCED_TOKENS_OF_A_WEEK = 6
MOST_PLAYERS = 4


def class_of(number: int) -> int:
    """QD-3.5: the points of a number: 2 for two base factors, 3 for one, 5 for none; 0 if it has no factors."""
    for points, first, second in ((2, BASE, BASE), (3, BASE, ADVANCED), (5, ADVANCED, ADVANCED)):
        if any(number % one == 0 and number // one in second for one in first):
            return points
    return 0


def check(c: "Components") -> None:
    """All checks, after those of the ids."""
    _check_tokens(c)
    _check_map(c)
    _check_destinations(c)
    _check_taxis(c)
    _check_days(c)
    coloured = [trophy.colour for trophy in c.trophies.trophy if trophy.colour is not None]
    if sorted(coloured) != sorted(c.colour_ids) or len(c.trophies.trophy) != len(c.colour_ids) + 1:
        c.wrong("trophies.toml", "trophy", "expected one of each colour, and one without a colour")


def _check_tokens(c: "Components") -> None:
    """QD-3.3: the values and numbers of the tokens."""
    if c.tokens.base.values != list(BASE):
        c.wrong("tokens.toml", "base.values", "expected 1 to 6")
    if c.tokens.advanced.values != list(ADVANCED):
        c.wrong("tokens.toml", "advanced.values", "expected 7 to 12")
    if len({colour.id for colour in c.tokens.player_colour}) != MOST_PLAYERS:
        c.wrong("tokens.toml", "player_color", f"expected {MOST_PLAYERS} different ones")
    if c.tokens.setup.first_draw > c.tokens.setup.regular_spaces:
        c.wrong("tokens.toml", "setup.first_draw", "expected no more than there are regular spaces")
    if len(c.tokens.advanced.values) * c.tokens.advanced.copies < MOST_PLAYERS * ADVANCED_TOKENS_OF_A_WEEK:
        c.wrong("tokens.toml", "advanced.copies", "expected enough for four players' six tokens a week")


def _check_map(c: "Components") -> None:
    """QD-3.6: at most two paths lead from a province; a pair is joined once."""
    links = dict.fromkeys(c.province_ids, 0)
    seen: set[frozenset[str]] = set()
    for i, path in enumerate(c.map.path):
        for key, end in (("from", path.origin), ("to", path.to)):
            if end not in links:
                c.wrong("map.toml", f"path.{i}.{key}", "expected a province of this file")
            links[end] += 1
        if path.origin == path.to or frozenset((path.origin, path.to)) in seen:
            c.wrong("map.toml", f"path.{i}", "expected two different provinces, each pair once")
        seen.add(frozenset((path.origin, path.to)))
    for province, count in links.items():
        if count > 2:
            c.wrong("map.toml", f"province.{province}", f"expected at most two paths, not {count}")
    for colour in c.colour_ids:
        if all(province.colour != colour for province in c.map.province):
            c.wrong("map.toml", f"color.{colour}", "expected at least one province of this colour")


def _check_destinations(c: "Components") -> None:
    for card in c.destinations.destination:
        if card.province not in c.province_ids:
            c.wrong("destinations.toml", f"destination.{card.id}.province", "expected a province of map.toml")
        if len({*card.city.numbers, *card.attraction.numbers}) != 4:
            c.wrong("destinations.toml", f"destination.{card.id}", "expected four different numbers")
        for key, place in (("city", card.city), ("attraction", card.attraction)):
            for number in place.numbers:
                if class_of(number) != place.points:
                    c.wrong(
                        "destinations.toml",
                        f"destination.{card.id}.{key}",
                        f"expected numbers worth {place.points} points; {number} is worth {class_of(number)}",
                    )


def _check_taxis(c: "Components") -> None:
    if [side.id for side in c.taxis.side] != ["family", "expert"]:
        c.wrong("taxis.toml", "side", "expected family, then expert")
    seen: set[tuple[str, int]] = set()
    for box in c.taxis.box:
        if (box.kind == "modify") != bool(box.amounts):
            c.wrong("taxis.toml", f"box.{box.id}.amounts", "expected amounts for a modify box, and no other")
        for amount in box.amounts:
            if (box.side, amount) in seen:
                c.wrong("taxis.toml", f"box.{box.id}.amounts", f"expected {amount} once on a side")
            seen.add((box.side, amount))
    for side in c.taxis.side:
        if side.extra_spaces == 0 and any(
            box.side == side.id and box.kind == "extra_tokens" for box in c.taxis.box
        ):
            c.wrong("taxis.toml", f"side.{side.id}.extra_spaces", "expected spaces for the extra tokens")


def _check_days(c: "Components") -> None:
    if c.days.day[0].effects:
        c.wrong("days.toml", "day.day_0.effects", "expected none: this day is not played")
    drawn = removed = 0
    for day in c.days.day:
        for i, effect in enumerate(day.effects):
            if (effect.effect == "rest_to_bag") != (effect.count == 0):
                c.wrong(
                    "days.toml", f"day.{day.id}.effects.{i}.count", "expected a number of tokens or taxis"
                )
            if effect.effect == "remove_base":
                removed += effect.count
                if i != len(day.effects) - 1:
                    c.wrong("days.toml", f"day.{day.id}.effects", "expected remove_base at the end")
            if effect.effect == "draw_advanced_to_rest":
                drawn += effect.count
    if drawn > ADVANCED_TOKENS_OF_A_WEEK:
        c.wrong("days.toml", "day", f"expected at most {ADVANCED_TOKENS_OF_A_WEEK} advanced tokens a player")
    if removed > len(BASE):
        c.wrong("days.toml", "day", f"expected at most {len(BASE)} base tokens to leave")
