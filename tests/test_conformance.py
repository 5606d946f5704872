"""Every registered game, seat count and option set against the conformance suite.

REGENERATE=1 rewrites the committed transcripts and sums; review the diff before committing.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.conformance import CHECKS, GAME_CHECKS, Case, cases
from ludotheque.conformance.checksum import checksum
from ludotheque.conformance.finished import check_finished, finished_games, score_path, write_finished
from ludotheque.conformance.playthrough import playthrough
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.game import Game
from tests.soaking import SOAK_SEED

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
FINISHED = HERE / "finished"
CHECKSUMS = HERE / "checksums.json"
REGENERATE = bool(os.environ.get("REGENERATE"))
THINNED = os.environ.get("LUDOTHEQUE_BUILD") == "interpreted"

GAMES = [load_game(game_id) for game_id in game_ids()]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
# One seed each: Hypothesis tries others (tests/properties), `make soak` new ones every time.
FIRST_SEED = 1 if SOAK_SEED is None else SOAK_SEED
# In games with thousands of decisions the checks cover the first ones; each game is still played to its end once.
HORIZON = 300 if THINNED else 500
ALL_CASES = [
    case
    for number, game in enumerate(GAMES)
    for case in cases(game, seeds=[number + FIRST_SEED], horizon=HORIZON)
]
# The compiled run covers every set of options; interpreted, one set per number of players is enough to show
# differences.
CASES = list({(case.game.id, case.seats): case for case in ALL_CASES}.values()) if THINNED else ALL_CASES

every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES]
)


def name_of(case: Case) -> str:
    return "-".join([case.game.id, str(case.seats), *map(str, case.options.values())])


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_case_passes_every_check(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_passes_every_check(game: Game[Any], check: Callable[[Game[Any]], None]) -> None:
    check(game)


@every_table
def test_the_playthrough_is_the_committed_one(game: Game[Any], seats: int) -> None:
    file = PLAYTHROUGHS / f"{game.id}-{seats}.txt"
    told = playthrough(game, seats, seed=1)
    if REGENERATE:
        file.write_text(told, encoding="utf-8")
    assert file.is_file(), f"{file} is missing: create it with REGENERATE=1"
    assert len(told) < 60_000
    assert told == file.read_text(encoding="utf-8")


@every_table
def test_random_games_have_the_committed_sum_in_every_build(game: Game[Any], seats: int) -> None:
    kept: dict[str, str] = json.loads(CHECKSUMS.read_text()) if CHECKSUMS.is_file() else {}
    name = f"{game.id}-{seats}"
    found = checksum(game, seats)
    if REGENERATE:
        kept[name] = found
        CHECKSUMS.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n")
    assert kept.get(name) == found


def test_the_build_under_test_is_the_one_asked_for() -> None:
    """LUDOTHEQUE_BUILD names the required build, so that interpreted tests are not taken for compiled ones."""
    asked = os.environ.get("LUDOTHEQUE_BUILD")
    assert asked in (None, "", "compiled", "interpreted")
    assert not asked or (asked == "compiled") == COMPILED


@pytest.mark.parametrize("journal", finished_games(FINISHED), ids=lambda path: path.stem)
def test_a_finished_game_still_ends_with_its_score(journal: Path) -> None:
    check_finished(journal)


def test_there_are_finished_games_of_every_game() -> None:
    kept = {path.name.partition("-")[0] for path in finished_games(FINISHED)}
    assert kept >= set(game_ids())


def test_a_finished_game_with_another_score_is_noticed(tmp_path: Path) -> None:
    journal = write_finished(tmp_path, Case(load_game("morra"), 2, {"length": "short"}, seed=4))
    check_finished(journal)
    score = json.loads(score_path(journal).read_text())
    score["points"][0] += 1
    score_path(journal).write_text(json.dumps(score))
    with pytest.raises(AssertionError, match="points"):
        check_finished(journal)
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join([*lines[:-4], lines[-4].rstrip(",\n") + "\n", *lines[-2:]]))
    with pytest.raises(AssertionError, match="not over"):
        check_finished(journal)
