"""The kinds of events in the log, chapter by chapter; each chapter logs its own."""

from typing import Final

from ludotheque.core.events import Kinds
from ludotheque.games.civilization.position.vocabulary import (
    AMOUNT,
    ARMY_COUNT,
    BUILDINGS,
    CARDS,
    CITY_MARKS,
    CITY_SLOTS,
    CIVS,
    COINS,
    DIRS,
    FIGURES,
    FRONTS,
    GOODS,
    GOVERNMENTS,
    INTO,
    INVESTMENTS,
    ITEMS,
    LEVELS,
    LOOT,
    LOTS,
    MARKERS,
    MEANS,
    OFFER_SIDES,
    PEOPLE,
    PERSON_TYPES,
    PHASES,
    PLACES,
    RELICS,
    RESOURCES,
    ROWS,
    SCOUT_COUNT,
    SEATS,
    SOURCES,
    SPACES,
    SQUARES,
    TECHS,
    TERRAINS,
    TILES,
    TOKEN_BACKS,
    TOKENS,
    TURNS,
    UNIT_TYPES,
    UNITS,
    VICTORY,
    WONDERS,
)

KINDS: Final = Kinds()

# ---- CV-1, CV-2: what players have
TRADE_GAINED: Final = KINDS.kind("trade_gained", seat=SEATS, amount=AMOUNT)
CULTURE_GAINED: Final = KINDS.kind("culture_gained", seat=SEATS, amount=AMOUNT)
COIN_GAINED: Final = KINDS.kind("coin_gained", seat=SEATS, coin=COINS, amount=AMOUNT)
RESOURCE_GAINED: Final = KINDS.kind("resource_gained", seat=SEATS, resource=RESOURCES)
WONDER_SHOWN: Final = KINDS.revealing("wonder_shown", rule="CV-7.12", wonder=WONDERS)
DREW_UNIT: Final = KINDS.private("drew_unit", ["unit"], seat=SEATS, unit_type=UNIT_TYPES, unit=UNITS)

# ---- CV-4: set-up, CV-1: turns
CIV_TAKEN: Final = KINDS.kind("civ_taken", rule="CV-4.2", seat=SEATS, civ=CIVS)
CAPITAL_FOUNDED: Final = KINDS.kind("capital_founded", rule="CV-4.6", seat=SEATS, square=SQUARES)
METROPOLIS_FOUNDED: Final = KINDS.kind(
    "metropolis_founded", rule="CV-4.6", seat=SEATS, square=SQUARES, other=SQUARES
)
FIGURE_PLACED: Final = KINDS.kind("figure_placed", rule="CV-4.7", seat=SEATS, figure=FIGURES, square=SQUARES)
FIRST_WONDER: Final = KINDS.revealing("first_wonder", rule="CV-4.11", seat=SEATS, wonder=WONDERS)
FIRST_PERSON: Final = KINDS.revealing("first_person", rule="CV-4.12", seat=SEATS, person_type=PERSON_TYPES)
MARKER_PLACED: Final = KINDS.kind("marker_placed", rule="CV-4.11", seat=SEATS, marker=MARKERS, square=SQUARES)
TURN_BEGAN: Final = KINDS.kind("turn_began", rule="CV-1.3", turn=TURNS, seat=SEATS)
PHASE_BEGAN: Final = KINDS.kind("phase_began", rule="CV-1.2", phase=PHASES)
PART_BEGAN: Final = KINDS.kind("part_began", rule="CV-1.2", seat=SEATS, phase=PHASES)

# ---- CV-5: start of turn
CITY_FOUNDED: Final = KINDS.kind(
    "city_founded", rule="CV-5.2", seat=SEATS, city=CITY_SLOTS, square=SQUARES, figure=FIGURES
)
STEPPED_ASIDE: Final = KINDS.kind(
    "stepped_aside", rule="CV-5.13", seat=SEATS, figure=FIGURES, **{"from": SQUARES, "to": SQUARES}
)
THINNED_OUT: Final = KINDS.kind("thinned_out", rule="CV-8.4", seat=SEATS, figure=FIGURES, square=SQUARES)
NO_ROOM_ASIDE: Final = KINDS.kind("no_room_aside", rule="CV-5.3", seat=SEATS, figure=FIGURES, square=SQUARES)
GOVERNMENT_ADOPTED: Final = KINDS.kind(
    "government_adopted", rule="CV-5.4", seat=SEATS, government=GOVERNMENTS
)
ANARCHY_DECLARED: Final = KINDS.kind("anarchy_declared", rule="CV-5.5", seat=SEATS)
ANARCHY_FORCED: Final = KINDS.kind("anarchy_forced", rule="CV-5.5", seat=SEATS)
GOVERNMENT_LOST: Final = KINDS.kind("government_lost", rule="CV-5.14", seat=SEATS, government=GOVERNMENTS)
LINKED: Final = KINDS.kind("linked", rule="CV-5.12", seat=SEATS, square=SQUARES, city=CITY_SLOTS)

# ---- CV-6: trade
OFFER_SENT: Final = KINDS.revealing("offer_sent", seat=SEATS, target=SEATS).known_to("seat")
OFFER_PART: Final = KINDS.kind("offer_part", seat=SEATS, side=OFFER_SIDES, good=GOODS, number=LOTS)
OFFER_WITHDRAWN: Final = KINDS.kind("offer_withdrawn", seat=SEATS, target=SEATS)
OFFER_REFUSED: Final = KINDS.revealing("offer_refused", seat=SEATS, target=SEATS).known_to("seat")
OFFER_COUNTERED: Final = KINDS.kind("offer_countered", seat=SEATS, target=SEATS)
OFFER_FELL: Final = KINDS.revealing("offer_fell", seat=SEATS, target=SEATS)
CLOSED: Final = KINDS.kind("closed", seat=SEATS)
DEAL_DONE: Final = KINDS.revealing("deal_done", seat=SEATS, target=SEATS).known_to("seat", "target")
TRADE_HANDED: Final = KINDS.kind("trade_handed", seat=SEATS, target=SEATS, amount=AMOUNT)
CULTURE_HANDED: Final = KINDS.kind("culture_handed", seat=SEATS, target=SEATS, amount=AMOUNT)
RESOURCE_HANDED: Final = KINDS.kind("resource_handed", seat=SEATS, target=SEATS, resource=RESOURCES)
HANDED_CARD: Final = KINDS.shared("handed_card", ["card"], seat=SEATS, target=SEATS, card=CARDS).known_to(
    "target"
)
HANDED_TOKEN: Final = KINDS.shared(
    "handed_token", ["token"], seat=SEATS, target=SEATS, token=TOKENS
).known_to("target")

# ---- CV-7: city management
CITY_PRODUCES: Final = KINDS.kind(
    "city_produces", rule="CV-7.23", seat=SEATS, city=CITY_SLOTS, item=ITEMS, square=SQUARES
)
CITY_BUILDS_FREE: Final = KINDS.kind(
    "city_builds_free", rule="CV-7.2", seat=SEATS, city=CITY_SLOTS, item=ITEMS, square=SQUARES
)
CITY_TO_ARTS: Final = KINDS.kind("city_to_arts", rule="CV-7.14", seat=SEATS, city=CITY_SLOTS)
CITY_HARVESTS: Final = KINDS.kind(
    "city_harvests", rule="CV-7.15", seat=SEATS, city=CITY_SLOTS, square=SQUARES
)
ACTION_CANCELLED: Final = KINDS.kind("action_cancelled", rule="CV-13.3", seat=SEATS, city=CITY_SLOTS)
CAME_BACK: Final = KINDS.kind("came_back", rule="CV-11.4", seat=SEATS, city=CITY_SLOTS, amount=AMOUNT)
PRODUCTION_BOUGHT: Final = KINDS.kind(
    "production_bought", rule="CV-7.4", seat=SEATS, city=CITY_SLOTS, trade=AMOUNT, amount=AMOUNT
)
CARAVAN_SPENT: Final = KINDS.kind("caravan_spent", rule="CV-15.16", seat=SEATS, city=CITY_SLOTS)
BUILT: Final = KINDS.kind("built", seat=SEATS, item=ITEMS, square=SQUARES)
WALLS_BUILT: Final = KINDS.kind("walls_built", rule="CV-7.10", seat=SEATS, city=CITY_SLOTS)
NOT_BUILT: Final = KINDS.kind("not_built", rule="CV-1.10", seat=SEATS, item=ITEMS)
UPGRADED: Final = KINDS.kind("upgraded", rule="CV-7.8", seat=SEATS, building=BUILDINGS, square=SQUARES)
WALLS_DESTROYED: Final = KINDS.kind("walls_destroyed", rule="CV-7.10", seat=SEATS, city=CITY_SLOTS)
WONDER_DISCARDED: Final = KINDS.kind("wonder_discarded", rule="CV-7.13", wonder=WONDERS)
WONDER_OBSOLETE: Final = KINDS.kind("wonder_obsolete", rule="CV-7.13", wonder=WONDERS)
SPACE_ENTERED: Final = KINDS.kind("space_entered", rule="CV-7.20", seat=SEATS, space=SPACES)
STEP_PAID: Final = KINDS.kind("step_paid", rule="CV-7.19", seat=SEATS, culture=AMOUNT, trade=AMOUNT)
DREW_CARD: Final = KINDS.private("drew_card", ["card"], rule="CV-7.20", seat=SEATS, level=LEVELS, card=CARDS)
DISCARDED: Final = KINDS.revealing("discarded", rule="CV-12.3", seat=SEATS, card=CARDS).known_to("seat")
BUILDING_RETURNED: Final = KINDS.kind("building_returned", rule="CV-2.3", building=BUILDINGS, square=SQUARES)
WONDER_LOST: Final = KINDS.kind("wonder_lost", rule="CV-7.11", wonder=WONDERS, square=SQUARES)
PERSON_GAINED: Final = KINDS.revealing(
    "person_gained", rule="CV-7.18", seat=SEATS, person_type=PERSON_TYPES
).known_to("seat")
PERSON_DRAWN: Final = KINDS.private("person_drawn", ["person"], rule="CV-15.8", seat=SEATS, person=PEOPLE)
PERSON_PASSED_OVER: Final = KINDS.revealing("person_passed_over", rule="CV-15.8", person=PEOPLE)
PERSON_PUT_BACK: Final = KINDS.revealing(
    "person_put_back", rule="CV-7.18", seat=SEATS, person_type=PERSON_TYPES
)
NO_PERSON_LEFT: Final = KINDS.kind("no_person_left", rule="CV-2.5", seat=SEATS)
PERSON_PLACED: Final = KINDS.kind(
    "person_placed", rule="CV-7.18", seat=SEATS, person_type=PERSON_TYPES, square=SQUARES
)
PERSON_MOVED: Final = KINDS.kind(
    "person_moved",
    rule="CV-7.18",
    seat=SEATS,
    person_type=PERSON_TYPES,
    **{"from": SQUARES, "to": SQUARES},
)
PERSON_WITHDRAWN: Final = KINDS.kind(
    "person_withdrawn", rule="CV-7.7", seat=SEATS, person_type=PERSON_TYPES, square=SQUARES
)
PERSON_DIED: Final = KINDS.kind(
    "person_died", rule="CV-2.5", seat=SEATS, person_type=PERSON_TYPES, square=SQUARES
)
PERSON_DISCARDED: Final = KINDS.revealing(
    "person_discarded", rule="CV-15.8", seat=SEATS, person=PEOPLE
).known_to("seat")
PERSON_TURNED_UP: Final = KINDS.revealing("person_turned_up", rule="CV-15.8", seat=SEATS, person=PEOPLE)

# ---- CV-3, CV-8: the map, movement
TILE_REVEALED: Final = KINDS.revealing(
    "tile_revealed", rule="CV-8.7", seat=SEATS, place=PLACES, tile=TILES, dir=DIRS
)
TERRAIN_CHANGED: Final = KINDS.kind("terrain_changed", rule="CV-3.10", square=SQUARES, terrain=TERRAINS)
SQUARE_FROZEN: Final = KINDS.kind("square_frozen", rule="CV-8.23", seat=SEATS, square=SQUARES)
GROUP_PICKED: Final = KINDS.kind(
    "group_picked", rule="CV-8.24", seat=SEATS, square=SQUARES, armies=ARMY_COUNT, scouts=SCOUT_COUNT
)
STEPPED: Final = KINDS.kind("stepped", rule="CV-8.25", seat=SEATS, square=SQUARES)
FLEW_OVER: Final = KINDS.kind("flew_over", rule="CV-8.15", seat=SEATS, square=SQUARES)
FIGURES_DROPPED: Final = KINDS.kind(
    "figures_dropped", rule="CV-8.24", seat=SEATS, square=SQUARES, armies=ARMY_COUNT, scouts=SCOUT_COUNT
)
CAME_TO_REST: Final = KINDS.kind("came_to_rest", rule="CV-8.24", seat=SEATS, square=SQUARES)
SENT_BACK: Final = KINDS.kind("sent_back", rule="CV-8.30", seat=SEATS, square=SQUARES)
MOVE_TAKEN_BACK: Final = KINDS.kind("move_taken_back", rule="CV-8.14", seat=SEATS, square=SQUARES)
SCOUTS_OVERRUN: Final = KINDS.kind(
    "scouts_overrun", rule="CV-8.11", seat=SEATS, other=SEATS, square=SQUARES, scouts=SCOUT_COUNT
)
SACRIFICED: Final = KINDS.kind("sacrificed", rule="CV-8.16", seat=SEATS, figure=FIGURES, other=SEATS)
DISBANDED: Final = KINDS.kind(
    "disbanded", rule="CV-15.3", seat=SEATS, figure=FIGURES, city=CITY_SLOTS, mark=CITY_MARKS
)
RAZED: Final = KINDS.kind("razed", rule="CV-8.27", seat=SEATS, marker=MARKERS, square=SQUARES)
TOKEN_TAKEN: Final = KINDS.private(
    "token_taken", ["token"], rule="CV-8.8", seat=SEATS, back=TOKEN_BACKS, token=TOKENS
)
TOKEN_SHOWN: Final = KINDS.revealing("token_shown", rule="CV-8.8", seat=SEATS, token=TOKENS)
RELIC_TAKEN: Final = KINDS.kind("relic_taken", rule="CV-15.6", seat=SEATS, relic=RELICS)
UNINTERRUPTED: Final = KINDS.revealing("uninterrupted", rule="CV-13.5", seat=SEATS).left_out()

# ---- CV-9: battle
CITY_DESTROYED: Final = KINDS.kind(
    "city_destroyed", rule="CV-9.16", seat=SEATS, city=CITY_SLOTS, square=SQUARES
)
BATTLE_BEGAN: Final = KINDS.kind("battle_began", seat=SEATS, target=SEATS, square=SQUARES)
BATTLE_IN_CITY: Final = KINDS.kind("battle_in_city", seat=SEATS, target=SEATS, city=CITY_SLOTS)
VILLAGE_ATTACKED: Final = KINDS.kind("village_attacked", seat=SEATS, square=SQUARES)
HAND_DRAWN: Final = KINDS.kind("hand_drawn", seat=SEATS, amount=AMOUNT)
IN_HAND: Final = KINDS.private("in_hand", ["unit"], seat=SEATS, unit=UNITS)
SEEN_IN_HAND: Final = KINDS.private("seen_in_hand", ["unit"], seat=SEATS, target=SEATS, unit=UNITS)
FOUGHT: Final = KINDS.revealing("fought", seat=SEATS, unit=UNITS, front=FRONTS).known_to("seat")
IDLED: Final = KINDS.kind("idled", seat=SEATS)
WOUNDED: Final = KINDS.kind("wounded", unit=UNITS, amount=AMOUNT)
HEALED: Final = KINDS.kind("healed", unit=UNITS, amount=AMOUNT)
UNIT_DIED: Final = KINDS.kind("unit_died", unit=UNITS)
FORCE_SACRIFICED: Final = KINDS.revealing("force_sacrificed", seat=SEATS, unit=UNITS).known_to("seat")
BONUS_GAINED: Final = KINDS.kind("bonus_gained", seat=SEATS, amount=AMOUNT)
BATTLE_WON: Final = KINDS.kind("battle_won", seat=SEATS, target=SEATS, amount=AMOUNT, against=AMOUNT)
VILLAGE_WON: Final = KINDS.kind("village_won", seat=SEATS, amount=AMOUNT, against=AMOUNT)
BARBARIANS_WON: Final = KINDS.kind("barbarians_won", seat=SEATS, amount=AMOUNT, against=AMOUNT)
CAPITAL_FELL: Final = KINDS.milestone("capital_fell", rule="CV-14.9", seat=SEATS, target=SEATS)
ARMIES_LOST: Final = KINDS.kind("armies_lost", seat=SEATS, amount=AMOUNT)
FIGURES_DIED: Final = KINDS.kind("figures_died", seat=SEATS, amount=AMOUNT)
FORTIFICATION_LOST: Final = KINDS.kind("fortification_lost", seat=SEATS)
UNIT_SAVED: Final = KINDS.kind("unit_saved", seat=SEATS, unit=UNITS)
LOOTED: Final = KINDS.kind("looted", seat=SEATS, target=SEATS, loot=LOOT)
LOOTED_TECH: Final = KINDS.kind("looted_tech", seat=SEATS, target=SEATS, tech=TECHS)
LOOTED_TOKEN: Final = KINDS.shared("looted_token", ["token"], seat=SEATS, target=SEATS, token=TOKENS)
LOOTED_CARD: Final = KINDS.shared("looted_card", ["card"], seat=SEATS, target=SEATS, card=CARDS)

# ---- CV-10: research
LEARNED: Final = KINDS.kind("learned", rule="CV-10.9", seat=SEATS, tech=TECHS, row=ROWS)
CHOSE_RESEARCH: Final = KINDS.whisper("chose_research", rule="CV-10.8", seat=SEATS, tech=TECHS)
RESEARCH_SHOWN: Final = KINDS.revealing("research_shown", rule="CV-10.8", seat=SEATS, tech=TECHS)
NO_RESEARCH: Final = KINDS.revealing("no_research", rule="CV-10.1", seat=SEATS)
DIAL_SET: Final = KINDS.kind("dial_set", rule="CV-10.4", seat=SEATS, amount=AMOUNT)
BLANK_LAID: Final = KINDS.revealing("blank_laid", seat=SEATS, person=PEOPLE, row=ROWS).known_to("seat")

# ---- CV-11 to CV-13: using things, answers
PLAYED: Final = KINDS.revealing("played", seat=SEATS, source=SOURCES).known_to("seat")
CALLED: Final = KINDS.revealing("called", seat=SEATS, person=PEOPLE).known_to("seat")
CAN_PAY: Final = KINDS.revealing("can_pay", rule="CV-11.8", seat=SEATS, source=SOURCES).known_to("seat")
ANNOUNCES: Final = KINDS.kind("announces", seat=SEATS, source=SOURCES)
AIMS_AT_PLAYER: Final = KINDS.kind("aims_at_player", seat=SEATS, source=SOURCES, other=SEATS)
AIMS_AT_SQUARE: Final = KINDS.kind("aims_at_square", seat=SEATS, source=SOURCES, square=SQUARES)
AIMS_AT_WONDER: Final = KINDS.kind("aims_at_wonder", seat=SEATS, source=SOURCES, wonder=WONDERS)
AIMS_AT_CITY: Final = KINDS.kind("aims_at_city", seat=SEATS, source=SOURCES, city=CITY_SLOTS)
AIMS_AT_TERRAIN: Final = KINDS.kind("aims_at_terrain", seat=SEATS, source=SOURCES, terrain=TERRAINS)
AIMS_AT_DECK: Final = KINDS.kind("aims_at_deck", seat=SEATS, source=SOURCES, level=LEVELS)
AIMS_AT_PERSON: Final = KINDS.kind("aims_at_person", seat=SEATS, source=SOURCES)
AIMS_AT_FIGURES: Final = KINDS.kind(
    "aims_at_figures", seat=SEATS, source=SOURCES, armies=ARMY_COUNT, scouts=SCOUT_COUNT
)
AIMS_AT_COIN: Final = KINDS.kind("aims_at_coin", seat=SEATS, source=SOURCES, coin=COINS)
PAID: Final = KINDS.revealing("paid", seat=SEATS, means=MEANS).known_to("seat")
GAVE_UP: Final = KINDS.kind("gave_up", seat=SEATS, source=SOURCES)
CONSENTED: Final = KINDS.kind("consented", seat=SEATS, source=SOURCES)
OBJECTED: Final = KINDS.kind("objected", seat=SEATS, source=SOURCES)
ANSWERED: Final = KINDS.whisper("answered", seat=SEATS, source=SOURCES)
LETS_PASS: Final = KINDS.kind("lets_pass", seat=SEATS).left_out()
MAY_ANSWER: Final = KINDS.revealing("may_answer", rule="CV-13.12", seat=SEATS)
UNOPPOSED: Final = KINDS.revealing("unopposed", seat=SEATS).left_out()
CANCELLED: Final = KINDS.kind("cancelled", seat=SEATS, by=SEATS)
COIN_DISCARDED: Final = KINDS.kind("coin_discarded", seat=SEATS, coin=COINS)
COIN_GIVEN: Final = KINDS.kind("coin_given", seat=SEATS, coin=COINS, other=SEATS)
UNIT_LOST: Final = KINDS.revealing("unit_lost", seat=SEATS, unit=UNITS)
DEFECTED: Final = KINDS.kind("defected", seat=SEATS, square=SQUARES, armies=ARMY_COUNT, scouts=SCOUT_COUNT)
GROUP_MOVED: Final = KINDS.kind("group_moved", seat=SEATS, start=SQUARES, end=SQUARES)
CITY_NUKED: Final = KINDS.kind("city_nuked", seat=SEATS, city=CITY_SLOTS, square=SQUARES)
PRODUCTION_ADDED: Final = KINDS.kind("production_added", seat=SEATS, city=CITY_SLOTS, amount=AMOUNT)
EXTRA_ACTION: Final = KINDS.kind("extra_action", seat=SEATS, city=CITY_SLOTS)
CONVERTED: Final = KINDS.kind("converted", seat=SEATS, into=INTO, amount=AMOUNT)
FIRST_SEIZED: Final = KINDS.kind("first_seized", seat=SEATS)
SPEED_DOUBLED: Final = KINDS.kind("speed_doubled", seat=SEATS)
HELD_BACK: Final = KINDS.kind("held_back", seat=SEATS)
WONDER_COUNTED: Final = KINDS.kind("wonder_counted", seat=SEATS)
PEEKED_ON_MAP: Final = KINDS.private("peeked_on_map", ["token"], seat=SEATS, square=SQUARES, token=TOKENS)
PEEKED_KEPT: Final = KINDS.private("peeked_kept", ["token"], seat=SEATS, holder=SEATS, token=TOKENS)

# ---- CV-14, CV-15
VICTORY_REACHED: Final = KINDS.milestone("victory_reached", rule="CV-14.6", seat=SEATS, victory=VICTORY)
GAME_WON: Final = KINDS.milestone("game_won", rule="CV-14.1", seat=SEATS, victory=VICTORY)
METROPOLIS_GREW: Final = KINDS.kind("metropolis_grew", rule="CV-15.7", seat=SEATS, square=SQUARES)
INVESTED: Final = KINDS.kind("invested", rule="CV-15.9", seat=SEATS, coin=COINS, investment=INVESTMENTS)
INVESTED_FREE: Final = KINDS.kind("invested_free", rule="CV-15.9", seat=SEATS, investment=INVESTMENTS)

KINDS.decisive(GAME_WON, VICTORY_REACHED, CAPITAL_FELL, CITY_DESTROYED, CITY_NUKED, BATTLE_WON)
KINDS.decisive(BUILT, item=WONDERS.ids)
KINDS.decisive(LOOTED, LOOTED_TECH, CITY_FOUNDED, LEARNED, SPACE_ENTERED, COIN_GAINED, COIN_GIVEN)
