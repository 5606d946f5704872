"""CV-11, CV-12: what the abilities and events of one's own city management do, as far as they touch nobody else."""

from typing import Any

from tests.civilization.referee.abilities import effect_of, judged
from tests.civilization.referee.data import MARKET
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.drawing import gain_person
from tests.civilization.referee.holdings import has, total
from tests.civilization.referee.paying import listed
from tests.civilization.referee.world import SLOTS, World

Choice = dict[str, Any]
# How the engine notes that a city is aimed at.
FIRST_CITY = 470
AIMED_AT_OTHERS = {"force_discard_coin", "obsolete_or_kill_unit", "obsolete_or_destroy_building"}


def use(w: World, seat: int, choice: Choice, told: Any) -> None:
    source = choice["source"]
    if not judged(source) or effect_of(source)["code"] in AIMED_AT_OTHERS:
        told.leave("effects of other chapters")
        return
    if effect_of(source)["code"] == "extra_production_one_city":
        cities = w.cities_of(seat)
        if len(cities) > 1:
            told.then({seat: "target"})
            take_from_hand(w, seat, source)
            return
        w.aims[0] = FIRST_CITY + SLOTS.index(cities[0].slot)
    take_from_hand(w, seat, source)
    pay_rest(w, seat, source, [], told)


def aim_city(w: World, seat: int, choice: Choice, told: Any) -> None:
    frame = w.stack[-1]
    source = frame.about.get("source") or ""
    if (
        w.phase != "city_management"
        or not judged(source)
        or effect_of(source)["code"] != "extra_production_one_city"
    ):
        told.leave("effects of other chapters")
        return
    w.aims[0] = FIRST_CITY + SLOTS.index(choice["city"])
    pay_rest(w, seat, source, [], told)


def pay(w: World, seat: int, choice: Choice, told: Any) -> None:
    source = w.asked[seat].about["source"]
    own = w.phase == "city_management" and len(w.asked) == 1 and len(w.stack) == 5
    if not own or not judged(source) or effect_of(source)["code"] in AIMED_AT_OTHERS:
        told.leave("effects of other chapters")
        return
    pay_rest(w, seat, source, [*w.paid, choice["means"]], told)


def aimed_city(w: World) -> str:
    return SLOTS[w.aims[0] - FIRST_CITY]


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
    if any(frame.step in ("payment", "gift") for frame in told.after.stack):
        told.leave("a resource event is answered, or gives a coin away")
        return
    if len(said) < len(owed):
        told.leave("a payment that was not asked for")
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
    if any(frame.step == "respond" for frame in told.after.asked.values()):
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
    if not judged(source) or w.phase != "city_management":
        told.leave("effects of other chapters")
        return
    effect, player = effect_of(source), w.players[seat]
    code, amount = effect["code"], effect.get("params", {}).get("amount", 0)
    if kind == "card":
        w.card_piles["aside"].remove(id)
        w.card_piles["discard"].add(id)
    for means in w.paid:
        if code == "extra_production_one_city":  # CV-11.4: it lies aside until that city has acted
            w.aside.append((means, source, (seat, aimed_city(w))))
        else:
            finally_spent(w, seat, means)
    if code == "gain_culture":
        player.culture += amount
    elif code in ("add_coin", "buy_coin"):
        player.coins[id.rpartition("_")[0]] += 1
    elif code == "extra_production_one_city":
        w.cities[seat, aimed_city(w)].bonus += amount
    elif code == "extra_action_all_cities":
        for city in w.cities_of(seat):
            if not (city.slot == "capital" and has(w, seat, "capital_no_action")):
                city.extra += 1
    elif code == "gain_great_person":
        gain_person(w, seat, told)
    else:
        told.leave("effects of other chapters")
    look_around(w, told)
