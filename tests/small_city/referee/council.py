"""Phase 7: the City Council."""

from tests.small_city.referee.borough import Borough
from tests.small_city.referee.construction import lay
from tests.small_city.referee.data import COUNCIL, PIECES, RAW, ROWS, WINTER, Said, name_of
from tests.small_city.referee.placement import Site
from tests.small_city.referee.table import Ask, Table, Talk, square_in
from tests.small_city.referee.work import may_have_doctor


def phase_7(table: Table) -> Talk:
    for seat in table.playing():
        yield from sit(table, seat)


def sit(table: Table, seat: int) -> Talk:
    """SC-5.7.1, SC-5.7.7; SC-8.5.6: Beijing moves twice; SC-8.9.1: Big Ben gives a free step besides."""
    borough = table.boroughs[seat]
    free = int(has_big_ben(borough))
    paid = int(borough.rules.get("council_moves") or COUNCIL["moves_per_turn"])
    if borough.card == "G":
        free, paid = free + 1, 0
    while choices := list_steps(borough, free, paid):
        answer = yield Ask("council", seat, [*choices, {"verb": "pass"}])
        if answer["verb"] == "pass":
            return
        row = next(one for one in ROWS if one["id"] == answer["row"])
        column = borough.discs[row["number"] - 1] + 1
        borough.discs[row["number"] - 1] = column
        if answer["means"] == "free":
            free -= 1
        else:
            paid -= 1
            price = COUNCIL["column_cost"][column - 1]
            if answer["means"] == "money":
                borough.money -= price
            else:
                borough.votes -= price
        yield from reward(table, seat, row, column)


def has_big_ben(borough: Borough) -> bool:
    return any(
        borough.has_working(tile.id)
        for tile in borough.tiles
        if tile.building.get("effect") == "free_council_step"
    )


def list_steps(borough: Borough, free: int, paid: int) -> list[Said]:
    found: list[Said] = []
    for row in ROWS:
        column = borough.discs[row["number"] - 1] + 1
        if column > COUNCIL["columns"]:
            continue
        price = COUNCIL["column_cost"][column - 1]
        if paid and borough.money >= price:
            found.append({"verb": "advance", "row": row["id"], "means": "money"})
        if paid and borough.votes >= price:
            found.append({"verb": "advance", "row": row["id"], "means": "votes"})
        if free:
            found.append({"verb": "advance", "row": row["id"], "means": "free"})
    return found


def reward(table: Table, seat: int, row: Said, column: int) -> Talk:
    """SC-5.7.2"""
    borough = table.boroughs[seat]
    gift = row["rewards"][column - 1]
    kind = row["reward_kind"]
    if kind == "money":
        borough.money += gift
    elif kind == "raw":
        yield from store_gift(table, seat, gift)
    elif kind == "free_building_up_to_size":
        yield from build_free(table, borough, row, gift)
    elif kind == "citizens":
        yield from welcome(table, seat, column, gift)
    elif borough.measures_pollution:
        borough.pollution = max(0, borough.pollution + gift)


# ---------------------------------------------------------------- row 2: materials


def store_gift(table: Table, seat: int, gift: dict[str, int]) -> Talk:
    borough = table.boroughs[seat]
    units = [kind for kind, number in gift.items() for _ in range(number)]
    for unit in units:
        room = [*borough.empty_hall(), *borough.empty_stores()]
        if not room:
            return
        kinds = RAW if unit == "any" else (unit,)
        spaces = table.spaces(borough, room)
        kind, square = kinds[0], spaces[0]
        if len(kinds) * len(spaces) > 1:
            choices = [
                {"verb": "store", "material": one, "square": name_of(space)}
                for one in kinds
                for space in spaces
            ]
            answer = yield Ask("materials", seat, choices)
            kind, square = answer["material"], square_in(answer)
        borough.goods[square] = kind


# ---------------------------------------------------------------- row 3: a free tile (SC-5.7.3)


def build_free(table: Table, borough: Borough, row: Said, size: int) -> Talk:
    site = Site(table, borough, spending=False)
    pieces = [
        piece
        for piece, count in table.stock.items()
        if count > 0 and may_be_free(piece, row, size) and any(True for _ in site.legal(piece))
    ]
    if not pieces:
        return
    choices: list[Said] = [{"verb": "build", "piece": piece} for piece in pieces]
    answer = yield Ask("tile", borough.seat, [*choices, {"verb": "decline"}])
    if answer["verb"] == "decline":
        return
    piece = answer["piece"]
    places = {str(one.said()): one for one in site.legal(piece)}
    answer = yield Ask("place", borough.seat, [one.said() for one in places.values()])
    lay(table, borough, table.stock, piece, places[str(answer)])
    borough.money += borough.flood_money  # SC-8.5.7: at once
    borough.flood_money = 0


def may_be_free(piece: str, row: Said, size: int) -> bool:
    building = PIECES[piece][0]
    if building["size"] > size or building["id"] in row["excludes"]:
        return False
    if any(building["cost"].get(kind, 0) for kind in row["excludes_priced_in"]):
        return False
    return building["how"] == "build" or building["id"] in row["includes"]


# ---------------------------------------------------------------- row 4: people (SC-5.7.4, SC-8.2.2)


def welcome(table: Table, seat: int, column: int, citizens: int) -> Talk:
    borough = table.boroughs[seat]
    if table.options.doctors and may_have_doctor(table, borough):
        packages = WINTER["doctors"]["tourism_options"][column - 1]
        named = {"with_doctor" if package.get("doctors") else "citizens": package for package in packages}
        answer = yield Ask("people", seat, [{"verb": "welcome", "package": name} for name in named])
        package = named[answer["package"]]
        citizens = package.get("citizens", 0)
        if package.get("doctors"):
            borough.doctor = True
            table.doctors -= 1

    def leave_supply() -> None:
        table.supply[seat] -= 1

    yield from table.stand(seat, min(citizens, table.supply[seat]), "people", leave_supply)
