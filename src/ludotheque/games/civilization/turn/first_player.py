"""The first player marker, and taking it at the start of a phase: Khalid ibn al-Walid (CV-1.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.announcing import use, why_not_use
from ludotheque.games.civilization.components.box import BIT, WHEN_PHASE
from ludotheque.games.civilization.components.codes import BECOME_FIRST_PLAYER
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_PHASES, AT_SEIZE_FIRST
from ludotheque.games.civilization.position.vocabulary import DECLINE, SOURCES, USE
from ludotheque.games.civilization.realm.cards_in_force import could_hold


def pass_marker(s: Civilization) -> None:
    """CV-1.3: at the beginning of each turn but the first, the marker goes on clockwise."""
    s.first = (s.first + 1) % s.seats


def ask_for_marker(s: Civilization) -> bool:
    """At the start of a phase, asks in turn order each seat that could, by public knowledge, take the marker;
    returns whether one is asked. Figure 2 of the phases' frame records the seats asked.
    """
    if s.person_deck == 0:
        return False
    for place in range(1, s.seats):
        seat = s.in_order(place)
        if s.top(2) & BIT[seat] == 0 and could_seize(s, seat):
            s.set_top(2, s.top(2) | BIT[seat])
            s.push(AT_SEIZE_FIRST, seat)
            return True
    return False


def could_seize(s: Civilization, seat: i64) -> bool:
    return could_hold(s, seat, BECOME_FIRST_PLAYER)


class SeizeFirst(Step[Civilization]):
    """Whether to take the first player marker."""

    def __init__(self) -> None:
        super().__init__(AT_SEIZE_FIRST, "seize_first")
        self.on = [AT_PHASES]

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.phase > 0 and could_seize(s, s.seat_at(at))

    def default(self, s: Civilization, seat: i64) -> i64:
        return DECLINE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for effect in s.box.with_code[BECOME_FIRST_PLAYER]:
            found = append(found, USE.of(effect.source))
        return append(found, DECLINE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        return why_not_use(s, seat, USE.arg(action), WHEN_PHASE) if USE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, USE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if USE.has(action):
            use(s, seat, USE.arg(action))
