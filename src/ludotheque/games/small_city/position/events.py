"""The events of the log: public, private to one seat, or reveals."""

from typing import Final

from ludotheque.core.events import Kinds
from ludotheque.games.small_city.position.vocabulary import (
    BOARDS,
    CARDS,
    CITIES,
    COUNCIL_COLUMN,
    COUNT,
    GRID_COLUMNS,
    LEVEL,
    MATERIALS,
    MEANS,
    NUMBER,
    PIECES,
    PROMISES,
    RESULTS,
    ROWS,
    SEATS,
    SPECIALS,
    SQUARES,
    TURN,
    WHERE,
    ZONE,
)

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn", rule="SC-5.1.1", turn=TURN, seat=SEATS)
SPECIAL_SHOWN: Final = KINDS.kind("special_shown", rule="SC-4.5", special=SPECIALS)
CITY_CHOSEN: Final = KINDS.kind("city_chosen", rule="SC-8.5.1", seat=SEATS, board=BOARDS)
PROMISE_KEPT: Final = KINDS.whisper("promise_kept", rule="SC-4.5", seat=SEATS, promise=PROMISES)
# Behind the screen: hidden from the other players.
PLANNED_HALL: Final = KINDS.whisper("planned_hall", rule="SC-4.7", seat=SEATS, square=SQUARES)
HALL_SHOWN: Final = KINDS.revealing("hall_shown", rule="SC-4.7", seat=SEATS, square=SQUARES).known_to("seat")
STREET: Final = KINDS.kind("street", rule="SC-5.1.1", seat=SEATS, square=SQUARES, other=SQUARES)
NO_STREET: Final = KINDS.kind("no_street", rule="SC-5.1.1", seat=SEATS)
CARD_TAKEN: Final = KINDS.kind("card_taken", rule="SC-5.1.2", seat=SEATS, card=CARDS, price=NUMBER)
NO_CARD_TAKEN: Final = KINDS.kind("no_card", rule="SC-5.1.2", seat=SEATS)
MONEY_GAINED: Final = KINDS.kind("money", rule="SC-5.1.3", seat=SEATS, money=NUMBER)
VOTES_WON: Final = KINDS.kind("votes_won", rule="SC-5.2.6", seat=SEATS, votes=NUMBER)
VOTES_LOST: Final = KINDS.kind("votes_lost", rule="SC-5.1.3", seat=SEATS, votes=NUMBER)
NEUTRAL_MOVED: Final = KINDS.kind("neutral", rule="SC-8.0.2", card=CARDS)
ZONE_GREW: Final = KINDS.kind("zone_grew", rule="SC-5.2.16", seat=SEATS, zone=ZONE)
PLANNED: Final = KINDS.whisper("planned", rule="SC-5.2.1", seat=SEATS, piece=PIECES, square=SQUARES)
COMMITTED: Final = KINDS.kind("committed", rule="SC-5.2.12", seat=SEATS)
# That a player has built nothing is told as well.
SCREENS_LIFTED: Final = KINDS.revealing("screens_lifted", rule="SC-5.2.8", turn=TURN).known_to()
BUILT: Final = KINDS.kind("built", rule="SC-5.2.2", seat=SEATS, piece=PIECES, square=SQUARES)
ENLARGED: Final = KINDS.kind(
    "enlarged", rule="SC-5.2.2", seat=SEATS, old=PIECES, piece=PIECES, square=SQUARES
)
CANCELLED: Final = KINDS.kind("cancelled", rule="SC-5.2.8", seat=SEATS, piece=PIECES, square=SQUARES)
MOVE_PLANNED: Final = KINDS.whisper(
    "move_planned", rule="SC-5.3.1", **{"seat": SEATS, "from": SQUARES, "to": SQUARES}
)
MOVES_SHOWN: Final = KINDS.revealing("moves_shown", rule="SC-5.3.7", turn=TURN).known_to()
MOVED: Final = KINDS.kind("moved", rule="SC-5.3.1", **{"seat": SEATS, "from": SQUARES, "to": SQUARES})
CAME_HOME: Final = KINDS.kind(
    "came_home", rule="SC-5.3.1", **{"seat": SEATS, "borough": SEATS, "from": SQUARES, "to": SQUARES}
)
TOURIST_SENT: Final = KINDS.kind("tourist_sent", rule="SC-5.3.3", seat=SEATS, borough=SEATS, square=SQUARES)
TOLL_PAID: Final = KINDS.kind("toll", rule="SC-5.3.3", seat=SEATS, host=SEATS, money=NUMBER)
ARRIVED: Final = KINDS.kind("arrived", rule="SC-5.3.5", seat=SEATS, count=COUNT)
HOSTED: Final = KINDS.kind("hosted", rule="SC-5.4.1", seat=SEATS, money=NUMBER)
TRADED: Final = KINDS.kind("traded", rule="SC-5.4.2", seat=SEATS, money=NUMBER, votes=NUMBER)
SOLD: Final = KINDS.kind("sold", rule="SC-5.4.2", seat=SEATS, material=MATERIALS, money=NUMBER, votes=NUMBER)
STORED: Final = KINDS.kind("stored", rule="SC-5.4.3", seat=SEATS, material=MATERIALS, square=SQUARES)
LEFT_WITH_HOST: Final = KINDS.kind(
    "left_with_host", rule="SC-5.4.4", seat=SEATS, host=SEATS, material=MATERIALS, square=SQUARES
)
NO_ROOM_FOR: Final = KINDS.kind("no_room_for", rule="SC-5.4.4", seat=SEATS, material=MATERIALS)
VOTED: Final = KINDS.kind("voted", rule="SC-5.5.1", seat=SEATS, votes=NUMBER)
POLLUTED: Final = KINDS.kind("polluted", rule="SC-5.6.1", seat=SEATS, pollution=NUMBER, level=NUMBER)
CLEANED: Final = KINDS.kind("cleaned", rule="SC-5.7.2", seat=SEATS, pollution=NUMBER)
RELIEVED: Final = KINDS.kind("relieved", rule="SC-8.8.3", seat=SEATS, pollution=NUMBER)
LEFT_GAME: Final = KINDS.kind("left_game", rule="SC-5.6.2", seat=SEATS)
DIED: Final = KINDS.kind("died", rule="SC-5.6.3", seat=SEATS, owner=SEATS, square=SQUARES)
BURIED: Final = KINDS.kind("buried", rule="SC-5.6.4", seat=SEATS, owner=SEATS, square=SQUARES)
NO_GRAVE: Final = KINDS.kind("no_grave", rule="SC-5.6.4", seat=SEATS, owner=SEATS)
ADVANCED: Final = KINDS.kind(
    "advanced", rule="SC-5.7.1", seat=SEATS, row=ROWS, council_column=COUNCIL_COLUMN, means=MEANS
)
PASSED: Final = KINDS.kind("passed", rule="SC-5.7.7", seat=SEATS)
WELCOMED: Final = KINDS.kind("welcomed", rule="SC-5.7.4", seat=SEATS, count=COUNT)
HOSTS_NEXT: Final = KINDS.kind("hosts_next", rule="SC-5.8.1", seat=SEATS)
PROMISE_SHOWN: Final = KINDS.revealing(
    "promise_shown", rule="SC-6.1", seat=SEATS, promise=PROMISES, fulfilled=COUNT
).known_to("seat")
SPECIAL_JUDGED: Final = KINDS.kind("special_judged", rule="SC-6.2", seat=SEATS, special=SPECIALS)
SOLO_RESULT: Final = KINDS.kind("solo_result", rule="SC-8.0.3", seat=SEATS, result=RESULTS)
# godzillas (SC-8.1)
ENGINEER_CHOSE: Final = KINDS.kind("engineer_chose", rule="SC-5.1.5", seat=SEATS, where=WHERE)
UNMARKED: Final = KINDS.kind("unmarked", rule="SC-8.1.2", seat=SEATS, square=SQUARES)
GODZILLA_LEFT: Final = KINDS.kind("godzilla_left", rule="SC-8.1.3", seat=SEATS)
ROLLED: Final = KINDS.kind("rolled", rule="SC-8.1.3", seat=SEATS, count=COUNT)
SPARED: Final = KINDS.kind("spared", rule="SC-8.1.3", seat=SEATS)
GODZILLA_WENT: Final = KINDS.kind("godzilla_went", rule="SC-8.1.4", seat=SEATS)
APPEARED: Final = KINDS.kind("appeared", rule="SC-8.1.6", seat=SEATS, square=SQUARES, other=SQUARES)
MARKED: Final = KINDS.kind("marked", rule="SC-8.1.8", seat=SEATS, square=SQUARES)
EATEN: Final = KINDS.kind("eaten", rule="SC-8.1.9", seat=SEATS, owner=SEATS, square=SQUARES)
DOCTOR_EATEN: Final = KINDS.kind("doctor_eaten", rule="SC-8.1.9", seat=SEATS, square=SQUARES)
GOODS_LOST: Final = KINDS.kind("goods_lost", rule="SC-8.1.9", seat=SEATS, material=MATERIALS, square=SQUARES)
STOPPED: Final = KINDS.kind("stopped", rule="SC-8.1.7", seat=SEATS, square=SQUARES, other=SQUARES)
# doctors (SC-8.2)
DOCTOR_HIRED: Final = KINDS.kind("doctor_hired", rule="SC-8.2.2", seat=SEATS)
DOCTOR_PAID: Final = KINDS.kind("doctor_paid", rule="SC-8.2.3", seat=SEATS, money=NUMBER)
DOCTOR_GONE: Final = KINDS.kind("doctor_gone", rule="SC-8.2.3", seat=SEATS)
RAISED: Final = KINDS.kind("raised", rule="SC-8.2.3", seat=SEATS, borough=SEATS, square=SQUARES)
# mayor_variant (SC-8.3)
MAYOR_ENTERED: Final = KINDS.kind("mayor_entered", rule="SC-8.3.1", seat=SEATS, square=SQUARES, other=SQUARES)
MAYOR_OUTSIDE: Final = KINDS.kind("mayor_outside", rule="SC-8.3.1", seat=SEATS)
SPEECH: Final = KINDS.kind("speech", rule="SC-8.3.3", seat=SEATS, votes=NUMBER)
# SC-8.4, SC-8.5: mountains and rivers, Asia
SIDE_CHOSEN: Final = KINDS.kind("side_chosen", rule="SC-8.4.1", seat=SEATS, board=BOARDS)
BOARD_DEALT: Final = KINDS.kind("board_dealt", rule="SC-8.5.1", seat=SEATS, city=CITIES, other=CITIES)
DUG: Final = KINDS.kind("dug", rule="SC-8.4.3", seat=SEATS, borough=SEATS, square=SQUARES)
PILGRIM_SENT: Final = KINDS.kind("pilgrim_sent", rule="SC-8.5.9", seat=SEATS, square=SQUARES)
PILGRIM_HOME: Final = KINDS.kind("pilgrim_home", rule="SC-8.5.9", seat=SEATS)
# New buildings, real buildings, nuclear plants.
TRAM_PASSENGER: Final = KINDS.kind("tram_passenger", rule="SC-8.8.4", seat=SEATS, square=SQUARES)
LISTENED: Final = KINDS.kind("listened", rule="SC-8.9.2", seat=SEATS, votes=NUMBER)
WALKED_HOME: Final = KINDS.kind("walked_home", rule="SC-8.9.2", seat=SEATS, square=SQUARES)
OPERA_FELL: Final = KINDS.kind("opera_fell", rule="SC-8.9.2", seat=SEATS)
PLANT_PLANNED: Final = KINDS.whisper(
    "plant_planned", rule="SC-8.10.2", seat=SEATS, level=LEVEL, column=GRID_COLUMNS
)
PLANT_PLACED: Final = KINDS.kind(
    "plant_placed", rule="SC-8.10.2", seat=SEATS, level=LEVEL, column=GRID_COLUMNS
)
PLANT_CANCELLED: Final = KINDS.kind(
    "plant_cancelled", rule="SC-5.2.8", seat=SEATS, level=LEVEL, column=GRID_COLUMNS
)

KINDS.decisive(
    LEFT_GAME,
    SOLO_RESULT,
    PROMISE_SHOWN,
    SPECIAL_JUDGED,
    EATEN,
    DIED,
    BUILT,
    ENLARGED,
    PLANT_PLACED,
    CANCELLED,
    VOTES_LOST,
    VOTED,
    POLLUTED,
    SOLD,
    TRADED,
    LISTENED,
    RAISED,
)
