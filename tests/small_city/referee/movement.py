"""Phase 3: citizens move, tourists leave, newcomers arrive, Tokyo's parks grow."""

from tests.small_city.referee.borough import Borough, Person, Tile
from tests.small_city.referee.data import BUILDINGS, WINTER, Said, beside, name_of, piece_of
from tests.small_city.referee.table import Ask, Table, Talk, Together, square_in

STAY = ("hall", "storage", "pilgrim")  # kinds of places without entry


def phase_3(table: Table) -> Talk:
    for borough in table.boroughs:
        borough.closed = frozenset(borough.people)
        for _, person in borough.everybody():
            person.moved = person.moved_within = False
    yield Together({seat: move(table, seat) for seat in table.playing()})
    if not table.solo:
        for seat in table.playing():
            yield from send_tourists(table, seat)
    newcomers = {seat: arriving(table.boroughs[seat]) for seat in table.playing()}
    yield Together({seat: arrive(table, seat, number) for seat, number in newcomers.items()})
    for seat in table.playing():
        board_tramway(table, seat)
    for seat in table.playing():
        yield from grow_parks(table, seat)


# ---------------------------------------------------------------- A: one's own citizens


def move(table: Table, seat: int) -> Talk:
    """SC-5.3.1, SC-5.3.7"""
    borough = table.boroughs[seat]
    asked = False
    while True:
        choices = list_moves(table, seat)
        if not choices and not asked:
            return
        answer = yield Ask("move", seat, [*choices, {"verb": "commit"}])
        asked = True
        if answer["verb"] == "commit":
            return
        to = square_in(answer, "to")
        if answer["verb"] == "move":
            person = still_here(borough, square_in(answer, "from"))
            assert person is not None
            borough.take(square_in(answer, "from"), person)
            person.moved_within = True
        else:
            host = table.boroughs[answer["borough"]]
            square = square_in(answer, "from")
            person = next(one for one in host.people[square] if one.colour == seat and not one.pilgrim)
            host.take(square, person)
        person.moved = True
        borough.put(to, person)
        call_growth(table, borough, to)


def list_moves(table: Table, seat: int) -> list[Said]:
    borough = table.boroughs[seat]
    places = {square: kind for square, kind in borough.places().items() if may_enter(borough, square, kind)}
    found: list[Said] = []
    hall = borough.hall.squares if borough.hall else ()
    for square in sorted(borough.people):
        if still_here(borough, square) is None:
            continue
        for to, kind in places.items():
            if to != square and (square not in hall or open_to_hall(borough, to, kind)):
                found.append({"verb": "move", "from": name_of(square), "to": name_of(to)})
    for host in table.boroughs:
        if host.seat == seat:
            continue
        for square in sorted(host.people):
            if any(one.colour == seat and not one.pilgrim for one in host.people[square]):
                for to in places:
                    found.append(
                        {
                            "verb": "come_home",
                            "borough": host.seat,
                            "from": name_of(square),
                            "to": name_of(to),
                        }
                    )
    return found


def still_here(borough: Borough, square: int) -> Person | None:
    """A citizen of the borough's owner on this square who has not moved this turn."""
    there = borough.people.get(square, [])
    return next((one for one in there if borough.works_here(one) and not one.moved), None)


def may_enter(borough: Borough, square: int, kind: str) -> bool:
    """SC-5.3.2: empty now and when phase 3 began; a Tramway has no limit (SC-8.8.4)."""
    if kind in STAY or not borough.usable(square):
        return False
    return kind == "tram" or (square not in borough.closed and borough.is_empty(square))


def open_to_hall(borough: Borough, square: int, kind: str) -> bool:
    """From the Town Hall: a home of level 1, with a Subway of any level."""
    tile = borough.tile_at(square)
    assert tile is not None
    return kind == "home" and (tile.level == 1 or borough.has_working("subway"))


def call_growth(table: Table, borough: Borough, square: int) -> None:
    """SC-8.5.5: a citizen has moved into a park of Tokyo."""
    park = borough.tile_at(square)
    if not borough.own_parks or park is None or park.category != "park" or park.level > 2:
        return
    park.calls.add(table.turn + WINTER["asia"]["tokyo_growth_delay"][park.id])


# ---------------------------------------------------------------- B: tourists


def send_tourists(table: Table, seat: int) -> Talk:
    """SC-5.3.3, SC-5.3.8"""
    borough = table.boroughs[seat]
    while choices := list_sendings(table, seat):
        answer = yield Ask("tourists", seat, [*choices, {"verb": "stop"}])
        if answer["verb"] == "stop":
            return
        host = table.boroughs[answer["borough"]]
        square = square_in(answer, "from")
        person = still_here(borough, square)
        assert person is not None
        borough.take(square, person)
        person.moved = True
        host.put(square_in(answer, "to"), person)
        borough.money -= toll(host)
        host.money += toll(host)


def list_sendings(table: Table, seat: int) -> list[Said]:
    borough = table.boroughs[seat]
    hall = borough.hall.squares if borough.hall else ()
    senders = [
        square
        for square in sorted(borough.people)
        if square not in hall
        and any(one.colour == seat and not one.pilgrim and not one.moved for one in borough.people[square])
    ]
    found = []
    for host in destinations(table, seat):
        places = [
            square
            for square, kind in host.places().items()
            if is_for_tourists(host, square) and may_enter(host, square, kind)
        ]
        found += [
            {"verb": "send", "borough": host.seat, "from": name_of(square), "to": name_of(to)}
            for square in senders
            for to in places
        ]
    return found


def destinations(table: Table, seat: int) -> list[Borough]:
    """SC-3.8, and across with a Subway: where one has no tourist yet and can pay the toll."""
    borough = table.boroughs[seat]
    found = []
    for other in sorted(table.playing()):
        host = table.boroughs[other]
        near = (other - seat) % table.seats in (1, table.seats - 1)
        if other == seat or not (near or borough.has_working("subway")):
            continue
        visited = any(one.colour == seat and not one.pilgrim for _, one in host.everybody())
        if not visited and toll(host) <= borough.money:
            found.append(host)
    return found


def toll(host: Borough) -> int:
    return int(BUILDINGS["police_station"]["tourist_toll"]) if host.has_working("police_station") else 0


def is_for_tourists(host: Borough, square: int) -> bool:
    tile = host.tile_at(square)
    assert tile is not None
    return tile.category in ("factory", "commercial", "cultural", "bank", "tram")


# ---------------------------------------------------------------- C and D: newcomers


def arriving(borough: Borough) -> int:
    """SC-5.3.5, SC-5.3.9"""
    empty = sum(
        borough.is_empty(square) for factory in borough.of_category("factory") for square in factory.squares
    )
    return min(empty, len(borough.empty_hall()), borough.career)


def arrive(table: Table, seat: int, newcomers: int) -> Talk:
    def leave_career() -> None:
        table.boroughs[seat].career -= 1

    yield from table.stand(seat, newcomers, "arrivals", leave_career)


def board_tramway(table: Table, seat: int) -> None:
    """SC-8.8.4"""
    borough = table.boroughs[seat]
    for tram in borough.of_id("tram_station"):
        (square,) = tram.places()
        if borough.usable(square) and table.supply[seat] > 0:
            table.supply[seat] -= 1
            borough.put(square, Person(seat))


# ---------------------------------------------------------------- Tokyo's parks (SC-8.5.5)


def grow_parks(table: Table, seat: int) -> Talk:
    borough = table.boroughs[seat]
    due = [park for park in borough.tiles if table.turn in park.calls]
    for park in sorted(due, key=lambda one: min(one.squares)):
        park.calls.remove(table.turn)
        squares = growth_squares(table, borough, park)
        if not squares:
            continue
        square = squares[0]
        if len(squares) > 1:
            answer = yield Ask("grow", seat, [{"verb": "grow", "square": name_of(one)} for one in squares])
            square = square_in(answer)
        enlarge_park(table, borough, park, square)


def growth_squares(table: Table, borough: Borough, park: Tile) -> list[int]:
    if borough.contaminated(park) or park.covered & borough.street:
        return []
    near = {other for square in park.squares for other in beside(square)}
    return [
        square
        for square in sorted(near)
        if borough.is_open(square)
        and square not in borough.street
        and table.stock[grown_piece(park, square)] > 0
    ]


def grown_piece(park: Tile, square: int) -> str:
    """The tile that covers the park and this square."""
    squares = sorted([*park.squares, square])
    if len(squares) == 2:
        return piece_of("park_2", "D2")
    straight = squares[1] - squares[0] == squares[2] - squares[1] in (1, 10)
    return piece_of("park_3", "I3" if straight else "L3")


def enlarge_park(table: Table, borough: Borough, park: Tile, square: int) -> None:
    piece = grown_piece(park, square)
    borough.tiles.remove(park)
    table.stock[park.piece] += 1
    table.stock[piece] -= 1
    borough.tiles.append(Tile(piece, tuple(sorted([*park.squares, square]))))
