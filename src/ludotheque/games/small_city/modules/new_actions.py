"""SC-8.6: New special actions: the ring is dealt from all ten cards. The effects of the cards are with the others,
in `turn/special_actions`, `turn/vote` and `turn/council`.
"""

from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import SmallCity


class NewActions(Module):
    """SC-8.6.1."""

    def __init__(self) -> None:
        super().__init__(6, {"new_actions": ["yes"]})
        self.has_new_cards = True

    def is_played(self, s: SmallCity) -> bool:
        return s.new_actions == 1
