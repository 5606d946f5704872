"""Point 4: positions and journals survive a round trip through JSON."""

import json

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.game import Outcome
from ludotheque.core.journal import BadJournal, Journal, read_journal
from ludotheque.core.match import Match
from ludotheque.core.state import State


def check_positions(case: Case, most: int = 60) -> None:
    """A position read back has the same text, views and choices."""
    chosen = moments(case, most)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            _comes_back(walk)
    _comes_back(walk)


def _comes_back(walk: Walk) -> None:
    s = walk.state
    text = walk.game.encode(s)
    back = walk.read(text, "the position")
    walk.expect(walk.game.encode(back) == text, "the position read back is another one")
    walk.expect(list(back.frames) == list(s.frames), "a frame has figures that its step does not declare")
    walk.expect(back.to_move() == s.to_move(), "the position read back asks others")
    for seat in range(-1, walk.case.seats):
        walk.expect(back.view(seat) == s.view(seat), f"the position read back looks different to seat {seat}")
        if seat >= 0:
            walk.expect(list(back.actions(seat)) == list(s.actions(seat)), f"other choices for seat {seat}")


def match_of(case: Case) -> tuple[Match, Walk]:
    """The case as a match with its journal."""
    walk = Walk(case)
    match = case.match()
    for seat, action in walk.decisions():
        match.play(seat, action)
    walk.expect(
        walk.game.encode(match.state) == walk.game.encode(walk.state), "the match is not the game played"
    )
    return match, walk


def check_journal(case: Case) -> None:
    """A journal read back replays to the same position and score, from its seed or from a position."""
    match, walk = match_of(case)
    text = match.journal.to_text()
    back = read_journal(json.loads(text))
    walk.expect(back.to_text() == text, "the journal read back is written otherwise")
    _same_end(walk, _replayed(walk, back), "the journal replayed")
    half = len(walk.moves) // 2
    while not match.at(half).quiet():
        half -= 1
    later = Match.from_position(case.game, json.loads(walk.game.encode(match.at(half))))
    for seat, action in walk.moves[half:]:
        later.play(seat, action)
    _same_end(walk, later, "the match continued from a position")
    again = _replayed(walk, read_journal(json.loads(later.journal.to_text())))
    _same_end(walk, again, "the journal of a match continued from a position")


def _replayed(walk: Walk, journal: Journal) -> Match:
    try:
        return Match.replay(walk.game, journal)
    except BadJournal as error:
        walk.fail(f"the journal of the match can't be replayed: {error}")


def _same_end(walk: Walk, match: Match, what: str) -> None:
    walk.expect(
        walk.game.encode(match.state) == walk.game.encode(walk.state), f"{what} ends in another position"
    )
    walk.expect(_figures(match.state) == _figures(walk.state), f"{what} ends with another score")


def _figures(s: State) -> object:
    result: Outcome | None = s.outcome()
    return (
        None if result is None else (result.points, result.parts, result.winners, result.unit, result.ranks())
    )


def check_bad_journals(case: Case) -> None:
    """A journal of another game, with other data, or with an illegal decision is refused with that reason."""
    match, walk = match_of(case)
    said = json.loads(match.journal.to_text())
    header = said | {"moves": []}
    first = said["moves"][0]
    for what, wrong in (
        ("another format", header | {"format": 0}),
        ("another game", header | {"game": "no_such_game"}),
        ("other data", header | {"content": "0" * 64}),
        ("a wrong seat count", header | {"seats": 99}),
        ("an unknown option", header | {"options": {"no_such_option": "x"}}),
        ("an unknown colour", header | {"colours": ["no_such_colour"] * case.seats}),
        ("a bad seed", header | {"seed": "7"}),
        ("no beginning", header | {"seed": None}),
        ("nonces that nothing was drawn from", header | {"nonces": ["0" * 32] * case.seats}),
        ("another drawn seed", header | {"drawn": "0" * 32}),
        ("something dealt anew in no position", header | {"redeal": 0}),
        ("a bad position", header | {"seed": None, "start": {}}),
        ("an unknown key", header | {"no_such_key": 1}),
        ("moves that are no list", header | {"moves": {}}),
        ("an unknown verb", header | {"moves": [first | {"action": {"verb": "no_such_verb"}}]}),
        ("an action that is no object", header | {"moves": [first | {"action": 1}]}),
        ("a seat that is not there", header | {"moves": [first | {"seat": 99}]}),
        ("a negative seat", header | {"moves": [first | {"seat": -1}]}),
        ("a decision after the end", said | {"moves": [*said["moves"], first]}),
    ):
        try:
            Match.replay(case.game, read_journal(wrong))
        except BadJournal:
            continue
        walk.fail(f"a journal with {what} is replayed")
