"""The end of a century (QC-5.61 to QC-5.71)."""

from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.games.quebec import events, leaders, scoring, sites
from ludotheque.games.quebec.state import AVAILABLE, DONE, DORMANT, Quebec
from ludotheque.games.quebec.vocabulary import (
    AT_CENTURY_END,
    AT_PLACE,
    AT_TURN,
    CAUSES,
    CENTURY_BEGAN,
    CENTURY_ENDED,
    COUNT,
    EVENT_REVEALED,
    GAME_ENDED,
    LAST_CENTURY,
    LEADER_ECONOMY,
    N_SITES,
    NEUTRAL,
    SITE_LAPSED,
)


class CenturyEnd(Step[Quebec]):
    """QC-5.61 to QC-5.71, QC-7.1: the end of a century. Arguments: the cause; 1 when the neutral architect's
    building has been completed.

    It is pushed above the frame that it interrupts, which continues afterwards (QC-5.70) by being asked again.
    """

    def __init__(self) -> None:
        super().__init__(AT_CENTURY_END, "century_end", CAUSES, COUNT)
        self.on = [AT_TURN, AT_PLACE]

    def asks(self, s: Quebec) -> bool:
        return False

    def proceed(self, s: Quebec) -> None:
        if s.top(1) == 0:
            s.note(CENTURY_ENDED, s.century, s.top(0))
            s.set_top(1, 1)
            if s.architect_site[s.seats] >= 0:  # QC-5.61, step 1
                sites.complete(s, s.holder[LEADER_ECONOMY], NEUTRAL)
            return
        s.drop()
        events.before_zone_scoring(s)
        scoring.score_zones(s)
        events.after_zone_scoring(s)
        if s.century == LAST_CENTURY:  # QC-5.64
            scoring.score_final(s)
            s.note(GAME_ENDED)
            s.end()
        else:
            leaders.return_all(s)
            close_available(s)
            begin_century(s, s.century + 1)


def close_available(s: Quebec) -> None:
    """QC-5.66, step 4: sites that no player opened are finished without a marker. QC-5.67: the others stay."""
    for site in range(N_SITES):
        if s.site_state[site] == AVAILABLE:
            s.site_state[site] = DONE
            s.note(SITE_LAPSED, site, s.layout[site])
    s.available = 0


def begin_century(s: Quebec, century: i64) -> None:
    """QC-4.4, QC-5.68, QC-5.69, steps 5-6: the century's eleven sites open and its event is revealed."""
    s.century = century
    s.note(CENTURY_BEGAN, century)
    for site in range(N_SITES):
        if s.site_state[site] == DORMANT and s.box.tile_century[s.layout[site]] == century:
            s.site_state[site] = AVAILABLE
            s.available += 1
    if s.with_events():
        s.note(EVENT_REVEALED, s.events[century - 1])
        events.at_century_start(s)
