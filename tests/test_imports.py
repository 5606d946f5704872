"""Import rules between modules, and that a plain import is cheap."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEAVY = ("rich", "typer", "msgspec", "fluent", "snowballstemmer", "hypothesis")


def imported_by(statement: str) -> set[str]:
    """The modules loaded in a fresh interpreter by a statement."""
    code = f"{statement}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return set(done.stdout.split())


def test_importing_the_package_pulls_in_nothing_heavy() -> None:
    loaded = imported_by("import ludotheque")
    assert "ludotheque" in loaded
    assert not loaded & set(HEAVY)
    assert {name for name in loaded if name.startswith("ludotheque")} == {"ludotheque"}


def test_playing_needs_no_words_and_no_terminal() -> None:
    loaded = imported_by("import ludotheque.core.game, ludotheque.core.playout, ludotheque.bots")
    assert "ludotheque.bots.greedy" in loaded
    assert not loaded & set(HEAVY)


def test_the_core_and_the_bots_load_no_game() -> None:
    for room in ("core.match", "core.words", "bots", "arena.simulate", "cli.engine"):
        loaded = imported_by(f"import ludotheque.{room}")
        assert not {name for name in loaded if name.startswith("ludotheque.games")}


def test_no_folder_holds_more_than_thirty_modules() -> None:
    """A folder has one subject; larger ones are divided."""
    for folder in {path.parent for path in (ROOT / "src").rglob("*.py")}:
        assert len(list(folder.glob("*.py"))) <= 30, folder


def test_the_import_rules_are_kept() -> None:
    """The sources are linted, whichever build is tested."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=ROOT,
        env=environment | {"NO_COLOR": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout
    for contract in (
        "imports between packages point one way",
        "no module imports a game by name: games are found through the catalogue",
    ):
        (kept,) = [line for line in done.stdout.splitlines() if line.startswith(contract)]
        assert kept.endswith("KEPT")
