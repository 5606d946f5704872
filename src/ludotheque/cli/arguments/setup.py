"""The set-up of a match from the command line: game, seats, options, colours, bots, seed."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments import names
from ludotheque.cli.text.complaints import unknown
from ludotheque.cli.text.voice import Complaint

if TYPE_CHECKING:
    from ludotheque.core.game import Game

HEX_DIGITS = 32


def load(game_id: str, data: Path | None = None) -> "Game[Any]":
    """The game of this id or name, with the owner's corrected components if a folder is given."""
    from ludotheque.core.catalogue import load_game

    game_id = names.game_id(game_id)
    try:
        return load_game(game_id, data)
    except (ImportError, AttributeError) as error:
        raise Complaint("error-game-broken", game=game_id, detail=str(error)) from error


def read_seats(game: "Game[Any]", wanted: int | None) -> int:
    """The number of seats; by default the fewest the game allows."""
    if wanted is None:
        return min(game.seats)
    if wanted not in game.seats:
        raise Complaint("error-seats", game=game.id, given=str(wanted), known=", ".join(map(str, game.seats)))
    return wanted


def read_options(game: "Game[Any]", given: list[str]) -> dict[str, str | int]:
    """`name=value` pairs as options of a match; the others keep their defaults."""
    known = {option.name: option.domain.ids for option in game.options}
    numeric = {option.name for option in game.options if option.domain.numeric}
    chosen: dict[str, str | int] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint("error-option-form", given=pair[:60])
        if not known:
            raise Complaint("error-no-options", game=game.id)
        option = names.found(name, names.names_of_options(game))
        if option is None:
            raise unknown("error-option-name", name, list(known))
        wanted = names.found(value, names.names_of_values(game, option))
        if wanted is None:
            raise Complaint(
                "error-option-value", name=option, given=value[:60], known=", ".join(known[option][:10])
            )
        chosen[option] = int(wanted) if option in numeric else wanted
    return chosen


def read_colours(game: "Game[Any]", seats: int, given: list[str]) -> list[str]:
    """The colours of the first seats; the others have their default, or a free one."""
    known = game.colours_for(seats)
    if given and not known:
        raise Complaint("error-no-colours", game=game.id)
    for colour in given:
        if colour not in known:
            raise unknown("error-colour", colour, known)
        if given.count(colour) > 1:
            raise Complaint("error-colour-twice", given=colour)
    if len(given) > seats:
        raise Complaint("error-colours-count", given=len(given), seats=seats)
    return game.fill_colours([*given, *[None] * (seats - len(given))])


def read_bots(given: str, wanted: int) -> list[str]:
    """A bot for each seat: one name for all, or a list with a name for each."""
    levels = [names.bot_id(name) for name in given.split(",") if name.strip()]
    if len(levels) == 1:
        return levels * wanted
    if len(levels) != wanted:
        raise Complaint("error-bots-count", given=len(levels), wanted=wanted)
    return levels


def read_seed(text: str | None) -> int:
    """A seed as a number, or as the 32 hexadecimal digits shown at the end of a match; by default a new one."""
    from ludotheque.core.chance import SEED_BITS
    from ludotheque.core.match import new_seed

    if text is None:
        return new_seed()
    try:
        seed = int(text, 16 if len(text) == HEX_DIGITS else 10)
    except ValueError as error:
        raise Complaint("error-seed", given=text[:60]) from error
    if seed < 0 or seed >> SEED_BITS:
        raise Complaint("error-seed", given=text[:60])
    return seed
