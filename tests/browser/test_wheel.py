"""Installation from a wheel: without sources, Node or a compiler, the table works with its pages."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, check_pages
from tests.web.serving import COMMAND, ROOT, Server, environment


def without_sources(**more: str) -> dict[str, str]:
    """The tests are importable, since they make the server's random numbers fixed; the package is the installed one."""
    return environment(**more) | {"PYTHONPATH": str(ROOT)}


def run(*command: object, **variables: str) -> str:
    said = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=without_sources(**variables),
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new environment with our wheel. Its dependencies come from the environment of the tests."""
    check_pages()
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, LUDOTHEQUE_PURE="1")
    (wheel,) = folder.glob("*-py3-none-any.whl")
    home = folder / "venv"
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-deps", wheel)
    packages = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(packages, "lent.pth").write_text(sysconfig.get_path("purelib") + os.linesep)
    return home / "bin"


@pytest.fixture
def table(installed: Path, tmp_path: Path) -> Iterator[Server]:
    own = Server(tmp_path)
    own.command = [str(installed / "python"), *COMMAND[1:]]
    own.environment = without_sources
    own.start()
    yield own
    own.close()


def test_the_installed_package_is_the_wheel(installed: Path) -> None:
    assert re.search("interpr[eé]t", run(installed / "ludotheque", "--version"))
    where = run(installed / "python", "-c", "import ludotheque; print(ludotheque.__file__)")
    assert Path(where).is_relative_to(installed.parent)


def test_it_shows_its_pages_and_plays(table: Server, meet: Meet) -> None:
    guest = meet(server=table)
    guest.home()
    guest.page.get_by_role("button", name=re.compile("Jouer maintenant.*Québec")).click()
    guest.bar.get_by_role("button", name=re.compile("^Envoyer")).click()
    guest.bar.get_by_role("group", name="Envoyer").get_by_role("button", name=re.compile("Culture")).click()
    expect(guest.log).to_contain_text(re.compile(r"Invité \d+ envoie .*Culture"))
