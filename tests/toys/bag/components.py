"""The data file of Bag, typed and checked, and its numbers for the rules."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from ludotheque.core.data import DataError, DataFolder

TOKEN_IDS = ["red", "blue", "gold", "skull"]
Small = Annotated[int, Meta(ge=0, le=20)]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """One colour: how many there are, and how many half points one brings."""

    id: str
    name_fr: str
    name_en: str
    count: Annotated[int, Meta(ge=1, le=40)]
    halves: Small


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    """The figures of the rules."""

    set_aside: Annotated[int, Meta(ge=1, le=5)]
    skulls_to_bust: Annotated[int, Meta(ge=1, le=10)]
    halves_a_neighbour: Small
    automaton_draws: Small


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """tokens.toml."""

    schema: Literal["bag.tokens.v1"]
    figures: Figures
    token: list[Token]


class Box:
    """The content of the box as numbers: shared by all positions, never changed."""

    def __init__(self, corrected: Path | None) -> None:
        self.data = DataFolder(Path(__file__).parent / "data", corrected)
        read = self.data.read("tokens.toml", Tokens)
        if [token.id for token in read.token] != TOKEN_IDS:
            raise DataError(self.data.path("tokens.toml"), "token", f"expected {', '.join(TOKEN_IDS)}")
        self.count: vec[i64] = vec[i64]([token.count for token in read.token])
        self.halves: vec[i64] = vec[i64]([token.halves for token in read.token])
        self.set_aside: i64 = read.figures.set_aside
        self.skulls_to_bust: i64 = read.figures.skulls_to_bust
        self.halves_a_neighbour: i64 = read.figures.halves_a_neighbour
        self.automaton_draws: i64 = read.figures.automaton_draws
        self.names = {
            "fr": [token.name_fr for token in read.token],
            "en": [token.name_en for token in read.token],
        }
