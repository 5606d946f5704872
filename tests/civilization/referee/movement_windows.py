"""CV-13.5, CV-13.7, CV-13.8: who is asked after another's step."""

from tests.civilization.referee.data import CARDS
from tests.civilization.referee.movement_cards import has_target, movement_sources
from tests.civilization.referee.windows import can_use, could_have_spy, levels
from tests.civilization.referee.world import World

# Bits of standing passes: for this part, for this move.
PASSES_INTERRUPTS, PASSES_THIS_MOVE = 2, 4


def interrupters(w: World) -> dict[int, str]:
    """All who could have an interrupt with a target, as far as everybody knows; with fast responses who has one."""
    could = can_interrupt if w.options["fast"] == 1 else could_interrupt
    return {seat: "interrupt" for seat in w.others(w.active) if not passes(w, seat) and could(w, seat)}


def passes(w: World, seat: int) -> bool:
    return bool(w.passes[seat] & (PASSES_INTERRUPTS | PASSES_THIS_MOVE))


def can_interrupt(w: World, seat: int) -> bool:
    return any(True for _ in movement_sources(w, seat, "step"))


def could_interrupt(w: World, seat: int) -> bool:
    """A culture card by its back, or Communism and what could be a spy."""
    if can_use(w, seat, "communism", 1) and could_have_spy(w, seat):
        return True
    strikes = [card for card in CARDS.values() if "step" in card["effect"][0]["when"]]
    held = levels(w, seat)
    return any(card["level"] in held and has_target(w, seat, card["effect"][0]) for card in strikes)
