"""Rate limits for entries of a match other than moves, by person.

The deeds themselves check them (`table.match.deeds`), so they hold for every interface. In memory, per process.
"""

import time
from collections.abc import Callable
from typing import Final

from ludotheque.table.people.attempts import Attempts

SECONDS: Final = 600.0
MOST: Final = 30
# Free undo is part of planning a turn, but playing and undoing in a loop adds entries to the match, too.
MOST_UNDOS: Final = 300

# The counted kinds, each separate, with the code of their refusals.
STAND_IN: Final = "bots for a seat"
TAKE_BACK_SEAT: Final = "seats taken back"
PROPOSE_UNDO: Final = "questions to the others about an undo"
UNDO: Final = "undos"
COLOUR: Final = "changes of colour"
STAND_UP: Final = "seats left"
SEAT_BOT: Final = "bots put on a seat or taken off it"
KINDS: Final = (STAND_IN, TAKE_BACK_SEAT, PROPOSE_UNDO, COLOUR, STAND_UP, SEAT_BOT)


class Limits:
    """The deeds of each kind by each person in the last ten minutes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.kinds = {kind: Attempts(MOST, SECONDS, kind, clock, "often") for kind in KINDS}
        self.kinds[UNDO] = Attempts(MOST_UNDOS, SECONDS, UNDO, clock, "undos")

    def begin(self, kind: str, person: str | None) -> None:
        """Count a deed; raises TooMany. Unknown people have no seat and can do none of this."""
        if person is not None:
            self.kinds[kind].begin(person)
