"""Numbers of data files have limits: one beyond them is refused with its file, its key and the limits."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.data import LARGEST, DataError, DataFolder
from tests.cli.running import run

# A number as the only value of its line, outside quotes and comments.
NUMBER = re.compile(r"^(?:[a-z_]+|x, y) = (-?[0-9]+)(?=\s*(?:#.*)?$)", re.MULTILINE)
BEYOND = [
    str(LARGEST + 1),
    str(-LARGEST - 1),
    str(2**63),
    str(-(2**63) - 1),
    "9" * 400,
    "1e300",
    "nan",
    "inf",
]
ENOUGH = 12  # per file


def files() -> Iterator[tuple[str, Path]]:
    for id in game_ids():
        data = load_game(id).data()
        for name in [] if data is None else data.names:
            yield id, data.packaged / name  # type: ignore[union-attr]


FILES = list(files())


@pytest.mark.parametrize(("id", "file"), FILES, ids=[f"{id}-{file.name}" for id, file in FILES])
def test_a_number_beyond_the_limits_is_refused_everywhere(id: str, file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    places = [found.span(1) for found in NUMBER.finditer(text) if not found[0].startswith("schema")]
    for number, (first, last) in enumerate(places[:: max(1, len(places) // ENOUGH)]):
        wrong = BEYOND[number % len(BEYOND)]
        (tmp_path / file.name).write_text(text[:first] + wrong + text[last:], encoding="utf-8")
        with pytest.raises(DataError, match=str(LARGEST)) as refused:
            DataFolder(file.parent, tmp_path).raw(file.name)
        assert refused.value.file == str(tmp_path / file.name)
        assert refused.value.key.rpartition(".")[2] in text


@pytest.mark.parametrize("wrong", [*BEYOND, "9" * 5000])
def test_a_command_says_which_number_is_wrong(wrong: str, tmp_path: Path) -> None:
    shipped = Path(load_game("small_city").folder) / "data" / "council.toml"
    text = shipped.read_text(encoding="utf-8")
    found = next(NUMBER.finditer(text, text.index("provenance")))
    first, last = found.span(1)
    (tmp_path / "council.toml").write_text(text[:first] + wrong + text[last:], encoding="utf-8")
    for lang in ("fr", "en"):
        result = run("play", "small_city", "--data", str(tmp_path), lang=lang)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert "council.toml" in result.stderr
        if len(wrong) < 5000:  # Python's TOML parser refuses numbers of that length
            assert found[0].partition(" ")[0] in result.stderr
            assert re.search("10.?000", result.stderr)
