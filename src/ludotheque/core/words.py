"""Words for everything the engine says, in French and English, from Fluent files.

Message ids follow from declarations, so that a test can find missing and unused ones: `game-name`, `game-about`,
`choice-<verb>`, `verb-<verb>` (a single word) and `when-<verb>` (when it is possible), `log-<kind>` (and
`log-<kind>-secret`), `warn-<kind>` for milestones, `why-<refusal>`, `ask-<step>`, `standing-<step>` (the situation of a
default answer), `part-<part of the score>`, `gain-<id>` of a tally, `option-<name>`, `<domain>-<id>` for names that are
not from data, `board-<label>` for the drawing in a terminal, and the messages of compound names
(`Game.compound_names`). A game without a drawing may name the parts of its view: `view-<key>`.
"""

# Interpreted: messages of Fluent.

from collections.abc import Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from mypy_extensions import i64

from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.refusals import NOT_NOW, TABLE_REFUSALS, Facts, Refusal
from ludotheque.core.state import Question, State, Step
from ludotheque.core.texts.boards import labels_of
from ludotheque.core.texts.elision import FUNCTIONS
from ludotheque.core.verbs import Domain, Term, Terms

LANGUAGES = ("fr", "en")
_CORE = Path(__file__).parent

# Arguments of a message: names and ids as text, figures as numbers.
Arguments = dict[str, str | int]


class MissingWord(KeyError):
    """No file of this language has this message id."""


def bundle_of(lang: str, files: Sequence[Path]) -> FluentBundle:
    """The messages of several files; duplicate or unreadable messages are errors."""
    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    seen: set[str] = set()
    for file in files:
        resource = _parsed(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file}: can't be read: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                if entry.id.name in seen:
                    raise ValueError(f"{file}: {entry.id.name} stands twice")
                seen.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


@cache
def _parsed(text: str) -> ast.Resource:
    """Cached: the words of the core are part of every game's."""
    return FluentResource(text)


class Words:
    """The words of one game in one language."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"lang: expected one of {', '.join(LANGUAGES)}; got {lang!r}"[:120])
        self.game = game
        self.lang = lang
        self.bundle = bundle_of(lang, [_CORE / f"{lang}.ftl", Path(game.folder) / f"{lang}.ftl"])
        names = game.naming.names(lang)
        self.names = names | game.naming.compound_names(names, self.say)
        # What the question is about, by domain: some numbers have a name only in that context.
        self.about: dict[str, int] = {}

    def at(self, s: State, seat: int) -> "Words":
        """The same words in the context of this seat's question, for the names of its choices."""
        voice = copy(self)
        question = s.question(seat)
        domains = [domain.name for domain in question.step.domains]
        voice.about = {name: int(figure) for name, figure in zip(domains, question.figures, strict=False)}
        voice.names = self.names | self.game.naming.names_now(s, self.names)
        return voice

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments filled in."""
        pattern = self.bundle.get_message(message).value if self.bundle.has_message(message) else None
        if pattern is None:
            raise MissingWord(f"{self.game.id}: no message {message!r} in {self.lang}.ftl")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWord(f"{self.game.id}: {message} in {self.lang}.ftl: {errors[0]}")
        return str(text)

    def thing(
        self, domain: Domain, index: i64, players: Sequence[str] = (), others: dict[str, int] | None = None
    ) -> str | int:
        """The name of a thing; a number stays a number, so that plurals work, unless the other things of the sentence
        give it a name; a seat is the player's name."""
        if index < 0:
            return self.say("nobody")
        if domain.name == "seat":
            return players[index] if index < len(players) else self.say("seat-name", number=int(index) + 1)
        if domain.numeric and domain.name not in self.names:
            named_there = self.game.naming.name_among(
                domain, int(index), self.about | (others or {}), self.names
            )
            return int(index) if named_there is None else named_there
        named = self.names.get(domain.name)
        return named[index] if named is not None else self.say(f"{domain.name}-{domain.ids[index]}")

    def game_name(self) -> str:
        return self.say("game-name")

    def ask(self, s: State, seat: int, players: Sequence[str] = ()) -> str:
        """The question this seat is asked; its subject may be secret. The game must not be over."""
        return self.question(s.question(seat), players)

    def question(self, question: Question, players: Sequence[str] = ()) -> str:
        """A question, as the seat that is asked reads it."""
        args: Arguments = {}
        for domain, figure in zip(question.step.domains, question.figures, strict=False):
            args |= self.argument(domain.name, domain, figure, players)
        for domain, figure in zip(question.step.mentions, question.mentioned, strict=True):
            args |= self.argument(domain.name, domain, figure, players)
        return self.say(f"ask-{question.step.name}", **args)

    def action(self, action: int, players: Sequence[str] = ()) -> str:
        """A choice in words."""
        verb = self.game.vocabulary.find(action)
        args: Arguments = {}
        for field, domain, value in zip(verb.fields, verb.domains, verb.args(action), strict=True):
            args |= self.argument(field, domain, value, players)
        return self.say(f"choice-{verb.name}", **args)

    def part(self, part: str) -> str:
        """The name of a part of the score as a reason for a move; for a part that counts against a player, its
        opposite."""
        told = f"reason-{part}"
        return self.say(told if self.bundle.has_message(told) else f"part-{part}")

    def gain(self, id: str, change: int) -> str:
        """What a tally counts, for a change of it."""
        return self.say(f"gain-{id}", count=abs(change))

    def event(self, event: Event, seat: int, players: Sequence[str] = ()) -> str:
        """A log line as this seat may read it."""
        hidden = event.hidden_from(seat)
        args: Arguments = {}
        others = {
            domain.name: int(event.args[i])
            for i, (field, domain) in enumerate(zip(event.kind.fields, event.kind.domains, strict=True))
            if not (hidden and field in event.kind.secret)
        }
        for i, (field, domain) in enumerate(zip(event.kind.fields, event.kind.domains, strict=True)):
            if not (hidden and field in event.kind.secret):
                args |= self.argument(field, domain, event.args[i], players, others)
        return self.say(f"log-{event.kind.name}" + ("-secret" if hidden else ""), **args)

    def refusal(self, refusal: Refusal, facts: Facts, players: Sequence[str] = ()) -> str:
        """Why a choice is not possible; if it is only the wrong moment, when it is possible."""
        args: Arguments = {}
        for name, fact in facts.items():
            if isinstance(fact, Term):
                args |= self.argument(name, fact.domain, fact.index, players)
            elif isinstance(fact, Terms):
                args[name] = ", ".join(str(self.thing(fact.domain, index, players)) for index in fact.indices)
            else:
                args[name] = fact
        why = self.say(f"why-{refusal.name}", **args)
        return (
            f"{why} {self.say('when-' + str(args['verb_id']))}"
            if refusal is NOT_NOW and "verb_id" in args
            else why
        )

    def argument(
        self,
        name: str,
        domain: Domain,
        index: i64,
        players: Sequence[str],
        others: dict[str, int] | None = None,
    ) -> Arguments:
        """The argument of a message for a thing: its name, and its id if it has one."""
        given = {name: self.thing(domain, index, players, others)}
        if not domain.numeric:
            given[f"{name}_id"] = "none" if index < 0 else domain.ids[index]
        return given


@cache
def words_for(game: Game[Any], lang: str) -> Words:
    """The words of a game in a language, cached."""
    return Words(game, lang)


# ---------------------------------------------------------------- what messages use


class _Figures(Visitor):
    """The figures and the other messages that a message uses."""

    def __init__(self) -> None:
        self.figures: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.figures.add(node.id.name.removesuffix("_id"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables_of(message: ast.Message) -> set[str]:
    """The variables in a message and in its attributes."""
    found = _Variables()
    found.visit(message)
    return found.names


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def _messages_of(game: Game[Any], lang: str) -> dict[str, ast.Message]:
    """The messages of a game and of the table, as they are written."""
    files = [_CORE / f"{lang}.ftl", Path(game.folder) / f"{lang}.ftl"]
    return {
        entry.id.name: entry
        for file in files
        for entry in _parsed(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


@cache
def figures_in(game: Game[Any], message: str) -> frozenset[str]:
    """The figures that a message uses in any language, those of the messages it refers to included."""
    found: set[str] = set()
    for lang in LANGUAGES:
        messages = _messages_of(game, lang)
        open_ids, seen = {message}, set[str]()
        while open_ids:
            visitor = _Figures()
            for id in open_ids:
                if id in messages:
                    visitor.visit(messages[id])
            found |= visitor.figures
            seen |= open_ids
            open_ids = visitor.messages - seen
    return frozenset(found)


# ---------------------------------------------------------------- which messages there must be


def allowed(game: Game[Any]) -> set[str]:
    """Optional messages: other names for parts of the score, used in reasons."""
    return {f"reason-{id.removeprefix('part-')}" for id in required(game) if id.startswith("part-")}


def required(game: Game[Any]) -> set[str]:
    """Every message id required by the declarations of a game, without those of the table."""
    ids = {"game-name", "game-about"}
    ids |= {f"{about}-{verb.name}" for verb in game.vocabulary.verbs for about in ("choice", "verb", "when")}
    ids |= {f"log-{kind.name}" for kind in game.kinds.all}
    ids |= {f"warn-{kind.name}" for kind in game.kinds.all if kind.milestone}
    ids |= {f"log-{kind.name}-secret" for kind in game.kinds.all if kind.secret}
    ids |= {f"why-{refusal.name}" for refusal in game.refusals if refusal not in TABLE_REFUSALS}
    ids |= {f"ask-{step.name}" for step in game.steps if can_be_asked(step)}
    ids |= {f"standing-{name}" for name in game.windows}
    ids |= {f"option-{option.name}" for option in game.options}
    ids |= {f"board-{label}" for label in labels_of(game)}
    ids |= {f"won-{way}" for way in game.naming.victories()}
    for seats in game.seats:
        s = game.new(seats, seed=0)
        score = game.score(s)
        ids |= {f"part-{part}" for parts in [*score.parts, *(score.sources or [])] for part in parts}
        ids |= {f"part-{part}" for part in game.advice.expected_parts(s, 0)}
        ids |= {f"gain-{id}" for id in game.tally(s, 0)}
    compounds, messages = _compound_names(game)
    ids |= set(messages)
    named = game.naming.names(LANGUAGES[0]) | compounds
    for domain in _domains(game):
        if not domain.numeric and domain.name not in named:
            ids |= {f"{domain.name}-{id}" for id in domain.ids}
    return ids


def messages_of_names(game: Game[Any]) -> dict[str, set[str]]:
    """The messages used in compound names, with their arguments."""
    return _compound_names(game)[1]


def _compound_names(game: Game[Any]) -> tuple[dict[str, list[str]], dict[str, set[str]]]:
    """The compound names with ids in place of words, and the messages they need."""
    asked: dict[str, set[str]] = {}

    def listen(message: str, **args: Any) -> str:
        asked.setdefault(message, set()).update(args)
        return message

    return game.naming.compound_names(game.naming.names(LANGUAGES[0]), listen), asked


def required_of_table() -> set[str]:
    """Every message id of the table itself, the same in every game."""
    return {"seat-name", "nobody"} | {f"why-{refusal.name}" for refusal in TABLE_REFUSALS}


def can_be_asked(step: Step[Any]) -> bool:
    """Whether a step can ever be a question: then it lists choices (`candidates`)."""
    return type(step).candidates is not Step.candidates


def domains_of(game: Game[Any]) -> dict[str, Domain]:
    """The domains of everything in words, by name."""
    return {domain.name: domain for domain in _domains(game)}


def _domains(game: Game[Any]) -> list[Domain]:
    """The domains of everything in words: choices, log, questions and options."""
    found = [option.domain for option in game.options]
    for verb in game.vocabulary.verbs:
        found += verb.domains
    for kind in game.kinds.all:
        found += kind.domains
    for step in game.steps:
        if can_be_asked(step):
            found += [*step.domains, *step.mentions]
    return found
