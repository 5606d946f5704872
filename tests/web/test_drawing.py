"""The test server uses the same random numbers in every run, whatever it was used for before."""

from collections.abc import Callable

from tests.web.visiting import ME, RANDOM, Said, Visitor, play_out

Meet = Callable[..., Visitor]


def played(client: Visitor, game: str, *seats: Said) -> tuple[str, list[Said]]:
    """A whole match: its seed and its choices."""
    match = client.create(game, *seats)
    with client.follow(match) as live:
        play_out(live)
        seed: str = live.wait_for("over")["seed"]
    moves: list[Said] = client.journal(match)["moves"]
    return seed, moves


def test_the_first_match_of_any_visitor_is_the_same_and_bots_choose_alike(visitor: Meet) -> None:
    one, other = visitor(), visitor()
    first = played(one, "parry", ME, RANDOM)
    assert played(other, "parry", ME, RANDOM) == first
    assert played(one, "parry", ME, RANDOM)[0] != first[0], "the second is another one"
