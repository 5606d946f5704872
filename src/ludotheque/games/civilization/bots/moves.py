"""Movement: scouts look for sites and gather, armies discover and take huts and villages, a full stack conquers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.civilization.bots.outlook import (
    Outlook,
    attack_hand,
    defence_of,
    force_of,
    softest_capital,
    wanted_stack,
)
from ludotheque.games.civilization.bots.worth import site_worth, square_worth
from ludotheque.games.civilization.city.founding import count_cities, most_cities, why_not_site
from ludotheque.games.civilization.components.box import (
    ARMIES,
    BIT,
    CITIES,
    FIGURES_EACH,
    N_DIRS,
    NONE,
    SCOUTS,
)
from ludotheque.games.civilization.map.figures import ARMY, in_square
from ludotheque.games.civilization.map.legal_moves import (
    ARMIES_THERE,
    CITY,
    HUT,
    NOTHING,
    ONLY_SCOUTS,
    VILLAGE,
    Walkers,
    obstacle,
    why_not_attack,
    why_not_be,
    why_not_end,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import DISCOVER, FORCES, HALT, MILITARY, PICK, STEP

# The longest path considered, in steps.
FARTHEST: Final[i64] = 16
# The number of units needed to try a village.
UNITS_FOR_VILLAGE: Final[i64] = 4
UNREACHED: Final[i64] = 99
NO_TARGET: Final = -1000.0


class Ways:
    """The distance of every square for a group, and the first step of the way there."""

    def __init__(self, s: Civilization, w: Walkers, start: i64) -> None:
        squares = s.layout.squares
        self.steps: vec[i64] = vec[i64]([UNREACHED] * int(squares))
        self.first: vec[i64] = vec[i64]([NONE] * int(squares))
        self.steps[start] = 0
        ring = vec[i64]([start])
        for length in range(1, FARTHEST + 1):
            outer = vec[i64]()
            for square in ring:
                for dir in range(N_DIRS):
                    other = s.beside(square, dir)
                    if other == NONE or self.steps[other] != UNREACHED or why_not_be(s, w, other) is not None:
                        continue
                    met = obstacle(s, w.seat, other)
                    if met != NOTHING and why_not_attack(s, w, other, met) is not None:
                        continue
                    self.steps[other] = length
                    self.first[other] = dir if square == start else self.first[square]
                    if met == NOTHING:
                        outer = append(outer, other)
            ring = outer


class March:
    """The best destination of a group: the square, its worth, and the first step."""

    def __init__(self, s: Civilization, seat: i64, o: Outlook, armies: i64, scouts: i64, start: i64) -> None:
        w = Walkers(s, seat, armies, scouts)
        ways = Ways(s, w, start)
        self.to: i64 = start
        self.worth: float = NO_TARGET
        war = armies > 1 and o.goal == MILITARY and is_ready(s, seat, armies)
        prey = softest_capital(s, seat)
        for square in range(s.layout.squares):
            steps = ways.steps[square]
            if steps == UNREACHED:
                continue
            met = obstacle(s, seat, square)
            if met == NOTHING and why_not_end(s, w, square) is not None:
                continue
            if armies == 0:
                worth = scout_target(s, seat, o, square, steps)
            elif war and prey != NONE:
                worth = war_target(s, seat, armies, prey, square, steps, met)
            else:
                worth = army_target(s, seat, o, armies, prey, square, steps, met)
            if worth > self.worth + 0.001:
                self.to, self.worth = square, worth
        self.first: i64 = ways.first[self.to]


# ---------------------------------------------------------------- scouts


def scout_target(s: Civilization, seat: i64, o: Outlook, square: i64, steps: i64) -> float:
    """A city site while a city can still be founded; otherwise a square worth gathering."""
    way = float(steps)
    if wants_city(s, seat):
        if why_not_site(s, seat, square) is None:
            return 20.0 + 2.0 * site_worth(s, o.goal, square) - 2.0 * way
        return 6.0 - way if hidden_around(s, square) > 0 else -2.0 - 0.1 * way
    if s.spot[square] != NONE and s.owner_of(square) == seat:
        return -0.2 * way
    other = s.owner_of(square)
    danger = 0.5 if other != NONE else 0.0
    return 2.0 * square_worth(s, o.goal, square) - 0.5 * way - danger


def wants_city(s: Civilization, seat: i64) -> bool:
    return count_cities(s, seat) < most_cities(s, seat)


def hidden_around(s: Civilization, square: i64) -> i64:
    """The number of sides of a square that touch a face-down tile."""
    count: i64 = 0
    for dir in range(N_DIRS):
        other = s.beside(square, dir)
        if other != NONE and not s.revealed(other):
            count += 1
    return count


def best_site(s: Civilization, seat: i64, o: Outlook, start: i64) -> i64:
    """The best site for a scout on this square to found a city: this square, if no other is worth the way."""
    return March(s, seat, o, 0, 1, start).to


# ---------------------------------------------------------------- armies


def army_target(
    s: Civilization, seat: i64, o: Outlook, armies: i64, prey: i64, square: i64, steps: i64, met: i64
) -> float:
    """Relics, huts, villages, lone scouts, undiscovered tiles, and armies and cities that can be beaten."""
    way = float(steps)
    if met == HUT:
        return 12.0 - way
    if met == VILLAGE:
        return 11.0 - way if s.count_units(seat, FORCES) >= UNITS_FOR_VILLAGE else NO_TARGET
    if met == CITY:
        city = s.city_on(square)
        if outmatches(s, seat, armies, defence_of(s, city)):
            return (60.0 if city % CITIES == 0 else 16.0) - way
        return NO_TARGET
    if met == ONLY_SCOUTS:
        return 8.0 - way
    if met == ARMIES_THERE:
        other = s.holder[square]
        theirs = force_of(s, other, attack_hand(s, other, in_square(s, other, ARMY, square)))
        return 7.0 - way if outmatches(s, seat, armies, theirs) else NO_TARGET
    if s.fame == 1 and s.relic_on(square) != NONE:
        return 13.0 - way
    if o.goal == MILITARY:
        return rally_worth(s, seat, prey, square) - 0.7 * way
    if hidden_around(s, square) > 0:
        return 8.0 - way
    return -0.3 * way


def rally_worth(s: Civilization, seat: i64, prey: i64, square: i64) -> float:
    """Conquering armies gather in their own outskirts, on the side of the enemy."""
    others = in_square(s, seat, ARMY, square) if s.holder[square] == seat else 0
    worth = 2.5 * float(others)
    if s.owner_of(square) == seat and prey != NONE:
        worth += 6.0 - 0.2 * float(s.far(square, s.city_at[prey]))
    if hidden_around(s, square) > 0 and s.turn < 6:
        worth += 5.0
    return worth


def is_ready(s: Civilization, seat: i64, armies: i64) -> bool:
    """Whether a stack is ready to march on a capital."""
    prey = softest_capital(s, seat)
    full = armies >= wanted_stack(s, seat) or armies >= 3
    return full and prey != NONE and outmatches(s, seat, armies, defence_of(s, prey))


def outmatches(s: Civilization, seat: i64, armies: i64, theirs: float) -> bool:
    return force_of(s, seat, attack_hand(s, seat, armies)) > theirs * 1.05 + 1.0


def war_target(
    s: Civilization, seat: i64, armies: i64, prey: i64, square: i64, steps: i64, met: i64
) -> float:
    """The capital; on the way, the square nearest to it, including the edge of the known map."""
    if met == CITY:
        city = s.city_on(square)
        if not outmatches(s, seat, armies, defence_of(s, city)):
            return NO_TARGET
        return 200.0 - float(steps) if city % CITIES == 0 else 20.0 - float(steps)
    if met == VILLAGE or met == HUT:
        return 5.0 - 2.0 * float(steps)
    if met == ARMIES_THERE:
        other = s.holder[square]
        theirs = force_of(s, other, attack_hand(s, other, in_square(s, other, ARMY, square)))
        return 10.0 - float(steps) if outmatches(s, seat, armies, theirs * 1.3) else NO_TARGET
    nearer = 60.0 - 2.0 * float(s.far(square, s.city_at[prey])) - 0.5 * float(steps)
    return nearer + (2.0 if hidden_around(s, square) > 0 else 0.0)


# ---------------------------------------------------------------- the menus


def pick_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """A group that gains by moving; conquering armies move together, others alone."""
    square, armies, scouts = PICK.arg(action), PICK.arg2(action), PICK.arg3(action)
    if armies > 0 and scouts > 0:
        return -1.0
    if scouts > 1:
        return -1.0
    if armies > 1 and not (o.goal == MILITARY and is_ready(s, seat, armies)):
        return -1.0
    if armies == 1 and scouts == 0 and o.goal == MILITARY:
        together = unmoved_armies(s, seat, square)
        if together > 1 and is_ready(s, seat, together):
            return -1.0
    march = March(s, seat, o, armies, scouts, square)
    if march.to == square and hidden_around(s, square) == 0:
        return -1.0
    if march.to == square:
        return 1.0 if armies > 0 or wants_city(s, seat) else -1.0
    return 5.0 + float(armies) + march.worth * 0.01


def unmoved_armies(s: Civilization, seat: i64, square: i64) -> i64:
    count: i64 = 0
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + ARMIES):
        if s.standing[figure] == square and s.moved[figure] == 0:
            count += 1
    return count


def best_step(s: Civilization, seat: i64, o: Outlook, legal: vec[i64]) -> i64:
    """Discover an adjacent tile, go on towards the target, or stop there."""
    armies = grouped(s, 0, ARMIES)
    scouts = grouped(s, ARMIES, ARMIES + SCOUTS)
    march = March(s, seat, o, armies, scouts, s.group_at)
    wanted: i64 = HALT.of() if march.to == s.group_at else STEP.of(march.first)
    at_site = armies == 0 and march.worth >= 20.0
    for action in legal:
        if DISCOVER.has(action) and not at_site:
            return action
    for action in legal:
        if action == wanted:
            return action
    for action in legal:
        if HALT.has(action):
            return action
    return legal[0]


def grouped(s: Civilization, first: i64, end: i64) -> i64:
    """The number of the moving group's figures in a range."""
    count: i64 = 0
    for i in range(first, end):
        if s.group & BIT[i] != 0:
            count += 1
    return count
