"""The seed of the draws: the server's, mixed with the players' nonces, so that no one alone chooses it."""

import hashlib
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.journal import BadJournal, is_hex, mixed_seed, read_journal, seed_hash, seed_text
from ludotheque.core.match import Match
from ludotheque.core.position import to_json

GAME = load_game("quebec")
SEED = 0xC0FFEE
TEXT = seed_text(SEED)
ONE, OTHER = "1" * 32, "0123456789abcdef" * 2


def with_nonces(*nonces: str | None) -> Match:
    return Match(GAME, Match.new(GAME, 3, SEED).header.with_nonces(list(nonces)))


def said(*nonces: str | None, **changed: Any) -> dict[str, Any]:
    return with_nonces(*nonces).journal.to_json() | changed


# ---------------------------------------------------------------- the recipe


@pytest.mark.parametrize(
    ("nonces", "mixed"),
    [
        ([ONE, None, None], "c18bfd7835a8370ed68d66fc88fcaab3"),
        ([None, ONE, None], "9ca91b3598235a9d628b7ec894c5ca5d"),
        ([ONE, None, OTHER], "6d2c0094ed67b3e093bfdf0df3049a72"),
        ([ONE], "2c3f20fdffd9de9f45bc7a5d487bbde1"),
    ],
)
def test_the_mixed_seed_never_changes(nonces: list[str | None], mixed: str) -> None:
    """Fixed for ever: journals and browsers rely on it."""
    assert mixed_seed(TEXT, nonces) == mixed


def test_the_recipe_is_one_line_each() -> None:
    text = f"ludotheque-seed-1\n{TEXT}\n{ONE}\n-\n{OTHER}"
    assert mixed_seed(TEXT, [ONE, None, OTHER]) == hashlib.sha256(text.encode()).hexdigest()[:32]


@pytest.mark.parametrize("nonces", [[], [None], [None, None, None]])
def test_without_nonces_the_seed_is_used_as_it_is(nonces: list[str | None]) -> None:
    assert mixed_seed(TEXT, nonces) == TEXT
    header = Match.new(GAME, 3, SEED).header
    assert header.with_nonces(nonces) == header
    assert to_json(Match(GAME, header).state) == to_json(GAME.new(3, SEED))


@pytest.mark.parametrize(
    "text", ["", "1" * 31, "1" * 33, "A" * 32, "g" * 32, " " + "1" * 31, "1" * 31 + "\n", "１" * 32]
)
def test_a_nonce_is_32_small_hexadecimal_digits(text: str) -> None:
    assert not is_hex(text)
    assert is_hex(ONE)
    assert is_hex(OTHER)


# ---------------------------------------------------------------- matches


def test_every_nonce_changes_the_draws() -> None:
    deals = [
        to_json(with_nonces(*nonces).state)
        for nonces in (
            (None,) * 3,
            (ONE, None, None),
            (None, ONE, None),
            (OTHER, None, None),
            (ONE, OTHER, None),
        )
    ]
    assert all(deals.count(deal) == 1 for deal in deals)
    assert deals[1] == to_json(GAME.new(3, int(mixed_seed(TEXT, [ONE, None, None]), 16)))


def test_a_journal_with_nonces_reads_back_and_replays() -> None:
    match = with_nonces(ONE, None, OTHER)
    chance = seeded(1)
    for _ in range(20):
        (seat,) = match.state.to_move()
        choices = match.state.actions(seat)
        match.play(seat, choices[chance.below(len(choices))])
    journal = read_journal(match.journal.to_json())
    assert (journal.seed, journal.nonces, journal.drawn) == (
        TEXT,
        [ONE, None, OTHER],
        mixed_seed(TEXT, [ONE, None, OTHER]),
    )
    assert to_json(Match.replay(GAME, journal).state) == to_json(match.state)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"nonces": [OTHER, None, None]}, "drawn: seed and nonces give"),
        ({"nonces": [None, ONE, None]}, "drawn: seed and nonces give"),
        ({"nonces": []}, "drawn: seed and nonces give none"),
        ({"seed": seed_text(SEED + 1)}, "drawn: seed and nonces give"),
        ({"drawn": TEXT}, "drawn: seed and nonces give"),
        ({"drawn": None}, "not none"),
        ({"nonces": [ONE]}, "nonces: expected 3"),
        ({"nonces": [ONE, None, "xyz"]}, "nonces: seat 2: expected null or 32"),
        ({"nonces": [ONE, None, "1" * 10_000]}, "nonces: seat 2: expected null or 32"),
        ({"redeal": 0}, "redeal: expected a start position"),
    ],
)
def test_a_journal_whose_draws_do_not_follow_is_refused(changed: dict[str, Any], expected: str) -> None:
    read_journal(said(ONE, None, None))
    with pytest.raises(BadJournal, match=expected):
        read_journal(said(ONE, None, None, **changed))


def test_nonces_without_a_seed_are_refused() -> None:
    journal = Match.from_position(GAME, to_json(GAME.new(3, SEED))).journal.to_json()
    with pytest.raises(BadJournal, match="there is no seed"):
        read_journal(journal | {"nonces": [ONE, None, None]})


# ---------------------------------------------------------------- before the match begins


def test_the_table_shown_before_the_start_tells_nothing_of_the_seed() -> None:
    header = with_nonces(ONE, None, None).header
    shown = Match(GAME, header.preview())
    public = int(seed_hash(SEED)[:32], 16)
    assert to_json(shown.state) == to_json(GAME.new(3, public)), "it can be dealt from the hash"
    assert TEXT not in str(shown.journal.to_json())
    assert str(header.drawn) not in str(shown.journal.to_json())


# ---------------------------------------------------------------- from a position on


def test_a_position_with_a_seed_draws_from_it_and_is_unchanged() -> None:
    position = to_json(GAME.new(3, SEED))
    forks = [Match.from_position(GAME, position, seed) for seed in (1, 2)]
    states = [to_json(fork.state) for fork in forks]
    chances = [state.pop("chance") for state in states]
    assert chances[0] != chances[1]
    assert chances[0][4] == chances[1][4] == position["chance"][4], "free undo depends on the number of draws"
    assert states[0] == states[1] == {key: value for key, value in position.items() if key != "chance"}
    mixed = Match(GAME, forks[0].header.with_nonces([ONE, None, None]))
    assert to_json(mixed.state)["chance"] not in chances
    assert to_json(Match.replay(GAME, read_journal(mixed.journal.to_json())).state) == to_json(mixed.state)


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_hidden_information_is_redealt_from_the_seed(seat: int) -> None:
    first = GAME.new(3, SEED)
    forks = [Match.from_position(GAME, to_json(first), seed, seat) for seed in range(1, 6)]
    assert all(fork.state.view(seat) == first.view(seat) for fork in forks)
    hidden = [str(to_json(fork.state) | {"chance": None}) for fork in forks]
    assert len(set(hidden)) > 1
    again = Match.replay(GAME, read_journal(forks[0].journal.to_json()))
    assert to_json(again.state) == to_json(forks[0].state)


@pytest.mark.parametrize("redeal", [-2, 3, 10**6])
def test_redeal_names_a_seat_or_a_spectator(redeal: int) -> None:
    journal = Match.from_position(GAME, to_json(GAME.new(3, SEED)), 1, 0).journal.to_json()
    with pytest.raises(BadJournal, match="redeal: expected a seat"):
        read_journal(journal | {"redeal": redeal})


def test_a_position_without_a_seed_keeps_its_generator() -> None:
    """As in every «continue from here» before forks had seeds."""
    position = to_json(GAME.new(3, SEED))
    assert to_json(Match.from_position(GAME, position).state) == position
