"""Values of the data files that an owner leaves as they are: nothing follows from another one."""

# Interpreted: read once.

from typing import Final

# What the rules are written for; how the shapes are put together, of which the cells are what counts; names that are
# nowhere shown.
FIXED: Final = {
    "pieces.toml": ("shape.*.parts",),
    "works.toml": ("work.*.character_fr|character_en",),
    "cards.toml": ("snow_card.*.id|name_fr|name_en",),
}
