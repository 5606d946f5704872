"""An independent referee of Small City, written only from the rules.

It does not draw itself: results of chance are passed to it. For every question it gives the step, the seat and the
full set of choices; it carries out a choice; and it gives its position as plain data for comparison. One file a
chapter; a phase is a generator that yields its questions, so that it reads like the rule.
"""

from tests.small_city.referee.game import Referee
from tests.small_city.referee.table import Ask, Chance, Options

__all__ = ["Ask", "Chance", "Options", "Referee"]
