"""CV-10.3 to CV-10.9: the pyramid, and what comes with a new tech."""

from tests.civilization.referee.data import BUILDINGS, GOVERNMENTS, TECHS
from tests.civilization.referee.holdings import has, total
from tests.civilization.referee.world import Player, World

SPACE_FLIGHT = "space_flight"
TOP_ROW = 5


def in_play(w: World, tech: str) -> bool:
    """CV-1.1: techs of a module that is on."""
    return TECHS[tech]["module"] == "base" or w.options["fame"] == 1


def cards_in(player: Player, row: int) -> int:
    """CV-10.3: the cards of a row, the blank one among them."""
    return sum(at == row for at in player.techs.values()) + (player.blank_row == row)


def has_spot(player: Player, row: int) -> bool:
    """CV-10.3: each row above the first is at least one card shorter than the one below it."""
    return row == 1 or cards_in(player, row) + 1 <= cards_in(player, row - 1) - 1


def can_learn(w: World, seat: int, tech: str, row: int) -> bool:
    player = w.players[seat]
    return in_play(w, tech) and tech not in player.techs and has_spot(player, row)


def place_tech(w: World, seat: int, tech: str, row: int) -> None:
    """CV-10.9: it takes its spot, and buildings flip (CV-7.8)."""
    player = w.players[seat]
    player.techs[tech] = row
    mine = {square for city in w.cities_of(seat) for square in w.outskirts(city)}
    for id, building in BUILDINGS.items():
        if building["tech"] == tech and "upgraded_from" in building:
            for square in mine:
                if w.markers.get(square) == building["upgraded_from"]:
                    w.markers[square] = id
    player.fresh_governments |= {id for id, one in GOVERNMENTS.items() if one.get("tech") == tech}


def others_with(w: World, seat: int, tech: str) -> int:
    """Other players who know a tech or have chosen it in this research phase."""
    chosen = (tech, f"lower:{tech}")
    return sum(tech in w.players[one].techs or w.players[one].chosen in chosen for one in w.others(seat))


def culture_of_tech(w: World, seat: int, tech: str, researched: bool) -> None:
    """Greece for each other who is without it; Archimedes for one that no other player has, if it was researched."""
    player, without = w.players[seat], w.seats - 1 - others_with(w, seat, tech)
    if has(w, seat, "culture_on_tech"):
        player.culture += without
    if researched and without == w.seats - 1:
        player.culture += total(w, seat, "culture_on_unique_tech")


def unlocked_units(tech: str) -> list[str]:
    """CV-10.5: the types of units that a tech unlocks or upgrades."""
    return sorted(TECHS[tech].get("unit_upgrade", {}))
