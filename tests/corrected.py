"""Corrected copies of a game's data files, for tests."""

from pathlib import Path

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.data import DataError


class Copies:
    """Creates copies of one game's data files, and returns how the game refuses them."""

    def __init__(self, game: str, packaged: Path) -> None:
        self.game = game
        self.packaged = packaged

    def corrected(self, folder: Path, file: str, old: str, new: str) -> Path:
        """A copy of a data file in a folder, with the first occurrence of `old` replaced."""
        text = (folder / file if (folder / file).exists() else self.packaged / file).read_text(
            encoding="utf-8"
        )
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return folder

    def refusal(self, folder: Path) -> DataError:
        """The refusal of the folder; the message names the file, the key and what was expected."""
        with pytest.raises(DataError) as refused:
            load_game(self.game, folder)
        error = refused.value
        assert str(error) == f"{error.file}: {error.key}: {error.expected}"
        return error
