"""Values of the data files that an owner must not change: the rules do not follow another value."""

# Interpreted: read once.

from typing import Final

# Values that the rules are written for; the parts of shapes, where only the cells matter; names that are never
# shown.
FIXED: Final = {
    "pieces.toml": ("shape.*.parts",),
    "works.toml": ("work.*.character_fr|character_en",),
    "cards.toml": ("snow_card.*.id|name_fr|name_en",),
}
