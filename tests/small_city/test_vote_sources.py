"""Scoring (SC-6.5): the result has the sources of votes and what they were spent on."""

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.position import from_json, to_json
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import VOTE_SOURCES

GAME = load_game("small_city")


def played(seed: int, options: dict[str, str]) -> SmallCity:
    """A game of good choices to its end."""
    s: SmallCity = GAME.new(3, seed, options)
    chance = seeded(seed)
    while not s.over():
        action = GAME.advice.rollout(s, s.mover())
        if action < 0:
            listed = s.listed(s.mover())
            action = listed[chance.below(len(listed))]
        s.apply(s.mover(), action)
    return s


@pytest.mark.parametrize(
    "options", [{}, {"mayor_variant": "yes", "real_buildings": "yes"}, {"godzillas": "stockholm"}]
)
def test_the_sources_add_up_to_the_points(options: dict[str, str]) -> None:
    outcome = GAME.score(played(5, options))
    assert outcome.sources is not None
    for seat, sources in enumerate(outcome.sources):
        assert sum(sources.values()) == outcome.points[seat]
        parts = outcome.parts[seat]
        assert sum(sources[id] for id in [*VOTE_SOURCES.ids, "earlier", "radioactivity"]) == parts["votes"]
        assert "votes" not in sources
        assert sources["earlier"] == 0
        assert sources["homes"] > 0
        assert sources["spent"] <= 0
        assert sources["opponent"] <= 0


def test_other_winning_conditions_divide_the_votes_and_keep_one_figure() -> None:
    assert GAME.score(played(5, {"victory": "culture"})).sources is None


def test_a_position_written_before_the_sources_were_counted_keeps_its_votes_as_one_figure() -> None:
    s = played(5, {})
    said = to_json(s)
    del said["vote_sources"]
    read = from_json(GAME, said, trusted=True)
    outcome = GAME.score(read)
    assert outcome.points == GAME.score(s).points
    assert outcome.sources is not None
    for seat, sources in enumerate(outcome.sources):
        assert sources["earlier"] == s.votes[seat]
        assert all(sources[id] == 0 for id in VOTE_SOURCES.ids)
