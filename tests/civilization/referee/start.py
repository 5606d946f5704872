"""CV-5.6, CV-5.11 and CV-6.1: how a start of turn ends, and what trade then comes in."""

from typing import Any

from tests.civilization.referee.data import MARKET, RULES
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.drawing import free_step
from tests.civilization.referee.holdings import in_force, in_supply, wonder_works
from tests.civilization.referee.icons import coins_of, trade_of
from tests.civilization.referee.metropolis import grow
from tests.civilization.referee.world import World

REWARDS = ("place_person", "keep_card", "keep_person", "keep_type", "discard", "skip_space")
Choice = dict[str, Any]


def end(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-5.11: scouts without a link are linked to the capital, effects without a choice are taken."""
    player = w.players[seat]
    for figure in w.figures_of(seat, "scout"):
        if figure.square is not None and figure.link is None:
            figure.link = "capital"
    take_the_rest(w, seat, told)
    if not told.compared:
        return
    player.fresh_governments = set()
    player.promised, player.free_markers = set(), 0  # CV-15.14
    look_around(w, told)
    if any(frame.step in ("keep_card", "discard") for frame in told.after.asked.values()):
        told.leave("a hand is looked at before the next part")
        return
    order = w.in_order()
    at = order.index(seat)
    if at + 1 < w.seats:
        w.active = order[at + 1]
        grow(w, w.active, told)
    else:
        begin_trade(w, told)


def take_the_rest(w: World, seat: int, told: Any) -> None:
    """CV-5.6: wonders, government, great people; those without choice or cost."""
    player = w.players[seat]
    gains = {"stonehenge": "culture", "colossus": "trade", "louvre": "culture"}
    for wonder, what in gains.items():
        source = f"wonder_{wonder}_1"
        if wonder_works(w, seat, wonder) and source not in player.used:
            gain(w, seat, what, {"stonehenge": 1, "colossus": 3, "louvre": 3}[wonder])
            player.used.add(source)
    if wonder_works(w, seat, "panama_canal") and "wonder_panama_canal_1" not in player.used:
        w.panama += 1
        player.used.add("wonder_panama_canal_1")
    if wonder_works(w, seat, "big_ben") and "wonder_big_ben_1" not in player.used:
        for kind in MARKET:
            player.resources[kind] += w.market(kind) > 0
        player.used.add("wonder_big_ben_1")
    if wonder_works(w, seat, "sydney_opera") and "wonder_sydney_opera_1" not in player.used:
        player.used.add("wonder_sydney_opera_1")
        if any(frame.step in REWARDS for frame in told.after.asked.values()):
            told.leave("Sydney's reward is asked about before the part ends")
            return
        free_step(w, seat, told)
    profile = "waw" if w.options["profile"] == 1 else "core"
    if player.government in ("democracy", "fundamentalism"):
        source = f"government_{profile}_{player.government}_2"
        if source not in player.used:
            for params in in_force(w, seat, "start_of_turn_trade"):
                gain(w, seat, "trade", params["amount"])
            armies = sum(figure.square is not None for figure in w.figures_of(seat, "army"))
            for params in in_force(w, seat, "start_of_turn_culture_per_army"):
                gain(w, seat, "culture", params["amount"] * armies)
            player.used.add(source)
    take_people(w, seat)


def take_people(w: World, seat: int) -> None:
    player = w.players[seat]
    for _ in in_force(w, seat, "henson"):
        if "person_jim_henson" not in player.used:
            gain(w, seat, "culture", w.counters)
            gain(w, seat, "trade", w.counters)
            player.used.add("person_jim_henson")
    for params in in_force(w, seat, "culture_per_coins"):
        if "person_lorenzo_de_medici" not in player.used:
            gain(w, seat, "culture", coins_of(w, seat) // params["per_coins"])
            player.used.add("person_lorenzo_de_medici")
    for params in in_force(w, seat, "gain_per_unbuilt_armies"):
        if "person_alan_turing" not in player.used:
            number = in_supply(w, seat, "army") // params["per"]
            gain(w, seat, "trade", number)
            gain(w, seat, "culture", number)
            player.used.add("person_alan_turing")


def gain(w: World, seat: int, what: str, amount: int) -> None:
    player = w.players[seat]
    if what == "culture":
        player.culture += amount
    else:
        player.trade = min(RULES["trade_dial_max"], player.trade + amount)


def begin_trade(w: World, told: Any) -> None:
    """CV-6.1: all at once, up to 27 (CV-1.8)."""
    w.phase, w.active = "trade", -1
    if any(frame.step == "seize_first" for frame in told.after.asked.values()):
        told.leave("seize_first before trade")
        return
    for player in w.players:
        gain(w, player.seat, "trade", trade_of(w, player.seat))
        player.closed, player.offers_left = False, w.options["trade_offers"]
    if told.after.phase != "trade":
        told.leave("no player could trade")
        return
    for player in w.players:
        if told.after.players[player.seat].closed:
            told.check(w.options["trade_offers"] == 0, f"{player.seat} could still offer")
            player.closed = True


QUESTIONS: dict[str, Any] = {}
DEEDS = {("start", "end"): end}
