"""Invariants at every question: nothing appears, disappears or is in an illegal place."""

from collections import Counter

from tests.small_city.referee.borough import Borough
from tests.small_city.referee.data import COUNCIL, PIECES, RAW, SETUP, WINTER, name_of
from tests.small_city.referee.table import Table


def check(table: Table) -> None:
    for borough in table.boroughs:
        check_borough(table, borough)
    check_people(table)
    check_pieces_of_modules(table)
    check_stock(table)


def check_borough(table: Table, borough: Borough) -> None:
    assert borough.money >= 0
    assert borough.votes >= 0
    assert borough.pollution >= 0
    assert borough.career >= 0
    assert all(0 <= disc <= COUNCIL["columns"] for disc in borough.discs)
    covered = Counter(square for tile in borough.tiles for square in tile.squares)
    assert all(number == 1 for number in covered.values()), "two tiles on one square"
    assert all(borough.in_zone(square) for square in covered)
    assert not set(covered) & set(borough.dead)
    for tile in borough.tiles:
        of, shape, _ = PIECES[tile.piece]
        assert len(tile.squares) == of["size"], shape
        assert borough.limit_count(of) <= of.get("max_per_player", 99)
    places = borough.places()
    for square, there in borough.people.items():
        assert there
        assert borough.usable(square), f"a person on {name_of(square)}"
        assert places[square] not in ("storage",)
        assert len(there) == 1 or places[square] == "tram"
        assert square not in borough.goods
        assert square not in borough.mayor
    for square, kind in borough.goods.items():
        assert kind in RAW
        assert square not in borough.markers
        assert places.get(square) in ("hall", "storage") or (square not in covered and kind == "stone")
    assert len(borough.powered()) == sum(level for level, _ in borough.plants)


def check_people(table: Table) -> None:
    for seat in range(table.seats):
        living = sum(one.colour == seat for borough in table.boroughs for _, one in borough.everybody())
        dead = sum(list(borough.dead.values()).count(seat) for borough in table.boroughs)
        total = living + dead + table.boroughs[seat].career + table.supply[seat]
        assert total == SETUP["citizens_per_colour_total"], f"citizens of seat {seat}"
    pilgrims = [one for borough in table.boroughs for _, one in borough.everybody() if one.pilgrim]
    assert len(pilgrims) <= 1


def check_pieces_of_modules(table: Table) -> None:
    boroughs, options = table.boroughs, table.options
    if options.godzillas != "no":
        markers = sum(len(borough.markers) for borough in boroughs)
        assert markers + table.radioactivity == WINTER["godzillas"]["radioactivity_markers"]
        out = sum(bool(borough.godzilla) for borough in boroughs)
        assert out + table.godzillas == WINTER["godzillas"]["by_players"][str(table.seats)]
        assert all(len(borough.godzilla) in (0, 2) for borough in boroughs)
    if options.doctors:
        assert table.doctors + sum(borough.doctor for borough in boroughs) == table.seats
    if options.terrain:
        laid = sum(borough.tile_at(square) is None for borough in boroughs for square in borough.goods)
        assert laid + table.stones == WINTER["terrain"]["stones"]
    for level, count in table.plants.items():
        built = sum(of == level for borough in boroughs for of, _ in borough.plants)
        reserve = sum(borough.reserve[level] for borough in boroughs)
        assert built + reserve + count == WINTER["nuclear"]["count"][f"nuclear_{level}"]


def check_stock(table: Table) -> None:
    """The Opera may have left the game."""
    on_boards = Counter(
        tile.piece for borough in table.boroughs for tile in borough.tiles if not tile.printed
    )
    for piece, count in table.full_stock().items():
        missing = count - table.stock[piece] - on_boards[piece]
        assert table.stock[piece] >= 0
        assert missing == 0 or (piece == "sydney_opera" and missing == 1), piece
