"""Without the packages of the extras the terminal plays and simulates; a command that needs an extra names it."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.cli.running import ROOT, environment

# Imports of these packages fail as if they were not installed.
BLOCKED = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
from ludotheque.cli.main import main
main()
"""

EXTRA = 'pip install "ludotheque[server]"'


def packages_of(*extras: str) -> set[str]:
    """The import names of the distributions of these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {
        canonicalize_name(Requirement(each).name)
        for extra in extras
        for each in project["optional-dependencies"][extra]
    }
    return {
        package
        for package, made_by in packages_distributions().items()
        if wanted & {canonicalize_name(name) for name in made_by}
    }


def without_extras(*args: str, cwd: Path, input: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
    code = BLOCKED.format(packages=sorted(packages_of("server", "train", "ray")))
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        input=input,
        cwd=cwd,
        env=environment(**env),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_the_extras_have_the_packages_that_the_base_does_without() -> None:
    assert {"alembic", "argon2", "hiredis", "litestar", "prometheus_client", "psycopg", "sqlalchemy"} <= (
        packages_of("server")
    )
    assert packages_of("train") == {"arro3"}


@pytest.mark.parametrize(
    "args",
    [
        ["--version"],
        ["games", "quebec"],
        ["rules", "quebec", "cascade"],
        ["simulate", "quadrata", "--games", "2", "--bots", "greedy,random", "--cores", "1"],
        ["arena", "quadrata", "--games", "2", "--bots", "greedy,random", "--cores", "1"],
        ["bench", "quadrata", "--seconds", "0.01", "--rounds", "1"],
        ["validate"],
        ["serve", "--help"],
    ],
)
def test_the_terminal_needs_no_server(args: list[str], tmp_path: Path) -> None:
    done = without_extras(*args, cwd=tmp_path, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_a_game_is_played_without_the_server(tmp_path: Path) -> None:
    played = ["play", "quadrata", "--seats", "2", "--seed", "7", "--save", "played.json"]
    done = without_extras(*played, cwd=tmp_path, input="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "played.json").exists()


@pytest.mark.parametrize(
    "args",
    [
        ["serve", "--no-open", "--port", "0"],
        ["serve", "--redis", "redis://localhost"],
        ["serve", "--trust-proxy", "127.0.0.1"],
        ["copy", "a.sqlite3", "b.sqlite3"],
        ["backup", "a.backup"],
        ["restore", "b.backup"],
        ["validate", "--store"],
    ],
)
@pytest.mark.parametrize(("lang", "begin"), [("fr", "Pour la table"), ("en", "The table")])
def test_a_command_of_the_server_names_the_extra(
    args: list[str], lang: str, begin: str, tmp_path: Path
) -> None:
    (tmp_path / "b.backup").touch()
    done = without_extras(*args, "--lang", lang, cwd=tmp_path, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(begin)
    assert line.endswith(f"{EXTRA}.")


@pytest.mark.parametrize(("option", "extra"), [("--parquet", "train"), ("--ray", "ray")])
def test_an_option_of_the_arena_names_its_extra(option: str, extra: str, tmp_path: Path) -> None:
    value = {"--parquet": "games.parquet", "--ray": "127.0.0.1:6379"}[option]
    played = ["arena", "quadrata", "--games", "2", "--bots", "greedy,random", "--cores", "1", option, value]
    done = without_extras(*played, cwd=tmp_path, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert f'pip install "ludotheque[{extra}]"' in done.stderr.splitlines()[-1]


def test_a_package_that_a_game_misses_is_not_of_the_server(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text("import litestar\n", encoding="utf-8")
    done = without_extras("games", cwd=tmp_path, LUDOTHEQUE_GAMES="odd:game", PYTHONPATH=f"{tmp_path}:{ROOT}")
    assert "ludotheque[server]" not in done.stderr
    assert done.returncode != 0
