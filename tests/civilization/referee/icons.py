"""CV-3.2, CV-3.7, CV-7.16 to CV-7.28: what squares yield, and to whom."""

from collections.abc import Iterator

from tests.civilization.referee.data import BUILDINGS, MARKET, PERSON_TYPES, TECHS, TERRAINS, WONDERS
from tests.civilization.referee.holdings import in_force, total
from tests.civilization.referee.world import City, World

MARKER_ICONS = BUILDINGS | WONDERS | PERSON_TYPES


def icons_of(w: World, square: str, icon: str) -> int:
    """CV-3.7: a marker covers its square, all that is printed there included."""
    marker = w.markers.get(square)
    if marker is not None:
        return int(MARKER_ICONS[marker].get(icon, 0))
    terrain = w.terrain[square]
    if terrain is None:
        return 0
    return int(TERRAINS[terrain].get(icon, 0)) + (w.features.get(square) == icon)


def senders(w: World, seat: int) -> dict[str, City]:
    """CV-7.17: squares that a player's linked scouts gather, and for which city; a lost city gets none (CV-R18). One
    square is gathered once (CV-B70); where effects have brought together scouts of two cities the first scout does it.
    """
    found: dict[str, City] = {}
    for figure in w.figures_of(seat, "scout"):
        if figure.square is not None and figure.link is not None and (seat, figure.link) in w.cities:
            found.setdefault(figure.square, w.cities[seat, figure.link])
    return found


def own_squares(w: World, city: City) -> Iterator[str]:
    """CV-7.28: squares of its outskirts without enemy figures that no own scout sends elsewhere."""
    sent = senders(w, city.seat)
    for square in w.outskirts(city):
        if not w.has_enemy(square, city.seat) and sent.get(square, city) is city:
            yield square


def scout_squares(w: World, city: City) -> Iterator[str]:
    """CV-7.28: squares outside its outskirts that scouts gather for it."""
    around = w.outskirts(city)
    for square, to in senders(w, city.seat).items():
        if to is city and square not in around:
            yield square


def city_icons(w: World, city: City, icon: str) -> int:
    squares = [*own_squares(w, city), *scout_squares(w, city)]
    return sum(icons_of(w, square, icon) for square in squares)


def trade_of(w: World, seat: int) -> int:
    """CV-6.1, CV-6.2."""
    return sum(city_icons(w, city, "trade") for city in w.cities_of(seat))


def coins_of(w: World, seat: int) -> int:
    """CV-1.7."""
    player = w.players[seat]
    count = sum(city_icons(w, city, "coin") for city in w.cities_of(seat))
    count += sum(int(TECHS[tech].get("coin", 0)) for tech in player.techs)
    count += sum(player.coins.values()) + total(w, seat, "coin")
    square = w.wonder_at.get("panama_canal")
    if "panama_canal" in player.wonders and square is not None and not w.has_enemy(square, seat):
        count += w.panama
    return count


def resource_squares(w: World, city: City) -> list[str]:
    """CV-7.15: uncovered squares of a city that show a resource."""
    squares = [*own_squares(w, city), *scout_squares(w, city)]
    return [square for square in squares if square not in w.markers and w.features.get(square) in MARKET]


def own_production(w: World, city: City) -> int:
    """CV-7.3 without this turn's bonuses: icons, and what works for every city."""
    seat = city.seat
    own = {
        id(one): sum(icons_of(w, at, "production") for at in own_squares(w, one)) for one in w.cities_of(seat)
    }
    icons = own[id(city)]
    if any(True for _ in in_force(w, seat, "production_best_city")):
        icons = max(own.values())
    icons += sum(icons_of(w, square, "production") for square in scout_squares(w, city))
    icons += total(w, seat, "city_production")
    for params in in_force(w, seat, "production_per_coins"):
        icons += coins_of(w, seat) // params["per_coins"] * params["amount"]
    return icons


def arts_culture(w: World, city: City) -> int:
    """CV-7.14."""
    base = 1 if city.half is None else 2
    extra = 0
    if any(True for _ in in_force(w, city.seat, "arts_per_resource_square")):
        extra = sum(at not in w.markers and w.features.get(at) in MARKET for at in own_squares(w, city))
    return base + city_icons(w, city, "culture") + extra
