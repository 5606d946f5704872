"""A journal is a readable file, written atomically, and refused with the reason if it can't be replayed."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.journal import BadJournal, Journal, load_journal, read_journal, seed_hash, seed_text
from ludotheque.core.match import Match, content_of

GAME = load_game("quebec")
SEED = 0xC0FFEE


def played(moves: int, options: dict[str, str] | None = None) -> Match:
    match = Match.new(GAME, 3, SEED, options)
    chance = seeded(1)
    for _ in range(moves):
        (seat,) = match.state.to_move()
        choices = match.state.actions(seat)
        match.play(seat, choices[chance.below(len(choices))])
    return match


def said(**changed: Any) -> dict[str, Any]:
    """A valid journal in JSON, with some entries changed; None removes one."""
    journal = played(3).journal.to_json() | changed
    return {key: value for key, value in journal.items() if value is not None}


# ---------------------------------------------------------------- the text


@pytest.mark.parametrize("moves", [0, 1, 25])
def test_the_text_has_one_line_a_move_and_reads_back(moves: int) -> None:
    journal = played(moves, {"level": "full"}).journal
    journal.players = ["Zoé", 'Œdipe "le roi"', "三\n"]
    lines = journal.to_text().splitlines()
    told = [json.loads(line.rstrip(",")) for line in lines if line.startswith("  ")]
    assert told == [{"seat": move.seat, "action": move.action} for move in journal.moves]
    assert [line.split('"')[1] for line in lines if line.startswith(' "')] == [
        *("format", "game", "seats", "content", "options", "seed", "players", "rules", "moves"),
    ]
    assert len(lines) == 9 + moves + (3 if moves else 2)
    assert "Zoé" in journal.to_text()
    assert journal.to_text().endswith("}\n")
    assert json.loads(journal.to_text()) == journal.to_json()
    assert read_journal(json.loads(journal.to_text())) == journal


def test_the_header_has_everything_for_a_replay() -> None:
    journal = played(2, {"layout": "first_game"}).journal.to_json()
    moves = journal.pop("moves")
    assert journal == {
        "format": 1,
        "game": "quebec",
        "seats": 3,
        "content": content_of(GAME),
        "options": {"level": "complete", "layout": "first_game", "neutral_in_hand": "ends_century"},
        "seed": "00000000000000000000000000c0ffee",
        "rules": GAME.rules_version,
    }
    assert [set(move) for move in moves] == [{"seat", "action"}] * 2
    assert moves[0]["action"]["verb"] in {verb.name for verb in GAME.vocabulary.verbs}


def test_a_written_journal_loads_and_leaves_no_part_behind(tmp_path: Path) -> None:
    journal = played(10).journal
    journal.write(tmp_path / "match.json")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    assert load_journal(tmp_path / "match.json") == journal
    longer = played(20).journal
    longer.write(tmp_path / "match.json")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    assert load_journal(tmp_path / "match.json") == longer


@pytest.mark.parametrize("method", ["write_text", "replace"])
def test_a_write_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    old = played(5).journal
    old.write(tmp_path / "match.json")

    def half(path: Path, *args: Any, **more: Any) -> None:
        with path.open("w") as file:
            file.write('{"format": 1, ')
        raise OSError("no space left")

    monkeypatch.setattr(Path, method, half)
    with pytest.raises(OSError, match="no space left"):
        played(9).journal.write(tmp_path / "match.json")
    monkeypatch.undo()
    assert load_journal(tmp_path / "match.json") == old


def test_the_seed_is_published_as_the_hash_of_its_32_digits() -> None:
    assert seed_text(0) == "0" * 32
    assert seed_text(2**128 - 1) == "f" * 32
    assert seed_hash(SEED) == hashlib.sha256(b"00000000000000000000000000c0ffee").hexdigest()
    assert seed_hash(SEED) != seed_hash(SEED + 1)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize("value", [None, 1, "journal", [], [{"format": 1}]])
def test_a_journal_must_be_an_object(value: object) -> None:
    with pytest.raises(BadJournal, match=r"^journal: Expected `object`"):
        read_journal(value)


@pytest.mark.parametrize("key", ["format", "game", "seats", "content"])
def test_a_missing_entry_is_named(key: str) -> None:
    with pytest.raises(BadJournal, match=f"^journal: .*missing required field `{key}`"):
        read_journal(said(**{key: None}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "1"),
        ("format", 1.5),
        ("game", 7),
        ("seats", "3"),
        ("seats", True),
        ("content", 5),
        ("options", []),
        ("options", {"level": 1.5}),
        ("seed", 7),
        ("start", [1]),
        ("players", "Zoé"),
        ("players", [1]),
        ("moves", {}),
        ("moves", [1]),
        ("moves", [{"seat": "0", "action": {}}]),
        ("moves", [{"seat": 0, "action": 17}]),
        ("moves", [{"seat": 0}]),
        ("moves", [{"seat": 0, "action": {}, "time": 1}]),
    ],
)
def test_an_entry_of_the_wrong_type_is_named(key: str, value: object) -> None:
    with pytest.raises(BadJournal, match=rf"^journal: .*`\$\.{key}"):
        read_journal(said(**{key: value}))


def test_an_unknown_entry_is_named() -> None:
    with pytest.raises(BadJournal, match=r"^journal: .*unknown field `winner`"):
        read_journal(said(winner=1))


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_another_format_is_refused(number: int) -> None:
    with pytest.raises(BadJournal, match=f"^journal: format {number} is not known here; expected 1$"):
        read_journal(said(format=number))


def test_a_journal_has_a_seed_or_a_start() -> None:
    with pytest.raises(BadJournal, match="expected a seed or a start position"):
        read_journal(said(seed=None))


@pytest.mark.parametrize("seed", ["", "7", "g" * 32, "0" * 31, "0" * 33, "C0FFEE".zfill(32), "0x" + "0" * 30])
def test_a_seed_is_32_small_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(BadJournal, match=r"^journal: seed: expected 32 hexadecimal digits$"):
        read_journal(said(seed=seed))


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "expected JSON"),
        (b"{", "expected JSON"),
        (b'"\xff"', "expected JSON"),
        (b"[" * 100_000, "expected JSON"),
        (b"[]", "journal: Expected `object`"),
        (json.dumps(said(format=3)).encode(), "journal: format 3"),
    ],
)
def test_a_bad_file_is_named_with_its_reason(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match=rf"bad\.json: .*{expected}"):
        load_journal(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match=r"nowhere\.json: can't be read: No such file"):
        load_journal(tmp_path / "nowhere.json")
    with pytest.raises(BadJournal, match="can't be read"):
        load_journal(tmp_path)


def test_journals_do_not_share_their_lists() -> None:
    one, other = Journal(1, "quebec", 3, ""), Journal(1, "quebec", 3, "")
    one.players.append("Zoé")
    assert other.players == []
