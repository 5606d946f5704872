"""SC-8.1: godzillas take a break, wake, arrive and march."""

from dataclasses import dataclass

from tests.small_city.referee.actions import pair
from tests.small_city.referee.borough import Borough, Tile
from tests.small_city.referee.data import CLOCKWISE, WINTER, Said, name_of, step
from tests.small_city.referee.table import Ask, Table, Talk, clinic_cells, square_in


@dataclass
class Start:
    """Where a march begins: the squares one may leave from; the godzilla of a solo game leaves markers on them."""

    squares: frozenset[int]
    leaves_markers: bool = False


def godzillas_come(table: Table) -> Talk:
    """SC-8.1.3"""
    if not table.solo:
        for seat in reversed(table.everybody()):
            take_a_break(table, table.boroughs[seat])
    if table.turn < WINTER["godzillas"]["first_turn_awake"]:
        return
    dice = {seat: table.told("die", seat) for seat in table.playing()}
    visited = wake(table, dice)
    for seat in reversed(table.playing()):
        if seat in visited:
            yield from visit(table, table.boroughs[seat], dice[seat])


def take_a_break(table: Table, borough: Borough) -> None:
    squares = sorted(borough.godzilla)
    if not squares:
        return
    borough.godzilla = ()
    table.godzillas += 1
    for square in squares:
        mark(table, borough, square)
        if square in borough.goods:
            table.remove_good(borough, square)


def mark(table: Table, borough: Borough, square: int) -> None:
    """A radioactivity marker, if there is none and the supply has one; what lies there is discarded."""
    if square not in borough.markers and table.radioactivity > 0:
        table.radioactivity -= 1
        borough.markers.add(square)
    if square in borough.markers and square in borough.goods:
        table.remove_good(borough, square)


def wake(table: Table, dice: dict[int, int]) -> set[int]:
    """Who receives a godzilla: all but the lowest; a single player always."""
    if len(dice) == 1:
        return set(dice)

    def rank(seat: int) -> tuple[int, int, int]:
        borough = table.boroughs[seat]
        level = borough.pollution if borough.measures_pollution else 0
        return dice[seat], level, sum(len(tile.squares) for tile in borough.of_category("factory"))

    lowest = min(rank(seat) for seat in dice)
    return {seat for seat in dice if rank(seat) != lowest}


# ---------------------------------------------------------------- arrival


def visit(table: Table, borough: Borough, distance: int) -> Talk:
    if borough.godzilla:
        start = Start(frozenset(borough.godzilla), leaves_markers=True)
    elif borough.markers:
        start = yield from come_back(table, borough)
        table.godzillas -= 1
    else:
        start = yield from arrive_first(table, borough)
        if start is None:
            return
        table.godzillas -= 1
    yield from march(table, borough, start, distance)


def arrive_first(table: Table, borough: Borough) -> Talk:
    """SC-8.1.4"""
    harbours = borough.of_id("harbour")
    if harbours:
        return Start(harbours[0].covered)
    factories = borough.of_category("factory")
    level = max((factory.level for factory in factories), default=0)
    largest = [factory for factory in factories if factory.level == level]
    if not largest:
        return None
    spots: dict[tuple[int, str], Tile] = {}
    for factory in largest:
        for spot in spots_of(borough, factory):
            spots[spot] = factory
    chosen = yield from choose_spot(table, borough, sorted(spots))
    return Start(spots[chosen].covered)


def spots_of(borough: Borough, factory: Tile) -> list[tuple[int, str]]:
    """The two squares, as one of them and the direction of the other."""
    if factory.level == 1:
        return neighbours_in_zone(borough, factory.squares[0])
    if factory.level == 2:
        first, second = sorted(factory.squares)
    else:
        first, second = factory.squares[2], factory.squares[1]  # metal, stone
    return [(first, direction_to(first, second))]


def come_back(table: Table, borough: Borough) -> Talk:
    """SC-8.1.5"""
    marked = sorted(borough.markers)
    pairs = [(one, way) for one in marked for way in ("right", "down") if step(one, way) in borough.markers]
    if not pairs:
        pairs = [spot for one in marked for spot in neighbours_in_zone(borough, one)]
    square, direction = yield from choose_spot(table, borough, pairs)
    return Start(pair(square, direction))


def neighbours_in_zone(borough: Borough, square: int) -> list[tuple[int, str]]:
    return [
        (square, way)
        for way in CLOCKWISE
        if (near := step(square, way)) is not None and borough.in_zone(near)
    ]


def direction_to(square: int, other: int) -> str:
    return next(way for way in CLOCKWISE if step(square, way) == other)


def choose_spot(table: Table, borough: Borough, spots: list[tuple[int, str]]) -> Talk:
    chosen = spots[0]
    if len(spots) > 1:
        choices = [
            {"verb": "appear", "square": name_of(square), "dir": direction} for square, direction in spots
        ]
        answer = yield Ask("appear", borough.seat, choices)
        chosen = square_in(answer), answer["dir"]
    other = step(*chosen)
    assert other is not None
    eat(table, borough, chosen[0])
    eat(table, borough, other)
    return chosen


def eat(table: Table, borough: Borough, square: int) -> None:
    """SC-8.1.6, SC-8.1.9: the living go back to the supply, the Doctor too."""
    for person in borough.people.pop(square, []):
        table.supply[person.colour] += 1
    cells = clinic_cells(borough)
    if borough.doctor and cells is not None and cells[1] == square:
        borough.doctor = False
        table.doctors += 1


# ---------------------------------------------------------------- the march (SC-8.1.7, SC-8.1.8)


def march(table: Table, borough: Borough, start: Start, distance: int) -> Talk:
    exits = [
        (square, way)
        for square in sorted(start.squares)
        for way, near in ((way, step(square, way)) for way in CLOCKWISE)
        if near is not None and near not in start.squares and borough.in_zone(near)
    ]
    if not exits:
        return
    square, direction = exits[0]
    if len(exits) > 1:
        choices: list[Said] = [{"verb": "march", "square": name_of(one), "dir": way} for one, way in exits]
        answer = yield Ask("march", borough.seat, choices)
        square, direction = square_in(answer), answer["dir"]
    borough.godzilla = ()
    if start.leaves_markers:
        leave_start(table, borough, start, stays=square if distance == 1 else None)
    trail = [square]
    for _ in range(distance):
        direction = yield from look_ahead(borough, trail[-1], direction)
        ahead = step(trail[-1], direction)
        assert ahead is not None
        if len(trail) > 2 and ahead != trail[-2]:  # where it turns round, it has not left that square yet
            mark(table, borough, trail[-2])
        trail.append(ahead)
        eat(table, borough, ahead)
    borough.godzilla = tuple(sorted(trail[-2:]))
    eat(table, borough, trail[-2])  # after a single step that is the square it came from


def leave_start(table: Table, borough: Borough, start: Start, stays: int | None) -> None:
    """Solo: the squares it stood on get markers, except one on which it still stands at the end."""
    for one in sorted(start.squares):
        if one != stays:
            mark(table, borough, one)
            if one in borough.goods:
                table.remove_good(borough, one)


def look_ahead(borough: Borough, square: int, direction: str) -> Talk:
    """Straight on, or at the border to a side: the one without a marker, if just one has none."""
    if in_zone(borough, step(square, direction)):
        return direction
    number = CLOCKWISE.index(direction)
    sides = {"left": CLOCKWISE[number - 1], "right": CLOCKWISE[(number + 1) % 4]}
    sides = {side: way for side, way in sides.items() if in_zone(borough, step(square, way))}
    if not sides:
        return CLOCKWISE[(number + 2) % 4]
    clean = {side: way for side, way in sides.items() if step(square, way) not in borough.markers}
    if len(clean) == 1:
        return next(iter(clean.values()))
    if len(sides) == 1:
        return next(iter(sides.values()))
    answer = yield Ask("turn", borough.seat, [{"verb": "turn", "hand": side} for side in sides])
    return sides[answer["hand"]]


def in_zone(borough: Borough, square: int | None) -> bool:
    return square is not None and borough.in_zone(square)
