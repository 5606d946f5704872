"""Point 10: a folder of finished games is replayed; every position, the end and the score are checked.

A game is a journal and its score (`name.json`, `name.score.json`). Journals from real tables can be added; random
ones are written by

    python -m ludotheque.conformance.finished FOLDER GAME SEATS SEED [option=value ...]
"""

import json
import sys
from pathlib import Path
from typing import Any

from ludotheque.conformance.saving import match_of
from ludotheque.conformance.walk import Case
from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import load_journal
from ludotheque.core.match import Match
from ludotheque.core.state import State

SCORE = ".score.json"


def finished_games(folder: Path) -> list[Path]:
    """The journals in a folder."""
    return sorted(path for path in folder.glob("*.json") if not path.name.endswith(SCORE))


def score_path(journal: Path) -> Path:
    return journal.with_name(journal.name.removesuffix(".json") + SCORE)


def score_of(s: State, decisions: int) -> dict[str, Any]:
    """The content of a score file."""
    result = s.game.score(s)
    return {
        "decisions": decisions,
        "points": result.points,
        "unit": result.unit,
        "ranks": result.ranks(),
        "winners": result.winners,
        "parts": result.parts,
    }


def check_finished(journal: Path) -> None:
    """Replay a finished game; raises an AssertionError with the file and the decision."""
    read = load_journal(journal)
    game = load_game(read.game)
    whole = Match.replay(game, read)
    on_the_way = Match.replay(game, read.header())
    for number, (seat, action) in enumerate(zip(whole.movers, whole.actions, strict=True), 1):
        on_the_way.play(seat, action)
        wrong = game.broken(on_the_way.state)
        assert not wrong, f"{journal.name}: {game.id}, decision {number}: broken: {'; '.join(wrong)}"
    assert whole.state.over(), f"{journal.name}: {game.id}: not over after {len(whole.actions)} decisions"
    expected = json.loads(score_path(journal).read_text(encoding="utf-8"))
    found = score_of(whole.state, len(whole.actions))
    apart = [key for key in found if found[key] != expected.get(key)]
    told = [f"{key}: {expected.get(key)} was kept, {found[key]} found" for key in apart]
    assert not told, f"{journal.name}: {game.id}: {'; '.join(told)}"


def write_finished(folder: Path, case: Case) -> Path:
    """Write a random game as a journal and its score."""
    match, walk = match_of(case)
    options = [str(value) for value in case.options.values()]
    path = folder / ("-".join([case.game.id, str(case.seats), *options, str(case.seed)]) + ".json")
    folder.mkdir(parents=True, exist_ok=True)
    match.journal.write(path)
    text = json.dumps(score_of(walk.state, len(walk.moves)), indent=1)
    score_path(path).write_text(text + "\n", encoding="utf-8")
    return path


def main(arguments: list[str]) -> int:
    """The command line."""
    if len(arguments) < 4 or not arguments[2].isdigit() or not arguments[3].isdigit():
        print(__doc__)
        return 2
    folder, game, seats, seed, *given = arguments
    options: dict[str, str | int] = {name: value for name, _, value in (one.partition("=") for one in given)}
    print(write_finished(Path(folder), Case(load_game(game), int(seats), options, int(seed))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
