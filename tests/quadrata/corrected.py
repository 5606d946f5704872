"""Corrected copies of the data files, for tests."""

from pathlib import Path

import pytest

from ludotheque.core.data import DataError
from ludotheque.games.quadrata import game
from ludotheque.games.quadrata.components import PACKAGED


def corrected(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of a data file in a folder, with the first place where `old` stands changed."""
    text = (folder / file if (folder / file).exists() else PACKAGED / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def refusal(folder: Path) -> DataError:
    """How the folder is refused; the message names the file, the key and what was expected."""
    with pytest.raises(DataError) as refused:
        game(folder)
    error = refused.value
    assert str(error) == f"{error.file}: {error.key}: {error.expected}"
    return error
