"""An independent referee of Small City, written from the rules alone.

It deals nothing itself: what chance decides is told to it. For every question it says which step is asked of whom and
the full set of choices; it carries out what is chosen; and it tells its position as plain data, to be compared.
One file a chapter; a phase is a generator that yields its questions, so that it reads like the rule.
"""

from tests.small_city.referee.game import Referee
from tests.small_city.referee.table import Ask, Chance, Options

__all__ = ["Ask", "Chance", "Options", "Referee"]
