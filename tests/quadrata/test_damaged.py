"""Impossible positions are refused: regressions of positions that were accepted and then failed."""

import json

import pytest

from ludotheque.core.position import BadPosition
from tests.quadrata.scenario import GAME, Scenario


def test_qd_8_4_a_question_about_another_pair_than_the_visits_own() -> None:
    """5 x 6 and 4 x 6 both lead to the CN Tower; the visit was made with the one, the question asks the other."""
    t = Scenario(day=2, quiz="on", mode="expert").trains(0, 1)
    t.centre("toronto", "ottawa", "quebec_city", "sydney").hand(0, 4, 5, 6)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="5*6")
    position = json.loads(GAME.encode(t.s))
    *_, arrive, answer = position["frames"]
    assert (arrive[0], answer[0]) == ("arrive", "answer")
    assert arrive[1:4] == answer[1:4]
    GAME.decode(json.dumps(position).encode())

    answer[3] = "4*6"
    with pytest.raises(BadPosition, match="answer of seat 0 is inconsistent with the state"):
        GAME.decode(json.dumps(position).encode())
