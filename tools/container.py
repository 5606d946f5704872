"""Runs the installation steps of deploy/Containerfile in a virtual environment instead of a container, then starts
the table from there. Needs the wheel of `make wheel`.

    python -m tools.container
"""

import os
import re
import subprocess
import tempfile
import venv
from pathlib import Path
from shutil import copy

from tests.web.serving import Server

ROOT = Path(__file__).parent.parent
FILE = ROOT / "deploy" / "Containerfile"
CONTAINERS = "/tmp/"  # where the container file copies to


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a container file with their arguments, each on one line."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\s*\\\n\s*", " ", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


def commands(text: str) -> list[str]:
    """The commands it runs."""
    return [each.strip() for word, rest in instructions(text) if word == "RUN" for each in rest.split("&&")]


def sources(text: str) -> list[str]:
    """The files it copies, as patterns relative to the project."""
    return [each for word, rest in instructions(text) if word == "COPY" for each in rest.split()[:-1]]


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copied, fresh, table = folder / "tmp", folder / "venv", folder / "table"
        for each in (copied, table):
            each.mkdir()
        for pattern in sources(text):
            found = list(ROOT.glob(pattern))
            assert found, f"there is no {pattern}"
            for file in found:
                copy(file, copied)
        venv.create(fresh, with_pip=True)
        for command in commands(text):
            if command.startswith("python -m pip"):
                print(f"== {command}", flush=True)
                there = command.replace(CONTAINERS, f"{copied}/")
                path = f"{fresh / 'bin'}:{os.environ['PATH']}"
                subprocess.run(there, shell=True, check=True, cwd=folder, env=os.environ | {"PATH": path})
        server = Server(table, games="")
        server.command = [str(fresh / "bin" / "ludotheque"), "serve", "--no-open"]
        server.environment = lambda **more: {"PATH": os.environ["PATH"], "HOME": str(folder)} | more
        server.start()
        server.close()
        version = subprocess.run(
            [fresh / "bin" / "ludotheque", "--version"], capture_output=True, text=True, check=True
        )
        print(f"== served by {version.stdout.strip()}")


if __name__ == "__main__":
    main()
