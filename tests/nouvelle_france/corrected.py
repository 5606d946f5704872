"""Corrected copies of this game's data files."""

from ludotheque.games.nouvelle_france.components import PACKAGED
from tests.corrected import Copies

COPIES = Copies("nouvelle_france", PACKAGED)
corrected = COPIES.corrected
refusal = COPIES.refusal
