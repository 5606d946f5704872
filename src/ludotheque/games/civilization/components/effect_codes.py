"""The effect codes: each code once, in one class, with the moments it allows and the parameters it takes.

The rules define what a code does; this file defines only what a data file may write. Parameters are named in lists:
one list is one way to write the code, `"amount"` or, by level of an investment, `"amounts"`.
"""

# Interpreted: reads msgspec structures, once.

from typing import Final, Literal, NamedTuple

# How rules treat a code. Codes of the class `exception` have functions of their own; those of `stored` belong to
# Wisdom and Warfare, whose cards are kept as data and never dealt (CV-1.1).
Kind = Literal[
    "number",
    "permission",
    "gain",
    "advance",
    "build",
    "learn",
    "act",
    "harm",
    "terrain",
    "move",
    "cancel",
    "pay",
    "wound",
    "rescue",
    "draw",
    "setup",
    "exception",
    "stored",
]

# When an effect applies. `always`: a number or a permission that rules ask for. The seat's own part of a phase:
# `start`, `trade`, `city`, `move`, `research`; `phase`: at the beginning of any phase. In a battle: `before_draw`,
# `after_draw`, `battle_turn`, `after_battle`. `step`: after a step of another's figures. `announced`: in answer to
# another's announcement. `paying`: while a cost is paid. The others: when the event of that name happens.
Moment = Literal[
    "always",
    "setup",
    "phase",
    "start",
    "trade",
    "city",
    "move",
    "step",
    "announced",
    "paying",
    "before_draw",
    "after_draw",
    "battle_turn",
    "after_battle",
    "research",
    "tech_learned",
    "wonder_built",
    "city_founded",
    "city_conquered",
    "village_conquered",
    "hut_explored",
    "battle_won",
    "tile_revealed",
    "coin_invested",
    "resource_spent",
    "unit_killed",
    "culture_card_drawn",
    "great_person_gained",
    "arts_of_another",
    "army_arrived",
]

# CV-1.4: the menus of the owner in which an effect «at any time» may be used.
ANY_TIME: Final = "start trade city move battle_turn research"
TAKEN: Final = "hut_explored village_conquered"


class Code(NamedTuple):
    """An effect code: its class, the moments it allows, and each way to write its parameters."""

    kind: Kind
    moments: str
    ways: tuple[str, ...] = ("",)


CODES: Final[dict[str, Code]] = {
    # numbers that rules read
    "production_per_coins": Code("number", "always", ("per_coins amount",)),
    "culture_trade_discount": Code("number", "always", ("per_coins amount",)),
    "hand_sizes_per_coins": Code("number", "always", ("per_coins amount",)),
    "city_production": Code("number", "always", ("amount", "amounts")),
    "unit_strength": Code("number", "always", ("amount",)),
    "tech_discount": Code("number", "always", ("amount",)),
    "coin": Code("number", "always", ("amount",)),
    "battle_hand": Code("number", "always", ("amount",)),
    "combat_bonus": Code("number", "always", ("amount", "amounts")),
    "stacking_limit": Code("number", "always", ("amount",)),
    "travel_speed": Code("number", "always", ("amount",)),
    "culture_hand": Code("number", "always", ("amount",)),
    "trade_conversion": Code("number", "always", ("trade production",)),
    "culture_track_discount": Code("number", "always", ("amounts culture_hand",)),
    "arts_per_resource_square": Code("number", "always"),
    "wonder_discount": Code("number", "city", ("amount",)),
    # permissions that rules ask for
    "events_uncancellable": Code("permission", "always"),
    "unlock_walls": Code("permission", "always", ("production",)),
    "cross_water": Code("permission", "always"),
    "end_in_water": Code("permission", "always"),
    "flight": Code("permission", "always"),
    "destroy_walls_before_battle": Code("permission", "always"),
    "opponent_hand_open": Code("permission", "always"),
    "all_governments": Code("permission", "always"),
    "outskirts_closed": Code("permission", "always"),
    "event_immunity": Code("permission", "always"),
    "capital_no_action": Code("permission", "always"),
    "armies_found_cities": Code("permission", "always"),
    "scouts_explore_huts": Code("permission", "always"),
    "capital_two_different_actions": Code("permission", "always"),
    "no_attack_on_players": Code("permission", "always"),
    "king": Code("permission", "always"),
    # culture, trade, coins, resources, great people, production this turn
    "extra_production_one_city": Code("gain", "city", ("amount",)),
    "gain_culture": Code("gain", f"start city {TAKEN}", ("amount",)),
    "gain_trade": Code("gain", ANY_TIME, ("amount",)),
    "gain_coin": Code("gain", TAKEN, ("amount",)),
    "gain_trade_share": Code("gain", "trade", ("me other",)),
    "gain_great_person": Code("gain", f"city {TAKEN}"),
    "add_coin": Code("gain", "city", ("max_coins",)),
    "add_coin_on_win": Code("gain", "battle_won", ("max_coins",)),
    "buy_coin": Code("gain", "city", ("trade max_coins", "culture max_coins")),
    "coin_on_wonder": Code("gain", "start", ("amount",)),
    "one_of_each_market_resource": Code("gain", "start"),
    "resource_on_invest": Code("gain", "coin_invested"),
    "start_of_turn_trade": Code("gain", "start", ("amount",)),
    "start_of_turn_culture_per_army": Code("gain", "start", ("amount",)),
    "culture_on_explore": Code("gain", TAKEN, ("amount",)),
    "culture_per_resource_spent": Code("gain", "resource_spent", ("amount card_amount",)),
    "culture_on_tech": Code("gain", "tech_learned"),
    "keep_resource": Code("gain", TAKEN),
    "two_great_people_now": Code("gain", "army_arrived"),
    "culture_on_others_arts": Code("gain", "arts_of_another", ("amount",)),
    "culture_on_unique_tech": Code("gain", "tech_learned", ("amount",)),
    "gain_per_building": Code("gain", "city"),
    "culture_per_unbuilt_army": Code("gain", "city", ("amount",)),
    "culture_per_coins": Code("gain", "start", ("per_coins",)),
    "gain_per_unbuilt_armies": Code("gain", "start", ("per",)),
    # free steps on the culture track
    "free_culture_step": Code("advance", "start"),
    "free_culture_steps": Code("advance", "wonder_built city_founded city_conquered village_conquered"),
    "step_on_invest": Code("advance", "coin_invested"),
    "give_coin_for_step": Code("advance", "start"),
    "steps_per_coins": Code("advance", "city", ("per_coins",)),
    # free figures, units and buildings
    "free_figure_here": Code("build", "start"),
    "free_building": Code("build", "start"),
    "free_build": Code("build", "start"),
    "free_building_action": Code("build", "city"),
    "building_on_discovery": Code("build", "tile_revealed"),
    "building_on_invest": Code("build", "coin_invested"),
    "free_harbors": Code("build", "start", ("amount",)),
    "free_aircraft": Code("build", "start"),
    "free_units_before_draw": Code("build", "before_draw", ("amount",)),
    "unit_on_military_tech": Code("build", "tech_learned"),
    "free_unit_or_figure_here": Code("build", TAKEN),
    # free techs
    "learn_tech_free": Code("learn", "start city", ("", "max_level")),
    "free_known_tech": Code("learn", "start"),
    "swap_tech": Code("learn", "start", ("max_level",)),
    "sacrifice_for_tech": Code("learn", "move"),
    "learn_tech_when_activated": Code("learn", "coin_invested", ("amounts",)),
    "free_tech_next_start_of_turn": Code("learn", "start"),
    # more or other actions of cities
    "extra_action_all_cities": Code("act", "city"),
    "extra_city_action": Code("act", "city"),
    "all_cities_arts": Code("act", "city"),
    "split_production": Code("act", "city"),
    "double_harvest": Code("act", "city"),
    "start_of_turn_harvest": Code("act", "start", ("amount",)),
    # against other players
    "obsolete_or_kill_unit": Code("harm", "city", ("ages",)),
    "obsolete_or_destroy_building": Code("harm", "city", ("ages",)),
    "force_discard_coin": Code("harm", "city"),
    "discard_coins": Code("harm", "start", ("players",)),
    "kill_figure": Code("harm", "move step", ("range",)),
    "kill_square": Code("harm", "move step", ("range figures",)),
    "destroy_building": Code("harm", "start", ("range",)),
    "destroy_buildings_anywhere": Code("harm", "start", ("amount",)),
    "destroy_building_on_entry": Code("harm", "army_arrived"),
    "force_anarchy": Code("harm", "start"),
    "nuke_city": Code("harm", "move"),
    # new terrain
    "disaster": Code("terrain", "start", ("terrain",)),
    "terraform": Code("terrain", "start"),
    # figures that move outside movement, or are frozen
    "teleport_to_water": Code("move", "city"),
    "move_enemy_group": Code("move", "city", ("range",)),
    "regroup": Code("move", "city"),
    "edge_jump": Code("move", "city"),
    "freeze_square": Code("move", "move step"),
    # answers to announcements
    "cancel_city_action": Code("cancel", "announced"),
    "cancel_culture_event": Code("cancel", "announced"),
    "cancel_resource_ability": Code("cancel", "announced"),
    "cancel_event_on_me": Code("cancel", "announced"),
    "cancel_event": Code("cancel", "announced"),
    "cancel_event_or_resource_ability": Code("cancel", "announced"),
    "cancel_any": Code("cancel", "announced"),
    # substitutes for a resource
    "resource_card": Code("pay", "paying", ("resources", "resources other_player_coin")),
    "spy_substitute": Code("pay", "paying"),
    "flexible_resources": Code("pay", "paying"),
    "uranium_substitute": Code("pay", "paying"),
    # wounds of units in play
    "heal_wounds": Code("wound", "battle_turn", ("amount",)),
    "heal_all": Code("wound", "battle_turn"),
    "deal_wounds": Code("wound", "battle_turn", ("amount",)),
    "boost_played_unit_attack": Code("wound", "battle_turn", ("amount",)),
    # killed units that return
    "save_unit": Code("rescue", "after_battle", ("amount",)),
    "save_all_units": Code("rescue", "after_battle"),
    # cards and markers: draw more, keep some, look
    "draw_two_keep_one": Code("draw", "culture_card_drawn"),
    "cristo": Code("draw", "always start", ("hand cards",)),
    "refresh_culture_hand": Code("draw", ANY_TIME),
    "draw_two_great_people": Code("draw", "great_person_gained"),
    "peek_tokens": Code("draw", ANY_TIME),
    # starting pieces
    "great_person_in_capital": Code("setup", "setup"),
    "walls_in_capital": Code("setup", "setup"),
    "ancient_wonder_in_capital": Code("setup", "setup"),
    "one_of_each_resource": Code("setup", "setup"),
    "metropolis_capital": Code("setup", "setup"),
    "extra_units": Code("setup", "setup", ("infantry",)),
    "extra_figure": Code("setup", "setup", ("army", "scout")),
    # each with a function of its own
    "production_best_city": Code("exception", "always"),
    "grow_metropolis": Code("exception", "tech_learned start"),
    "tech_victory": Code("exception", "tech_learned"),
    "great_wall": Code("exception", "always start", ("loot_less free_walls",)),
    "two_free_investments_next_start_of_turn": Code("exception", "start"),
    "skip_occupied_spaces": Code("exception", "always"),
    "tech_one_level_lower": Code("exception", "research"),
    "blank_tech": Code("exception", "research"),
    "wound_on_loss": Code("exception", "unit_killed", ("amount",)),
    "replace_force": Code("exception", "after_draw"),
    "bonus_from_culture": Code("exception", "after_draw"),
    "become_first_player": Code("exception", "phase"),
    "bonus_if_fewer": Code("exception", "after_draw", ("amount",)),
    "pass_turn": Code("exception", "battle_turn", ("trade",)),
    "henson": Code("exception", "wonder_built start"),
    "double_speed": Code("exception", "move"),
    "convert_trade_culture": Code("exception", "city"),
    "arts_as_trade": Code("exception", "city"),
    # Wisdom and Warfare
    "add_coin_on_wonder": Code("stored", "wonder_built", ("max_coins",)),
    "army_via_shipyard": Code("stored", "always"),
    "barbarian_attack": Code("stored", "move", ("range",)),
    "coin_slots": Code("stored", "always", ("amount",)),
    "no_trump": Code("stored", "always"),
    "place_village": Code("stored", "start"),
    "policy_or_move": Code("stored", "city move", ("range",)),
    "second_tech": Code("stored", "research", ("amount",)),
    "switch_policy": Code("stored", "research"),
    "trade_or_action": Code("stored", "start city", ("amount",)),
    "unit_cost_cap": Code("stored", "always", ("amount",)),
    "water_trade": Code("stored", "always", ("amount",)),
}
