"""CV-11, CV-12: what the abilities and events of one's own city management do, as far as they affect no other
player."""

from typing import Any

from tests.civilization.referee.abilities import (
    NAMED_BY,
    coin_choices,
    effect_of,
    judged,
    pay_choices,
    pays_plainly,
    target_choices,
    targets,
)
from tests.civilization.referee.data import KIND_OF, MARKET, RULES
from tests.civilization.referee.deciding import look_around, nothing_follows
from tests.civilization.referee.drawing import gain_person, refill_wonders
from tests.civilization.referee.holdings import has, total
from tests.civilization.referee.paying import listed, pieces, ways
from tests.civilization.referee.trade import close_window
from tests.civilization.referee.windows import on_own_event, on_resource_ability
from tests.civilization.referee.world import World

Choice = dict[str, Any]
PHASES = ("city_management", "trade")


def use(w: World, seat: int, choice: Choice, told: Any) -> None:
    source = choice["source"]
    if not judged(source):
        told.leave("effects of other chapters")
        return
    take_from_hand(w, seat, source)
    w.aims, w.paid = [], []
    aim_rest(w, seat, source, told)


def aim(w: World, seat: int, choice: Choice, told: Any) -> None:
    source = w.asked[seat].about["source"]
    if w.phase not in PHASES or not judged(source) or not alone(w):
        told.leave("effects of other chapters")
        return
    kind = NAMED_BY[choice["verb"]]
    w.aims.append((kind, choice[kind]))
    w.paid = []
    aim_rest(w, seat, source, told)


def alone(w: World) -> bool:
    """Whether a choice belongs to the single effect that a player uses in their own menu."""
    return [frame.step for frame in w.stack[2:4]] == ["check", "effect"] and len(w.stack) <= 5


def aim_rest(w: World, seat: int, source: str, told: Any) -> None:
    """Targets are named one after the other; what has one answer only is not asked (CV-1.11)."""
    while legal := targets(w, seat, source, w.aims):
        if len(legal) > 1:
            told.then({seat: "target"})
            return
        w.aims.append(legal[0])
    pay_rest(w, seat, source, [], told)


def pay(w: World, seat: int, choice: Choice, told: Any) -> None:
    source = w.asked[seat].about["source"]
    if w.phase not in PHASES or not judged(source) or not alone(w):
        told.leave("effects of other chapters")
        return
    if w.asked[seat].about["flag"]:
        told.leave("a payment goes on after a cancelled event")
        return
    pay_rest(w, seat, source, [*w.paid, choice["means"]], told)


def take_from_hand(w: World, seat: int, source: str) -> None:
    """CV-13.1: a card that is used waits on the announcement; a token is gone (CV-2.12)."""
    kind, _, id = source.partition("_")
    if kind == "card":
        w.players[seat].cards.remove(id)
        w.card_piles["aside"].add(id)
    elif kind == "token":
        w.players[seat].tokens.remove(id)
        w.token_piles["out"].add(id)


def pay_rest(w: World, seat: int, source: str, said: list[str], told: Any) -> None:
    """CV-11.8: what has only one way is not asked. Once all is paid it is announced, and others may answer."""
    frame = told.after.asked.get(seat)
    if frame is not None and frame.step == "pay":
        return
    owed = listed(effect_of(source).get("cost", {}))
    player = w.players[seat]
    if any(means not in MARKET and means not in player.tokens | player.cards for means in said):
        told.leave("the Kremlin or Curie pays")
        return
    while len(said) < len(owed):
        left = [means for means, _ in pieces(w, seat)]
        for means in said:
            left.remove(means)
        if len(left) == len(owed) - len(said):
            said = said + left
            break
        only = {
            one for one in ways(w, seat, owed[len(said)]) if one in left or one in ("kremlin", "marie_curie")
        }
        told.check(len(only) == 1, f"{owed[len(said)]} is paid without a question, by one of {only}")
        said = said + list(only)
    stands_for = dict(pieces(w, seat))
    paired = zip(said, owed, strict=False)
    if any(means not in stands_for or kind not in stands_for[means] | {"any"} for means, kind in paired):
        told.leave("the Kremlin or Curie pays")
        return
    gifts = any(means.startswith("gift_from_afar") for means in said)
    if gifts or any(frame.step == "payment" for frame in told.after.stack):
        told.leave("a resource event is answered, or gives a coin away")
        return
    announce(w, seat, source, said, told)


def announce(w: World, seat: int, source: str, paid: list[str], told: Any) -> None:
    effect = effect_of(source)
    if source.startswith("tech_"):
        w.players[seat].used.add(source)
    w.players[seat].trade -= effect.get("params", {}).get("trade", 0)
    if effect["code"] == "buy_coin":
        w.players[seat].culture -= effect["params"].get("culture", 0)
    w.paid = paid
    for means in paid:
        lay_aside(w, seat, means)
    asked: dict[int, str] = {}
    if effect.get("cost"):
        asked = on_resource_ability(w, seat)
    elif source.startswith("card_"):
        asked = on_own_event(w, seat)
    if asked:
        told.then(asked)
        return
    carry_out(w, seat, source, told)


def lay_aside(w: World, seat: int, means: str) -> None:
    """CV-13.1: it is shown, and lies there until the ability is settled."""
    player = w.players[seat]
    if means in MARKET:
        player.resources[means] -= 1
    elif means in player.tokens:
        player.tokens.remove(means)
        w.token_piles["aside"].add(means)
    else:
        player.cards.remove(means)
        w.card_piles["aside"].add(means)


def finally_spent(w: World, seat: int, means: str) -> None:
    """CV-2.4, CV-12.3: market tokens go back to the market, others out of the game, cards on their discards."""
    culture = "amount"
    if means in w.token_piles["aside"]:
        w.token_piles["aside"].remove(means)
        w.token_piles["out"].add(means)
    elif means in w.card_piles["aside"]:
        w.card_piles["aside"].remove(means)
        w.card_piles["discard"].add(means)
        culture = "card_amount"
    else:
        assert means in MARKET, means
    w.players[seat].culture += total(w, seat, "culture_per_resource_spent", culture)


def carry_out(w: World, seat: int, source: str, told: Any) -> None:
    kind, _, id = source.partition("_")
    if not judged(source) or w.phase not in PHASES:
        told.leave("effects of other chapters")
        return
    effect, player = effect_of(source), w.players[seat]
    code, amount = effect["code"], effect.get("params", {}).get("amount", 0)
    if kind == "card":
        w.card_piles["aside"].remove(id)
        w.card_piles["discard"].add(id)
    if any(means in ("kremlin", "marie_curie") for means in w.paid):
        told.leave("the Kremlin or Curie pays")
        return
    for means in w.paid:
        if code == "extra_production_one_city":  # CV-11.4: it lies aside until that city has acted
            w.aside.append((means, source, (seat, w.aims[0][1])))
        else:
            finally_spent(w, seat, means)
    if code == "gain_culture":
        player.culture += amount
    elif code in ("add_coin", "buy_coin"):
        player.coins[id.rpartition("_")[0]] += 1
    elif code == "extra_production_one_city":
        w.cities[seat, w.aims[0][1]].bonus += amount
    elif code == "extra_action_all_cities":
        for city in w.cities_of(seat):
            if not (city.slot == "capital" and has(w, seat, "capital_no_action")):
                city.extra += 1
    elif code == "gain_great_person":
        gain_person(w, seat, told)
    elif code == "gain_trade_share":
        raise_dial(w, seat, effect["params"]["me"])
        raise_dial(w, w.aims[0][1], effect["params"]["other"])
    elif code == "force_discard_coin":
        lose_coin(w, seat, w.aims[0][1], told)
    else:
        harm(w, w.aims[0], told)
    if w.phase == "trade":
        close_window(w, told)
    look_around(w, told)


def lose_coin(w: World, seat: int, victim: int, told: Any) -> None:
    coins = w.players[victim].coins
    places = [place for place, number in coins.items() if number > 0]
    if len(places) > 1:
        told.then({seat: "coin_choice"})
    else:
        coins[places[0]] -= 1


def choose_coin(w: World, seat: int, choice: Choice, told: Any) -> None:
    if not nothing_follows(w):
        told.leave("coin_choice in the course of something else")
        return
    w.players[w.asked[seat].about["seat"]].coins[choice["coin"]] -= 1
    look_around(w, told)


def raise_dial(w: World, seat: int, amount: int) -> None:
    player = w.players[seat]
    player.trade = min(RULES["trade_dial_max"], player.trade + amount)


def harm(w: World, at: tuple[str, Any], told: Any) -> None:
    """Monarchy and Gunpowder: a wonder is turned over, a unit killed, a building destroyed."""
    kind, what = at
    if kind == "wonder" and what in w.wonder_piles["market"]:  # CV-B55
        w.wonder_piles["market"].remove(what)
        w.wonder_piles["gone"].add(what)
        refill_wonders(w, told)
    elif kind == "wonder":
        w.obsolete.add(what)
        if what == "pyramids":
            told.leave("the Pyramids are lost")
    elif kind == "seat":
        killed = w.players[what].forces - told.after.players[what].forces
        told.check(len(killed) == 1, f"one unit of {what} is killed: {killed}")
        w.players[what].forces -= killed
        w.unit_piles["bottom"] |= killed
    elif what in w.markers:
        w.supply[KIND_OF[w.markers.pop(what)]] += 1
    else:
        city = w.city_on(what)
        assert city is not None
        city.walls = False


QUESTIONS = {"target": target_choices, "pay": pay_choices, "coin_choice": coin_choices}
UNJUDGED = {
    "target": lambda w, seat, choice: not judged(w.asked[seat].about["source"]),
    "pay": lambda w, seat, choice: not pays_plainly(w, seat),
}
DEEDS = {
    ("city", "use"): use,
    ("trade", "use"): use,
    ("pay", "pay"): pay,
    ("coin_choice", "take_coin"): choose_coin,
    **{("target", verb): aim for verb in NAMED_BY},
}
