"""The state of the table of Québec as plain data, with the few verbs through which rules change it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games.quebec.box import NO_EFFECT, Box, BoxEvent
from ludotheque.games.quebec.vocabulary import (
    ACTIVATED,
    EVENTS_PER_CENTURY,
    LAST_CENTURY,
    LEADER_ECONOMY,
    MOST_STARS,
    N_LEADERS,
    N_SITES,
    N_SOURCES,
    N_ZONES,
    NEUTRAL,
    SCORED,
    SENT,
    SENT_ACTIVE,
    SPOTS,
)

# The states of a tile (QC-4.4, QC-5.13, QC-5.22).
DORMANT: Final[i64] = 0
AVAILABLE: Final[i64] = 1
UNDER_CONSTRUCTION: Final[i64] = 2
DONE: Final[i64] = 3

# Values of `architect_site` for an architect that is on no site.
IN_HAND: Final[i64] = -1
ON_CARD: Final[i64] = -2

# Values of `holder` for a leader that no seat holds.
ON_BOARD: Final[i64] = -1
FACE_DOWN: Final[i64] = -2
NOT_IN_GAME: Final[i64] = -3

NO_SEAT: Final[i64] = -1


class Quebec(State):
    """A position. Arrays are indexed by seat, by site, or by seat and zone; -1 stands for none."""

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box

    def declare(self, f: Fields) -> None:
        seats = self.seats
        top = seats - 1
        self.level: i64 = f.number("level", 0, 2)
        # the option: what the neutral architect may do in hand when no site is left
        self.neutral_in_hand: i64 = f.number("neutral_in_hand", 0, 1)
        self.century: i64 = f.number("century", 1, LAST_CENTURY)
        self.start_seat: i64 = f.number("start_seat", 0, top)
        self.available: i64 = f.number("available", 0, 11)
        # the seats that scored the race of century I, in order
        self.race_first: i64 = f.number("race_first", NO_SEAT, top)
        self.race_second: i64 = f.number("race_second", NO_SEAT, top)
        # by site
        self.layout: vec[i64] = f.dealt_once("layout", N_SITES, 0, N_SITES - 1, at_first=-1)
        self.site_state: vec[i64] = f.numbers("site_state", N_SITES, DORMANT, DONE)
        self.spots: vec[i64] = f.numbers("spots", N_SITES * SPOTS, NO_SEAT, top)
        self.star_owner: vec[i64] = f.numbers("star_owner", N_SITES, NO_SEAT, top)
        self.stars: vec[i64] = f.numbers("stars", N_SITES, 0, MOST_STARS)
        # by seat; the neutral architect comes after the players' own
        self.architect_site: vec[i64] = f.numbers(
            "architect_site", seats + 1, ON_CARD, N_SITES - 1, at_first=IN_HAND
        )
        self.active: vec[i64] = f.numbers("active", seats, 0, 25)
        self.passive: vec[i64] = f.numbers("passive", seats, 0, 25)
        self.points: vec[i64] = f.numbers("points", seats, 0, 10_000)
        self.zones: vec[i64] = f.numbers("zones", seats * N_ZONES, 0, 25)
        self.tally: vec[i64] = f.numbers("tally", seats * N_SOURCES, 0, 10_000)
        # by leader, and by century
        self.holder: vec[i64] = f.numbers("holder", N_LEADERS, NOT_IN_GAME, top, at_first=ON_BOARD)
        self.events: vec[i64] = f.dealt_once(
            "events", LAST_CENTURY, -1, LAST_CENTURY * EVENTS_PER_CENTURY - 1
        )

    def clone(self) -> "Quebec":
        """Written by `make fields`."""
        other = Quebec(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.level = self.level
        other.neutral_in_hand = self.neutral_in_hand
        other.century = self.century
        other.start_seat = self.start_seat
        other.available = self.available
        other.race_first = self.race_first
        other.race_second = self.race_second
        other.layout = self.layout
        other.site_state = self.site_state[:]
        other.spots = self.spots[:]
        other.star_owner = self.star_owner[:]
        other.stars = self.stars[:]
        other.architect_site = self.architect_site[:]
        other.active = self.active[:]
        other.passive = self.passive[:]
        other.points = self.points[:]
        other.zones = self.zones[:]
        other.tally = self.tally[:]
        other.holder = self.holder[:]
        other.events = self.events
        return other

    # ---------------------------------------------------------------- reading the table

    def architect_at(self, site: i64) -> i64:
        """The owner of the architect on a site: a seat, `seats` for the neutral one, -1 for none."""
        for who in range(self.seats + 1):
            if self.architect_site[who] == site:
                return who
        return NO_SEAT

    def architect(self, seat: i64, which: i64) -> i64:
        """The number of a seat's own architect or of the neutral one."""
        return self.seats if which == NEUTRAL else seat

    def owner_of(self, architect: i64) -> i64:
        """QC-5.49: the neutral architect belongs to the holder of the Economy leader."""
        return self.holder[LEADER_ECONOMY] if architect == self.seats else architect

    def contributions(self, site: i64) -> i64:
        count: i64 = 0
        for spot in range(SPOTS):
            if self.spots[site * SPOTS + spot] != NO_SEAT:
                count += 1
        return count

    def has_workers_on(self, seat: i64, site: i64) -> bool:
        first = site * SPOTS
        return self.spots[first] == seat or self.spots[first + 1] == seat or self.spots[first + 2] == seat

    def holds(self, seat: i64, leader: i64) -> bool:
        return self.holder[leader] == seat

    def workers_in(self, seat: i64, zone: i64) -> i64:
        return self.zones[seat * N_ZONES + zone]

    def event(self) -> BoxEvent:
        """The event in force in this century."""
        return self.box.events[self.events[self.century - 1]]

    def race(self) -> BoxEvent:
        """The event of century I, in force throughout the game."""
        return self.box.events[self.events[0]]

    def has_effect(self, effect: i64) -> bool:
        return self.century > 1 and self.event().effect == effect

    def with_events(self) -> bool:
        return self.race().effect != NO_EFFECT

    # ---------------------------------------------------------------- changing it

    def activate(self, seat: i64, number: i64) -> None:
        """Up to `number` workers from the reserve become active."""
        moved = min(number, self.passive[seat])
        if moved > 0:
            self.passive[seat] -= moved
            self.active[seat] += moved
            self.note(ACTIVATED, seat, moved)

    def send_active(self, seat: i64, zone: i64, number: i64) -> None:
        if number > 0:
            self.active[seat] -= number
            self.zones[seat * N_ZONES + zone] += number
            self.note(SENT_ACTIVE, seat, zone, number)

    def send_passive_first(self, seat: i64, zone: i64, number: i64) -> None:
        """QC-5.8b: workers come from the reserve; active ones replace missing ones."""
        from_reserve = min(number, self.passive[seat])
        if from_reserve > 0:
            self.passive[seat] -= from_reserve
            self.zones[seat * N_ZONES + zone] += from_reserve
            self.note(SENT, seat, zone, from_reserve)
        self.send_active(seat, zone, number - from_reserve)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        if points != 0:
            self.points[seat] += points
            self.tally[seat * N_SOURCES + source] += points
            self.note(SCORED, seat, points, source)
