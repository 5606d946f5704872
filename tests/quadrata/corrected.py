"""Corrected copies of this game's data files."""

from ludotheque.games.quadrata.components import PACKAGED
from tests.corrected import Copies

COPIES = Copies("quadrata", PACKAGED)
corrected = COPIES.corrected
refusal = COPIES.refusal
