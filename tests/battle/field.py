"""A table of battles whose position is set by hand, in a few words."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from tests.slices.battle import game
from tests.slices.battle.state import N_USED, Civilization
from tests.slices.battle.vocabulary import (
    AT_MOVEMENT,
    AT_TURN,
    CARD_PACK,
    CARDS,
    CIVS,
    FORCES,
    IN_PLAY,
    N_CARDS,
    N_PEOPLE,
    N_TECHS,
    N_TOKENS,
    N_UNITS,
    PEOPLE,
    PERSON_PACK,
    RESOURCES,
    TECHS,
    TOKEN_PACK,
    TOKENS,
    UNIT_PACK,
    UNITS,
    WONDERS,
)
from tests.toys.playing import Said, Table

GAME = game()
PLAIN = ["germany", "arabia", "india", "china"]


def numbers(*values: int) -> vec[i64]:
    return vec[i64](list(values))


class Field(Table[Civilization]):
    """Everybody has a capital, a city, an army and nothing else; it is seat 0's part, after what comes in."""

    def __init__(self, seats: int = 2, battle_end: str = "seed") -> None:
        super().__init__(GAME, seats, battle_end=battle_end)
        s = self.s
        s.end()
        s.turn, s.first = 1, 0
        s.civ = numbers(*(CIVS.ids.index(civ) for civ in PLAIN[:seats]))
        s.wonder = numbers(*[-1] * seats)
        s.techs = numbers(*[0] * (seats * int(N_TECHS)))
        s.used = numbers(*[0] * (seats * int(N_USED)))
        s.market = numbers(*[0] * (seats * 4))
        for name in ("trade", "culture", "coins", "laws", "capital_walls", "city_walls"):
            setattr(s, name, numbers(*[0] * seats))
        for name, size in (("unit", N_UNITS), ("card", N_CARDS), ("token", N_TOKENS), ("person", N_PEOPLE)):
            setattr(s, f"{name}_pile", numbers(*[0] * int(size)))
            setattr(s, f"{name}_seen", numbers(*[0] * int(size)))
        s.push(AT_TURN, 0, 1)
        s.push(AT_MOVEMENT, 0)

    # ---------------------------------------------------------------- what somebody has

    def civ(self, *civs: str) -> "Field":
        self.s.civ = numbers(*(CIVS.ids.index(civ) for civ in civs))
        return self

    def wonder(self, seat: int, wonder: str) -> "Field":
        mine = list(self.s.wonder)
        mine[seat] = WONDERS.ids.index(wonder)
        self.s.wonder = numbers(*mine)
        return self

    def knows(self, seat: int, *techs: str) -> "Field":
        for tech in techs:
            self.s.techs[seat * int(N_TECHS) + TECHS.ids.index(tech)] = 1
        return self

    def market(self, seat: int, **kinds: int) -> "Field":
        for kind, number in kinds.items():
            self.s.market[seat * 4 + RESOURCES.ids.index(kind)] = number
        return self

    def holds(self, seat: int, *cards: str) -> "Field":
        for card in cards:
            index = CARDS.ids.index(card)
            self.s.card_pile[index], self.s.card_seen[index] = CARD_PACK.of(seat), bit(seat)
        return self

    def keeps(self, seat: int, *tokens: str) -> "Field":
        for token in tokens:
            index = TOKENS.ids.index(token)
            self.s.token_pile[index], self.s.token_seen[index] = TOKEN_PACK.of(seat), bit(seat)
        return self

    def person(self, seat: int, person: str) -> "Field":
        index = PEOPLE.ids.index(person)
        self.s.person_pile[index], self.s.person_seen[index] = PERSON_PACK.of(seat), bit(seat)
        return self

    def forces(self, seat: int, *units: str) -> "Field":
        for unit in units:
            index = UNITS.ids.index(unit)
            self.s.unit_pile[index], self.s.unit_seen[index] = UNIT_PACK.of(seat, FORCES), bit(seat)
        return self

    def armies(self, *armies: int) -> "Field":
        self.s.armies = numbers(*armies)
        return self

    # ---------------------------------------------------------------- battles

    def attack(self, place: str = "armies", armies: int = 1, target: int = 1) -> "Field":
        """Seat 0 attacks; nobody plays anything before the hands are drawn."""
        self.do(0, "attack", seat=target, place=place, armies=armies)
        while self.s.stage < 3 and self.s.step().name == "before":
            self.do(self.s.mover(), "done")
        return self

    def in_play(self, seat: int, unit: str, front: int, wounds: int = 0) -> "Field":
        """A unit that was played before."""
        index = UNITS.ids.index(unit)
        self.s.unit_pile[index] = UNIT_PACK.of(seat, IN_PLAY)
        self.s.unit_seen[index] = everybody(self.s.seats)
        self.s.front[index], self.s.wounds[index] = front, wounds
        self.s.fronts = max(self.s.fronts, front)
        return self

    def fight(self, seat: int, unit: str, front: int = 0, boosted: str = "plain") -> list[Said]:
        return self.do(seat, "fight", unit=unit, front=front, boosted=boosted)

    def end(self, *seats: int) -> "Field":
        """Battle turns that end."""
        for seat in seats:
            self.do(seat, "end")
        return self

    def wounds(self, unit: str) -> int:
        return int(self.s.wounds[UNITS.ids.index(unit)])

    def lives(self, seat: int, unit: str) -> bool:
        return bool(self.s.unit_pile[UNITS.ids.index(unit)] == UNIT_PACK.of(seat, IN_PLAY))

    def in_forces(self, seat: int) -> list[str]:
        return [UNITS.ids[unit] for unit in self.s.units(seat, FORCES)]

    def cards(self, seat: int) -> list[str]:
        return [CARDS.ids[card] for card in self.s.hand(seat)]

    def player(self, seat: int) -> dict[str, object]:
        found: dict[str, object] = self.s.view(seat)["players"][seat]
        return found

    def events(self, said: list[Said], *kinds: str) -> list[Said]:
        return [one for one in said if one["event"] in kinds]
