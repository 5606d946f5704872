"""The systemd unit: its restrictions, and that the table works under them."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy import confined
from tests.together.services import Postgres
from tests.web.serving import COMMAND, PATIENCE, ROOT, Server, environment
from tests.web.visiting import GREEDY, ME, Visitor

UNIT = ROOT / "deploy" / "ludotheque@.service"
BACKUP = ROOT / "deploy" / "ludotheque-backup.service"
TIMER = BACKUP.with_suffix(".timer")
PROGRAM = "/opt/ludotheque/bin/ludotheque"
LARGEST_EXPOSURE = 3.0
MOVES = 3

PROBE = """
import ctypes, errno, json, mmap, os, socket

def tried(deed):
    try:
        deed()
        return "allowed"
    except OSError as error:
        return errno.errorcode[error.errno]

def call(name, *arguments):
    if getattr(libc, name)(*arguments) != 0:
        raise OSError(ctypes.get_errno(), name)

libc = ctypes.CDLL(None, use_errno=True)
print(json.dumps({
    "memory that is written and executed": tried(lambda: mmap.mmap(-1, 4096, prot=7)),
    "a netlink socket": tried(lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)),
    "an internet socket": tried(lambda: socket.socket(socket.AF_INET)),
    "a local socket": tried(lambda: socket.socket(socket.AF_UNIX)),
    "a namespace": tried(lambda: call("unshare", 0x10000000)),
    "another owner of a file": tried(lambda: os.chown(".", os.getuid(), os.getgid())),
    "a file of its own": tried(lambda: open("own", "w")),
    "a file of the system": tried(lambda: open("/usr/own", "w")),
}))
"""


@pytest.fixture(autouse=True)
def _installed() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.fail("systemd-analyze is not installed: run `make systemd`", pytrace=False)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    service.start()
    yield service
    service.close()


def analyze(*args: str) -> str:
    said = subprocess.run(
        ["systemd-analyze", *args], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    return said.stdout + said.stderr


@pytest.mark.parametrize("unit", [UNIT, BACKUP], ids=["table", "backup"])
def test_little_is_exposed(unit: Path) -> None:
    said = analyze("security", "--offline=true", "--no-pager", str(unit))
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", said)
    assert found is not None, said
    assert float(found[1]) < LARGEST_EXPOSURE, said


def test_every_setting_is_one_that_systemd_knows(tmp_path: Path) -> None:
    """But for the program, which is not installed here."""
    units = [tmp_path / unit.name for unit in (UNIT, BACKUP, TIMER)]
    for unit in units:
        text = (ROOT / "deploy" / unit.name).read_text(encoding="utf-8")
        unit.write_text(text.replace(PROGRAM, sys.executable), encoding="utf-8")
    assert analyze("verify", "--man=no", *map(str, units)) == ""


def confine(folder: Path, *command: str, unit: Path = UNIT) -> list[str]:
    return [sys.executable, confined.__file__, str(unit), str(folder), *command]


def test_what_the_unit_forbids_is_forbidden_in_what_follows(tmp_path: Path) -> None:
    done = subprocess.run(
        confine(tmp_path, sys.executable, "-c", PROBE),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    tried = json.loads(done.stdout)
    assert tried.pop("a file of the system") in ("EROFS", "EACCES", "EPERM")
    assert tried == {
        "memory that is written and executed": "EPERM",
        "a netlink socket": "EAFNOSUPPORT",
        "an internet socket": "allowed",
        "a local socket": "allowed",
        "a namespace": "EPERM",
        "another owner of a file": "EPERM",
        "a file of its own": "allowed",
    }
    assert (tmp_path / "own").stat().st_mode & 0o077 == 0, "new files are the table's own"


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
def test_the_table_works_with_what_the_unit_leaves_to_it(
    way: str, postgres: Postgres, tmp_path: Path
) -> None:
    """Several processes, each with bot workers, on both databases."""
    database = {} if way == "sqlite" else {"database": postgres.database()}
    server = Server(tmp_path, processes=2, bot_workers=2, bot_seconds=PATIENCE, **database)
    server.command = confine(tmp_path, *COMMAND)
    server.start()
    try:
        host = Visitor(server)
        host.ok("POST", "/api/account", {"name": "Agathe", "passphrase": "neuf moutons gris"})
        match = host.create("quebec", ME, GREEDY, GREEDY)
        with host.follow(match) as tab:
            for _ in range(MOVES):
                while not tab.now["choices"]:
                    tab.hear()
                tab.plays(0, tab.choices(0)[0])
            while not tab.now["choices"]:
                tab.hear()
            played = {entry["seat"] for entry in tab.entries if entry["kind"] == "move"}
        assert played == {0, 1, 2}
        assert server.terminate() == 0
        said = server.said()
        assert "Traceback" not in said
        assert '"event": "bot"' not in said, "no worker had to be started again"
    finally:
        server.close()


def test_the_unit_of_backups_makes_one_and_deletes_old_ones(tmp_path: Path) -> None:
    """The unit's command, under its restrictions, in another folder."""
    server = Server(tmp_path).start()
    Visitor(server).create("morra", ME, ME)
    server.terminate()
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "old.backup"
    old.touch()
    os.utime(old, (0, 0))
    program = tmp_path / "ludotheque"
    program.write_text(f"#!{sys.executable}\nfrom ludotheque.cli.main import main\n\nmain()\n")
    program.chmod(0o755)
    unit = confined.read_unit(BACKUP)
    variables = environment(LUDOTHEQUE_DATABASE=str(server.database))
    for setting in ("ExecStart", "ExecStartPost"):
        (line,) = unit[setting]
        line = line.replace("$$", "$").replace("%%", "%")  # systemd's escapes
        line = line.replace(PROGRAM, str(program)).replace("/var/lib/ludotheque-backups", str(folder))
        done = subprocess.run(
            confine(tmp_path, *shlex.split(line), unit=BACKUP),
            env=variables,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.backup", made.name)
