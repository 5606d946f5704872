"""Phase 6: pollution, and who leaves or dies of it."""

from tests.small_city.referee.borough import Borough, Person
from tests.small_city.referee.data import BUILDINGS, ECONOMY, Said, beside, name_of
from tests.small_city.referee.godzillas import godzillas_come
from tests.small_city.referee.table import Ask, Table, Talk, clinic_cells, square_in


def phase_6(table: Table) -> Talk:
    """SC-5.6.5"""
    if table.options.godzillas != "no":
        yield from godzillas_come(table)
    measured = {seat: measure(table.boroughs[seat]) for seat in table.playing()}
    for seat, pollution in measured.items():
        if table.boroughs[seat].measures_pollution:
            table.boroughs[seat].pollution += pollution
    limit = ECONOMY["pollution_out_of_game"]
    leave_game(table, [seat for seat in table.playing() if table.boroughs[seat].pollution >= limit])
    for seat in table.playing():
        yield from lose_in_delhi(table, seat)
    for seat in worst_polluters(table, measured):
        yield from lose(table, seat, victims(table.boroughs[seat]))


# ---------------------------------------------------------------- measuring


def measure(borough: Borough) -> int:
    """SC-5.6.1: the pollution X of the turn."""
    hall = borough.hall.squares if borough.hall else ()
    people = [(square, one) for square, one in borough.everybody() if square not in hall]
    tourists = sum(borough.is_tourist(one) for _, one in people)
    x = (len(people) - tourists) * ECONOMY["pollution_per_citizen"]
    x += tourists * ECONOMY["pollution_per_tourist"]
    x += 0 if borough.clean_air else borough.made
    x += ECONOMY["pollution_per_park_square"] * clean_park_squares(borough)
    if borough.has_working("fire_station"):
        x += BUILDINGS["fire_station"]["pollution"]
    x += noise(borough) if any_clean_airport(borough) else 0
    x += borough.rules.get("pollution_each_turn", 0)
    x += sorting(borough)
    return max(0, int(x))


def clean_park_squares(borough: Borough) -> int:
    return sum(borough.usable(square) for park in borough.of_category("park") for square in park.squares)


def any_clean_airport(borough: Borough) -> bool:
    return any(
        borough.usable(square) for airport in borough.of_category("airport") for square in airport.squares
    )


def noise(borough: Borough) -> int:
    """SC-8.8.1: the residential and commercial squares in the Airport's influence."""
    near: set[int] = set().union(*(airport.influence for airport in borough.of_category("airport")))
    loud = [tile for tile in borough.tiles if tile.category in ("residential", "commercial")]
    return sum(square in near for tile in loud for square in tile.squares)


def sorting(borough: Borough) -> int:
    """SC-8.8.3: activated by a citizen who moved there within the borough this turn."""
    for centre in borough.of_id("sorting_centre"):
        for square in centre.squares:
            for person in borough.people.get(square, []):
                if person.moved_within and borough.works_here(person):
                    return int(centre.building["pollution_when_activated"])
    return 0


# ---------------------------------------------------------------- leaving the game (SC-5.6.2)


def leave_game(table: Table, leavers: list[int]) -> None:
    """Their pieces abroad go to the supply, then their guests go home; no citizen returns to a player who leaves,
    too."""
    for seat in leavers:
        table.boroughs[seat].out = table.turn
        table.boroughs[seat].marker = None
    for host in table.boroughs:
        for square, person in list(host.everybody()):
            if person.colour != host.seat and person.colour in leavers:
                host.take(square, person)
                table.supply[person.colour] += 1
    for seat in leavers:
        host = table.boroughs[seat]
        for square, person in list(host.everybody()):
            if person.colour != seat:
                host.take(square, person)
                table.send_home(person)


# ---------------------------------------------------------------- losses


def lose_in_delhi(table: Table, seat: int) -> Talk:
    """SC-8.5.8: one's own citizens on tiles, else from the Town Hall."""
    borough = table.boroughs[seat]
    if table.turn not in borough.rules.get("automatic_death_turns", []):
        return
    hall = borough.hall.squares if borough.hall else ()
    own = [(square, one) for square, one in borough.everybody() if one.colour == seat]
    yield from lose(table, seat, [found for found in own if found[0] not in hall] or own)


def worst_polluters(table: Table, measured: dict[int, int]) -> list[int]:
    """SC-5.6.3: those with the highest X of the turn, if it kills and no Clinic helps."""
    taking_part = [seat for seat in table.playing() if table.boroughs[seat].measures_pollution]
    highest = max((measured[seat] for seat in taking_part), default=0)
    threshold = ECONOMY["solo_death_threshold" if table.solo else "death_threshold"]
    if highest < threshold:
        return []
    return [seat for seat in taking_part if measured[seat] == highest and not protected(table.boroughs[seat])]


def protected(borough: Borough) -> bool:
    cells = clinic_cells(borough)
    return cells is not None and any(borough.works_here(one) for one in borough.people.get(cells[0], []))


def victims(borough: Borough) -> list[tuple[int, Person]]:
    hall = borough.hall.squares if borough.hall else ()
    return [(square, one) for square, one in borough.everybody() if square not in hall]


def lose(table: Table, seat: int, candidates: list[tuple[int, Person]]) -> Talk:
    """The borough's owner chooses victim and grave."""
    borough = table.boroughs[seat]
    by_look: dict[tuple[int, int], Person] = {}
    for square, person in sorted(candidates, key=lambda found: found[1].pilgrim):
        by_look.setdefault((square, person.colour), person)
    if not by_look:
        return
    looks = sorted(by_look)
    where, colour = looks[0]
    if len(looks) > 1:
        choices = [{"verb": "lose", "square": name_of(square), "seat": of} for square, of in looks]
        answer = yield Ask("lose", seat, choices)
        where, colour = square_in(answer), answer["seat"]
    borough.take(where, by_look[where, colour])
    yield from bury(table, seat, colour)


def bury(table: Table, seat: int, colour: int) -> Talk:
    """SC-5.6.4"""
    borough = table.boroughs[seat]
    graves = list_graves(borough)
    if not graves:
        table.supply[colour] += 1
        return
    grave = graves[0]
    if len(graves) > 1:
        choices: list[Said] = [{"verb": "bury", "square": name_of(square)} for square in graves]
        answer = yield Ask("bury", seat, choices)
        grave = square_in(answer)
    borough.dead[grave] = colour


def list_graves(borough: Borough) -> list[int]:
    """Beside a cemetery if there is room, else anywhere that is empty."""
    dry = not borough.rules.get("river_rule")
    empty = [
        square for square in range(100) if borough.is_open(square) and (dry or borough.terrain(square) != "~")
    ]
    extending = [square for square in empty if beside(square) & set(borough.dead)]
    return extending or empty
