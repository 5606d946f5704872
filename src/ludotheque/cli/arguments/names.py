"""Games, bots, options and colours by any printed name: an id, or the French or English name.

Case, accents, spaces and hyphens are ignored.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.cli.text.complaints import unknown
from ludotheque.cli.text.voice import LANGUAGES, Voice

if TYPE_CHECKING:
    from ludotheque.core.game import Game


def plain(text: str) -> str:
    """A normalised name: without case, accents, spaces and hyphens."""
    from ludotheque.core.rulebook import fold

    return "".join(char for char in fold(text) if char.isalnum())


def found(given: str, names: Mapping[str, Iterable[str]]) -> str | None:
    """The id with this name; ids take precedence over names."""
    if given in names:
        return given
    wanted = plain(given)
    for id in names:
        if plain(id) == wanted:
            return id
    for id, others in names.items():
        if wanted in (plain(other) for other in others):
            return id
    return None


# ---------------------------------------------------------------- games


def game_id(given: str) -> str:
    """The id of a game; games are loaded only if it is not an id."""
    from ludotheque.core.catalogue import game_ids

    ids = game_ids()
    known = found(given, dict.fromkeys(ids, ())) or found(given, names_of_games())
    if known is None:
        raise unknown("error-unknown-game", given, ids)
    return known


@cache
def names_of_games() -> dict[str, list[str]]:
    """The names of each game by its id; a game that can't be loaded has none."""
    from ludotheque.core.catalogue import game_ids, load_game
    from ludotheque.core.words import words_for

    names: dict[str, list[str]] = {}
    for id in game_ids():
        try:
            game = load_game(id)
        except (ImportError, AttributeError):
            names[id] = []
        else:
            names[id] = [words_for(game, lang).game_name() for lang in LANGUAGES]
    return names


def game_name(voice: Voice, id: str) -> str:
    """The name of a game in the language of this voice."""
    from ludotheque.core.catalogue import load_game
    from ludotheque.core.words import words_for

    return words_for(load_game(id), voice.lang).game_name()


# ---------------------------------------------------------------- bots


def bot_id(given: str) -> str:
    known = found(given, names_of_bots())
    if known is None:
        raise unknown("error-unknown-bot", given, list(names_of_bots()))
    return known


@cache
def names_of_bots() -> dict[str, list[str]]:
    from ludotheque.bots import BOTS

    voices = [Voice(lang) for lang in LANGUAGES]
    return {id: [bot_name(voice, id) for voice in voices] for id in BOTS}


def bot_name(voice: Voice, id: str) -> str:
    """The name of a bot; a program has its own name."""
    return voice.say(f"level-{id}") if voice.has(f"level-{id}") else id


# ---------------------------------------------------------------- options and colours


def names_of_options(game: "Game[Any]") -> dict[str, list[str]]:
    from ludotheque.core.words import words_for

    voices = [words_for(game, lang) for lang in LANGUAGES]
    return {option.name: [words.say(f"option-{option.name}") for words in voices] for option in game.options}


def names_of_values(game: "Game[Any]", name: str) -> dict[str, list[str]]:
    """The values of an option."""
    from ludotheque.core.words import words_for

    (domain,) = (option.domain for option in game.options if option.name == name)
    voices = [words_for(game, lang) for lang in LANGUAGES]
    return {
        value: [str(words.thing(domain, index)) for words in voices] for index, value in enumerate(domain.ids)
    }
