"""How often one person may do what becomes an entry of a match and that nothing else bounds.

The deeds themselves ask (`table.match.deeds`), so it is the same however a deed came here. In memory, for one process.
"""

import time
from collections.abc import Callable
from typing import Final

from ludotheque.table.people.attempts import Attempts

SECONDS: Final = 600.0
MOST: Final = 30
# Taking back freely is part of planning a turn; but whoever plays and takes back in turns adds to the match, too.
MOST_UNDOS: Final = 300

# What is counted, each kind by itself, and how a refusal calls it.
STAND_IN: Final = "bots for a seat"
TAKE_BACK_SEAT: Final = "seats taken back"
PROPOSE_UNDO: Final = "questions to the others about an undo"
UNDO: Final = "undos"
COLOUR: Final = "changes of colour"
STAND_UP: Final = "seats left"
SEAT_BOT: Final = "bots put on a seat or taken off it"
KINDS: Final = (STAND_IN, TAKE_BACK_SEAT, PROPOSE_UNDO, COLOUR, STAND_UP, SEAT_BOT)


class Limits:
    """What everybody has done of each kind in the last ten minutes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.kinds = {kind: Attempts(MOST, SECONDS, kind, clock, "often") for kind in KINDS}
        self.kinds[UNDO] = Attempts(MOST_UNDOS, SECONDS, UNDO, clock, "undos")

    def begin(self, kind: str, person: str | None) -> None:
        """Once more; raises TooMany. Who is not known has no seat, and can do none of this."""
        if person is not None:
            self.kinds[kind].begin(person)
