"""French output is entirely French: each English sentence of the packages below, or of a library, has a translation."""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.core
from typer.main import get_command

import ludotheque
from ludotheque.cli.main import app
from ludotheque.cli.text import usage
from ludotheque.cli.text.details import said
from ludotheque.cli.text.voice import Voice
from ludotheque.core.texts import details
from tests.cli.running import flat, run

SOURCES = Path(ludotheque.__file__).parent
FRENCH = details.known()
# Errors whose text a command or a page may show, and functions that raise them: which argument the text is.
RAISED = dict.fromkeys(
    ("DataError", "BadSetup", "BadJournal", "BadPosition", "BadAction", "wrong", "_wrong", "explained"), -1
) | {"OlderRules": 0, "_expect_count": 3}
# Of the files whose functions list what is wrong with a position, those in which other texts are listed as well.
NO_POSITIONS = {"board_text.py", "names.py", "components.py"}
# Errors of Typer that our commands cannot cause: no option takes several values, no argument a number of them.
UNREACHABLE = {
    "Argument {} takes {} values.",
    "Missing command.",
    "No such command {}.",
    "Value {} is not a valid {}.",
    "Value must be an iterable.",
}


def template(node: ast.expr) -> str | None:
    """A text as in a source file, with {} for inserted values."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"\{[^}]*\}", "{}", node.value)
    if isinstance(node, ast.JoinedStr):
        parts = (str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return "".join(parts)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return (template(node.left) or "{}") + (template(node.right) or "{}")
    if isinstance(node, ast.Subscript):
        return template(node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format":
        return template(node.func.value)
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_" and node.args:
        return template(node.args[0])
    return None


def calls(source: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield (
                (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")),
                node,
            )


def said_below() -> set[str]:
    """Our own sources' English error messages about user input."""
    found = set()
    for source in SOURCES.rglob("*.py"):
        if source.parent.name != "conformance":
            for name, call in calls(source):
                place = RAISED.get(name)
                text = template(call.args[place]) if place is not None and call.args else None
                if text is not None and re.search("[a-z]", text):
                    found.add(text)
    return found


def listed(node: ast.AST) -> list[ast.expr]:
    """Messages appended to a list of errors."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
        return node.args
    if isinstance(node, ast.Return | ast.AugAssign) and isinstance(node.value, ast.List):
        return node.value.elts
    if isinstance(node, ast.IfExp):
        return [text for part in (node.body, node.orelse) if isinstance(part, ast.List) for text in part.elts]
    return [node.elt] if isinstance(node, ast.ListComp) else []


def said_of_positions() -> set[str]:
    """Messages of the games and the core about inconsistent positions."""
    found = set()
    for source in (*SOURCES.glob("games/**/*.py"), SOURCES / "core/cards.py", SOURCES / "core/grammar.py"):
        if source.name not in NO_POSITIONS:
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                texts = [template(part) for part in listed(node)]
                found |= {text for text in texts if text and re.match("[a-z_{]+[}a-z_, ]*: .*[a-z]", text)}
    return found


def said_by_tomllib() -> set[str]:
    parser = Path(inspect.getfile(tomllib)).parent / "_parser.py"
    found = {
        template(call.args[2])
        for name, call in calls(parser)
        if name == "suffixed_err" and len(call.args) > 2
    }
    return {text for text in found if text}


def test_each_sentence_of_an_error_has_its_french() -> None:
    positions = said_of_positions()
    assert {"{}: seat {} does not know {}, which is its own", "tile: one lies twice on the map"} <= positions
    missing = {text for text in said_below() | said_by_tomllib() | positions if text not in FRENCH}
    assert missing == set()


def test_french_sentences_have_the_placeholders_of_the_english_ones() -> None:
    for english, french in FRENCH.items():
        filled = [f"«{number}»" for number in range(english.count("{}"))]
        assert details._filled(french, filled).count("{") == french.count("{ ")
        assert len(re.findall(r"\{[0-9]?\}", french)) <= len(filled), english


def test_french_details_keep_their_punctuation_together() -> None:
    for french in FRENCH.values():
        for ordinary in (" :", " ;", " !", " ?", "« ", " »"):
            assert ordinary not in french, french


def test_inserted_values_are_french_too() -> None:
    text = "journal: move 3: verb: expected one of a, b; got 'c'"
    assert details.in_french(text) == (
        "journal : décision 3 : verbe : il faut une de ces valeurs : a, b ; et non 'c'"
    ).replace(" :", "\N{NO-BREAK SPACE}:").replace(" ;", "\N{NO-BREAK SPACE};")


def test_inserted_names_of_components_are_french_too() -> None:
    text = "techs.toml: tech: expected 10+1+2 techs of level 2, got 10+1+3"
    assert details.in_french(text) == (
        "techs.toml : tech : il faut 10+1+2 technologies de niveau 2, et non 10+1+3"
    ).replace(" :", "\N{NO-BREAK SPACE}:")


def test_all_that_is_wrong_with_a_position_is_french() -> None:
    text = "journal: cards: seat 0 does not know C1, which is its own; day: the game is over on day 7"
    assert details.in_french(text) == (
        "journal : cards : la place 0 ne connaît pas C1, qui est à elle ; day : la partie est terminée au jour 7"
    ).replace(" :", "\N{NO-BREAK SPACE}:").replace(" ;", "\N{NO-BREAK SPACE};")


def test_an_unknown_sentence_is_not_shown_in_french() -> None:
    assert "unheard" not in said(Voice("fr"), "an unheard sentence")
    assert said(Voice("en"), "an unheard sentence") == "an unheard sentence"


def said_by_typer() -> set[str]:
    """Every message that Typer raises about a command line."""
    folder = Path(inspect.getfile(typer.core)).parent
    found = set()
    for source in (folder / "core.py", folder / "_click" / "core.py", folder / "_click" / "parser.py",
                   folder / "_coercion.py"):  # fmt: skip
        for name, call in calls(source):
            if name in ("fail", "UsageError", "BadOptionUsage", "BadArgumentUsage", "BadParameter"):
                found |= {text for text in map(template, call.args) if text and " " in text}
    return found


def test_each_text_of_typer_has_its_message_or_can_not_come() -> None:
    samples = {text.replace("{}", "'--x'") for text in said_by_typer() - UNREACHABLE}
    samples |= {sample.replace("requires '--x'", "requires an argument.") for sample in samples}
    samples = {sample for sample in samples if not sample.endswith("requires '--x'")}
    assert samples
    for sample in samples:
        assert usage.translated(sample, Voice("fr")) != Voice("fr").say("error-usage"), sample


COMMANDS = sorted(get_command(app).commands)  # type: ignore[attr-defined]
ENGLISH = re.compile(
    r"\b(the|is|are|not|no|of|with|and|must|should|invalid|missing|usage|error|default|required"
    r"|expected|got|unknown|file or|directory|value|argument\(s\)|try|help for)\b",
    re.IGNORECASE,
)
# Names of commands, the same in both languages, and French words that look English.
SAME = r"`[^`]*`|«[^»]*»|--[a-z-]+|\b(LUDOTHEQUE|OPTIONS|FICHIER)\w*|\S*/\S*|\w+\.(toml|json|py)|\w+=\S+"


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_has_no_english_words(command: list[str]) -> None:
    text = flat(run(*command, "--help"))
    beginning = text.partition("Exemples")[0]
    assert ENGLISH.findall(re.sub(SAME, " ", beginning)) == []


WRONG = [
    ["--nothing"], ["nothing"], ["play", "--seats"], ["play", "--seats", "x"], ["play", "--no-such"],
    ["serve", "--open=3"], ["rules"], ["games", "a", "b"], ["completion", "x"], ["simulate", "quebec", "--games", "0"],
    ["play", "quebec", "--option", "x"], ["play", "quebec", "--seed", "x"], ["play", "quebec", "--bots", "x"],
    ["play", "quebec", "--data", "/proc"], ["copy", "/proc/a", "/proc/b"], ["copy", "foo://x", "bar://y"],
    ["validate", "--database", "/proc/a"],
    ["explain", "XX-1"], ["backup", "/nowhere/a"], ["restore", "/nowhere/a"],
]  # fmt: skip


@pytest.mark.parametrize("args", WRONG, ids=[" ".join(args) for args in WRONG])
def test_errors_have_no_english_words(args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert ENGLISH.findall(re.sub(SAME, " ", flat(result))) == []


BROKEN = {
    "no JSON": "{",
    "another kind": "[]",
    "a field is missing": "{}",
    "a number": '{"format": "x"}',
    "two values": "1 2",
    "no UTF-8": b"\xff",
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_journal_is_reported_in_french(tmp_path: Path, content: str | bytes) -> None:
    file = tmp_path / "j.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    for command in (["replay"], ["validate"], ["play", "--resume"]):
        result = run(*command, str(file))
        assert result.exit_code in (1, 2)
        assert ENGLISH.findall(re.sub(SAME, " ", flat(result).replace(str(file), ""))) == []


BROKEN_TOML = [
    "x",
    "x = ",
    "x = [1",
    'x = "',
    "x = 1\nx = 2",
    "[a",
    "[[a",
    "x = 1 y",
    "x = 2025-99-99",
    "x = '\x01'",
]


@pytest.mark.parametrize("content", BROKEN_TOML)
def test_a_broken_data_file_is_reported_in_french(tmp_path: Path, content: str) -> None:
    file = tmp_path / "council.toml"
    file.write_text(content)
    for command in (["validate", str(file)], ["play", "small_city", "--data", str(tmp_path)]):
        result = run(*command)
        assert result.exit_code in (1, 2)
        assert ENGLISH.findall(re.sub(SAME, " ", flat(result).replace(str(file), ""))) == []
