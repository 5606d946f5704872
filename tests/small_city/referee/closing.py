"""Phase 8: the Pilgrim and the next visit of the Mayor."""

from tests.small_city.referee.borough import Borough, Person
from tests.small_city.referee.data import name_of
from tests.small_city.referee.table import Ask, Table, Talk, square_in


def phase_8(table: Table) -> Talk:
    """SC-5.8.3"""
    for borough in table.boroughs:
        if borough.board == "ulaanbaatar" and borough.out is None:
            yield from pilgrim_returns(table, borough)
            if table.turn < table.last_turn:
                yield from pilgrim_leaves(table, borough)
    for borough in table.boroughs:
        borough.street = borough.mayor = frozenset()
    table.host = next_host(table)
    for borough in table.boroughs:
        borough.card = None
        borough.clean_air = borough.discount_used = False


def pilgrim_returns(table: Table, borough: Borough) -> Talk:
    """SC-8.5.9: to its owner's Town Hall; the borough's own goes to the Career space."""
    table.came_back = None
    found = next(((square, one) for square, one in borough.everybody() if one.pilgrim), None)
    if found is None:
        return
    borough.take(*found)
    if found[1].colour == borough.seat:
        borough.career += 1
    else:
        table.came_back = yield from table.stand(found[1].colour, 1, "pilgrim", lambda: None)


def pilgrim_leaves(table: Table, borough: Borough) -> Talk:
    monastery = next(tile for tile in borough.tiles if tile.id == "monastery")
    (place,) = monastery.places()
    before, table.last_sender = table.last_sender, None
    if not borough.usable(place):
        return
    order = table.playing()
    most = max(table.boroughs[seat].votes for seat in order)
    sender = next(seat for seat in order if table.boroughs[seat].votes == most)
    home = table.boroughs[sender]
    squares = [
        square
        for square in sorted(home.people)
        if any(one.colour == sender for one in home.people[square])
        and not (sender == before and square == table.came_back)
    ]
    if not squares:
        return
    square = squares[0]
    if len(squares) > 1:
        choices = [{"verb": "send_pilgrim", "square": name_of(one)} for one in squares]
        answer = yield Ask("pilgrim", sender, choices)
        square = square_in(answer)
    person = next(one for one in home.people[square] if one.colour == sender)
    home.take(square, person)
    borough.put(place, Person(sender, pilgrim=True))
    table.last_sender = sender


def next_host(table: Table) -> int:
    """SC-5.8.1: the holder of card A, else the player on the host's left; not a player who has left the game."""
    playing = table.playing()
    holder = next((seat for seat in playing if table.boroughs[seat].card == "A"), None)
    if holder is not None:
        return holder
    if table.solo or not playing:
        return table.host
    return next(seat for seat in [*table.clockwise(table.host)[1:], table.host] if seat in playing)
