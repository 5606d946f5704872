"""Combustion: an army destroys the building on the square where it ends its move (CV-8.27, CV-B34)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import Step
from ludotheque.games.civilization.city.construction import destroy_building
from ludotheque.games.civilization.components.box import FIRST_WONDER_MARKER, NONE
from ludotheque.games.civilization.components.codes import DESTROY_BUILDING_ON_ENTRY
from ludotheque.games.civilization.position.events import RAZED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_ARRIVAL, AT_RAZE
from ludotheque.games.civilization.position.vocabulary import DECLINE, SQUARES
from ludotheque.games.civilization.position.vocabulary import RAZE as RAZE_VERB
from ludotheque.games.civilization.realm.cards_in_force import is_used, lasting, mark_used


def offer_razing(s: Civilization, seat: i64, square: i64) -> None:
    """Once a turn; great people and wonders are not buildings."""
    effect = lasting(s, seat, DESTROY_BUILDING_ON_ENTRY)
    marker = s.marker[square]
    if effect is None or is_used(s, seat, effect) or marker == NONE or marker >= FIRST_WONDER_MARKER:
        return
    if s.owner_of(square) != seat:
        s.push(AT_RAZE, seat, square)


class Raze(Step[Civilization]):
    """Destroy the building or leave it. The figure is the square."""

    def __init__(self) -> None:
        super().__init__(AT_RAZE, "raze", SQUARES)
        self.on = [AT_ARRIVAL]
        self.quiet = False
        self.asides = True

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([DECLINE.of(), RAZE_VERB.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return None if DECLINE.has(action) or RAZE_VERB.has(action) else NOT_NOW

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        square = s.top(0)
        s.drop()
        if RAZE_VERB.has(action):
            effect = lasting(s, seat, DESTROY_BUILDING_ON_ENTRY)
            assert effect is not None
            mark_used(s, seat, effect)
            s.note(RAZED, seat, s.marker[square], square)
            destroy_building(s, square)
