"""Words for everything the engine says, in French and English, from Fluent files.

Message ids follow from declarations, so that a test can tell which are missing and which nobody uses:
`choice-<verb>`, `log-<kind>` (and `log-<kind>-secret`), `why-<refusal>`, `ask-<step>`, `part-<part of the score>`,
`option-<name>`, `<domain>-<id>` for names that don't come from data.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from mypy_extensions import i64

from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Domain, Term

LANGUAGES = ("fr", "en")
_CORE = Path(__file__).parent


class MissingWord(KeyError):
    """A message id that no file of this language has."""


def bundle_of(lang: str, files: Sequence[Path]) -> FluentBundle:
    """The messages of several files; a message that stands twice is an error."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
    return bundle


class Words:
    """The voice of one game in one language."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"lang: expected one of {', '.join(LANGUAGES)}; got {lang!r}"[:120])
        self.game = game
        self.lang = lang
        self.bundle = bundle_of(lang, [_CORE / f"{lang}.ftl", Path(game.folder) / f"{lang}.ftl"])
        self.names = game.names(lang)

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments filled in."""
        pattern = self.bundle.get_message(message).value if self.bundle.has_message(message) else None
        if pattern is None:
            raise MissingWord(f"{self.game.id}: no message {message!r} in {self.lang}.ftl")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWord(f"{self.game.id}: {message} in {self.lang}.ftl: {errors[0]}")
        return str(text)

    def thing(self, domain: Domain, index: i64, players: Sequence[str] = ()) -> str | int:
        """The name of a thing; a number stays one, so that plurals work; a seat is the player's name."""
        if domain.name == "seat":
            return players[index] if 0 <= index < len(players) else self.say("seat-name", number=int(index) + 1)
        if index < 0:
            return self.say("nobody")
        if domain.numeric:
            return int(index)
        named = self.names.get(domain.name)
        return named[index] if named is not None else self.say(f"{domain.name}-{domain.ids[index]}")

    def game_name(self) -> str:
        return self.say("game-name")

    def action(self, action: int) -> str:
        """A choice, as a player would say it."""
        verb = self.game.vocabulary.find(action)
        args = {
            field: self.thing(domain, value)
            for field, domain, value in zip(verb.fields, verb.domains, verb.args(action), strict=True)
        }
        return self.say(f"choice-{verb.name}", **args)

    def event(self, event: Event, seat: int, players: Sequence[str] = ()) -> str:
        """A log line as this seat may read it."""
        hidden = event.hidden_from(seat)
        args = {}
        for i, (field, domain) in enumerate(zip(event.kind.fields, event.kind.domains, strict=True)):
            if not (hidden and field in event.kind.secret):
                args[field] = self.thing(domain, event.args[i], players)
        return self.say(f"log-{event.kind.name}" + ("-secret" if hidden else ""), **args)

    def refusal(self, refusal: Refusal, facts: Facts, players: Sequence[str] = ()) -> str:
        """Why a choice is not possible."""
        args = {
            name: self.thing(fact.domain, fact.index, players) if isinstance(fact, Term) else fact
            for name, fact in facts.items()
        }
        return self.say(f"why-{refusal.name}", **args)


@cache
def words_for(game: Game[Any], lang: str) -> Words:
    return Words(game, lang)
