"""Interrupts of a move by others (CV-8.14, CV-8.28, CV-13.5, CV-13.7 to CV-13.9): a window after each step, and the
mover's choice after losing figures.

The window is a frame that asks all seats simultaneously and in secret, then announces the first effect clockwise,
and then asks again until all pass.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain, Term, numbers
from ludotheque.games.civilization.cards.announcing import usable_sources, why_not_use
from ludotheque.games.civilization.cards.secret_answers import (
    PASSES_INTERRUPTS,
    PASSES_THIS_MOVE,
    begin_answer,
    first_answer,
    let_pass,
    reveal_answer,
    tell_asked,
)
from ludotheque.games.civilization.cards.targets import has_target
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIGURES_EACH,
    NONE,
    OF_CARD,
    WHEN_STEPPED,
    Effect,
)
from ludotheque.games.civilization.components.codes import FREEZE_SQUARE, KILL_FIGURE, KILL_SQUARE
from ludotheque.games.civilization.effects.harm import within
from ludotheque.games.civilization.map.freezing import is_frozen
from ludotheque.games.civilization.map.groups import under_way
from ludotheque.games.civilization.position.events import UNINTERRUPTED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_GO_ON, AT_INTERRUPT, AT_INTERRUPTS, AT_MOVE
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    PASS,
    PASS_MOVE,
    PASS_PART,
    SEATS,
    SOURCES,
    SQUARES,
    USE,
)
from ludotheque.games.civilization.realm.cards_in_force import has, is_used
from ludotheque.games.civilization.realm.resources import could_pay

# The stage of a window.
WINDOW_STAGES: Final = Domain("window_stage", ["to_ask", "asked", "carried_out"])
TO_ASK: Final[i64] = 0
ASKED: Final[i64] = 1
CARRIED_OUT: Final[i64] = 2


# ---------------------------------------------------------------- seats asked


def could_interrupt(s: Civilization, seat: i64, mover: i64) -> bool:
    """CV-13.7, CV-13.8, CV-R37: whether a seat could, by public knowledge, have an interrupt with a target; with
    fast responses whether it has one (CV-13.12).
    """
    if seat == mover or s.passes[seat] & (PASSES_INTERRUPTS + PASSES_THIS_MOVE) != 0:
        return False
    if s.fast == 1:
        return can_interrupt(s, seat)
    if could_kill(s, seat, KILL_FIGURE) or could_kill(s, seat, KILL_SQUARE):
        return True
    for effect in s.box.with_code[FREEZE_SQUARE]:
        if has(s, seat, effect) and not is_used(s, seat, effect) and could_pay(s, seat, effect):
            return True
    return False


def could_kill(s: Civilization, seat: i64, code: i64) -> bool:
    """Whether a seat could have a culture card with this code, and a victim for it; copies of a card are alike."""
    last: i64 = NONE
    for effect in s.box.with_code[code]:
        kind = s.box.card_kind[effect.which]
        if kind != last and holds_its_back(s, seat, effect) and has_victim(s, seat, effect):
            return True
        last = kind
    return False


def is_interrupter(s: Civilization, seat: i64) -> bool:
    """Whether a seat is asked in the open window."""
    return could_interrupt(s, seat, s.seat_at(s.find(AT_INTERRUPTS)))


def holds_its_back(s: Civilization, seat: i64, effect: Effect) -> bool:
    """Whether a seat holds a culture card with the same back as this one."""
    assert effect.holder == OF_CARD
    return CARD_PACK.find(s.card_pile, CARD_PACK.of(seat), CARD_PACK.backs[effect.which]) != NONE


def has_victim(s: Civilization, seat: i64, effect: Effect) -> bool:
    """Whether figures of others, or a great person if it kills those, are within its range."""
    for other in range(s.seats):
        if other == seat:
            continue
        for figure in range(other * FIGURES_EACH, (other + 1) * FIGURES_EACH):
            square = s.standing[figure]
            if square != NONE and within(s, seat, square, effect.range):
                return True
    if under_way(s) and s.active != seat and within(s, seat, s.group_at, effect.range):
        return True
    return effect.code == KILL_SQUARE and has_target(s, seat, effect)


def can_interrupt(s: Civilization, seat: i64) -> bool:
    for source in usable_sources(s, seat, WHEN_STEPPED):
        if why_not_use(s, seat, source, WHEN_STEPPED) is None:
            return True
    return False


# ---------------------------------------------------------------- the window


def open_interrupts(s: Civilization, mover: i64, square: i64) -> None:
    """CV-8.14, CV-13.5, CV-B78: opened after a step onto this square, once everything above is done; never when
    a battle begins.
    """
    s.push(AT_INTERRUPTS, mover, TO_ASK, 0, square)


def end_passes_for_move(s: Civilization) -> None:
    """CV-13.7: the group has stopped."""
    for seat in range(s.seats):
        if s.passes[seat] & PASSES_THIS_MOVE != 0:
            s.passes[seat] -= PASSES_THIS_MOVE


class Interrupts(Step[Civilization]):
    """CV-13.9: ask, resolve the first effect clockwise, ask again. The figures are the stage, the moving group
    before that effect, and the square of the step.
    """

    def __init__(self) -> None:
        super().__init__(AT_INTERRUPTS, "interrupts", WINDOW_STAGES, numbers("group", 1023), SQUARES)
        self.on = [AT_MOVE]
        # Answers do not affect one another; that some have several parts is not revealed.
        self.apart = True

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        if s.top(0) == TO_ASK:
            self.ask(s)
        elif s.top(0) == ASKED:
            self.carry_out_first(s)
        else:
            s.set_top(0, TO_ASK)
            # CV-8.14, CV-8.28: a frozen group has ended its move and cannot take it back
            if under_way(s) and s.group != s.top(1) and not is_frozen(s, s.group_at):
                s.push(AT_GO_ON, s.asked())

    def ask(self, s: Civilization) -> None:
        mover, square = s.asked(), s.top(2)
        s.drop()
        asked = vec[i64]()
        for seat in range(s.seats):
            if could_interrupt(s, seat, mover):
                asked = append(asked, seat)
        tell_asked(s, asked)
        if len(asked) > 0:
            s.split(AT_INTERRUPTS, mover, ASKED, s.group, square)
            for seat in asked:
                s.push_to(seat, AT_INTERRUPT)
        elif s.fast == 1:
            s.note(UNINTERRUPTED, mover)

    def carry_out_first(self, s: Civilization) -> None:
        """The answers after it stay secret and unspent: their players are asked again."""
        mover = s.asked()
        let_pass(s)
        first = first_answer(s, mover)
        if first == NONE:
            s.note(UNINTERRUPTED, mover)
            s.drop()
            return
        s.set_top(0, CARRIED_OUT)
        s.set_top(1, s.group)
        reveal_answer(s, first)


class Interrupt(Step[Civilization]):
    """CV-13.9: an effect with its target and payment, or a pass; in secret."""

    def __init__(self) -> None:
        super().__init__(AT_INTERRUPT, "interrupt")
        self.on = [AT_INTERRUPTS]
        self.quiet = False
        self.mentions = [SEATS, SQUARES]

    def mentioned(self, s: Civilization) -> list[int]:
        """CV-13.5: the mover, and the square of the step."""
        at = s.find(AT_INTERRUPTS)
        return [int(s.seat_at(at)), int(s.figure_at(at, 2))]

    def default(self, s: Civilization, seat: i64) -> i64:
        return PASS.of()

    def lets_pass(self, s: Civilization, seat: i64, action: i64) -> bool:
        return not USE.has(action)

    def concerns(self, s: Civilization, seat: i64) -> bool:
        """Whether the group could still reach one of the seat's cities or figures in this move."""
        square = s.figure_at(s.find(AT_INTERRUPTS), 2)
        for city in range(seat * CITIES, (seat + 1) * CITIES):
            if s.city_at[city] != NONE and s.far(square, s.city_at[city]) <= s.steps_left:
                return True
        for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
            if s.standing[figure] != NONE and s.far(square, s.standing[figure]) <= s.steps_left:
                return True
        return False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in usable_sources(s, seat, WHEN_STEPPED):
            found = append(found, USE.of(source))
        found = append(found, PASS.of())
        found = append(found, PASS_MOVE.of())
        return append(found, PASS_PART.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action) or PASS_MOVE.has(action) or PASS_PART.has(action):
            return None
        return why_not_use(s, seat, USE.arg(action), WHEN_STEPPED) if USE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, USE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.passing[seat] = standing_pass(action)
        if USE.has(action):
            begin_answer(s, seat, USE.arg(action))
        else:
            s.drop()


def standing_pass(action: i64) -> i64:
    """CV-13.7: how long a seat lets interrupts pass, as bits; 0: only this once, or not at all."""
    if PASS_MOVE.has(action):
        return PASSES_THIS_MOVE
    return PASSES_INTERRUPTS if PASS_PART.has(action) else 0
