"""A game's declarations: its files exist, and its names, fields and rules are consistent."""

from pathlib import Path
from typing import Any

from ludotheque.core.build import COMPILED
from ludotheque.core.game import Game
from ludotheque.core.rulebook import LANGUAGES, rulebook
from ludotheque.core.state import State

BASE = {
    "game",
    "seats",
    "colours",
    "chance",
    "frames",
    "forks",
    "lanes",
    "lane",
    "joins",
    "reveals",
    "log",
    "meant",
}


def check_declarations(game: Game[Any]) -> None:
    """A game has word files in every language and states the same rules in all; its refusals and events cite existing
    rules.
    """
    for lang in LANGUAGES:
        _expect((Path(game.folder) / f"{lang}.ftl").is_file(), game, f"the file {lang}.ftl is missing")
    books = [rulebook(game.folder, lang) for lang in LANGUAGES]
    first = books[0]
    for book in books[1:]:
        apart = set(first.rules) ^ set(book.rules)
        _expect(
            not apart,
            game,
            f"rules.{first.lang}.md and rules.{book.lang}.md do not both state {sorted(apart)}",
        )
        order = list(first.rules) == list(book.rules)
        _expect(order, game, f"rules.{first.lang}.md and rules.{book.lang}.md state rules in another order")
    for refusal in game.refusals:
        for book in books:
            _expect(
                refusal.rule in book.rules,
                game,
                f"{refusal.name} cites {refusal.rule}, not in rules.{book.lang}.md",
            )
    _unique(game, "steps", [step.name for step in game.steps])
    # Several rules may share the message of a refusal; one rule uses it once.
    _unique(game, "refusals", [f"{refusal.rule} {refusal.name}" for refusal in game.refusals])
    _unique(game, "verbs", [verb.name for verb in game.vocabulary.verbs])
    _unique(game, "kinds of event", [kind.name for kind in game.kinds.all])
    _unique(game, "options", [option.name for option in game.options])
    _unique(game, "colours", game.colours)
    _check_domains(game)
    _check_cited(game, set(first.rules))
    for kind in game.kinds.all:
        _expect(len(kind.fields) <= 4, game, f"the event {kind.name} has more than four figures")
        if kind.secret or kind.whispered:
            owners = [domain.name for domain in kind.domains[: kind.owners]]
            _expect(
                set(kind.secret) <= set(kind.fields[kind.owners :]),
                game,
                f"the event {kind.name} hides what it has not",
            )
            _expect(
                owners == ["seat"] * kind.owners,
                game,
                f"the event {kind.name} must begin with those who may read it, not with {' and '.join(owners)}",
            )


def _check_cited(game: Game[Any], rules: set[str]) -> None:
    """Events cite existing rules, or fields whose things have one."""
    for kind in game.kinds.all:
        cited = kind.cited()
        _expect(
            bool(cited) or not kind.rule, game, f"the event {kind.name}: no {kind.rule} has a rule of its own"
        )
        unknown = sorted(set(cited) - rules)
        _expect(
            not unknown, game, f"the event {kind.name} cites {', '.join(unknown)}, which no rule file states"
        )


def _check_domains(game: Game[Any]) -> None:
    """Domain names are unique: clients decode numbers by the name alone."""
    known: dict[str, list[str]] = {}
    for used in (
        *(verb.domains for verb in game.vocabulary.verbs),
        *(kind.domains for kind in game.kinds.all),
        *(step.domains + step.mentions for step in game.steps),
    ):
        for domain in used:
            alike = known.setdefault(domain.name, domain.ids) == domain.ids
            _expect(alike, game, f"two domains are called {domain.name}")


def _unique(game: Game[Any], what: str, names: list[str]) -> None:
    _expect(len(set(names)) == len(names), game, f"two {what} have the same name: {sorted(names)}")


def check_fields(game: Game[Any]) -> None:
    """`fields()` names every attribute of a position that is not shared by all positions.

    Attributes of compiled classes can't be listed, so this is checked on the interpreted engine only.
    """
    if COMPILED:
        return
    for seats in game.seats:
        s: State = game.new(seats, 1)
        fields = game.fields(seats)
        named = [field.name for field in fields]
        _unique(game, "fields", named)
        _expect(
            not set(named) & BASE,
            game,
            f"fields() repeats what every position has: {sorted(set(named) & BASE)}",
        )
        blank = vars(game.blank(seats, s.chance))
        _expect(set(blank) == set(vars(s)), game, f"blank() lacks {sorted(set(vars(s)) - set(blank))}")
        _expect(
            set(named) <= set(blank),
            game,
            f"fields() names {sorted(set(named) - set(blank))}, which is not there",
        )
        for name in sorted(set(blank) - set(named) - BASE):
            shared = vars(s)[name]
            _expect(
                shared is blank[name],
                game,
                f"{name} is not in fields(), and not shared by all positions either",
            )
            _expect(not isinstance(shared, int), game, f"{name} is a number and not in fields()")
        for field in fields:
            value = vars(s)[field.name]
            fits = isinstance(value, int) if field.length < 0 else len(value) == field.length
            _expect(fits, game, f"{field.name} has not the length that fields() says")
            low_to_high = [value] if field.length < 0 else list(value)
            inside = all(field.low <= number <= field.high for number in low_to_high)
            _expect(inside, game, f"{field.name} is {low_to_high}, not from {field.low} to {field.high}")


def _expect(true: bool, game: Game[Any], what: str) -> None:
    if not true:
        raise AssertionError(f"{game.id}: {what}")
