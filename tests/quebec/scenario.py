"""A position of Québec in a few readable lines.

    t = Scenario(seats=4).century(2, "e1775").turn(0)
    t.building("port_quarter_1", architect=1, contributions=[0, 2])
    t.workers(0, passive=5, active=3)
    t.do(0, "contribute", site="port_quarter_1")

Sites carry the first-game layout. Events are named by the beginning of their id. Worker counts are set as the
rule under test needs them; `whole()` fills up the reserves where conservation matters.
"""

from ludotheque.core.catalogue import load_game
from ludotheque.games.quebec import QuebecGame
from ludotheque.games.quebec.state import (
    AVAILABLE,
    DONE,
    DORMANT,
    IN_HAND,
    NO_SEAT,
    ON_BOARD,
    UNDER_CONSTRUCTION,
    Quebec,
)
from ludotheque.games.quebec.vocabulary import (
    AT_MAIN,
    AT_TURN,
    EVENTS,
    LEADERS,
    N_SITES,
    N_ZONES,
    SITES,
    SPOTS,
    ZONES,
)
from tests.acting import Acting, Said

GAME: QuebecGame = load_game("quebec")  # type: ignore[assignment]

# Events without influence on most rules: 1603 acts at the very end, 1756 when a leader is taken, 1871 and
# 1955 at the end of their centuries. A scenario names another one where it matters.
QUIET = ("e1603", "e1756", "e1871", "e1955")
NEUTRAL = "neutral"


class Scenario(Acting[Quebec]):
    """A position built by the test, with methods to act on it and inspect it."""

    game = GAME

    def __init__(
        self, seats: int = 4, level: str = "complete", seed: int = 1, neutral_in_hand: str = "ends_century"
    ) -> None:
        options = {"level": level, "layout": "first_game", "neutral_in_hand": neutral_in_hand}
        self.s: Quebec = GAME.new(seats, seed, options)
        self.log: list[Said] = []
        if level == "complete":
            for event in QUIET:
                self.event(event)
        self.turn(0)

    # ---------------------------------------------------------------- building the position

    def event(self, beginning: str) -> "Scenario":
        """Put an event into the game, in its century."""
        found = [i for i, event in enumerate(EVENTS.ids) if event.startswith(beginning)]
        assert len(found) == 1, f"no single event begins with {beginning!r}"
        self.s.events = type(self.s.events)(
            [found[0] if c == found[0] // 4 else self.s.events[c] for c in range(4)]
        )
        return self

    def century(self, number: int, event: str | None = None) -> "Scenario":
        """Go to a century: its sites are available, those of earlier ones finished, later ones dormant."""
        self.s.century = number
        if event is not None:
            self.event(event)
        self.s.available = 0
        for site in range(N_SITES):
            if self.s.architect_at(site) == NO_SEAT:
                tile = self.s.box.tile_century[self.s.layout[site]]
                state = AVAILABLE if tile == number else DONE if tile < number else DORMANT
                self.s.site_state[site] = state
                self.s.available += 1 if state == AVAILABLE else 0
        return self

    def no_site_left(self, keep: int = 0) -> "Scenario":
        """All available sites but `keep` are finished without a marker: the next start ends the century."""
        for site in range(N_SITES):
            if self.s.site_state[site] == AVAILABLE and self.s.available > keep:
                self.s.site_state[site] = DONE
                self.s.available -= 1
        return self

    def turn(self, seat: int) -> "Scenario":
        """It is this seat's turn, and the main question is asked."""
        self.s.end()
        self.s.push(AT_TURN, (seat + 1) % self.s.seats)
        self.s.push(AT_MAIN, seat)
        return self

    def turn_start(self, seat: int) -> "Scenario":
        """This seat's turn begins: the test of QC-5.1 is made now."""
        self.s.end()
        self.s.push(AT_TURN, seat)
        self.settle()
        return self

    def workers(self, seat: int, passive: int, active: int) -> "Scenario":
        self.s.passive[seat] = passive
        self.s.active[seat] = active
        return self

    def zone(self, zone: str, *counts: int) -> "Scenario":
        """Workers in a zone, seat by seat."""
        for seat, count in enumerate(counts):
            self.s.zones[seat * N_ZONES + ZONES.index_of[zone]] = count
        return self

    def building(self, site: str, architect: int | str, contributions: list[int] | None = None) -> "Scenario":
        """A building under construction; `architect` is a seat or "neutral"."""
        number = SITES.index_of[site]
        who = self.s.seats if architect == NEUTRAL else architect
        assert isinstance(who, int)
        self.s.available -= 1 if self.s.site_state[number] == AVAILABLE else 0
        self.s.site_state[number] = UNDER_CONSTRUCTION
        self.s.architect_site[who] = number
        for spot in range(SPOTS):
            stacks = contributions or []
            self.s.spots[number * SPOTS + spot] = stacks[spot] if spot < len(stacks) else NO_SEAT
        return self

    def marker(self, site: str, seat: int, stars: int) -> "Scenario":
        """A finished building with a marker."""
        number = SITES.index_of[site]
        self.s.available -= 1 if self.s.site_state[number] == AVAILABLE else 0
        self.s.site_state[number] = DONE
        self.s.star_owner[number] = seat
        self.s.stars[number] = stars
        return self

    def leader(self, seat: int, leader: str) -> "Scenario":
        """A leader in front of a seat, by its zone; with the Economy leader the neutral architect in hand."""
        assert self.s.holder[LEADERS.index_of[f"leader_{leader}"]] == ON_BOARD
        self.s.holder[LEADERS.index_of[f"leader_{leader}"]] = seat
        if leader == "economy":
            self.s.architect_site[self.s.seats] = IN_HAND
        return self

    def points(self, *points: int) -> "Scenario":
        """Points scored so far, seat by seat (booked under the first century's zones)."""
        for seat, number in enumerate(points):
            self.s.score(seat, number - self.s.points[seat], 0)
        return self

    def whole(self) -> "Scenario":
        """Fill the reserves so that every seat has all its workers."""
        for seat in range(self.s.seats):
            self.s.passive[seat] = 0
            elsewhere = self.s.active[seat] + sum(self.s.workers_in(seat, zone) for zone in range(N_ZONES))
            for spot in range(N_SITES * SPOTS):
                if self.s.spots[spot] == seat:
                    elsewhere += self.s.box.site_cost[spot // SPOTS]
            self.s.passive[seat] = self.s.box.workers[self.s.seats] - elsewhere
            assert self.s.passive[seat] >= 0
        assert not GAME.broken(self.s), GAME.broken(self.s)
        return self

    # ---------------------------------------------------------------- acting

    def end_century(self, seat: int = 0) -> "Scenario":
        """The seat starts a site where none is left: the century ends, then it is asked where to place."""
        return self.no_site_left().turn(seat).do(seat, "start", architect="own")

    # ---------------------------------------------------------------- inspecting

    def in_zone(self, zone: str) -> list[int]:
        return [self.s.workers_in(seat, ZONES.index_of[zone]) for seat in range(self.s.seats)]

    def scores(self) -> list[int]:
        return [int(points) for points in self.s.points]

    def pa(self, seat: int) -> tuple[int, int]:
        """Passive and active workers of a seat."""
        return self.s.passive[seat], self.s.active[seat]

    def stars(self, site: str) -> tuple[int, int]:
        """Owner and stars of the marker on a site; (-1, 0) for none."""
        return self.s.star_owner[SITES.index_of[site]], self.s.stars[SITES.index_of[site]]

    def state_of(self, site: str) -> str:
        return ["dormant", "available", "under_construction", "finished"][
            self.s.site_state[SITES.index_of[site]]
        ]

    def scored_in(self, zone: str) -> dict[int, int]:
        """What each seat scored in a zone."""
        return {said["seat"]: said["number"] for said in self.happened("zone_scored", zone=zone)}

    def cascades(self) -> list[tuple[int, str, str, int]]:
        """Seat, origin, destination ("active" for the player board) and number of every cascade, in order."""
        return [
            (said["seat"], said["origin"], said.get("to", "active"), said["number"])
            for said in self.log
            if said["event"] in ("cascaded", "cascaded_home")
        ]
