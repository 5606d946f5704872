"""SC-8.8.4: The Tramway Station: a passenger each turn."""

from ludotheque.games.small_city.citizens.citizens import stand, tram_square
from ludotheque.games.small_city.components.box import TRAM_PLACE
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.events import TRAM_PASSENGER
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.stock import take_from_supply
from ludotheque.games.small_city.position.vocabulary import NONE


def begin_trams(s: SmallCity) -> None:
    """SC-5.3.6, SC-8.8.4, SC-10.23: a passenger for each Tramway, while the supply has citizens (stage IN_TRAMS)."""
    for place in range(s.seats):
        seat = s.in_order(place)
        square = tram_square(s, seat)
        if not s.plays(seat) or square == NONE:
            continue
        if layout(s, seat).kind[square] == TRAM_PLACE and take_from_supply(s, seat, 1) > 0:
            stand(s, seat, square, seat)
            s.note(TRAM_PASSENGER, seat, square)


def broken_trams(s: SmallCity) -> list[str]:
    """People ride only existing Tramways; a seat that left the game has none on a Tramway elsewhere, and has no
    guests.
    """
    wrong = []
    for borough in range(s.seats):
        for colour in range(s.seats):
            if s.tram[borough * s.seats + colour] == 0:
                continue
            if tram_square(s, borough) == NONE:
                wrong.append(f"tram: seat {borough} has none")
            elif colour != borough and not (s.plays(borough) and s.plays(colour)):
                wrong.append(f"tram: a seat that has left has no tourists and no guests in borough {borough}")
    return wrong
