"""Before the first battle turn (CV-9.3, CV-9.23): events before the hands are drawn, named generals afterwards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.cards.announcing import usable_sources, use, why_not_use
from ludotheque.games.civilization.city.building_sites import UNIT_LOCKED
from ludotheque.games.civilization.components.box import (
    BARBARIANS,
    FIRST_UNIT_ITEM,
    GENERAL,
    N_PEOPLE,
    N_TYPES,
    NONE,
    WHEN_AFTER_DRAW,
    WHEN_BEFORE_DRAW,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_AFTER_DRAW, AT_BATTLE, AT_BEFORE_DRAW, AT_DRAFT
from ludotheque.games.civilization.position.vocabulary import (
    BUILD,
    CARD_PACK,
    DONE,
    FLAG,
    FORCES,
    HAND,
    ITEMS,
    PERSON_PACK,
    SOURCES,
    USE,
)
from ludotheque.games.civilization.realm.cards_in_force import has_person_on_map, person_open
from ludotheque.games.civilization.realm.market import can_draw_unit, draw_unit
from ludotheque.games.civilization.realm.units import rank

UNITS_GONE: Final = Refusal("CV-2.7", "units-gone")
NOT_A_UNIT: Final = Refusal("CV-9.23", "not-a-unit")


class BeforeBattle(Step[Civilization]):
    """Any number of effects of one moment, one at a time."""

    def __init__(self, number: i64, name: str, moment: i64) -> None:
        super().__init__(number, name)
        self.on = [AT_BATTLE]
        self.quiet = False
        self.moment: i64 = moment

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def default(self, s: Civilization, seat: i64) -> i64:
        return DONE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([USE.of(source) for source in usable_sources(s, seat, self.moment)])
        return append(found, DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        return why_not_use(s, seat, USE.arg(action), self.moment) if USE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, USE.arg(action))} if USE.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
        else:
            use(s, seat, USE.arg(action))


# ---------------------------------------------------------------- before the hands are drawn


def ask_before_draw(s: Civilization, side: i64) -> None:
    """CV-9.23: these events are Fame and Fortune's; a seat that holds a culture card could have one."""
    if side != BARBARIANS and s.fame == 1 and CARD_PACK.count(s.card_pile, CARD_PACK.of(side)) > 0:
        s.push(AT_BEFORE_DRAW, side)


class BeforeDraw(BeforeBattle):
    """CV-9.23: events among the culture cards in hand."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_DRAW, "before_draw", WHEN_BEFORE_DRAW)

    def asks(self, s: Civilization) -> bool:
        return CARD_PACK.count(s.card_pile, CARD_PACK.of(s.asked())) > 0


# ---------------------------------------------------------------- units for nothing


class Draft(Step[Civilization]):
    """Free units of chosen types. The figures: how many are left, whether they go to the battle hand."""

    def __init__(self) -> None:
        super().__init__(AT_DRAFT, "draft", numbers("units_left", 53), FLAG)
        self.on = [AT_BEFORE_DRAW, AT_AFTER_DRAW]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return s.top(0) > 0 and len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DONE.of()])
        for type in range(N_TYPES):
            found = append(found, BUILD.of(FIRST_UNIT_ITEM + type))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if not BUILD.has(action):
            return NOT_NOW
        type = BUILD.arg(action) - FIRST_UNIT_ITEM
        if type < 0 or type >= N_TYPES:
            return NOT_A_UNIT
        if rank(s, seat, type) == NONE:
            return UNIT_LOCKED
        return None if can_draw_unit(s, type) else UNITS_GONE

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"item": Term(ITEMS, BUILD.arg(action))} if BUILD.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
            return
        s.set_top(0, s.top(0) - 1)
        draw_unit(s, seat, BUILD.arg(action) - FIRST_UNIT_ITEM, HAND if s.top(1) == 1 else FORCES)


# ---------------------------------------------------------------- after the hands are drawn


def ask_after_draw(s: Civilization, side: i64) -> None:
    """CV-9.23: asks a seat that has a general on the map and a general's card that is face down or usable now."""
    if side != BARBARIANS and s.person_deck == 1 and could_have_general(s, side):
        s.push(AT_AFTER_DRAW, side)


def could_have_general(s: Civilization, seat: i64) -> bool:
    """By public knowledge: only the type of a face-down card is known."""
    if not has_person_on_map(s, seat, GENERAL):
        return False
    for person in range(N_PEOPLE):
        mine = s.person_pile[person] == PERSON_PACK.of(seat)
        if mine and s.box.person_type[person] == GENERAL and not person_open(s, person):
            return True
    for source in usable_sources(s, seat, WHEN_AFTER_DRAW):
        if why_not_use(s, seat, source, WHEN_AFTER_DRAW) is None:
            return True
    return False


class AfterDraw(BeforeBattle):
    """CV-9.23: Gustavus Adolphus, Joan of Arc; other cards are turned up as an aside."""

    def __init__(self) -> None:
        super().__init__(AT_AFTER_DRAW, "after_draw", WHEN_AFTER_DRAW)
        self.asides = True

    def asks(self, s: Civilization) -> bool:
        return could_have_general(s, s.asked())
