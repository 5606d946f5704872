"""Invariants of every position: no piece is lost, every piece stands on a legal square, the pyramid is valid (CV-2,
CV-3).
"""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    ARMIES,
    BARBARIANS,
    BIT,
    CELLS,
    CITIES,
    FIGURES_EACH,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    MOST_SEATS,
    N_AROUND,
    N_BUILDING_KINDS,
    N_BUILDINGS,
    N_LEVELS,
    N_MARKET,
    N_PEOPLE,
    N_PERSON_TYPES,
    N_RELICS,
    N_SQUARES,
    N_TECHS,
    N_TOKENS,
    N_WONDERS,
    NONE,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_group, owned
from ludotheque.games.civilization.map.stacks import stacking_limit
from ludotheque.games.civilization.position.state import CENTRE, Civilization
from ludotheque.games.civilization.position.steps import (
    AT_EFFECT,
    AT_INTERRUPTS,
    AT_MOVE,
    AT_MOVE_ASIDE,
    AT_WINDOW,
)
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    CARD_PACK,
    FORCES,
    IN_MOVEMENT,
    IN_SETUP,
    KILLED,
    PEOPLE,
    PERSON_PACK,
    PERSON_UNUSED,
    RESOURCES,
    SQUARES,
    TECHS,
    TILES,
    TOKEN_ON_MAP,
    TOKEN_PACK,
    TOKENS,
    UNIT_PACK,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.market import in_market


def broken(s: Civilization) -> list[str]:
    """The invariants that a position breaks, described for a developer."""
    wrong = broken_options(s) + broken_map(s) + broken_squares(s)
    if wrong:
        return wrong
    return (
        broken_cities(s)
        + broken_figures(s)
        + broken_markers(s)
        + broken_tokens(s)
        + broken_players(s)
        + broken_cards(s)
        + broken_battle(s)
        + broken_move(s)
        + broken_announcements(s)
    )


def broken_options(s: Civilization) -> list[str]:
    """CV-1.1: modules that require Fame and Fortune, and the components in play with it."""
    wrong = []
    if s.fame == 0 and (s.person_deck == 1 or s.investing == 1 or s.seats == MOST_SEATS):
        wrong.append("fame: without it there are no named people, no investments and no fifth player")
    for person in range(N_PEOPLE):
        if (s.person_pile[person] == PERSON_UNUSED) != (s.person_deck == 0):
            wrong.append(f"person_pile: {PEOPLE.ids[person]} is not where the options put it")
    return wrong


# ---------------------------------------------------------------- the map


def broken_map(s: Civilization) -> list[str]:
    wrong = []
    laid = []
    for place in range(len(s.tile)):
        if place >= s.layout.places:
            if s.tile[place] != NONE or s.arrow[place] != NONE:
                wrong.append(f"tile: there is no place {place}")
            continue
        if s.tile[place] == NONE:
            if s.phase != IN_SETUP or s.layout.home[place] == NONE:
                wrong.append(f"tile: place {place} has none")
            continue
        laid.append(int(s.tile[place]))
        home = s.layout.home[place]
        if (home == NONE) != (s.box.tile_civ[s.tile[place]] == NONE):
            wrong.append(f"tile: {TILES.ids[s.tile[place]]} can't lie at place {place}")
        elif home != NONE and s.box.tile_civ[s.tile[place]] != s.civ[home]:
            wrong.append(f"tile: {TILES.ids[s.tile[place]]} is not the home of seat {home}")
        if s.fame == 0 and s.box.tile_fame[s.tile[place]] == 1:
            wrong.append(f"tile: {TILES.ids[s.tile[place]]} is of Fame and Fortune")
    if len(set(laid)) < len(laid):
        wrong.append("tile: one lies twice on the map")
    for square in range(N_SQUARES):
        there = square < s.layout.squares and s.arrow[square // CELLS] != NONE
        if there != (s.terrain[square] != NONE):
            wrong.append(f"terrain: {SQUARES.ids[square]} lies as its tile does not")
        elif not there and (
            s.feature[square] != NONE
            or s.marker[square] != NONE
            or s.token[square] != NONE
            or s.spot[square] != NONE
            or s.holder[square] != NONE
        ):
            wrong.append(f"terrain: something lies on {SQUARES.ids[square]}, which is face down")
    return wrong


def broken_squares(s: Civilization) -> list[str]:
    """A map for fewer players has fewer squares; absent squares hold nothing."""
    wrong = []
    for name, squares in (
        ("relic_at", s.relic_at),
        ("frozen", s.frozen),
        ("standing", s.standing),
        ("city_at", s.city_at),
        ("second_half", s.second_half),
        ("harvested", s.harvested),
        ("settled", s.settled),
        ("wonder_at", s.wonder_at),
        ("act_squares", s.act_squares),
        ("path", s.path),
    ):
        if max(squares) >= s.layout.squares:
            wrong.append(f"{name}: {SQUARES.ids[max(squares)]} is no square of this map")
    for name, square in (("group_at", s.group_at), ("group_from", s.group_from), ("battle_at", s.battle_at)):
        if square >= s.layout.squares:
            wrong.append(f"{name}: {SQUARES.ids[square]} is no square of this map")
    return wrong


def broken_cities(s: Civilization) -> list[str]:
    wrong = []
    spots = [-1] * int(N_SQUARES)
    for city in range(s.seats * CITIES):
        centre = s.city_at[city]
        half = s.second_half[city // CITIES] if city % CITIES == 0 else NONE
        if centre == NONE:
            if city % CITIES == 0 and s.phase != IN_SETUP:
                wrong.append(f"city_at: seat {city // CITIES} has no capital, and the game goes on (CV-14.9)")
            if s.walls[city] == 1 or s.city_mark[city] != 0 or half != NONE:
                wrong.append(f"city_at: city {city} is not there, and has walls, a mark or a second half")
            continue
        if centre >= s.layout.squares or half >= s.layout.squares:
            wrong.append(f"city_at: city {city} lies off the map")
            continue
        for place in (centre, half):
            if place != NONE:
                for i in range(N_AROUND):
                    square = s.layout.around[place * N_AROUND + i]
                    if square == NONE:
                        wrong.append(f"city_at: the outskirts of city {city} leave the map")
                    elif spots[square] not in (-1, city, CENTRE + city):
                        wrong.append(f"city_at: the outskirts of city {city} overlap")
                    else:
                        spots[square] = int(city)
        for place in (centre, half):
            if place != NONE:
                spots[place] = int(CENTRE + city)
    for square in range(N_SQUARES):
        if s.spot[square] != spots[square]:
            wrong.append(f"spot: {SQUARES.ids[square]} is not what the cities say")
    return wrong


def broken_figures(s: Civilization) -> list[str]:
    wrong = []
    holders = [-1] * int(N_SQUARES)
    stacks = [0] * int(N_SQUARES)
    for seat in range(s.seats):
        for i in range(FIGURES_EACH):
            figure = seat * FIGURES_EACH + i
            square = s.standing[figure]
            kind = ARMY if i < ARMIES else SCOUT
            number = i if kind == ARMY else i - ARMIES
            if square == NONE:
                attacks = seat == s.attacker and s.attacking & BIT[i] != 0
                if s.link[figure] != NONE and not attacks and not in_group(s, seat, figure):
                    wrong.append(f"link: figure {i} of seat {seat} is in the supply")
                continue
            if number >= owned(s, seat, kind):
                wrong.append(f"standing: seat {seat} has no figure {i}")
            if in_group(s, seat, figure):
                wrong.append(f"group: figure {i} of seat {seat} stands on the map")
            if kind == ARMY and s.link[figure] != NONE:
                wrong.append(f"link: figure {i} of seat {seat} is an army")
            if holders[square] not in (-1, seat):
                wrong.append(f"standing: two players share {SQUARES.ids[square]}")
            holders[square] = int(seat)
            stacks[square] += 1
    for square in range(N_SQUARES):
        if s.holder[square] != holders[square]:
            wrong.append(f"holder: {SQUARES.ids[square]} is not held as its figures say")
        elif holders[square] >= 0 and stacks[square] > stacking_limit(s, holders[square]):
            wrong.append(f"standing: too many figures on {SQUARES.ids[square]}")
        on_centre = s.is_centre(square) and s.find(AT_MOVE_ASIDE) == NONE
        if holders[square] >= 0 and (on_centre or s.token[square] != NONE):
            wrong.append(f"standing: figures on {SQUARES.ids[square]}, a city or a token")
    return wrong


def broken_markers(s: Civilization) -> list[str]:
    wrong = []
    buildings = [0] * int(N_BUILDING_KINDS)
    people = [int(s.stock[type]) for type in range(N_PERSON_TYPES)]
    for seat in range(s.seats):
        for type in range(N_PERSON_TYPES):
            people[type] += int(s.reserve[seat * N_PERSON_TYPES + type])
    wonders = [-1] * int(N_WONDERS)
    for square in range(s.layout.squares):
        marker = s.marker[square]
        if marker == NONE:
            continue
        if s.city_around(square) == NONE:
            wrong.append(f"marker: {SQUARES.ids[square]} lies in the outskirts of no city")
        if marker < N_BUILDINGS:
            buildings[s.box.building_kind[marker]] += 1
            if s.box.building_terrain[marker] >> s.terrain[square] & 1 == 0:
                wrong.append(f"marker: {BUILDINGS.ids[marker]} on terrain it can't stand on")
        elif marker < FIRST_PERSON_MARKER:
            wonders[marker - FIRST_WONDER_MARKER] = int(square)
        else:
            people[marker - FIRST_PERSON_MARKER] += 1
    for kind in range(N_BUILDING_KINDS):
        if buildings[kind] + s.supply[kind] != s.box.kind_supply[kind]:
            wrong.append(f"supply: {buildings[kind]} markers on the map and {s.supply[kind]} left")
    for type in range(N_PERSON_TYPES):
        if people[type] != s.box.person_markers[type]:
            wrong.append(f"stock: {people[type]} great people of type {type}")
    for wonder in range(N_WONDERS):
        owner = s.wonder_pile[wonder] - WONDER_PACK.common
        square = wonders[wonder]
        if s.wonder_at[wonder] != square:
            wrong.append(f"wonder_at: {WONDERS.ids[wonder]} is not where its marker is")
        elif s.phase == IN_SETUP and square < 0 <= owner:
            continue  # Egypt's, not placed yet
        elif (owner >= 0) != (square >= 0) or (square >= 0 and s.owner_of(square) != owner):
            wrong.append(f"wonder_pile: {WONDERS.ids[wonder]} is not its owner's")
        elif s.obsolete[wonder] == 1 and s.wonder_pile[wonder] < 2:
            wrong.append(f"obsolete: {WONDERS.ids[wonder]} has not been seen")
    return wrong


def broken_tokens(s: Civilization) -> list[str]:
    wrong = []
    met = [0] * int(N_TOKENS)
    for square in range(s.layout.squares):
        token = s.token[square]
        if token == NONE:
            continue
        met[token] += 1
        if s.token_pile[token] != TOKEN_ON_MAP:
            wrong.append(f"token: {TOKENS.ids[token]} is not on the map")
        if s.marker[square] != NONE or s.spot[square] != NONE:
            wrong.append(f"token: {SQUARES.ids[square]} has a marker or is of a city")
    for token in range(N_TOKENS):
        if (s.token_pile[token] == TOKEN_ON_MAP) != (met[token] == 1):
            wrong.append(f"token: {TOKENS.ids[token]} lies {met[token]} times on the map")
    for relic in range(N_RELICS):
        square = s.relic_at[relic]
        if square != NONE and (s.terrain[square] == NONE or s.spot[square] != NONE):
            wrong.append(f"relic_at: a relic can't lie on {SQUARES.ids[square]}")
    return wrong


# ---------------------------------------------------------------- players


def broken_before_choosing(s: Civilization, seat: i64) -> list[str]:
    """CV-4.2: a seat without a civilization knows and owns nothing."""
    has = s.trade[seat] + s.culture[seat] + s.space[seat] + s.coins[seat] + s.government[seat]
    for tech in range(N_TECHS):
        has += s.row_of[seat * N_TECHS + tech]
    for row in range(N_LEVELS):
        has += s.rows[seat * N_LEVELS + row]
    return [f"civ: seat {seat} has none yet, and something already"] if has > 0 else []


def broken_players(s: Civilization) -> list[str]:
    wrong = []
    for seat in range(s.seats):
        if s.civ[seat] == NONE:
            wrong += broken_before_choosing(s, seat)
            continue
        counted = [0] * int(N_LEVELS + 1)
        for tech in range(N_TECHS):
            row = s.row_of[seat * N_TECHS + tech]
            counted[row] += 1
            level = s.box.tech_level[tech]
            start = tech == s.box.starting_tech[s.civ[seat]]
            if row > 0 and not (row == level or row == level - 1 or (start and row == 1)):
                wrong.append(f"row_of: {TECHS.ids[tech]} can't lie in row {row}")
            if row > 0 and s.fame == 0 and s.box.tech_fame[tech] == 1:
                wrong.append(f"row_of: {TECHS.ids[tech]} is of Fame and Fortune")
        if s.blank_row[seat] > 0:
            counted[s.blank_row[seat]] += 1
        for row in range(N_LEVELS):
            cards = s.rows[seat * N_LEVELS + row]
            if cards != counted[row + 1]:
                wrong.append(f"rows: seat {seat} has {counted[row + 1]} cards in row {row + 1}")
            if row > 0 and cards > max(s.rows[seat * N_LEVELS + row - 1] - 1, 0):
                wrong.append(f"rows: row {row + 1} of seat {seat} does not rest on the one below (CV-10.3)")
    for kind in range(N_MARKET):
        if in_market(s, kind) < 0:
            wrong.append(f"resources: too many of {RESOURCES.ids[kind]}")
    return wrong


def broken_cards(s: Civilization) -> list[str]:
    seats: i64 = s.seats
    return (
        UNIT_PACK.broken(s.unit_pile, s.unit_seen, seats)
        + CARD_PACK.broken(s.card_pile, s.card_seen, seats)
        + TOKEN_PACK.broken(s.token_pile, s.token_seen, seats)
        + WONDER_PACK.broken(s.wonder_pile, s.wonder_seen, seats)
        + PERSON_PACK.broken(s.person_pile, s.person_seen, seats)
    )


def broken_battle(s: Civilization) -> list[str]:
    """Units are in hands and in play only during a battle, and only for its two sides."""
    wrong = []
    for side in range(s.seats + 1):
        who = BARBARIANS if side == s.seats else side
        fights = s.attacker != NONE and (who == s.attacker or who == s.defender)
        for which in range(KILLED + 1):
            if which == FORCES and who != BARBARIANS:
                continue
            if not fights and s.count_units(who, which) > 0:
                wrong.append(f"unit_pile: side {who} does not fight")
    for unit in range(len(s.front)):
        if (s.front[unit] > 0 or s.wounds[unit] > 0) and s.attacker == NONE:
            wrong.append(f"front: unit {unit} is in no battle")
    return wrong


# ---------------------------------------------------------------- actions in progress


def broken_move(s: Civilization) -> list[str]:
    """A group moves only while movement is asked about; if a capital falls, the game ends there."""
    wrong: list[str] = []
    if s.over():
        return wrong
    if s.find(AT_MOVE) >= 0:
        if s.group != 0 and s.group_at == NONE:
            wrong.append("group: its figures are nowhere")
        return wrong
    if s.group != 0 or s.group_at != NONE or s.group_from != NONE or s.path[0] != NONE:
        wrong.append("group: no movement is under way")
    if s.steps_left != 0 or s.discoveries != 0:
        wrong.append("steps_left: no movement is under way")
    if s.phase != IN_MOVEMENT and max(s.discovery_debt) > 0:
        wrong.append("discovery_debt: nothing has moved")
    return wrong


def broken_announcements(s: Civilization) -> list[str]:
    """Targets and payments belong to an announcement, secret answers to a window."""
    wrong = []
    if s.find(AT_EFFECT) < 0 and (max(s.aims) != NONE or max(s.paid) != NONE):
        wrong.append("aims, paid: nothing is announced")
    if s.find(AT_WINDOW) < 0 and s.find(AT_INTERRUPTS) < 0:
        for name, values in (
            ("answers", s.answers),
            ("answer_means", s.answer_means),
            ("answer_aims", s.answer_aims),
        ):
            if max(values) != NONE:
                wrong.append(f"{name}: no answer is asked for")
        if max(s.passing) != 0:
            wrong.append("passing: no answer is asked for")
    return wrong
