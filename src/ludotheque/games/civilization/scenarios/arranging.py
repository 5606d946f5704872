"""How a prepared position differs from one after set-up: tiles, pieces, the phase and the active player."""

# Interpreted: msgspec structures.

from ludotheque.core.cards import bit, everybody
from ludotheque.core.chance import seeded
from ludotheque.games.civilization.city.founding import lay_outskirts
from ludotheque.games.civilization.components.box import (
    ARMIES,
    CELLS,
    CITIES,
    COIN_PLACES,
    FIGURES_EACH,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_BUILDINGS,
    N_COIN_TECHS,
    N_INVESTMENTS,
    N_LEVELS,
    N_MARKET,
    N_PERSON_TYPES,
    N_TECHS,
    NONE,
    RESOURCES,
    SOUTH,
)
from ludotheque.games.civilization.map import tiles
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, kill_figure, put_figure
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CAPITAL, AT_CIV
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    CARDS,
    CITY_MARKS,
    CIVS,
    FORCES,
    GOVERNMENTS,
    IN_SETUP,
    INVESTMENTS,
    MARKERS,
    PEOPLE,
    PERSON_DECK,
    PERSON_PACK,
    PERSON_TYPES,
    PHASES,
    SETTLE,
    SETTLE_PAIR,
    SQUARES,
    TAKE_CIV,
    TECHS,
    TOKEN_ON_MAP,
    TOKEN_PACK,
    TOKEN_STOCK,
    TOKENS,
    UNIT_DECK,
    UNIT_PACK,
    UNIT_TYPES,
    WONDER_DECK,
    WONDER_MARKET,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.market import refill_wonders
from ludotheque.games.civilization.scenarios.files import BadScenario, Given, Player
from ludotheque.games.civilization.turn import phases, setup_questions


def begin_with(s: Civilization, given: Given) -> None:
    """Set-up: the civilizations of the scenario, capitals on their recommended squares. A scenario of set-up itself
    begins with placing the first capital.
    """
    s.first = given.first
    s.drop()
    s.set_top(1, 0)
    s.settle()
    while s.phase == IN_SETUP:
        seat = s.mover()
        if s.step().number == AT_CIV:
            action = TAKE_CIV.of(CIVS.index_of[given.civs[seat]])
        elif given.phase == PHASES.ids[IN_SETUP]:
            return
        elif s.step().number == AT_CAPITAL:
            action = recommended(s, seat)
        else:
            action = s.actions(seat)[0]
        s.apply(seat, action)


def recommended(s: Civilization, seat: int) -> int:
    """CV-4.6: the capital's square recommended by the home tile."""
    first = s.box.start_cells[s.civ[seat] * 2]
    square = tiles.placed_square(s, setup_questions.home_of(s, seat), first)
    for action in s.actions(seat):
        if SETTLE.has(action) and SETTLE.arg(action) == square:
            return int(action)
        if SETTLE_PAIR.has(action) and square == SETTLE_PAIR.arg(action):
            return int(action)
    return int(s.actions(seat)[0])


def lay_tile(s: Civilization, place: int, tile: int) -> None:
    """Puts a tile face up at a place; the tile that lay there takes its former place, if it had one."""
    for other in range(s.layout.places):
        if s.tile[other] == tile and other != place:
            s.tile[other] = s.tile[place]
    s.tile[place] = tile
    tiles.lay_open(s, place, SOUTH)
    for cell in range(CELLS):
        s.token[place * CELLS + cell] = NONE


def put_token(s: Civilization, square: int, kind: str) -> None:
    """Puts a hut or village token on the map in exchange for one with the same back."""
    if s.token[square] != NONE:
        TOKEN_PACK.put(s.token_pile, s.token_seen, s.token[square], TOKEN_STOCK, 0)
    token = piece(TOKENS.ids, kind, [t for t in range(TOKENS.size) if s.token_pile[t] == TOKEN_STOCK])
    TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_ON_MAP, 0)
    s.token[square] = token


def piece(ids: list[str], kind: str, among: list[int]) -> int:
    """A piece of a kind among some: its id is the kind itself, with or without a number."""
    for number in among:
        stem, _, last = ids[number].rpartition("_")
        if ids[number] == kind or (stem == kind and last.isdigit()):
            return number
    raise BadScenario(f"there is no {kind} left")


def furnish(s: Civilization, seat: int, player: Player) -> None:
    """What a player has."""
    for name in ("trade", "culture", "space", "coins"):
        if getattr(player, name) is not None:
            getattr(s, name)[seat] = getattr(player, name)
    if player.techs is not None:
        set_techs(s, seat, player.techs, player.rows)
    if player.government is not None:
        s.government[seat] = GOVERNMENTS.index_of[player.government]
    s.fresh_governments[seat] = sum(1 << GOVERNMENTS.index_of[id] for id in player.fresh_governments)
    for tech, coins in player.tech_coins.items():
        s.tech_coins[seat * N_COIN_TECHS + COIN_PLACES.index(tech) - 1] = coins
    if player.resources is not None:
        for kind in range(N_MARKET):
            s.resources[seat * N_MARKET + kind] = player.resources.get(RESOURCES[kind], 0)
    for card, markers in player.invested.items():
        s.invested[seat * N_INVESTMENTS + INVESTMENTS.index_of[card]] = markers
    give_cards(s, seat, player)
    set_cities(s, seat, player)
    set_figures(s, seat, player)
    set_markers(s, seat, player)


def set_techs(s: Civilization, seat: int, techs: list[str], rows: dict[str, int]) -> None:
    for tech in range(N_TECHS):
        s.row_of[seat * N_TECHS + tech] = 0
    for row in range(N_LEVELS):
        s.rows[seat * N_LEVELS + row] = 0
    starting = s.box.starting_tech[s.civ[seat]]
    for id in techs:
        tech = TECHS.index_of[id]
        row = rows.get(id, 1 if tech == starting else s.box.tech_level[tech])
        s.row_of[seat * N_TECHS + tech] = row
        s.rows[seat * N_LEVELS + row - 1] += 1


def give_cards(s: Civilization, seat: int, player: Player) -> None:
    """Cards, tokens, units and named people, taken from unseen piles."""
    if player.cards is not None:
        for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(seat)):
            CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_DECK, 0)
        for kind in player.cards:
            card = piece(CARDS.ids, kind, list(CARD_PACK.in_pile(s.card_pile, CARD_DECK)))
            CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_PACK.of(seat), bit(seat))
    for kind in player.tokens or []:
        token = piece(TOKENS.ids, kind, list(TOKEN_PACK.in_pile(s.token_pile, TOKEN_STOCK)))
        TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_PACK.of(seat), bit(seat))
    if player.units is not None:
        for unit in s.units(seat, FORCES):
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
        for type, strengths in player.units.items():
            for strength in strengths:
                give_unit(s, seat, UNIT_TYPES.index_of[type], strength)
    for person in [*(player.people or []), *player.open_people]:
        card = PEOPLE.index_of[person]
        if s.person_pile[card] != PERSON_DECK:
            raise BadScenario(f"{person} is not in the deck")
        witnesses = everybody(s.seats) if person in player.open_people else bit(seat)
        PERSON_PACK.put(s.person_pile, s.person_seen, card, PERSON_PACK.of(seat), witnesses)


def give_unit(s: Civilization, seat: int, type: int, strength: int) -> None:
    for unit in range(len(s.unit_pile)):
        same = s.box.unit_type[unit] == type and s.box.strength[unit * 4] == strength
        if same and s.unit_pile[unit] == UNIT_DECK:
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, FORCES), bit(seat))
            return
    raise BadScenario(f"no {UNIT_TYPES.ids[type]} of strength {strength} is left")


def set_cities(s: Civilization, seat: int, player: Player) -> None:
    capital = seat * CITIES
    if player.walls is not None:
        s.walls[capital] = int(player.walls)
    s.city_mark[capital] = CITY_MARKS.index_of[player.mark]
    for i, city in enumerate(player.cities or []):
        number = capital + 1 + i
        s.city_at[number] = SQUARES.index_of[city.at]
        s.walls[number] = int(city.walls)
        s.city_mark[number] = CITY_MARKS.index_of[city.mark]
        lay_outskirts(s, number)


def set_figures(s: Civilization, seat: int, player: Player) -> None:
    """Where figures are given, all others of that kind return to the supply."""
    for kind, where in ((ARMY, player.armies), (SCOUT, player.scouts)):
        if where is None:
            continue
        first = seat * FIGURES_EACH + (0 if kind == ARMY else ARMIES)
        for figure in range(first, (seat + 1) * FIGURES_EACH if kind == SCOUT else first + ARMIES):
            if s.standing[figure] != NONE:
                kill_figure(s, seat, figure)
        for square, count in where.items():
            for _ in range(count):
                put_figure(s, seat, kind, SQUARES.index_of[square])
    for square, slot in player.links.items():
        for figure in range(seat * FIGURES_EACH + ARMIES, (seat + 1) * FIGURES_EACH):
            if s.standing[figure] == SQUARES.index_of[square]:
                s.link[figure] = ["capital", "second_city", "third_city"].index(slot)


def set_markers(s: Civilization, seat: int, player: Player) -> None:
    for square, building in player.buildings.items():
        marker = MARKERS.index_of[building]
        assert marker < N_BUILDINGS
        s.marker[SQUARES.index_of[square]] = marker
        s.supply[s.box.building_kind[marker]] -= 1
    for square, id in player.wonders.items():
        wonder = WONDERS.index_of[id]
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(seat), everybody(s.seats))
        s.wonder_at[wonder] = SQUARES.index_of[square]
        s.marker[SQUARES.index_of[square]] = FIRST_WONDER_MARKER + wonder
        s.obsolete[wonder] = int(id in player.obsolete)
    for square, type in player.great_people.items():
        s.marker[SQUARES.index_of[square]] = FIRST_PERSON_MARKER + PERSON_TYPES.index_of[type]
        s.stock[PERSON_TYPES.index_of[type]] -= 1
    for type, count in player.reserve.items():
        s.reserve[seat * N_PERSON_TYPES + PERSON_TYPES.index_of[type]] += count
        s.stock[PERSON_TYPES.index_of[type]] -= count


def set_market(s: Civilization, wonders: list[str]) -> None:
    for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET):
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_DECK, 0)
    for id in wonders:
        wonder = WONDERS.index_of[id]
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_MARKET, everybody(s.seats))
    refill_wonders(s)


def stand_in(s: Civilization, given: Given) -> None:
    """The phase and the active player."""
    while s.depth() > 1:
        s.drop()
    s.turn = given.turn
    phases.begin_phase(s, PHASES.index_of[given.phase])
    s.set_top(1, s.place_of(given.active))
    s.chance = seeded(given.seed)
    s.settle()
