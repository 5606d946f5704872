"""Corrected copies of this game's data files."""

from ludotheque.games.quebec.components import PACKAGED
from tests.corrected import Copies

COPIES = Copies("quebec", PACKAGED)
corrected = COPIES.corrected
refusal = COPIES.refusal
