"""Phase 4: income."""

from collections import Counter
from collections.abc import Collection

from tests.small_city.referee.borough import Borough, Person, Tile
from tests.small_city.referee.data import BUILDINGS, ECONOMY, RAW, WINTER, Said, beside, name_of
from tests.small_city.referee.table import Ask, Table, Talk, Together, clinic_cells, square_in

Units = Counter[str]


def phase_4(table: Table) -> Talk:
    for borough in table.boroughs:
        borough.made = 0
    for seat in table.playing():
        take_host_income(table.boroughs[seat])
    serve(table)
    yield Together({seat: trade(table, seat) for seat in table.playing()})
    for seat in table.playing():
        yield from walk_home(table, seat)
    yield from store_products(table)
    for seat in table.playing():
        yield from dig_stones(table, seat)
    yield Together({seat: salary(table, seat) for seat in table.playing()})


def workers(table: Table, seat: int, kinds: Collection[str]) -> list[tuple[Borough, int, Person]]:
    """All who work for this player on such a place, in the player's own borough first, then clockwise."""
    found = []
    for other in table.clockwise(seat):
        borough = table.boroughs[other]
        if borough.out is not None:
            continue
        places = borough.places()
        for square, person in borough.everybody():
            if (
                borough.served_by(person) == seat
                and places.get(square, "") in kinds
                and borough.usable(square)
            ):
                found.append((borough, square, person))
    return found


# ---------------------------------------------------------------- steps 1 and 2


def take_host_income(borough: Borough) -> None:
    """SC-5.4.1"""
    for square, person in borough.everybody():
        if borough.is_tourist(person):
            tile = borough.tile_at(square)
            assert tile is not None
            borough.money += int(
                tile.building.get("host_income_per_tourist") or ECONOMY["tourist_host_income"]
            )


def serve(table: Table) -> None:
    """SC-5.4.2: everything of step 2 without questions."""
    for seat in table.playing():
        player = table.boroughs[seat]
        player.money += ECONOMY["commercial_cash"] * len(workers(table, seat, ["cash"]))
        player.votes += ECONOMY["commercial_votes"] * len(workers(table, seat, ["votes"]))
        for borough, square, person in workers(table, seat, ["culture", "bank"]):
            tile = borough.tile_at(square)
            assert tile is not None
            building = tile.building
            player.votes += building.get("citizen_votes", 0)
            if borough.works_here(person):
                player.money += building.get("citizen_cash", 0)
            if person.moved:
                player.money += building.get("income_if_moved_this_turn", 0)


def trade(table: Table, seat: int) -> Talk:
    """SC-5.4.7: one question for each worker, as long as there is something to exchange."""
    borough = table.boroughs[seat]
    for kind, worth in (("sell_raw", "raw_sale"), ("raw_to_votes", "raw_votes")):
        for _ in workers(table, seat, [kind]):
            spaces = table.stocks(borough)
            if not spaces:
                return
            choices: list[Said] = [{"verb": "exchange", "square": name_of(square)} for square in spaces]
            answer = yield Ask("trade", seat, [*choices, {"verb": "decline"}])
            if answer["verb"] == "decline":
                continue
            value = ECONOMY[worth][table.remove_good(borough, square_in(answer))]
            if kind == "sell_raw":
                borough.money += value
            else:
                borough.votes += value


def walk_home(table: Table, seat: int) -> Talk:
    """SC-8.9.2: the Opera's listener goes to the largest residential zone that has room."""
    borough = table.boroughs[seat]
    listeners = [(square, person) for _, square, person in workers(table, seat, ["opera"]) if person.moved]
    for square, person in listeners:
        borough.votes += BUILDINGS["sydney_opera"]["votes_phase4"]
        homes = [home for home in borough.of_category("residential") if empty_places(borough, home)]
        largest = max((home.level for home in homes), default=0)
        places = sorted(empty_places(borough, home)[0] for home in homes if home.level == largest)
        if not places:
            continue
        to = places[0]
        if len(places) > 1:
            answer = yield Ask("listener", seat, [{"verb": "seat", "square": name_of(one)} for one in places])
            to = square_in(answer)
        borough.put(to, borough.take(square, person))


def empty_places(borough: Borough, home: Tile) -> list[int]:
    return sorted(square for square in home.places() if borough.is_empty(square))


# ---------------------------------------------------------------- step 3: factories


def store_products(table: Table) -> Talk:
    """SC-5.4.3, SC-5.4.4, SC-5.4.8"""
    at_home: dict[int, Units] = {seat: Counter() for seat in table.playing()}
    abroad: dict[int, dict[int, Units]] = {seat: {} for seat in table.playing()}
    for seat in table.playing():
        for borough, square, person in workers(table, seat, RAW):
            kind = borough.places()[square]
            polluting = 1 + by_port(borough, square)
            borough.made += polluting * ECONOMY["pollution_per_raw"][kind]
            if borough.works_here(person):
                at_home[seat][kind] += polluting + by_airport(borough, square)
            else:
                abroad[seat].setdefault(borough.seat, Counter())[kind] += polluting
                at_home[borough.seat][kind] += by_airport(borough, square)
    yield Together({seat: store_all(table, seat, at_home[seat], abroad[seat]) for seat in table.playing()})
    for seat in table.playing():
        leave_abroad(table, seat, abroad[seat])


def by_port(borough: Borough, square: int) -> int:
    """SC-8.5.2: one more unit for a square in the influence of Shanghai's port."""
    ports = [tile for tile in borough.tiles if tile.id == "shanghai_port"]
    if not borough.has_working("shanghai_port"):
        return 0
    more = int(WINTER["asia"]["shanghai_multiplier"]) - 1
    return more * sum(square in port.influence for port in ports)


def by_airport(borough: Borough, square: int) -> int:
    """SC-8.8.1: one more unit for a Factory tile that the Airport's influence touches."""
    factory = borough.tile_at(square)
    assert factory is not None
    airports = borough.of_category("airport")
    return sum(
        bool(factory.covered & airport.influence) and any(borough.usable(one) for one in airport.squares)
        for airport in airports
    )


def store_all(table: Table, seat: int, own: Units, abroad: dict[int, Units]) -> Talk:
    """What was made at home first, then what tourists made; what they could not send is left in `abroad`."""
    yield from store(table, seat, own)
    sent: Units = Counter()
    for units in abroad.values():
        sent.update(units)
    total = Counter(sent)
    yield from store(table, seat, sent)
    stored = total - sent
    for other in table.clockwise(seat):
        for kind in RAW:
            fits = min(stored[kind], abroad.get(other, Counter())[kind])
            if fits:
                stored[kind] -= fits
                abroad[other][kind] -= fits


def store(table: Table, seat: int, units: Units) -> Talk:
    """Kind and space, until everything is stored or no room is left."""
    borough = table.boroughs[seat]
    while units.total() > 0:
        room = sorted([*borough.empty_hall(), *borough.empty_stores()])
        if not room:
            return
        kinds = [kind for kind in RAW if units[kind] > 0]
        spaces = table.spaces(borough, room)
        kind, square = kinds[0], spaces[0]
        fits = units.total() <= len(room) and len(spaces) == 1
        if len(kinds) * len(spaces) > 1 and not fits:
            choices = [
                {"verb": "store", "material": one, "square": name_of(space)}
                for one in kinds
                for space in spaces
            ]
            answer = yield Ask("store", seat, choices)
            kind, square = answer["material"], square_in(answer)
        borough.goods[square] = kind
        units[kind] -= 1


def leave_abroad(table: Table, seat: int, abroad: dict[int, Units]) -> None:
    """SC-5.4.4 (i): into the Warehouses of the borough that made it, or discarded."""
    for other, units in abroad.items():
        host = table.boroughs[other]
        for kind in RAW:
            for square in host.empty_stores(shared=True)[: units[kind]]:
                host.goods[square] = kind


# ---------------------------------------------------------------- stones of mountains (SC-8.4.3)


def dig_stones(table: Table, seat: int) -> Talk:
    for borough, square, _ in workers(table, seat, RAW):
        if not any(borough.terrain(near) == "^" for near in beside(square)):
            continue
        factory = borough.tile_at(square)
        assert factory is not None
        room = [
            near
            for near in sorted(factory.influence)
            if borough.is_open(near) and borough.terrain(near) == "."
        ]
        if not room or table.stones == 0:
            stores = borough.empty_stores(shared=True)
            if borough.seat != seat and stores:
                borough.goods[stores[0]] = "stone"
            continue
        where = room[0]
        if len(room) > 1:
            choices = [{"verb": "dig", "square": name_of(one)} for one in room]
            answer = yield Ask("dig", seat, choices)
            where = square_in(answer)
        borough.goods[where] = "stone"
        table.stones -= 1


# ---------------------------------------------------------------- step 4: salaries (SC-8.2.3)


def salary(table: Table, seat: int) -> Talk:
    borough = table.boroughs[seat]
    if not borough.doctor:
        return
    wage = WINTER["doctors"]["salary"]
    paid = False
    if borough.money >= wage:
        answer = yield Ask("salary", seat, [{"verb": "pay_doctor"}, {"verb": "dismiss"}])
        paid = answer["verb"] == "pay_doctor"
    if not paid:
        borough.doctor = False
        table.doctors += 1
        return
    borough.money -= wage
    yield from raise_one(table, seat)


def raise_one(table: Table, seat: int) -> Talk:
    dead = [
        (borough.seat, square)
        for borough in table.boroughs
        for square in sorted(borough.dead)
        if borough.dead[square] == seat
    ]
    if not dead:
        return
    where = dead[0]
    if len(dead) > 1:
        choices = [{"verb": "raise", "borough": other, "square": name_of(square)} for other, square in dead]
        answer = yield Ask("raise", seat, choices)
        where = answer["borough"], square_in(answer)

    def rise() -> None:
        del table.boroughs[where[0]].dead[where[1]]

    yield from table.stand(seat, 1, "raise", rise)


def may_have_doctor(table: Table, borough: Borough) -> bool:
    """SC-8.2.2: a Clinic without a Doctor, whose Doctor's cell is usable."""
    cells = clinic_cells(borough)
    return cells is not None and not borough.doctor and table.doctors > 0 and borough.usable(cells[1])
