"""The words of a guide's stops in both languages, with the figures of the position."""

# Interpreted: messages of Fluent.

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludotheque.core.game import Game
from ludotheque.core.teaching.guide import BadGuide, Figure
from ludotheque.core.teaching.progress import Progress, Shown
from ludotheque.core.texts.spacing import spaced
from ludotheque.core.words import LANGUAGES, bundle_of, domains_of, words_for

_CORE: Final = Path(__file__).parent.parent


class GuideWords:
    """The words of a guide in one language; they may use the messages of the game."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        folder = Path(game.folder)
        self.file = folder / f"guide.{lang}.ftl"
        self.words = words_for(game, lang)
        self.bundle = bundle_of(lang, [_CORE / f"{lang}.ftl", folder / f"{lang}.ftl", self.file])

    def title(self, stop: str) -> str:
        """The title of a stop, for the list of all."""
        message = self.bundle.get_message(f"stop-{stop}") if self.bundle.has_message(f"stop-{stop}") else None
        title = None if message is None else message.attributes.get("title")
        if title is None:
            raise BadGuide(f"{self.file}: expected stop-{stop} with the attribute .title")
        return spaced(str(self.bundle.format_pattern(title)[0]), self.words.lang)

    def text(self, shown: Shown, players: list[str]) -> str:
        """What a stop says."""
        return self._said(f"stop-{shown.stop.id}", shown, players)

    def otherwise(self, shown: Shown, players: list[str]) -> str | None:
        """What a stop answers to another choice than the one it suggests; None: nothing."""
        id = f"otherwise-{shown.stop.id}"
        return self._said(id, shown, players) if self.bundle.has_message(id) else None

    def _said(self, id: str, shown: Shown, players: list[str]) -> str:
        message = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        if message is None or message.value is None:
            raise BadGuide(f"{self.file}: expected the message {id}")
        text, errors = self.bundle.format_pattern(message.value, self._arguments(shown, players))
        if errors:
            raise BadGuide(f"{self.file}: {id}: {errors[0]}")
        return spaced(str(text).replace("\n", " "), self.words.lang)

    def _arguments(self, shown: Shown, players: list[str]) -> dict[str, Any]:
        """The figures of a stop, and those of the choice it suggests."""
        given: dict[str, Any] = {}
        if shown.suggested is not None:
            verb = self.words.game.vocabulary.find(shown.suggested)
            for field, domain, value in zip(
                verb.fields, verb.domains, verb.args(shown.suggested), strict=True
            ):
                given |= self.words.argument(field, domain, value, players)
        for name, value in shown.figures.items():
            given |= self._figure(name, shown.stop.figures[name], value, players)
        return given

    def _figure(self, name: str, figure: Figure, value: Any, players: list[str]) -> dict[str, Any]:
        if figure.domain is None:
            return {name: "none" if value is None else value}
        domain = domains_of(self.words.game).get(figure.domain)
        if domain is None:
            raise BadGuide(f"{self.file}: figure {name}: there is no domain {figure.domain}")
        index = -1 if value is None else domain.from_json(value)
        return dict(self.words.argument(name, domain, index, players))


@cache
def guide_words(game: Game[Any], lang: str) -> GuideWords:
    """The words of a game's guide in a language, cached."""
    return GuideWords(game, lang)


def told(game: Game[Any], progress: Progress, players: list[str]) -> dict[str, Any]:
    """The guide at the current question, in JSON, for its person."""
    now = progress.current
    words = {lang: guide_words(game, lang) for lang in LANGUAGES}
    instead_of = now.instead_of
    said = {} if instead_of is None else _in_both(words, lambda one: one.otherwise(instead_of, players))
    return {
        "stops": [_stop(game, words, shown, players) for shown in now.shown],
        "otherwise": said or None,
        "reached": progress.reached(),
        "skipped": progress.skipped(),
        "of": len(progress.guide.stops),
        "ended": progress.ended(),
    }


def _stop(game: Game[Any], words: dict[str, GuideWords], shown: Shown, players: list[str]) -> dict[str, Any]:
    return {
        "id": shown.stop.id,
        "title": _in_both(words, lambda one: one.title(shown.stop.id)),
        "text": _in_both(words, lambda one: one.text(shown, players)),
        "at": list(shown.stop.at),
        "rules": list(shown.stop.rules),
        "suggest": None if shown.suggested is None else game.vocabulary.to_json(shown.suggested),
    }


def _in_both(words: dict[str, GuideWords], say: Callable[[GuideWords], str | None]) -> dict[str, str]:
    """A text by language; empty if there is none."""
    said = {lang: say(one) for lang, one in words.items()}
    return {lang: text for lang, text in said.items() if text is not None}
