"""Values of the data files that an owner leaves as they are: nothing follows from another one."""

# Interpreted: read once.

from typing import Final

# What the rules are written for, and notes.
FIXED: Final = {
    "districts.toml": ("district.*.note",),
    "board.toml": ("wheel.positions",),
    "leaders.toml": ("setup.players_min", "setup.star_markers_per_player", "leader.*.zones"),
}
