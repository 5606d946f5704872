"""CV-7: what the player whose city management it is may do."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.civilization.referee.abilities import judged, usable_sources
from tests.civilization.referee.data import BUILDINGS, FIGURES, TRACK, UNIT_TYPES, WALLS, WONDERS
from tests.civilization.referee.drawing import LAST_SPACE, section_of
from tests.civilization.referee.holdings import has, in_force, person_usable, total, wonder_works
from tests.civilization.referee.icons import coins_of, own_production, resource_squares
from tests.civilization.referee.sites import (
    MICHELANGELO,
    NOTHING,
    Plan,
    available,
    needs_square,
    person_squares,
    price,
    squares_for,
)
from tests.civilization.referee.world import City, World

Choice = dict[str, Any]
ITEMS = [*FIGURES, *UNIT_TYPES, *BUILDINGS, WALLS["id"], *WONDERS]
ORDINARY, SECOND, LOVELACE = "ordinary", "second", "lovelace"
LOT = 3
ENGINEERING, EGYPT, ANGKOR = "tech_engineering_1", "civilization_egypt_2", "wonder_angkor_wat_1"


# ---------------------------------------------------------------- actions of a city (CV-7.2, CV-7.22, CV-7.25)


def as_what(w: World, city: City, kind: str) -> str | None:
    """As an ordinary action where it may be one, else as the extra one of Atomic Theory."""
    if not city.cancelled and not (city.slot == "capital" and has(w, city.seat, "capital_no_action")):
        two = city.slot == "capital" and has(w, city.seat, "capital_two_different_actions")
        if not city.acted or (two and len(city.acted) == 1 and kind not in city.acted):
            return ORDINARY
    return SECOND if city.extra > 0 else None


# ---------------------------------------------------------------- producing (CV-7.3, CV-7.4, CV-7.23)


def lot_worth(w: World, seat: int) -> int:
    """CV-7.4: production for three trade."""
    return max([1, *[int(params["production"]) for params in in_force(w, seat, "trade_conversion")]])


def production(w: World, city: City, mode: str) -> int:
    """CV-7.3, CV-R24: a full second management has the turn's bonuses again, Ada Lovelace only what is left."""
    bonus = city.bonus if mode == SECOND else city.bonus - city.bonus_used
    return own_production(w, city) + bonus


def reach(w: World, city: City, mode: str) -> int:
    """What a city can spend at most."""
    return production(w, city, mode) + w.players[city.seat].trade // LOT * lot_worth(w, city.seat)


def least_price(w: World, seat: int, item: str) -> int:
    """CV-7.23: with a Michelangelo in hand."""
    less = MICHELANGELO if item in WONDERS and person_usable(w, seat, "michelangelo") else 0
    return max(0, price(w, seat, item) - less)


def items_for(w: World, city: City, budget: int, plan: Plan = NOTHING) -> Iterator[str]:
    for item in ITEMS:
        if not available(w, city, item, plan) or least_price(w, city.seat, item) > budget:
            continue
        if not needs_square(item) or squares_for(w, city, item, plan):
            yield item


def free_items(w: World, city: City) -> Iterator[str]:
    """Egypt: an unlocked building or walls."""
    for item in [*BUILDINGS, WALLS["id"]]:
        if available(w, city, item) and (not needs_square(item) or squares_for(w, city, item)):
            yield item


# ---------------------------------------------------------------- harvesting (CV-7.15)


def harvest_squares(w: World, city: City, mode: str, first: str | None = None) -> list[str]:
    """No square twice in a turn; Atomic Theory's second management starts afresh (CV-B30). With a first harvest of the
    same action, Angkor Wat's: its square again, if the market still has it.
    """
    kind = None if first is None else w.features[first]
    squares = [
        at for at in resource_squares(w, city) if mode == SECOND or at == first or at not in w.harvested
    ]
    return [at for at in squares if w.market(w.features[at]) > (w.features[at] == kind)]


# ---------------------------------------------------------------- the culture track (CV-7.19)


def step_cost(w: World, seat: int, space: int) -> tuple[int, int]:
    """Culture and trade for a paid step into a space."""
    section = TRACK["section"][section_of(space) - 1]
    culture = section["culture"] - total(w, seat, "culture_track_discount")
    trade = section["trade"]
    for params in in_force(w, seat, "culture_trade_discount"):
        trade -= coins_of(w, seat) // params["per_coins"] * params["amount"]
    return max(0, culture), max(0, trade)


def can_step(w: World, seat: int, space: int) -> bool:
    culture, trade = step_cost(w, seat, space)
    player = w.players[seat]
    return player.culture >= culture and player.trade >= trade


# ---------------------------------------------------------------- questions


def action_choices(w: World, city: City, mode_of: Callable[[str], str | None]) -> Iterator[Choice]:
    player, slot = w.players[city.seat], city.slot
    mode = mode_of("produce")
    if mode is not None:
        for item in items_for(w, city, reach(w, city, mode)):
            yield {"verb": "produce", "city": slot, "item": item}
        if has(w, city.seat, "free_building_action") and EGYPT not in player.used:
            for item in free_items(w, city):
                yield {"verb": "build_free", "city": slot, "item": item}
    if mode_of("arts") is not None:
        yield {"verb": "arts", "city": slot}
    mode = mode_of("harvest")
    if mode is not None:
        twice = wonder_works(w, city.seat, "angkor_wat") and ANGKOR not in player.used
        for square in harvest_squares(w, city, mode):
            yield {"verb": "harvest", "city": slot, "square": square}
            if twice:
                yield {"verb": "harvest_twice", "city": slot, "square": square}


def city_choices(w: World, seat: int) -> list[Choice]:
    found: list[Choice] = [{"verb": "end"}]
    for city in w.cities_of(seat):
        found += action_choices(w, city, lambda kind, city=city: as_what(w, city, kind))  # type: ignore[misc]
        if city.mark == "caravan":
            found.append({"verb": "caravan", "city": city.slot})
    if w.players[seat].space < LAST_SPACE and can_step(w, seat, w.players[seat].space + 1):
        found.append({"verb": "advance"})
    found += [{"verb": "use", "source": source} for source in usable_sources(w, seat)]
    return found


def extra_choices(w: World, seat: int) -> list[Choice]:
    """CV-7.22: Ada Lovelace's action, of any city and any kind."""
    return [one for city in w.cities_of(seat) for one in action_choices(w, city, lambda kind: LOVELACE)]


def acting(w: World) -> City:
    assert w.action is not None
    return w.cities[w.action.seat, w.action.slot]


def mode_of_action(w: World) -> str:
    assert w.action is not None
    return LOVELACE if w.action.extra else SECOND if w.action.second else ORDINARY


def planned(w: World) -> Plan:
    """What of the action has been said."""
    assert w.action is not None
    return Plan(w.action.items, w.action.squares)


def square_choices(w: World, seat: int) -> list[Choice]:
    """CV-7.5, CV-7.7, CV-7.11: where the item may stand."""
    item = w.asked[seat].about["item"]
    return [{"verb": "place", "square": at} for at in squares_for(w, acting(w), item, planned(w))]


def left_for_second(w: World) -> int:
    """CV-7.23: what the first item leaves."""
    action = w.action
    assert action is not None
    return reach(w, acting(w), mode_of_action(w)) - least_price(w, action.seat, action.items[0])


def second_items(w: World) -> list[str]:
    """CV-7.2: Engineering, out of one pool."""
    return list(items_for(w, acting(w), left_for_second(w), planned(w)))


def second_choices(w: World, seat: int) -> list[Choice]:
    return [{"verb": "decline"}, *[{"verb": "build", "item": item} for item in second_items(w)]]


def michelangelo_choices(w: World, seat: int) -> list[Choice]:
    """The card may be kept only if the action can be paid without it."""
    assert w.action is not None
    found: list[Choice] = []
    if person_usable(w, seat, "michelangelo"):
        found.append({"verb": "use", "source": "person_michelangelo"})
    full = sum(price(w, seat, item) for item in w.action.items)
    if full <= reach(w, acting(w), mode_of_action(w)):
        found.append({"verb": "decline"})
    return found


def again_squares(w: World) -> list[str]:
    assert w.action is not None
    return harvest_squares(w, acting(w), mode_of_action(w), w.action.squares[0])


def again_choices(w: World, seat: int) -> list[Choice]:
    return [{"verb": "decline"}, *[{"verb": "place", "square": at} for at in again_squares(w)]]


def person_choices(w: World, seat: int) -> list[Choice]:
    """CV-7.18."""
    return [{"verb": "keep_back"}, *[{"verb": "place", "square": at} for at in person_squares(w, seat)]]


def keep_choices(w: World, seat: int) -> list[Choice]:
    """Mysticism."""
    about = w.asked[seat].about
    return [{"verb": "keep_card", "card": about[name]} for name in ("card", "card2")]


def keep_person_choices(w: World, seat: int) -> list[Choice]:
    """Greece."""
    about = w.asked[seat].about
    if "person_type" in about:
        return [{"verb": "keep_type", "person_type": about[name]} for name in ("person_type", "person_type2")]
    return [{"verb": "keep_person", "person": about[name]} for name in ("person", "person2")]


def skips(w: World, seat: int) -> int:
    """Shakespeare: how many spaces ahead, one after the other, hold another player's marker; never the last one."""
    others, number = {w.players[one].space for one in w.others(seat)}, 0
    while w.players[seat].space + number + 1 in others and w.players[seat].space + number + 1 < LAST_SPACE:
        number += 1
    return number


def skip_choices(w: World, seat: int) -> list[Choice]:
    paid = w.asked[seat].about["flag"]
    most = skips(w, seat) if person_usable(w, seat, "william_shakespeare") else 0
    landings = [n for n in range(most + 1) if not paid or can_step(w, seat, w.players[seat].space + n + 1)]
    return [{"verb": "skip", "count": count} for count in landings]


def arts_trade_choices(w: World, seat: int) -> list[Choice]:
    """Darwin."""
    found: list[Choice] = [{"verb": "decline"}]
    if person_usable(w, seat, "charles_darwin"):
        found.append({"verb": "as_trade"})
    return found


def discard_choices(w: World, seat: int) -> list[Choice]:
    return [{"verb": "discard", "card": card} for card in sorted(w.players[seat].cards)]


QUESTIONS: dict[str, Callable[[World, int], list[Choice]]] = {
    "city": city_choices,
    "extra_action": extra_choices,
    "produce_square": square_choices,
    "second_item": second_choices,
    "michelangelo": michelangelo_choices,
    "harvest_again": again_choices,
    "place_person": person_choices,
    "keep_card": keep_choices,
    "keep_type": keep_person_choices,
    "keep_person": keep_person_choices,
    "skip_space": skip_choices,
    "arts_trade": arts_trade_choices,
    "discard": discard_choices,
}
UNJUDGED: dict[str, Callable[[World, int, Choice], bool]] = {
    "city": lambda w, seat, choice: choice["verb"] == "use" and not judged(choice["source"])
}
DEEDS: dict[tuple[str, str], Any] = {}
