"""CV-11.1: what may be used in one's own city management, as far as this referee knows it."""

from collections.abc import Iterator
from typing import Any

from tests.civilization.referee.data import BUILDINGS, TECHS, WONDERS, card, token
from tests.civilization.referee.holdings import person_usable
from tests.civilization.referee.paying import can_pay, covers, kremlin, listed, pieces
from tests.civilization.referee.world import World

# Codes of trade and city management that this referee knows; the others move figures, or are of named great people.
JUDGED = {
    "gain_culture",
    "gain_trade_share",
    "gain_great_person",
    "add_coin",
    "buy_coin",
    "extra_production_one_city",
    "extra_action_all_cities",
    "force_discard_coin",
    "obsolete_or_kill_unit",
    "obsolete_or_destroy_building",
}


def judged(source: str) -> bool:
    return source.startswith(("tech_", "card_", "token_")) and effect_of(source)["code"] in JUDGED


def effect_of(source: str) -> dict[str, Any]:
    kind, _, rest = source.partition("_")
    if kind == "tech":
        id, _, number = rest.rpartition("_")
        effect: dict[str, Any] = TECHS[id]["effect"][int(number) - 1]
        return effect
    entry = card(rest) if kind == "card" else token(rest)
    first: dict[str, Any] = entry["effect"][0]
    return first


def usable_sources(w: World, seat: int, moment: str = "city") -> Iterator[str]:
    player = w.players[seat]
    for tech in player.techs:
        for number, effect in enumerate(TECHS[tech].get("effect", []), 1):
            source = f"tech_{tech}_{number}"
            if moment in effect["when"] and effect.get("may") and effect["code"] != "split_production":
                fresh = source not in player.used and source not in player.cancelled
                if fresh and can_pay(w, seat, effect.get("cost", {})) and possible(w, seat, tech, effect):
                    yield source
    for id in player.cards:
        if moment in card(id)["effect"][0]["when"] and possible(w, seat, "", card(id)["effect"][0]):
            yield f"card_{id}"
    for id in player.tokens:
        if moment in token(id)["effect"][0]["when"]:
            yield f"token_{id}"


def possible(w: World, seat: int, tech: str, effect: dict[str, Any]) -> bool:
    """Whether it could do something now: room for a coin, a target (CV-12.5)."""
    code, params = effect["code"], effect.get("params", {})
    player = w.players[seat]
    if code in ("add_coin", "buy_coin"):
        paid = player.trade >= params.get("trade", 0) and player.culture >= params.get("culture", 0)
        return bool(paid and player.coins[tech] < params["max_coins"])
    if code == "force_discard_coin":
        return any(sum(w.players[one].coins.values()) > 0 for one in w.others(seat))
    if code == "obsolete_or_kill_unit":
        return bool(wonders_to_turn(w, seat, params["ages"])) or any(
            w.players[one].forces for one in w.others(seat)
        )
    if code == "obsolete_or_destroy_building":
        return bool(wonders_to_turn(w, seat, params["ages"])) or any(
            buildings_of(w, one) for one in w.others(seat)
        )
    return True


# With which verb a target is named.
VERBS = {"city": "aim_city", "wonder": "aim_wonder", "seat": "aim_seat", "square": "aim_square"}
NAMED_BY = {verb: kind for kind, verb in VERBS.items()}
Aim = tuple[str, Any]


def targets(w: World, seat: int, source: str, named: list[Aim]) -> list[Aim]:
    """What may be named next as a target (CV-12.2); nothing: the announcement is complete."""
    effect = effect_of(source)
    code, params = effect["code"], effect.get("params", {})
    if named:
        return []
    if code == "extra_production_one_city":
        return [("city", city.slot) for city in w.cities_of(seat)]
    if code == "gain_trade_share":
        return [("seat", one) for one in w.others(seat)]
    if code == "force_discard_coin":
        return [("seat", one) for one in w.others(seat) if sum(w.players[one].coins.values()) > 0]
    if code in ("obsolete_or_kill_unit", "obsolete_or_destroy_building"):
        wonders: list[Aim] = [("wonder", one) for one in wonders_to_turn(w, seat, params["ages"])]
        if code == "obsolete_or_kill_unit":
            return wonders + [("seat", one) for one in w.others(seat) if w.players[one].forces]
        return wonders + [("square", at) for one in w.others(seat) for at in buildings_of(w, one)]
    return []


def target_choices(w: World, seat: int) -> list[dict[str, Any]]:
    source = w.asked[seat].about["source"]
    if not judged(source):
        return []
    return [{"verb": VERBS[kind], kind: what} for kind, what in targets(w, seat, source, w.aims)]


def pay_choices(w: World, seat: int) -> list[dict[str, Any]]:
    """CV-11.8: the next resource of the cost, with anything that stands for it and leaves enough for the rest."""
    source = w.asked[seat].about["source"]
    if not pays_plainly(w, seat):
        return []
    paid = paid_now(w)
    left = list(pieces(w, seat))
    for means in paid:
        left.remove(next(piece for piece in left if piece[0] == means))
    owed = listed(effect_of(source)["cost"])[len(paid) :]
    found = set()
    for i, (means, kinds) in enumerate(left):
        if (owed[0] == "any" or owed[0] in kinds) and covers(w, seat, owed[1:], left[:i] + left[i + 1 :]):
            found.add(means)
    return [{"verb": "pay", "means": means} for means in sorted(found)]


def paid_now(w: World) -> list[str]:
    """What has been paid for the effect on top."""
    effects = [frame for frame in w.stack if frame.step == "effect"]
    return w.paid[effects[-1].about["base"] :] if effects else w.paid


def pays_plainly(w: World, seat: int) -> bool:
    """Of a tech's ability, without the Kremlin and Curie, and not once more after a cancelled event."""
    about = w.asked[seat].about
    source = about["source"]
    if not source.startswith("tech_") or about["flag"] or not w.stack or w.stack[-1].step != "pay":
        return False
    return not (kremlin(w, seat) or person_usable(w, seat, "marie_curie"))


def coin_choices(w: World, seat: int) -> list[dict[str, Any]]:
    """CV-R32: a token on the sheet or the techs of the one it is aimed at."""
    coins = w.players[w.asked[seat].about["seat"]].coins
    return [{"verb": "take_coin", "coin": place} for place, number in coins.items() if number > 0]


def wonders_to_turn(w: World, seat: int, ages: list[str]) -> list[str]:
    """Wonders in the market or another player's, not obsolete (CV-7.13, CV-B55)."""
    others = {wonder for one in w.others(seat) for wonder in w.players[one].wonders}
    both = w.wonder_piles["market"] | (others - w.obsolete)
    return sorted(wonder for wonder in both if WONDERS[wonder]["age"] in ages)


def buildings_of(w: World, seat: int) -> list[str]:
    """Squares of a player's buildings and walled cities."""
    found = [city.square for city in w.cities_of(seat) if city.walls]
    around = [at for city in w.cities_of(seat) for at in w.outskirts(city)]
    return found + [at for at in around if w.markers.get(at) in BUILDINGS]
