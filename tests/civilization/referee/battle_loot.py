"""CV-9.17, CV-9.20, CV-9.27: what the winner buys with loot."""

from collections.abc import Iterator
from typing import Any

from tests.civilization.referee.data import MARKET, RULES, TECHS, card, token
from tests.civilization.referee.learning import can_learn
from tests.civilization.referee.world import World

Choice = dict[str, Any]
COIN_PLACES = ("sheet", "code_of_laws", "pottery", "democracy", "printing_press")
MOST_AT_ONCE = 3
DEAR = ("card_", "take_")


def wares(w: World, winner: int, loser: int, left: int) -> Iterator[Choice]:
    """All that the loser can pay for (CV-9.20)."""
    him = w.players[loser]
    cheap = ["trade"] * (him.trade > 0) + ["culture"] * (him.culture > 0)
    cheap += [kind for kind in MARKET if him.resources[kind]]
    cheap += [back for back in ("hut", "village") if any(token(id)["kind"] == back for id in him.tokens)]
    coins = [place for place in COIN_PLACES if him.coins[place]]
    if left >= 1:
        for name in cheap + [f"discard_{place}" for place in coins]:
            yield {"verb": "loot", "loot": name}
    if left >= 2:
        for tech in him.techs:
            if can_learn(w, winner, tech, TECHS[tech]["level"]):
                yield {"verb": "learn", "tech": tech}
        for level in sorted({card(id)["level"] for id in him.cards}):
            yield {"verb": "loot", "loot": f"card_{level}"}
        for place in coins:
            yield {"verb": "loot", "loot": f"take_{place}"}


def may_loot(w: World, winner: int, loser: int, left: int) -> bool:
    return any(True for _ in wares(w, winner, loser, left))


def buy(w: World, winner: int, loser: int, name: str, told: Any) -> int:
    """What it costs."""
    me, him = w.players[winner], w.players[loser]
    if name == "trade":
        taken = min(MOST_AT_ONCE, him.trade)
        him.trade -= taken
        me.trade = min(RULES["trade_dial_max"], me.trade + taken)
    elif name == "culture":
        taken = min(MOST_AT_ONCE, him.culture)
        him.culture -= taken
        me.culture += taken
    elif name in MARKET:
        him.resources[name] -= 1
        me.resources[name] += 1
    elif name in ("hut", "village"):
        taken_one = only(him.tokens - told.after.players[loser].tokens, told)
        told.check(token(taken_one)["kind"] == name, f"a {name}, not {taken_one}")
        him.tokens.remove(taken_one)
        me.tokens.add(taken_one)
    elif name.startswith("card_"):
        taken_one = only(him.cards - told.after.players[loser].cards, told)
        told.check(card(taken_one)["level"] == int(name[-1]), f"{name}, not {taken_one}")
        him.cards.remove(taken_one)
        me.cards.add(taken_one)
    else:
        place = name.partition("_")[2]
        him.coins[place] -= 1
        if name.startswith("take_"):
            me.coins["sheet"] += 1
    return 2 if name.startswith(DEAR) else 1


def only(things: set[str], told: Any) -> str:
    told.check(len(things) == 1, f"one of {things}")
    return next(iter(things))
