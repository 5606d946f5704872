"""Renders every message with a figure or a name: `python -m tools.sentences > build/sentences.txt`.

Figures are 0, 1, 2 and 21, names begin with a consonant, a vowel and an h, things of a game have their own names;
for a selector on an id, each variant is rendered. `tests/test_sentences.py` checks the result.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core.catalogue import load_game
from ludotheque.core.game import Game
from ludotheque.core.texts.elision import elides
from ludotheque.core.verbs import Domain
from ludotheque.core.words import bundle_of, can_be_asked, words_for

ROOT = Path(__file__).resolve().parent.parent
FIGURES = (0, 1, 2, 21)
NAMES = ("Maude", "Étienne", "Hélène")
PLURALS = {"zero", "one", "two", "few", "many"}
# The maximal number of variants of a message; above it one argument is varied at a time.
MOST_VARIANTS = 400


@dataclass(frozen=True)
class Sentence:
    """A rendered message."""

    file: str
    lang: str
    id: str
    given: tuple[tuple[str, str | int], ...]
    text: str


@dataclass
class Chosen(Visitor):
    """The arguments of a message, and the keys by which it selects variants."""

    variables: set[str] = field(default_factory=set)
    figures: set[str] = field(default_factory=set)
    keys: dict[str, list[str]] = field(default_factory=dict)
    messages: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.figures |= {
                given.id.name
                for given in node.arguments.positional
                if isinstance(given, ast.VariableReference)
            }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ast.NumberLiteral) or (key.name in PLURALS and not variant.default):
                    self.figures.add(name)
                elif name not in self.figures and key.name not in self.keys.setdefault(name, []):
                    self.keys[name].append(key.name)
        self.generic_visit(node)


def files() -> list[Path]:
    """All Fluent files, including those of the pages."""
    return sorted([*(ROOT / "src").rglob("*.ftl"), *(ROOT / "frontend" / "src").rglob("*.ftl")])


def language(file: Path) -> str:
    return file.stem[-2:]


@cache
def messages_of(file: Path) -> dict[str, Chosen]:
    """The messages of a file with their arguments, including those of referenced messages."""
    found: dict[str, Chosen] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = Chosen()
            found[entry.id.name].visit(entry.value)
    for _ in range(3):
        for message in found.values():
            for other in [found[id] for id in message.messages if id in found]:
                message.variables |= other.variables
                message.figures |= other.figures
                message.keys = {**other.keys, **message.keys}
    return found


@cache
def figures_by_name() -> set[str]:
    """The arguments that some message uses as a plural selector: they are figures everywhere."""
    return {name for file in files() for message in messages_of(file).values() for name in message.figures}


def game_of(file: Path) -> str | None:
    """The game of a Fluent file."""
    parts = file.relative_to(ROOT).parts
    return parts[parts.index("games") + 1] if "games" in parts else None


@cache
def things(game_id: str, lang: str) -> dict[str, list[str | int]]:
    """Arguments of a game's messages by domain: figures, players, and a few names of other things."""
    found: dict[str, list[str | int]] = {}
    for name, domain in fields_of(load_game(game_id)):
        if domain.name == "seat":
            found[name] = list(NAMES)
        elif name in named(game_id, lang):
            found[name] = list(telling(list(named(game_id, lang)[name].values())))
        else:
            found[name] = list(FIGURES)
    return found


@cache
def named(game_id: str, lang: str) -> dict[str, dict[str, str]]:
    """The things of a game that an argument of this name may be: their names by id."""
    if not game_id:
        return {}
    game = load_game(game_id)
    voice = words_for(game, lang)
    return {
        name: {
            str(domain.ids[index]) if domain.ids else str(index): str(voice.thing(domain, index))
            for index in range(domain.size)
        }
        for name, domain in fields_of(game)
        if domain.name != "seat" and (not domain.numeric or domain.name in voice.names)
    }


def fields_of(game: Game[Any]) -> list[tuple[str, Domain]]:
    """The arguments of a game's questions, choices and events, with their domains."""
    fields: list[tuple[str, Domain]] = []
    for step in filter(can_be_asked, game.steps):
        fields += [(domain.name, domain) for domain in [*step.domains, *step.mentions]]
    for kind in game.kinds.all:
        fields += zip(kind.fields, kind.domains, strict=True)
    for verb in game.vocabulary.verbs:
        fields += zip(verb.fields, verb.domains, strict=True)
    return fields


def telling(names: list[str]) -> list[str]:
    """The first name with each kind of beginning: a consonant, a vowel, an h."""
    first: dict[str, str] = {}
    for name in names:
        first.setdefault("h" if name[:1] in "hH" else "vowel" if elides(name) else "consonant", name)
    return list(first.values())


def values_of(file: Path, name: str, message: Chosen) -> list[str | int]:
    """The test values of an argument."""
    game_id = game_of(file)
    if name in message.figures:
        return list(FIGURES)
    if name in message.keys:
        return list(message.keys[name])
    if game_id and name in things(game_id, language(file)):
        return things(game_id, language(file))[name]
    if name in figures_by_name():
        return list(FIGURES)
    return list(NAMES)


def pairs_of(file: Path, name: str, message: Chosen) -> list[dict[str, str | int]]:
    """The test values of an argument and of its id, by which the message selects variants."""
    id_name = f"{name}_id"
    keys = message.keys.get(id_name)
    if keys is None:
        return [{name: value} for value in values_of(file, name, message)]
    names = named(game_of(file) or "", language(file)).get(name, {})
    others = telling([text for id, text in names.items() if id not in keys]) or list(NAMES[:1])
    return [
        {id_name: key, name: text}
        for key in keys
        for text in ([names[key]] if key in names else ["–"] if key == "none" else others)
    ]


def variants(file: Path, message: Chosen) -> Iterator[dict[str, str | int]]:
    """The arguments of a message, in all combinations if they are few."""
    ids = {name for name in message.variables if name.endswith("_id")}
    names = sorted(message.variables - ids | {name.removesuffix("_id") for name in ids})
    if {"points", "size"} <= set(names):  # the figure as text and as a number
        names.remove("points")
    values = [pairs_of(file, name, message) for name in names]
    chosen: Iterable[tuple[dict[str, str | int], ...]]
    if prod(map(len, values)) <= MOST_VARIANTS:
        chosen = product(*values)
    else:
        first = [each[0] for each in values]
        chosen = ((*first[:i], one, *first[i + 1 :]) for i, each in enumerate(values) for one in each)
    for each in chosen:
        given = {name: value for one in each for name, value in one.items()}
        if "size" in given and "points" in message.variables:
            given["points"] = given["size"]
        yield given


def bundle_for(file: Path) -> FluentBundle:
    """The messages of a file; a game's together with those of the core."""
    core = ROOT / "src" / "ludotheque" / "core" / file.name
    return bundle_of(
        language(file), [core, file] if file.parent.parent.name == "games" and core.is_file() else [file]
    )


def sentences(file: Path) -> Iterator[Sentence]:
    """The messages of a file with arguments, in all variants."""
    bundle = bundle_for(file)
    for id, message in messages_of(file).items():
        pattern = bundle.get_message(id).value
        if pattern is None or not message.variables:
            continue
        told = set()
        for given in variants(file, message):
            text, errors = bundle.format_pattern(pattern, given)
            if errors:
                raise LookupError(f"{file}: {id}: {errors[0]}")
            if text not in told:
                told.add(text)
                yield Sentence(
                    str(file.relative_to(ROOT)), language(file), id, tuple(given.items()), str(text)
                )


def main() -> None:
    for file in files():
        print(f"\n== {file.relative_to(ROOT)}")
        for sentence in sentences(file):
            print(f"{sentence.id}: {sentence.text}")


if __name__ == "__main__":
    main()
