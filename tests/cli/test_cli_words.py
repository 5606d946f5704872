"""Every message of the command line exists in both languages, is used, and gets its arguments."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from typer.main import get_command

from ludotheque.bots import BOTS
from ludotheque.cli import main
from ludotheque.cli.arguments import paths
from ludotheque.cli.text import voice
from ludotheque.core import limits
from ludotheque.core.data import MARKS
from ludotheque.web import limits as web_limits

CLI = Path(voice.__file__).parent.parent
SOURCES = sorted(CLI.rglob("*.py"))
SWITCHES = (
    "param-version",
    "param-help",
    "param-check",
    "param-missing",
    "param-guide",
    "param-opens",
    "param-replace",
    "param-random_options",
    "param-store",
    "param-values",
)
SPEAKING = {"say", "tell", "Complaint", "unknown"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, tuple[set[str], set[str]]]:
    """By id: the variables, and the names of the attributes."""
    found = {}
    for entry in FluentParser().parse((CLI / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = (variables.names, {attribute.id.name for attribute in entry.attributes})
    return found


def named() -> set[str]:
    """The ids derived from names: commands, their parameters, marks of provenance."""
    group = get_command(main.app)
    ids = {"command-ludotheque", "param-lang", "param-help"} | {f"mark-{mark}" for mark in MARKS}
    for command in [group, *group.commands.values()]:  # type: ignore[attr-defined]
        ids |= {f"param-{param.name}" for param in command.params if param.name != "help"}
    ids |= {f"command-{name}" for name in group.commands}  # type: ignore[attr-defined]
    ids |= {f"level-{bot}" for bot in BOTS}
    return ids | {f"value-{kind}" for kind in kinds_of_values()}


def kinds_of_values() -> set[str]:
    """The kinds of values named in refusals: declared with kinds, or returned by checks of paths."""
    found = {"text"}
    core = Path(limits.__file__).with_name("limits.py")  # the source file, also for the compiled module
    for source in (core, Path(web_limits.__file__), Path(paths.__file__), CLI / "main.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            strings = [str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)]
            kind = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Text", "Unfit")
            path = source.name == "paths.py" and isinstance(node, (ast.Return, ast.Assign))
            if kind or path:
                found |= {text for text in strings if re.fullmatch("[a-z-]{4,}", text)}
    return found


def literals() -> set[str]:
    return {
        node.value
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def spoken() -> Iterator[tuple[str, str, set[str]]]:
    """Every message printed by the command line: file and line, message id, arguments."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SPEAKING or "words" in ast.unparse(node.func):  # words of a game
                continue
            given = {keyword.arg or "**" for keyword in node.keywords}
            given |= {"given", "known"} if name == "unknown" else set()
            first = node.args[0]
            for each in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield f"{source.name}:{node.lineno}", each.value, given


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("fr") == messages("en")


def test_no_message_is_unused() -> None:
    assert set(messages("fr")) - named() - literals() == set()


def test_names_of_commands_and_parameters_have_their_messages() -> None:
    assert named() - set(messages("fr")) == set()


@pytest.mark.parametrize(("place", "message", "given"), list(spoken()))
def test_used_messages_exist_and_get_their_arguments(place: str, message: str, given: set[str]) -> None:
    known = messages("fr")
    assert message in known, place
    assert known[message][0] <= given or "**" in given, place


def test_an_option_with_a_value_says_what_the_value_is() -> None:
    for lang in ("fr", "en"):
        for message, (_, attributes) in messages(lang).items():
            if message.startswith("command-"):
                assert "example" in attributes, message
            if message.startswith("param-") and message not in SWITCHES:
                assert "value" in attributes, message


def test_french_keeps_its_punctuation_together() -> None:
    """A no-break space before : ; ! ? and inside «»: no line begins with a colon."""
    text = "\n".join(
        line for line in (CLI / "fr.ftl").read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    )
    for ordinary in (" :", " ;", " !", " ?", "« ", " »"):
        assert ordinary not in text, ordinary
