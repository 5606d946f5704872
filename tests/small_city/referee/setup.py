"""Setup (SC-4.1 to SC-4.12)."""

from tests.small_city.referee.borough import Borough, Person, Tile
from tests.small_city.referee.data import BOARDS, PIECES, SETUP, WINTER, Said, name_of
from tests.small_city.referee.table import Ask, Table, Talk, Together, square_in, start_money


def set_up(table: Table) -> Talk:
    """SC-4.10: the order of the choices."""
    table.boroughs = [Borough(seat) for seat in range(table.seats)]
    table.host = table.told("host")
    lay_out(table)
    yield from choose_boards(table)
    for borough in table.boroughs:
        open_board(borough)
    table.ring = list(table.told("ring"))
    table.special = table.told("special")
    yield Together({seat: keep_promise(table, seat) for seat in table.everybody()})
    for place, seat in enumerate(table.everybody()):
        table.boroughs[seat].money = start_money(table.options, table.seats, place)
    yield Together({seat: settle(table, seat) for seat in table.everybody()})
    for borough in table.boroughs:
        people_the_hall(borough)


def lay_out(table: Table) -> None:
    """The common stock (SC-4.11) and what modules add."""
    options, seats = table.options, table.seats
    table.stock = table.full_stock()
    spare = SETUP["citizens_per_colour_total"] - SETUP["citizens_limit"]
    table.supply = [spare] * seats
    if options.doctors:
        table.doctors = WINTER["doctors"]["pieces_per_player"] * seats
    if options.godzillas != "no":
        table.godzillas = WINTER["godzillas"]["by_players"][str(seats)]
        table.radioactivity = WINTER["godzillas"]["radioactivity_markers"]
    if options.terrain:
        table.stones = WINTER["terrain"]["stones"]
    if options.nuclear:
        nuclear = WINTER["nuclear"]
        for level in (1, 2, 3):
            own = nuclear["personal_reserve"][f"nuclear_{level}"]
            table.plants[level] = nuclear["count"][f"nuclear_{level}"] - own * seats
            for borough in table.boroughs:
                borough.reserve[level] = own


def choose_boards(table: Table) -> Talk:
    """SC-8.4.1, SC-8.5.1: in turn order."""
    options = table.options
    free = {BOARDS[city]["pair"] for city in WINTER["asia"]["boards"]}
    for seat in table.everybody():
        borough = table.boroughs[seat]
        if options.terrain:
            sides = [{"verb": "choose_side", "side": side} for side in ("easy", "expert")]
            answer = yield Ask("side", seat, sides)
            borough.board = f"{options.boards}_{answer['side']}"
        elif options.asia:
            pairs = {table.told("asia_board", seat)} if options.boards == "asia_dealt" else free
            answer = yield Ask("city", seat, cities(pairs))
            borough.board = answer["city"]
            free = free - {BOARDS[borough.board]["pair"]}
        else:
            borough.board = options.boards


def cities(pairs: set[str]) -> list[Said]:
    return [
        {"verb": "choose_city", "city": city}
        for city in WINTER["asia"]["boards"]
        if BOARDS[city]["pair"] in pairs
    ]


def open_board(borough: Borough) -> None:
    """SC-3.1, SC-3.10: the zone, the printed buildings and the pollution a board begins with."""
    rules = borough.rules
    borough.zone = rules["initial_zone"][0]
    borough.pollution = int(rules.get("start_pollution") or SETUP["start_pollution"])
    borough.votes = SETUP["start_votes"]
    for printed in rules.get("preprinted", []):
        squares = tuple(row * 10 + column for row, column in printed["cells"])
        borough.tiles.append(Tile(printed_piece(printed["building"], squares), squares, printed=True))


def printed_piece(building: str, squares: tuple[int, ...]) -> str:
    """Hong Kong's Factory of level 3 is a straight one."""
    names = [piece for piece, (of, _, _) in PIECES.items() if of["id"] == building]
    straight = len({square // 10 for square in squares}) == 1 or len({square % 10 for square in squares}) == 1
    return next((piece for piece in names if straight and piece.endswith("_i3")), names[0])


def keep_promise(table: Table, seat: int) -> Talk:
    """SC-4.5"""
    dealt = table.told("promises", seat)
    answer = yield Ask("promise", seat, [{"verb": "keep", "promise": promise} for promise in dealt])
    table.boroughs[seat].promise = answer["promise"]


def settle(table: Table, seat: int) -> Talk:
    """SC-4.7"""
    borough = table.boroughs[seat]
    if borough.hall is not None:
        return
    choices = [
        {"verb": "settle", "square": name_of(square)}
        for square in range(89)
        if square % 10 < 9 and all(may_settle(borough, square + i) for i in (0, 1, 10, 11))
    ]
    answer = yield Ask("town_hall", seat, choices)
    first = square_in(answer)
    borough.tiles.append(Tile("town_hall", (first, first + 1, first + 10, first + 11)))


def may_settle(borough: Borough, square: int) -> bool:
    return borough.is_open(square) and borough.terrain(square) not in "~B"


def people_the_hall(borough: Borough) -> None:
    """SC-4.8"""
    assert borough.hall is not None
    for square in sorted(borough.hall.squares)[: SETUP["citizens_in_town_hall"]]:
        borough.put(square, Person(borough.seat))
    borough.career = SETUP["citizens_in_career"]
