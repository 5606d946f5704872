"""Morra with a face from its own package: its own words and rules, and the folder `face` beside them."""

import os
from pathlib import Path
from shutil import copytree
from typing import Any

from tests.toys import morra

FACE = Path(__file__).parent / "face"
PACKAGE = "FACED_PACKAGE"  # the folder in which the package is assembled


def put_together(folder: Path) -> None:
    copytree(Path(morra.__file__).parent, folder)
    copytree(FACE, folder / "face")


def game(data: Path | None = None) -> Any:
    made = morra.game(data)
    made.id = "faced"
    made.folder = os.environ[PACKAGE]
    return made
