"""Learning techs: the pyramid, the effects of learning a tech, free techs (CV-10.3, CV-10.5 to CV-10.7, CV-10.9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.city.construction import flip_upgrades
from ludotheque.games.civilization.city.metropolis import must_grow
from ludotheque.games.civilization.components.box import (
    N_GOVERNMENTS,
    N_LEVELS,
    N_MARKET,
    N_TECHS,
    NONE,
    OF_TECH,
)
from ludotheque.games.civilization.components.codes import (
    CULTURE_ON_TECH,
    CULTURE_ON_UNIQUE_TECH,
    GROW_METROPOLIS,
    UNIT_ON_MILITARY_TECH,
)
from ludotheque.games.civilization.position.events import LEARNED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHOOSE_RESOURCE, AT_CHOOSE_TECH, AT_SWAP_BACK
from ludotheque.games.civilization.position.vocabulary import (
    DECLINE,
    GAIN,
    IN_RESEARCH_PHASE,
    LEARN,
    LEVELS,
    RESOURCES,
    SEATS,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed, number
from ludotheque.games.civilization.realm.governments import unlock
from ludotheque.games.civilization.realm.market import can_draw_unit, draw_unit, gain_resource, in_market
from ludotheque.games.civilization.realm.pyramid import (
    TECH_FILTERS,
    can_learn,
    pyramid_facts,
    row_for,
    why_not_offered,
)
from ludotheque.games.civilization.realm.trade_and_culture import gain_culture
from ludotheque.games.civilization.realm.victory import reach_by_tech

MARKET_HAS_NONE: Final = Refusal("CV-2.4", "market-has-none")


# ---------------------------------------------------------------- learning


def learn(s: Civilization, seat: i64, tech: i64, row: i64 = 0) -> None:
    """CV-10.7, CV-10.9, CV-14.5, CV-B19: a legal tech is learned. Its questions are pushed in reverse order."""
    at_row = row_for(s, tech, row)
    s.row_of[seat * N_TECHS + tech] = at_row
    s.rows[seat * N_LEVELS + at_row - 1] += 1
    s.note(LEARNED, seat, tech, at_row)
    flip_upgrades(s, seat, tech)
    reach_by_tech(s, seat, tech)
    for government in range(N_GOVERNMENTS):
        if s.box.government_tech[government] == tech:
            unlock(s, seat, government)
    if says(s, tech, GROW_METROPOLIS):
        must_grow(s, seat)
    gain_culture(s, seat, culture_on_tech(s, seat, tech))
    if allowed(s, seat, UNIT_ON_MILITARY_TECH):
        arm(s, seat, s.box.tech_unit[tech])


def says(s: Civilization, tech: i64, code: i64) -> bool:
    """Whether a tech has an effect with this code."""
    for effect in s.box.effects_of(OF_TECH, tech):
        if effect.code == code:
            return True
    return False


def arm(s: Civilization, seat: i64, type: i64) -> None:
    """CV-10.5, CV-B18: Germany's unit of the type that a tech unlocks or upgrades, and a resource of the market."""
    if type == NONE:
        return
    if can_draw_unit(s, type):
        draw_unit(s, seat, type)
    s.push(AT_CHOOSE_RESOURCE, seat)


def culture_on_tech(s: Civilization, seat: i64, tech: i64) -> i64:
    """Greece: culture for each other player who neither knows nor researches the tech; Archimedes: culture if that
    is all of them and the tech is researched.
    """
    without: i64 = 0
    for other in range(s.seats):
        if other != seat and not s.knows(other, tech) and not researches(s, other, tech):
            without += 1
    culture = without if allowed(s, seat, CULTURE_ON_TECH) else 0
    if without == s.seats - 1 and s.phase == IN_RESEARCH_PHASE:
        culture += number(s, seat, CULTURE_ON_UNIQUE_TECH)
    return culture


def researches(s: Civilization, seat: i64, tech: i64) -> bool:
    """Whether the seat has chosen a tech in this research phase, with or without Tesla."""
    return s.chosen[seat] == tech or s.chosen[seat] == tech + N_TECHS


# ---------------------------------------------------------------- free techs


class ChooseTech(Step[Civilization]):
    """CV-1.13, CV-10.6: a free tech, or none. The figures are the filter, the player it refers to, the highest
    level.
    """

    def __init__(self, number: i64 = AT_CHOOSE_TECH, name: str = "choose_tech") -> None:
        super().__init__(number, name, TECH_FILTERS, SEATS, LEVELS)
        self.none = [1]

    def asks(self, s: Civilization) -> bool:
        return can_learn(s, s.asked(), s.top(0), s.top(1), s.top(2))

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DECLINE.of()])
        for tech in range(N_TECHS):
            found = append(found, LEARN.of(tech))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not LEARN.has(action):
            return NOT_NOW
        return why_not_offered(s, seat, LEARN.arg(action), s.top(0), s.top(1), s.top(2))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        facts = pyramid_facts(s, seat, LEARN.arg(action))
        facts["most"] = int(s.top(2))
        if s.top(1) != NONE:
            facts["seat"] = Term(SEATS, s.top(1))
        return facts

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if LEARN.has(action):
            learn(s, seat, LEARN.arg(action))


class SwapBack(ChooseTech):
    """CV-12.7: in a swap, the other player learns a tech of the seat that swaps, or none."""

    def __init__(self) -> None:
        super().__init__(AT_SWAP_BACK, "swap_back")
        self.none = []


class ChooseResource(Step[Civilization]):
    """A chosen resource from the market: Germany (CV-10.5), Machu Picchu. If one is left, it must be taken."""

    def __init__(self) -> None:
        super().__init__(AT_CHOOSE_RESOURCE, "choose_resource")
        self.forced = True

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([GAIN.of(resource) for resource in range(N_MARKET)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not GAIN.has(action):
            return NOT_NOW
        resource = GAIN.arg(action)
        return None if resource < N_MARKET and in_market(s, resource) > 0 else MARKET_HAS_NONE

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"resource": Term(RESOURCES, GAIN.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        gain_resource(s, seat, GAIN.arg(action))
