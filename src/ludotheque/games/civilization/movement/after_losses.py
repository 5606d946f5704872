"""A group that has lost figures to another player's effect: go on, stop, or take the move back (CV-8.14, CV-8.28,
CV-B96).
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.map.groups import take_back
from ludotheque.games.civilization.movement.moving_group import group_now, halt, why_not_halt
from ludotheque.games.civilization.position.events import MOVE_TAKEN_BACK
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_GO_ON, AT_INTERRUPTS
from ludotheque.games.civilization.position.vocabulary import GO_ON, HALT, SQUARES, TAKE_BACK


class GoOn(Step[Civilization]):
    """Asked once for each effect that killed some but not all of the moving figures."""

    def __init__(self) -> None:
        super().__init__(AT_GO_ON, "go_on")
        self.on = [AT_INTERRUPTS]
        self.quiet = False
        self.asides = True

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([HALT.of(), GO_ON.of(), TAKE_BACK.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if HALT.has(action):
            return why_not_halt(s, group_now(s))
        return None if GO_ON.has(action) or TAKE_BACK.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, s.group_at), "steps": s.steps_left}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if HALT.has(action):
            halt(s, seat)
        elif TAKE_BACK.has(action):
            s.note(MOVE_TAKEN_BACK, seat, s.group_from)
            take_back(s, seat)
