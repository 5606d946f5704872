"""The base game does not depend on the Winter box: it can be played without the folder `modules`."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "ludotheque"
PLAYED = """
import json, random
from ludotheque.core.game import BadSetup
from ludotheque.core.position import from_json, to_json
from ludotheque.core.state import State
from ludotheque.games.small_city import game as small_city, definition

game = small_city()
told = {"file": definition.__file__, "modules": len(game.winter.modules), "refused": [], "games": []}
told["options"] = {option.name: option.domain.ids for option in game.options}
for option, value in (("godzillas", "yes"), ("boards", "asia_dealt"), ("power", "parks_too")):
    try:
        game.new(2, 1, {option: value})
    except BadSetup:
        told["refused"].append(option)
for seats, boards, victory in ((1, "base_a", "votes"), (2, "base_b", "economy"), (3, "base_a", "culture")):
    dice = random.Random(seats)
    s = game.new(seats, seats, {"boards": boards, "victory": victory})
    decisions = 0
    while not s.over():
        seat = dice.choice(s.to_move())
        s.apply(seat, dice.choice(list(s.actions(seat))))
        decisions += 1
        if decisions % 25 == 0:
            assert game.broken(s) == [], game.broken(s)
            assert s.view(0)["boroughs"]
            assert to_json(from_json(game, to_json(s))) == to_json(s)
            if not s.over():
                game.advice.rollout(s, s.to_move()[0])
    told["games"].append([int(s.turn), len(game.score(s).points)])
print(json.dumps(told))
"""


def test_sc_4_1_without_the_folder_of_modules_base_games_are_played_to_the_end(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "core", tmp_path / "ludotheque" / "core")
    shutil.copy(PACKAGE / "__init__.py", tmp_path / "ludotheque")
    (tmp_path / "ludotheque" / "games").mkdir()
    shutil.copy(PACKAGE / "games" / "__init__.py", tmp_path / "ludotheque" / "games")
    shutil.copytree(
        PACKAGE / "games" / "small_city",
        tmp_path / "ludotheque" / "games" / "small_city",
        ignore=shutil.ignore_patterns("modules", "__pycache__"),
    )
    said = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert told["file"].startswith(str(tmp_path))
    assert told["modules"] == 0
    assert told["options"]["boards"] == ["base_a", "base_b"]
    assert told["options"]["godzillas"] == ["no"]
    assert told["refused"] == ["godzillas", "boards", "power"]
    assert [turn for turn, _ in told["games"]] == [8, 8, 8]
