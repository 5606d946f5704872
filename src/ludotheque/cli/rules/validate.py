"""`ludotheque validate`: checks data files, rule files, words and journals."""

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.setup import load
from ludotheque.cli.text.details import said
from ludotheque.cli.text.voice import LANGUAGES, Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.core.data import DataFolder
    from ludotheque.core.game import Game
    from ludotheque.core.journal import Journal


@dataclass(frozen=True)
class Problem:
    """What is wrong, where, and what was expected there."""

    file: str
    key: str
    expected: str


@dataclass(frozen=True)
class Check:
    """The result for one checked item."""

    what: str
    detail: str
    problems: list[Problem]


def run(voice: Voice, files: list[Path], data: Path | None) -> int:
    """Check and print; 1 if anything is wrong."""
    for path in files:
        if not path.exists():
            raise Complaint("error-no-file", file=str(path))
    checks = (
        [check for path in files for check in check_path(voice, path, data)]
        if files
        else check_all(voice, data)
    )
    show(voice, checks)
    return 1 if any(check.problems for check in checks) else 0


# ---------------------------------------------------------------- checks


def check_all(voice: Voice, data: Path | None) -> list[Check]:
    """Every game: components, rules, words; with a folder, the corrected components there."""
    from ludotheque.core.catalogue import game_ids

    checks: list[Check] = []
    used = data is None
    for game_id in game_ids():
        game = load(game_id)
        folder = data if data is not None and concerns(game, data) else None
        used = used or folder is not None
        checks.append(check_data(voice, game, folder))
        checks += [check_rules(voice, game, lang) for lang in LANGUAGES]
        checks += [check_words(voice, game, lang) for lang in LANGUAGES]
    if not used:
        raise Complaint("error-data-for-none", file=str(data))
    return checks


def concerns(game: "Game[Any]", folder: Path) -> bool:
    """Whether a folder has data files of this game."""
    if not folder.is_dir():
        raise Complaint("error-no-file", file=str(folder))
    data = game.data()
    place = folder / game.id if (folder / game.id).is_dir() else folder
    return data is not None and any(is_of(game, place / name) for name in data.names)


def is_of(game: "Game[Any]", file: Path) -> bool:
    """Whether a file belongs to this game: two games may have files of the same name."""
    schema = schema_of(file) if file.is_file() else None
    return schema is not None and schema.partition(".")[0] in (game.id, "")


def schema_of(file: Path) -> str:
    """The schema that a data file names; empty if it can't be read or names none."""
    import tomllib

    try:
        return str(tomllib.loads(file.read_text(encoding="utf-8")).get("schema", ""))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return ""


def check_data(voice: Voice, game: "Game[Any]", folder: Path | None) -> Check:
    """The components, with the provenance of every value; loading them checks everything."""
    what = voice.say("validate-data", game=game.id)
    if game.data() is None:
        return Check(what, voice.say("validate-no-data"), [])

    def details() -> str:
        data = data_of(game.id, folder)
        return voice.say("validate-values", files=len(data.names), values=sum(data.counts().values()))

    return checked(voice, what, details)


def data_of(game_id: str, folder: Path | None) -> "DataFolder":
    """The data of a game that has data files."""
    data = load(game_id, folder).data()
    assert data is not None
    return data


def checked(voice: Voice, what: str, details: Callable[[], str], file: Path | None = None) -> Check:
    """Runs a check; if it fails, the exception says what is wrong."""
    from ludotheque.core.data import DataError
    from ludotheque.core.journal import BadJournal

    try:
        return Check(what, details(), [])
    except DataError as error:
        problem = Problem(error.file, error.key, said(voice, error.expected))
    except BadJournal as error:
        journal = voice.say("table-cell", heading="journal", cell="")
        detail = said(voice, str(error).removeprefix(f"{file}: ")).removeprefix(journal)
        problem = Problem(str(file), "journal", detail)
    except Complaint as error:
        problem = Problem(str(file), "game", voice.say(error.message, **error.args_of_message))
    return Check(what, "", [problem])


def check_rules(voice: Voice, game: "Game[Any]", lang: str) -> Check:
    """The rule file is readable, has the ids of the other language, and has every rule that refusals cite."""
    from ludotheque.core.rulebook import Rulebook

    file = str(Path(game.folder) / f"rules.{lang}.md")
    what = voice.say("validate-rules", game=game.id, lang=lang)
    try:
        books = {each: Rulebook(Path(game.folder), each).rules for each in LANGUAGES}
    except (ValueError, OSError) as error:
        return Check(what, "", [Problem(file, "file", said(voice, str(error)))])
    wanted = {id for book in books.values() for id in book} | {refusal.rule for refusal in game.refusals}
    missing = sorted(wanted - set(books[lang]))
    problems = [Problem(file, id, voice.say("validate-rule-missing")) for id in missing]
    return Check(what, voice.say("validate-count-rules", count=len(books[lang])), problems)


def check_words(voice: Voice, game: "Game[Any]", lang: str) -> Check:
    """Every message required by the declarations of the game exists."""
    from ludotheque.core.words import Words, required, required_of_table

    file = str(Path(game.folder) / f"{lang}.ftl")
    what = voice.say("validate-words", game=game.id, lang=lang)
    try:
        bundle = Words(game, lang).bundle
    except (ValueError, OSError) as error:
        return Check(what, "", [Problem(file, "file", said(voice, str(error)))])
    wanted = required(game) | required_of_table()
    missing = sorted(id for id in wanted if not bundle.has_message(id))
    problems = [Problem(file, id, voice.say("validate-word-missing")) for id in missing]
    return Check(what, voice.say("validate-count-words", count=len(wanted)), problems)


# ---------------------------------------------------------------- files named on the command line


def check_path(voice: Voice, path: Path, data: Path | None) -> list[Check]:
    """A folder with all its files, a data file, or a journal."""
    if path.is_dir():
        inside = sorted([*path.rglob("*.toml"), *path.rglob("*.json")])
        if not inside:
            raise Complaint("error-nothing-there", file=str(path))
        return [check for file in inside for check in check_path(voice, file, data)]
    if path.suffix == ".toml":
        return [check_data_file(voice, path, data or path.parent)]
    if path.suffix == ".json":
        return [check_journal(voice, path, data)]
    raise Complaint("error-what-is-it", file=str(path))


def check_data_file(voice: Voice, path: Path, beside: Path) -> Check:
    """One data file together with the others of its folder; missing ones come from the package."""
    from ludotheque.core.data import DataError

    def details() -> str:
        game_id, name = game_and_name(path)
        with tempfile.TemporaryDirectory() as folder:
            for other in beside.glob("*.toml"):
                if other.name != name and other.name in data_of(game_id, None).names:
                    shutil.copy(other, folder)
            shutil.copy(path, Path(folder) / name)
            try:
                values = len(list(data_of(game_id, Path(folder)).provenance(name)))
            except DataError as error:
                if Path(error.file).parent != Path(folder):  # in a packaged file
                    raise
                place = Path(error.file).name
                raise DataError(
                    path if place == name else beside / place, error.key, error.expected
                ) from error
        return voice.say("validate-values", files=1, values=values)

    return checked(voice, str(path), details, path)


def game_and_name(path: Path) -> tuple[str, str]:
    """The game and the name of a file, by its `schema` («quebec.board.v1» is Québec's board.toml)."""
    import tomllib

    from ludotheque.core.catalogue import game_ids
    from ludotheque.core.data import DataError

    try:
        schema = str(tomllib.loads(path.read_text(encoding="utf-8")).get("schema", ""))
    except (ValueError, RecursionError) as error:
        raise DataError(path, "file", f"expected TOML in UTF-8: {error}") from error
    known = {}
    for game_id in game_ids():
        data = load(game_id).data()
        for name in [] if data is None else data.names:
            known[f"{game_id}.{name.removesuffix('.toml')}"] = (game_id, name)
    found = known.get(schema.rpartition(".")[0])
    if found is None:
        raise DataError(
            path, "schema", f"expected one of {', '.join(f'{each}.v1' for each in known)}; got {schema!r}"
        )
    return found


def check_journal(voice: Voice, path: Path, data: Path | None) -> Check:
    """A journal that replays to its end, whose draws follow from its seed and the players' nonces."""
    from ludotheque.core.journal import load_journal
    from ludotheque.core.match import Match

    def details() -> str:
        journal = load_journal(path)
        folder = data if data is not None and concerns(load(journal.game), data) else None
        match = Match.replay(load(journal.game, folder), journal)
        over = "yes" if match.state.over() else "no"
        said = voice.say("validate-moves", moves=len(match.actions), over=over)
        return f"{said} {draws(voice, journal)}" if journal.drawn else said

    return checked(voice, str(path), details, path)


def draws(voice: Voice, journal: "Journal") -> str:
    """The values that a player can compare with those shown before the match began."""
    from ludotheque.core.journal import seed_hash

    names = (
        journal.players if len(journal.players) == journal.seats else map(str, range(1, journal.seats + 1))
    )
    added = [f"{name} {nonce}" for name, nonce in zip(names, journal.nonces, strict=True) if nonce]
    return voice.say("validate-draws", hash=seed_hash(int(journal.seed or "0", 16)), numbers=", ".join(added))


# ---------------------------------------------------------------- the result


def show(voice: Voice, checks: list[Check]) -> None:
    """A line for each check, its problems below it, and the total."""
    show_each(voice, checks)
    failed = sum(1 for check in checks if check.problems)
    voice.console.print()
    if failed:
        voice.tell("validate-failed", style="bold red", failed=failed, count=len(checks))
    else:
        voice.tell("validate-fine", style="bold green", count=len(checks))


def show_each(voice: Voice, checks: list[Check]) -> None:
    from rich.markup import escape

    for check in checks:
        if check.problems:
            voice.console.print(f"[bold red]✗[/] {escape(check.what)}", soft_wrap=True)
        else:
            voice.console.print(
                f"[green]✓[/] {escape(check.what)}  [dim]{escape(check.detail)}[/]", soft_wrap=True
            )
        for problem in check.problems:
            line = f"    {problem.file}: [yellow]{escape(problem.key)}[/]: {escape(problem.expected)}"
            voice.console.print(line, soft_wrap=True)
