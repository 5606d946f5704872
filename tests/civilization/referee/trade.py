"""CV-6: the trade phase: what it brings, offers and deals."""

from collections.abc import Callable
from typing import Any

from tests.civilization.referee.abilities import judged, usable_sources
from tests.civilization.referee.data import MARKET, RULES, card, token
from tests.civilization.referee.world import Offer, Player, World

Choice = dict[str, Any]
GOODS = ("trade", "culture", *MARKET, "hut", "village", "card_1", "card_2", "card_3")
BY_BACK = ("hut", "village", "card_1", "card_2", "card_3")
MOST = 27


def owned(player: Player, good: str) -> int:
    """CV-6.4: how many of a good a player has; cards and tokens by their backs."""
    if good == "trade":
        return player.trade
    if good == "culture":
        return player.culture
    if good in MARKET:
        return player.resources[good]
    return len(of_back(player, good))


def of_back(player: Player, good: str) -> list[str]:
    if good in ("hut", "village"):
        return sorted(id for id in player.tokens if token(id)["kind"] == good)
    return sorted(id for id in player.cards if card(id)["level"] == int(good[-1]))


def can_pay(player: Player, side: dict[str, int]) -> bool:
    return all(owned(player, good) >= number for good, number in side.items())


# ---------------------------------------------------------------- questions


def trade_choices(w: World, seat: int) -> list[Choice]:
    """CV-6.6: who has not closed begins an offer, takes one back, or closes."""
    me = w.players[seat]
    found: list[Choice] = [{"verb": "close"}]
    found += [{"verb": "use", "source": source} for source in usable_sources(w, seat, "trade")]
    for other in w.others(seat):
        if (seat, other) in w.offers:
            found.append({"verb": "withdraw", "seat": other})
        if me.offers_left > 0 and not between(w, seat, other):
            found.append({"verb": "offer", "seat": other})
    return found


def between(w: World, seat: int, other: int) -> bool:
    """CV-6.6: whether an offer is open between the two: one's own, or one that the other has sent (drafts are
    hidden).
    """
    theirs = w.offers.get((other, seat))
    return (seat, other) in w.offers or (theirs is not None and theirs.stage == "sent")


def offer_choices(w: World, seat: int) -> list[Choice]:
    """CV-6.6: each kind once a side, what the giver has, at most 27 of it; sent when it says something."""
    partner = w.asked[seat].about["seat"]
    offer = w.offers[seat, partner]
    found: list[Choice] = [{"verb": "withdraw", "seat": partner}]
    for side, goods, giver in (("give", offer.give, seat), ("want", offer.want, partner)):
        for good in GOODS:
            if good not in goods:
                most = min(MOST, owned(w.players[giver], good))
                found += [
                    {"verb": "put", "side": side, "good": good, "number": n} for n in range(1, most + 1)
                ]
    theirs = w.offers.get((partner, seat))
    open = theirs is not None and theirs.stage == "sent"
    if (offer.give or offer.want) and both_can_pay(w, seat, partner) and not open:
        found.append({"verb": "send"})
    return found


def both_can_pay(w: World, maker: int, partner: int) -> bool:
    offer = w.offers[maker, partner]
    return can_pay(w.players[maker], offer.give) and can_pay(w.players[partner], offer.want)


def answer_choices(w: World, seat: int) -> list[Choice]:
    found = [{"verb": "accept"}, {"verb": "refuse"}]
    mine = (seat, w.asked[seat].about["seat"]) in w.offers
    if w.players[seat].offers_left > 0 and not w.players[seat].closed and not mine:
        found.append({"verb": "counter"})
    return found


def hand_over_choices(w: World, seat: int) -> list[Choice]:
    """CV-6.7: any card or token of that back."""
    good = w.asked[seat].about["good"]
    verb, name = ("hand_token", "token") if good in ("hut", "village") else ("hand_card", "card")
    return [{"verb": verb, name: id} for id in of_back(w.players[seat], good)]


# ---------------------------------------------------------------- deeds


def begin(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-6.6: every offer begun counts."""
    w.players[seat].offers_left -= 1
    w.offers[seat, choice["seat"]] = Offer("being_made", {}, {})


def put(w: World, seat: int, choice: Choice, told: Any) -> None:
    offer = w.offers[seat, w.asked[seat].about["seat"]]
    (offer.give if choice["side"] == "give" else offer.want)[choice["good"]] = choice["number"]


def send(w: World, seat: int, choice: Choice, told: Any) -> None:
    w.offers[seat, w.asked[seat].about["seat"]].stage = "sent"


def withdraw(w: World, seat: int, choice: Choice, told: Any) -> None:
    del w.offers[seat, choice["seat"]]
    close_window(w, told)


def refuse(w: World, seat: int, choice: Choice, told: Any) -> None:
    del w.offers[w.asked[seat].about["seat"], seat]
    close_window(w, told)


def counter(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-6.6: a counter-offer with the roles exchanged."""
    maker = w.asked[seat].about["seat"]
    del w.offers[maker, seat]
    w.players[seat].offers_left -= 1
    w.offers[seat, maker] = Offer("countering", {}, {})
    close_window(w, told)


def accept(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-6.6: if one side can no longer pay the offer falls; else all of it moves."""
    maker = w.asked[seat].about["seat"]
    agreed = both_can_pay(w, maker, seat)
    offer = w.offers.pop((maker, seat))
    if agreed:
        move(w, maker, seat, offer.give)
        move(w, seat, maker, offer.want)
        owe(w, told, {(maker, seat): offer.give, (seat, maker): offer.want})
    close_window(w, told)


def move(w: World, giver: int, taker: int, side: dict[str, int]) -> None:
    """What is counted changes hands; the dial holds no more than 27 (CV-1.8)."""
    one, other = w.players[giver], w.players[taker]
    trade, culture = side.get("trade", 0), side.get("culture", 0)
    one.trade -= trade
    other.trade = min(RULES["trade_dial_max"], other.trade + trade)
    one.culture -= culture
    other.culture += culture
    for kind in MARKET:
        one.resources[kind] -= side.get(kind, 0)
        other.resources[kind] += side.get(kind, 0)


def owe(w: World, told: Any, sides: dict[tuple[int, int], dict[str, int]]) -> None:
    """CV-6.7: what is owed by its back has moved, or its giver is still asked for it. Which pieces went unasked
    is read from the table, and there must have been none to choose.
    """
    for (giver, taker), side in sides.items():
        for good in BY_BACK:
            number = side.get(good, 0)
            if number == 0:
                continue
            mine = of_back(w.players[giver], good)
            left = [id for id in mine if id in holding(told.after.players[giver], good)]
            gone = [id for id in mine if id not in left]
            told.check(len(gone) + owed(told.after, giver, good) == number, f"{number} of {good} were owed")
            told.check(not gone or number == len(mine), f"{good} went without a question")
            for id in gone:
                give(w, giver, taker, good, id)


def owed(after: World, giver: int, good: str) -> int:
    frames = [frame for frame in after.stack if frame.step == "hand_over" and frame.seat == giver]
    return sum(frame.about["number"] for frame in frames if frame.about["good"] == good)


def holding(player: Player, good: str) -> set[str]:
    return player.tokens if good in ("hut", "village") else player.cards


def give(w: World, giver: int, taker: int, good: str, id: str) -> None:
    holding(w.players[giver], good).remove(id)
    holding(w.players[taker], good).add(id)


def hand_over(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-6.7: the giver picks; once everything else of that back is owed too, it goes along."""
    about = w.asked[seat].about
    taker, good = about["seat"], about["good"]
    give(w, seat, taker, good, choice.get("token") or choice["card"])
    rest: dict[tuple[int, int], dict[str, int]] = {}
    frames = [frame for frame in w.stack if frame.step == "hand_over"]
    for frame in frames:
        pair = (frame.seat, frame.about["seat"])
        number = frame.about["number"] - (frame is frames[-1])
        rest.setdefault(pair, {})[frame.about["good"]] = number
    owe(w, told, rest)
    close_window(w, told)


def close(w: World, seat: int, choice: Choice, told: Any) -> None:
    w.players[seat].closed = True
    close_window(w, told)


def close_window(w: World, told: Any) -> None:
    """CV-6.6: it ends when all have closed and no offer is open."""
    for player in told.after.players:
        mine = w.players[player.seat]
        if player.closed and not mine.closed:
            told.check(trade_choices(w, player.seat) == [{"verb": "close"}], "closed who could still offer")
            mine.closed = True  # CV-1.11: no other choice is left
    ended = all(player.closed for player in w.players) and not w.offers
    if told.after.phase != "trade":
        told.check(ended, "the window has ended too early")
        w.phase, w.active = "city_management", w.first
        if told.after.asked and next(iter(told.after.asked.values())).step == "seize_first":
            told.partly("seize_first", "active")
    elif not any(frame.step in ("hand_over", "discard") for frame in told.after.asked.values()):
        told.check(not ended, "the window should have ended")


QUESTIONS: dict[str, Callable[[World, int], list[Choice]]] = {
    "trade": trade_choices,
    "offer": offer_choices,
    "answer_offer": answer_choices,
    "hand_over": hand_over_choices,
}
UNJUDGED: dict[str, Callable[[World, int, Choice], bool]] = {
    "trade": lambda w, seat, choice: choice["verb"] == "use" and not judged(choice["source"])
}
DEEDS = {
    ("trade", "offer"): begin,
    ("trade", "withdraw"): withdraw,
    ("trade", "close"): close,
    ("offer", "put"): put,
    ("offer", "send"): send,
    ("offer", "withdraw"): withdraw,
    ("answer_offer", "accept"): accept,
    ("answer_offer", "refuse"): refuse,
    ("answer_offer", "counter"): counter,
    ("hand_over", "hand_card"): hand_over,
    ("hand_over", "hand_token"): hand_over,
}
