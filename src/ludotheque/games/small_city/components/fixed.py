"""Values of the data files that an owner must not change: the rules do not follow another value."""

# Interpreted: read once.

from typing import Final

# Values that the rules are written for: the features of a board or a card, and values derived from others.
FIXED: Final = {
    "buildings.toml": ("economy.currency", "setup.raw_supply", "building.*.places"),
    "boards.toml": (
        "board.*.expert|self_managed_parks|river_rule|residential_only_on",
        "board.*.no_pollution_measure|no_final_pollution",
    ),
    "actions.toml": (
        "ring.base_letters|winter_letters",
        "action.*.when|module|godzilla_option|solo_effect",
        "action.*.fr_text_godzillas|en_text_godzillas|fr_text_solo|en_text_solo",
    ),
    "council.toml": ("board.pay_with", "row.*.number|includes"),
    "promises.toml": ("rules.values", "promise|special.*.number", "victory.*.id|formula|default"),
    "winter.toml": (
        "module",
        "terrain.boards_mountain|boards_river",
        "asia.boards",
        "building.*.places|free_warehouse|max_activations_per_turn|new_citizens_per_turn",
    ),
}

# Values printed on boards and cards: their pollution and its turns, and the module they belong to.
RETIRED: Final = {
    "winter.toml": {
        "asia.tokyo_pollution": 5,
        "asia.delhi_death_turns": [5, 6, 7, 8],
        "asia.seoul_start_pollution": 7,
        "module.new_promises.adds_promises": [15, 16, 17, 18],
        "module.new_promises.adds_specials": [7, 8],
        "module.new_buildings.adds_promises": [15, 16, 17, 18],
        "module.nuclear.adds_promises": [19, 20],
    }
}
