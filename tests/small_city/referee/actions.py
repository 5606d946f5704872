"""Phase 1: the Mayor's street or visit, and the special actions."""

from tests.small_city.referee.borough import Borough
from tests.small_city.referee.data import CARDS, RING, WINTER, Said, beside, name_of, step
from tests.small_city.referee.table import Ask, Table, Talk, square_in


def phase_1(table: Table) -> Talk:
    if table.options.mayor_variant:
        yield from receive(table)
    else:
        yield from parade(table)
    for seat in table.playing():
        yield from choose_card(table, seat)


# ---------------------------------------------------------------- the Mayor


def parade(table: Table) -> Talk:
    """SC-5.1.1: the host's left neighbour chooses a street."""
    host = table.boroughs[table.host]
    streets = list_streets(host)
    others = [seat for seat in table.playing() if seat != table.host]
    if not streets or not (others or table.solo):
        return
    choices = [
        {"verb": "parade", "square": name_of(square), "dir": direction} for square, direction in streets
    ]
    if table.solo:
        answer = table.told("street", choices)
    else:
        answer = yield Ask("parade", others[0], choices)
    host.street = pair(square_in(answer), answer["dir"])


def list_streets(host: Borough) -> list[tuple[int, str]]:
    found = []
    for square in range(100):
        for direction in ("right", "down"):
            other = step(square, direction)
            if other is None or not (host.in_zone(square) and host.in_zone(other)):
                continue
            if host.is_open(square) or host.is_open(other):
                found.append((square, direction))
    return found


def pair(square: int, direction: str) -> frozenset[int]:
    other = step(square, direction)
    assert other is not None
    return frozenset({square, other})


def receive(table: Table) -> Talk:
    """SC-8.3.1: the Mayor must enter the Town Hall if it has two empty spaces side by side."""
    host = table.boroughs[table.host]
    pairs = hall_pairs(host)
    if not pairs:
        return
    choices: list[Said] = [
        {"verb": "receive", "square": name_of(square), "dir": direction} for square, direction in pairs
    ]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield Ask("receive", table.host, choices)
    host.mayor = pair(square_in(answer), answer["dir"])


def hall_pairs(borough: Borough) -> list[tuple[int, str]]:
    empty = borough.empty_hall()
    return [
        (square, direction)
        for square in empty
        for direction in ("right", "down")
        if step(square, direction) in empty
    ]


# ---------------------------------------------------------------- the ring of cards


def choose_card(table: Table, seat: int) -> Talk:
    """SC-5.1.2, SC-5.1.4"""
    borough = table.boroughs[seat]
    if not reachable(table, seat):
        return
    answer = yield Ask("action", seat, card_choices(table, seat))
    position = answer["position"]
    borough.money -= reachable(table, seat)[position]
    borough.marker = position
    borough.card = table.ring[position]
    if table.solo:
        move_neutral(table)
    yield from carry_out(table, seat)


def card_choices(table: Table, seat: int) -> list[Said]:
    return [{"verb": "take", "position": position} for position in reachable(table, seat)]


def reachable(table: Table, seat: int) -> dict[int, int]:
    """The cards that may be taken, and the price of the steps."""
    borough = table.boroughs[seat]
    taken = {other.marker for other in table.boroughs if other.seat != seat and other.out is None}
    taken.add(table.neutral)
    found = {}
    for position, letter in enumerate(table.ring):
        price = 0
        if borough.marker is not None:
            steps = (position - borough.marker) % len(table.ring)
            if steps == 0:
                continue
            price = max(0, steps - RING["free_steps"]) * RING["extra_step_cost"]
        if position in taken or price > borough.money:
            continue
        if letter == "A" and table.options.mayor_variant and not hall_pairs(borough):
            continue  # SC-8.3.2
        found[position] = price
    return found


def carry_out(table: Table, seat: int) -> Talk:
    """SC-5.1.3: what a card does now."""
    borough = table.boroughs[seat]
    card = CARDS[borough.card or ""]
    if card["letter"] == "A":
        borough.money += card["money"]
    elif card["letter"] == "H":
        yield from oppose(table, seat)
    elif card["letter"] == "D":
        yield from engineer(table, seat)


def oppose(table: Table, seat: int) -> Talk:
    card = CARDS["H"]
    if table.solo:
        table.boroughs[seat].money += card["solo_money"]
        return
    others = sorted(other for other in table.playing() if other != seat)
    if not others:
        return
    choices: list[Said] = [{"verb": "oppose", "seat": other} for other in others]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield Ask("oppose", seat, choices)
    target = table.boroughs[answer["seat"]]
    target.votes = max(0, target.votes - card["votes"])


def engineer(table: Table, seat: int) -> Talk:
    """SC-5.1.5, SC-8.1.2"""
    borough = table.boroughs[seat]
    if table.options.godzillas == "no" or not borough.markers:
        borough.clean_air = True
        return
    choices = [{"verb": "engineer", "where": where} for where in ("air", "ground")]
    answer = yield Ask("engineer", seat, choices)
    if answer["where"] == "air":
        borough.clean_air = True
        return
    for _ in range(min(WINTER["godzillas"]["engineer_removes"], len(borough.markers))):
        cleanable = list_cleanable(borough)
        square = cleanable[0]
        if len(cleanable) > 1:
            answer = yield Ask(
                "clean", seat, [{"verb": "clean", "square": name_of(one)} for one in cleanable]
            )
            square = square_in(answer)
        borough.markers.remove(square)
        table.radioactivity += 1


def list_cleanable(borough: Borough) -> list[int]:
    """Markers whose removal leaves no more pieces of the radioactive area than there were."""
    now = count_pieces(borough.markers)
    return [square for square in sorted(borough.markers) if count_pieces(borough.markers - {square}) <= now]


def count_pieces(squares: set[int]) -> int:
    """How many orthogonally connected pieces these squares form."""
    left = set(squares)
    pieces = 0
    while left:
        pieces += 1
        reached = {left.pop()}
        while reached:
            near = {other for square in reached for other in beside(square)} & left
            left -= near
            reached = near
    return pieces


def move_neutral(table: Table) -> None:
    """SC-8.0.2: the neutral marker blocks a card for the next choice."""
    own = table.boroughs[0].marker
    if own is None:
        return
    size = len(table.ring)
    if table.neutral is None:
        table.neutral = (own + 4) % size
        return
    table.neutral = (table.neutral + 2) % size
    if table.neutral == own:
        table.neutral = (table.neutral + 1) % size
