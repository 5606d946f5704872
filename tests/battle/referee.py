"""A second opinion on battles, written from the rulebook and not from the engine: it knows the public events, the
standing of both sides before the battle, and nothing else.

It keeps its own fronts, wounds and dead; the engine's later events must be what it expects.
"""

from dataclasses import dataclass, field
from typing import Any

Said = dict[str, Any]

TRUMPS = {"infantry": "mounted", "mounted": "artillery", "artillery": "infantry"}
# The techs that raise a type to ranks I to IV, as printed on the market board.
RANKS = {
    "infantry": ["", "democracy", "gunpowder", "replaceable_parts"],
    "mounted": ["", "chivalry", "railroad", "combustion"],
    "artillery": ["", "mathematics", "metal_casting", "ballistics"],
}
PLACES = {"armies": 0, "city": 6, "capital": 12}


@dataclass
class Unit:
    """A unit on the table."""

    id: str
    owner: int
    front: int
    strength: int
    wounds: int = 0

    @property
    def type(self) -> str:
        return self.id.split("_")[0]

    @property
    def dead(self) -> bool:
        return self.wounds >= self.strength


@dataclass
class Referee:
    """One battle, from the attack to its loot. `players` are the public sheets of all players when it began."""

    players: list[dict[str, Any]]
    attacker: int
    defender: int
    place: str
    armies: int
    units: dict[str, Unit] = field(default_factory=dict)
    killed: dict[int, list[str]] = field(default_factory=dict)
    razed: bool = False
    # What must come next, in this order, before anything else of the kind.
    expected: list[Said] = field(default_factory=list)
    pending: Unit | None = None
    boosted: bool = False
    heals_all: bool = False

    def __post_init__(self) -> None:
        self.killed = {self.attacker: [], self.defender: []}

    # ---------------------------------------------------------------- what the rulebook says

    def strength(self, seat: int, unit: str) -> int:
        """The printed number, one more a rank above the first, one more with Himeji. Aircraft have one rank."""
        type, printed, _ = unit.split("_")
        techs = self.players[seat]["techs"]
        rank = max(
            (i for i, tech in enumerate(RANKS.get(type, [""])) if not tech or tech in techs), default=0
        )
        himeji = 1 if self.players[seat]["wonder"] == "himeji_castle" else 0
        return int(printed) + rank + himeji

    def other(self, seat: int) -> int:
        return self.attacker if seat == self.defender else self.defender

    def opposite(self, unit: Unit) -> Unit | None:
        for one in self.units.values():
            if one.owner != unit.owner and one.front == unit.front and not one.dead:
                return one
        return None

    def bonus(self, seat: int) -> int:
        """Barracks 2, academy 4; the place of who defends it, and its walls."""
        stars = {"barracks": 2, "academy": 4, None: 0}[self.players[seat]["building"]]
        if seat != self.defender:
            return stars
        walls = self.place != "armies" and self.players[seat][f"{self.place}_walls"] and not self.razed
        return stars + PLACES[self.place] + (4 if walls else 0)

    def total(self, seat: int) -> int:
        alive = [unit.strength for unit in self.units.values() if unit.owner == seat and not unit.dead]
        return sum(alive) + self.bonus(seat)

    # ---------------------------------------------------------------- events, one by one

    def hear(self, said: Said) -> None:
        kind = said["event"]
        handler = getattr(self, f"on_{kind}", None)
        if handler is not None:
            handler(said)

    def on_walls_razed(self, said: Said) -> None:
        assert "combustion" in self.players[self.attacker]["techs"]
        assert said["seat"] == self.defender
        self.razed = True

    def on_hand_drawn(self, said: Said) -> None:
        seat = said["seat"]
        armies = self.armies if seat == self.attacker else self.players[seat]["armies"]
        in_city = seat == self.defender and self.place != "armies"
        size = 6 if in_city else 3 + 2 * (armies - 1)
        if "computers" in self.players[seat]["techs"]:
            size += self.players[seat]["coins"] // 5
        # Units that came in just before the battle are on top of those that were counted.
        assert said["amount"] <= size
        assert said["amount"] >= min(size, sum(self.players[seat]["units"].values()))

    def on_fought(self, said: Said) -> None:
        self.settle()
        unit = Unit(said["unit"], said["seat"], said["front"], self.strength(said["seat"], said["unit"]))
        assert all(
            one.owner != unit.owner or one.front != unit.front or one.dead for one in self.units.values()
        )
        self.units[unit.id] = unit
        self.pending, self.boosted = unit, False

    def on_announces(self, said: Said) -> None:
        if said["source"] == "metalworking":
            self.boosted = True
        elif said["source"] in ("mathematics", "ballistics", "animal_husbandry", "biology"):
            self.settle()
            self.heals_all = said["source"] == "biology"

    def on_cancelled(self, said: Said) -> None:
        if self.pending is not None and said["seat"] == self.pending.owner:
            self.boosted = False

    def on_wounded(self, said: Said) -> None:
        if self.pending is not None:
            self.exchange()
        if self.expected:
            wanted = self.expected.pop(0)
            assert {key: said[key] for key in wanted} == wanted, (said, wanted)
            return
        unit = self.units[said["unit"]]  # of an ability: one by one
        assert said["amount"] == 1
        unit.wounds += 1
        if unit.dead:
            self.expected.append({"event": "died", "unit": unit.id})

    def on_died(self, said: Said) -> None:
        wanted = self.expected.pop(0)
        assert wanted == {"event": "died", "unit": said["unit"]}, (said, wanted)
        self.killed[said["seat"]].append(said["unit"])

    def on_healed(self, said: Said) -> None:
        unit = self.units[said["unit"]]
        assert unit.wounds > 0
        assert not unit.dead
        unit.wounds = 0 if self.heals_all else unit.wounds - 1

    def exchange(self) -> None:
        """The blows of the unit that was played last, as they must be told."""
        mine = self.pending
        assert mine is not None
        self.pending = None
        theirs = self.opposite(mine)
        assert theirs is not None, "blows, and nobody is opposite"
        if TRUMPS.get(theirs.type) == mine.type:
            blows = [(theirs, mine), (mine, theirs)]
            first = True
        else:
            blows = [(mine, theirs), (theirs, mine)]
            first = TRUMPS.get(mine.type) == theirs.type
        dead = False
        for striker, struck in blows:
            if first and dead:
                break
            amount = striker.strength + (3 if self.boosted and striker is mine else 0)
            struck.wounds += amount
            self.expected.append({"event": "wounded", "unit": struck.id, "amount": amount})
            if struck.dead:
                dead = True
                self.expected.append({"event": "died", "unit": struck.id})

    def settle(self) -> None:
        """Something else happens: all that was expected has come, and a unit that struck nobody had nobody opposite."""
        assert self.expected == []
        if self.pending is not None:
            assert self.opposite(self.pending) is None, "nobody struck"
            self.pending = None

    def on_won(self, said: Said) -> None:
        self.settle()
        ours, theirs = self.total(self.attacker), self.total(self.defender)
        winner = self.attacker if ours > theirs else self.defender
        assert (said["seat"], said["amount"], said["against"]) == (
            winner,
            self.total(winner),
            self.total(self.other(winner)),
        )
        self.result(winner)

    def result(self, winner: int) -> None:
        """What must follow, of losses and places."""
        loser = self.other(winner)
        if winner == self.attacker and self.place == "capital":
            self.expected = [{"event": "capital_fell", "seat": winner, "target": loser}]
            return
        held = self.players[self.defender]["armies"] if self.place == "armies" else 0
        fought = {self.attacker: self.armies, self.defender: held}
        lost = min(len(self.killed[winner]) // 2, max(fought[winner] - 1, 0))
        if lost:
            self.expected.append({"event": "armies_lost", "seat": winner, "armies": lost})
        if fought[loser]:
            self.expected.append({"event": "armies_lost", "seat": loser, "armies": fought[loser]})
        if loser == self.defender and self.place == "city":
            self.expected.append({"event": "city_destroyed", "seat": loser})

    def after(self, said: Said) -> None:
        wanted = self.expected.pop(0)
        assert said == wanted, (said, wanted)

    on_capital_fell = on_armies_lost = on_city_destroyed = after

    def end(self) -> None:
        self.settle()
