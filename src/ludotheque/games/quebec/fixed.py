"""Values of the data files that an owner must not change: the rules do not follow another value."""

# Interpreted: read once.

from typing import Final

# Values that the rules are written for, and notes.
FIXED: Final = {
    "districts.toml": ("district.*.note",),
    "board.toml": ("wheel.positions",),
    "leaders.toml": ("setup.players_min", "setup.star_markers_per_player", "leader.*.zones"),
}
