"""The folder of tournaments: in the user's data folder, or LUDOTHEQUE_ARENA."""

import os
from pathlib import Path

from platformdirs import user_data_path


def tournaments() -> Path:
    named = os.environ.get("LUDOTHEQUE_ARENA")
    return Path(named) if named else user_data_path("ludotheque") / "arena"
