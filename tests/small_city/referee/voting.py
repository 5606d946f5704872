"""Phase 5: the vote."""

from tests.small_city.referee.borough import Borough
from tests.small_city.referee.data import CARDS, ECONOMY, WINTER, beside, ring
from tests.small_city.referee.table import Table
from tests.small_city.referee.work import workers


def phase_5(table: Table) -> None:
    for seat in table.playing():
        borough = table.boroughs[seat]
        borough.votes += votes_of_homes(borough) + votes_of_universities(table, seat)
        borough.votes += votes_of_card(borough)
    speak(table)


def votes_of_homes(borough: Borough) -> int:
    """SC-5.5.1"""
    votes = 0
    for home in borough.of_category("residential"):
        for square in home.squares:
            own = sum(borough.works_here(person) for person in borough.people.get(square, []))
            votes += own * ECONOMY["residential_votes"][home.level - 1]
    return votes


def votes_of_universities(table: Table, seat: int) -> int:
    """SC-5.5.2"""
    students = [
        tile
        for borough, square, _ in workers(table, seat, ["culture"])
        if (tile := borough.tile_at(square)) and tile.building.get("effect") == "university_votes"
    ]
    return int(ECONOMY["university_votes"]) * len(students)


def votes_of_card(borough: Borough) -> int:
    """SC-5.5.3: the Supporter, the Physicist and the Artist."""
    if borough.card == "E":
        return int(CARDS["E"]["votes"])
    if borough.card in ("I", "J"):
        building = "factory_3" if borough.card == "I" else "museum"
        squares = {square for tile in borough.of_id(building) for square in tile.squares}
        own = sum(square in squares for square, _ in borough.active_citizens())
        return int(CARDS[borough.card]["votes_each"]) * own
    return 0


def speak(table: Table) -> None:
    """SC-8.3.3: the Mayor speaks to the six squares around the Mayor's two spaces, on that side of the Town Hall."""
    host = table.boroughs[table.host]
    if not host.mayor or host.out is not None:
        return
    listeners = sum(len(host.people.get(square, [])) for square in audience(host))
    rules = WINTER["mayor_variant"]
    host.votes += min(rules["max_votes"], listeners * rules["votes_each"])


def audience(host: Borough) -> set[int]:
    """Round the two spaces, but not beside or under the other half of the Town Hall."""
    assert host.hall is not None
    other_half = host.hall.covered - host.mayor
    around = {square for space in host.mayor for square in ring(space)} - host.hall.covered
    behind = {square for space in other_half for square in beside(space)}
    return around - behind
