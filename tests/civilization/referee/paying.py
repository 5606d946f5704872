"""CV-11: whether a cost in resources can be met, and with what."""

from collections.abc import Iterator

from tests.civilization.referee.data import MARKET, card
from tests.civilization.referee.holdings import has, kept_resource, person_usable, wonder_works
from tests.civilization.referee.world import World

Piece = tuple[str, frozenset[str]]


def pieces(w: World, seat: int) -> Iterator[Piece]:
    """CV-11.3: market tokens, face-down tokens and resource events, and what each may stand for (India: CV-11.5)."""
    player = w.players[seat]
    more = frozenset(MARKET) if has(w, seat, "flexible_resources") else frozenset()
    for kind in MARKET:
        for _ in range(player.resources[kind]):
            yield kind, frozenset([kind]) | more
    for token in sorted(player.tokens):
        resource = kept_resource(token)
        if resource is not None:
            yield token, frozenset([resource]) | more
    for id in sorted(player.cards):
        for effect in card(id)["effect"]:
            if effect["code"] == "resource_card":
                yield id, frozenset(effect["params"]["resources"]) | more


def listed(cost: dict[str, int]) -> list[str]:
    """Resource by resource, in the order of the card."""
    return [kind for kind, number in cost.items() for _ in range(number)]


def can_pay(w: World, seat: int, cost: dict[str, int]) -> bool:
    return covers(w, seat, listed(cost), list(pieces(w, seat)))


def covers(w: World, seat: int, owed: list[str], left: list[Piece]) -> bool:
    if not owed:
        return True
    kind, rest = owed[0], owed[1:]
    for i, (_, kinds) in enumerate(left):
        if (kind == "any" or kind in kinds) and covers(w, seat, rest, left[:i] + left[i + 1 :]):
            return True
    if kind == "spy" and kremlin(w, seat) and len(left) >= 2:
        return True  # a spy is never one of several
    return kind == "uranium" and person_usable(w, seat, "marie_curie") and bool(left)


def kremlin(w: World, seat: int) -> bool:
    """CV-11.5: once per turn two resources of any kind for a spy."""
    return wonder_works(w, seat, "kremlin") and "kremlin" not in w.players[seat].used


def ways(w: World, seat: int, kind: str) -> set[str]:
    """CV-11.8: with what this resource may be paid."""
    left = list(pieces(w, seat))
    found = {means for means, kinds in left if kind == "any" or kind in kinds}
    if kind == "spy" and kremlin(w, seat) and len(left) >= 2:
        found.add("kremlin")
    if kind == "uranium" and person_usable(w, seat, "marie_curie") and left:
        found.add("marie_curie")
    return found
