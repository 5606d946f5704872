"""Research: the secret choice, techs learned in turn order, the dials (CV-10.1 to CV-10.4, CV-10.8, CV-10.10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.cards.announcing import usable_sources, use, why_not_use
from ludotheque.games.civilization.components.box import (
    MOST_SEATS,
    N_LEVELS,
    N_TECHS,
    NONE,
    OF_PERSON,
    WHEN_RESEARCH,
)
from ludotheque.games.civilization.components.codes import BLANK_TECH, TECH_ONE_LEVEL_LOWER
from ludotheque.games.civilization.position.events import (
    BLANK_LAID,
    CHOSE_RESEARCH,
    DIAL_SET,
    NO_RESEARCH,
    RESEARCH_SHOWN,
)
from ludotheque.games.civilization.position.state import MOST, Civilization
from ludotheque.games.civilization.position.steps import (
    AT_BEFORE_RESEARCH,
    AT_LEARN,
    AT_PHASES,
    AT_RESEARCH,
    AT_REVEAL,
)
from ludotheque.games.civilization.position.vocabulary import (
    BLANK,
    DONE,
    PERSON_IN_PYRAMID,
    PERSON_PACK,
    RESEARCH,
    RESEARCH_LOWER,
    REST,
    ROWS,
    SOURCES,
    USE,
)
from ludotheque.games.civilization.realm.cards_in_force import (
    could_hold,
    has_person_on_map,
    lasting,
    person_open,
)
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.pyramid import has_spot, pyramid_facts, why_not_learn
from ludotheque.games.civilization.realm.shown_cards import lay_open
from ludotheque.games.civilization.realm.victory import begin_choice
from ludotheque.games.civilization.research.learning import learn
from ludotheque.games.civilization.research.tech_costs import tech_cost

TECH_TOO_DEAR: Final = Refusal("CV-10.2", "tech-too-dear")
NO_ROW_LOWER: Final = Refusal("CV-10.8", "no-row-lower")
NO_LEVEL_TO_LOWER: Final = Refusal("CV-10.8", "no-level-to-lower")
NO_BLANK_TECH: Final = Refusal("CV-10.8", "no-blank-tech")
NO_SPOT_FOR_BLANK: Final = Refusal("CV-10.3", "no-spot-for-blank")

# The value in `chosen` for researching nothing.
NOTHING: Final[i64] = MOST
# Tesla lowers techs of levels II to IV; Newton lies in rows I to IV.
SECOND_LEVEL: Final[i64] = 2
FOURTH_LEVEL: Final[i64] = 4


def begin_part(s: Civilization, part: i64) -> None:
    """CV-10.8: first the choices before research, player by player; then the common part."""
    if part < s.seats:
        seat = s.in_order(part)
        if has_unused_person(s, seat):
            s.push(AT_BEFORE_RESEARCH, seat)
        return
    s.split(AT_REVEAL)
    for seat in range(s.seats):
        if could_research(s, seat):
            s.push_to(seat, AT_RESEARCH)
        else:
            s.chosen[seat] = NOTHING


# ---------------------------------------------------------------- before research


def has_unused_person(s: Civilization, seat: i64) -> bool:
    """CV-1.11: whether a seat has a named card that it could, by public knowledge, use: its type has a marker on the
    map, and it is face down or for this phase.
    """
    for person in PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(seat)):
        useful = not person_open(s, person) or speaks_of_research(s, person)
        if useful and has_person_on_map(s, seat, s.box.person_type[person]):
            return True
    return False


def speaks_of_research(s: Civilization, person: i64) -> bool:
    for effect in s.box.effects_of(OF_PERSON, person):
        if effect.when & WHEN_RESEARCH != 0:
            return True
    return False


class BeforeResearch(Step[Civilization]):
    """CV-10.8: Newton as a blank tech, effects usable at any time; until the seat is done."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_RESEARCH, "before_research")
        self.on = [AT_PHASES]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        return has_unused_person(s, s.seat_at(at))

    def asks(self, s: Civilization) -> bool:
        return has_unused_person(s, s.asked())

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def default(self, s: Civilization, seat: i64) -> i64:
        return DONE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in usable_sources(s, seat, WHEN_RESEARCH):
            found = append(found, USE.of(source))
        found = append(found, DONE.of())
        for row in range(1, FOURTH_LEVEL + 1):
            found = append(found, BLANK.of(row))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if BLANK.has(action):
            return why_not_blank(s, seat, BLANK.arg(action))
        return why_not_use(s, seat, USE.arg(action), WHEN_RESEARCH) if USE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if BLANK.has(action):
            return {"row": Term(ROWS, BLANK.arg(action))}
        return {"source": Term(SOURCES, USE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
            return
        begin_choice(s, seat)
        if BLANK.has(action):
            lay_blank(s, seat, BLANK.arg(action))
        else:
            use(s, seat, USE.arg(action))


def why_not_blank(s: Civilization, seat: i64, row: i64) -> Refusal | None:
    if row < 1 or row > FOURTH_LEVEL or lasting(s, seat, BLANK_TECH) is None:
        return NO_BLANK_TECH
    return None if has_spot(s, seat, row) else NO_SPOT_FOR_BLANK


def lay_blank(s: Civilization, seat: i64, row: i64) -> None:
    """Newton: it supports the rows above for the rest of the game, and does not count as a tech for any other rule."""
    newton = lasting(s, seat, BLANK_TECH)
    assert newton is not None
    PERSON_PACK.put(s.person_pile, s.person_seen, newton.which, PERSON_IN_PYRAMID, everybody(s.seats))
    s.blank_row[seat] = row
    s.rows[seat * N_LEVELS + row - 1] += 1
    s.note(BLANK_LAID, seat, newton.which, row)


# ---------------------------------------------------------------- the choice


def why_not_research(s: Civilization, seat: i64, tech: i64) -> Refusal | None:
    """CV-10.10."""
    refusal = why_not_learn(s, seat, tech)
    if refusal is not None:
        return refusal
    return TECH_TOO_DEAR if tech_cost(s, seat, tech) > s.trade[seat] else None


def why_not_research_lower(s: Civilization, seat: i64, tech: i64) -> Refusal | None:
    """Tesla: a tech of level II to IV goes into the row below its level, at the same cost."""
    if lasting(s, seat, TECH_ONE_LEVEL_LOWER) is None:
        return NO_ROW_LOWER
    level = s.box.tech_level[tech]
    if level < SECOND_LEVEL or level > FOURTH_LEVEL:
        return NO_LEVEL_TO_LOWER
    refusal = why_not_learn(s, seat, tech, level - 1)
    if refusal is not None:
        return refusal
    return TECH_TOO_DEAR if tech_cost(s, seat, tech) > s.trade[seat] else None


def could_research(s: Civilization, seat: i64) -> bool:
    """CV-1.11: whether the seat has a choice by public knowledge: with Tesla, if it could have that card."""
    tesla = s.person_deck == 1 and could_hold(s, seat, TECH_ONE_LEVEL_LOWER)
    for tech in range(N_TECHS):
        if why_not_research(s, seat, tech) is None:
            return True
        level = s.box.tech_level[tech]
        if (
            tesla
            and SECOND_LEVEL <= level <= FOURTH_LEVEL
            and why_not_learn(s, seat, tech, level - 1) is None
            and tech_cost(s, seat, tech) <= s.trade[seat]
        ):
            return True
    return False


class Reveal(Step[Civilization]):
    """CV-10.8: when all have chosen, the choices are shown, and techs are learned in turn order."""

    def __init__(self) -> None:
        super().__init__(AT_REVEAL, "reveal")
        self.on = [AT_PHASES]
        self.apart = True

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()
        for place in range(s.seats):
            seat = s.in_order(place)
            if s.chosen[seat] == NOTHING:
                s.note(NO_RESEARCH, seat)
            else:
                s.note(RESEARCH_SHOWN, seat, s.chosen[seat] % N_TECHS)
        s.push(AT_LEARN, 0)


class ChooseResearch(Step[Civilization]):
    """CV-10.1: one tech, or none; in secret and simultaneously."""

    def __init__(self) -> None:
        super().__init__(AT_RESEARCH, "research")
        self.on = [AT_REVEAL]

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.chosen[s.seat_at(at)] == NONE and could_research(s, s.seat_at(at))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for tech in range(N_TECHS):
            found = append(found, RESEARCH.of(tech))
        if lasting(s, seat, TECH_ONE_LEVEL_LOWER) is not None:
            for tech in range(N_TECHS):
                found = append(found, RESEARCH_LOWER.of(tech))
        return append(found, REST.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if REST.has(action):
            return None
        if RESEARCH.has(action):
            return why_not_research(s, seat, RESEARCH.arg(action))
        if RESEARCH_LOWER.has(action):
            return why_not_research_lower(s, seat, RESEARCH_LOWER.arg(action))
        return NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        tech = RESEARCH.arg(action) if RESEARCH.has(action) else RESEARCH_LOWER.arg(action)
        facts = pyramid_facts(s, seat, tech)
        facts["cost"] = int(tech_cost(s, seat, tech))
        facts["trade"] = int(s.trade[seat])
        return facts

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if REST.has(action):
            s.chosen[seat] = NOTHING
            return
        lower = RESEARCH_LOWER.has(action)
        tech = RESEARCH_LOWER.arg(action) if lower else RESEARCH.arg(action)
        s.chosen[seat] = tech + N_TECHS if lower else tech
        s.note(CHOSE_RESEARCH, seat, tech)


# ---------------------------------------------------------------- learning, the dials


class LearnInOrder(Step[Civilization]):
    """CV-10.8: each player learns the tech, then sets the dial. The figures: how many players are done, and whether
    the next one has learned the tech and only the dial is left.
    """

    def __init__(self) -> None:
        super().__init__(AT_LEARN, "learn", numbers("learned", int(MOST_SEATS)), numbers("dial", 1))
        self.on = [AT_PHASES]

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.figure_at(at, 0) < s.seats

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        place = s.top(0)
        if place == s.seats:
            s.drop()
            return
        seat = s.in_order(place)
        if s.chosen[seat] == NOTHING:
            s.set_top(0, place + 1)
        elif s.top(1) == 0:
            s.set_top(1, 1)
            begin_choice(s, seat)
            learn_chosen(s, seat)
        else:
            s.set_top(0, place + 1)
            s.set_top(1, 0)
            set_dial(s, seat)


def learn_chosen(s: Civilization, seat: i64) -> None:
    """CV-10.9; with Tesla, who is shown and discarded now, in the row below."""
    tech = s.chosen[seat] % N_TECHS
    if s.chosen[seat] < N_TECHS:
        learn(s, seat, tech)
        return
    tesla = lasting(s, seat, TECH_ONE_LEVEL_LOWER)
    assert tesla is not None
    lay_open(s, seat, tesla)
    learn(s, seat, tech, s.box.tech_level[tech] - 1)


def set_dial(s: Civilization, seat: i64) -> None:
    """CV-10.4, CV-B26, CV-R10, CV-R26: one trade is kept for each coin, including coins of the new tech."""
    s.trade[seat] = min(s.trade[seat], coins_of(s, seat))
    s.note(DIAL_SET, seat, s.trade[seat])
