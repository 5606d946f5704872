"""The size and cost of messages with a question to a player.

    PYTHONPATH=build/compiled python benchmarks/choices.py --games 100

Random play with all numbers of seats and random options. At each question the uncompressed WebSocket message to the
asked player is built. Printed are the largest one and the one with the most choices. Times are processor time, the
median of seven rounds.
"""

import argparse
import random
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import msgspec

from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.match import Match
from ludotheque.store.store import Store
from ludotheque.table.match import telling
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.records import MatchRecord, SeatRecord
from ludotheque.table.people.limits import Limits

GAMES = ["quebec", "quadrata", "nouvelle_france", "small_city", "civilization"]
ROUNDS, TIMES = 7, 20
NOW = datetime.now(UTC)
encode = msgspec.json.Encoder().encode


@dataclass
class Asked:
    """A question and its message."""

    step: str = ""
    choices: int = 0
    bytes_of_choices: int = 0
    size: int = 0
    microseconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.size} bytes, {self.bytes_of_choices} of them for {self.choices} choices at «{self.step}», "
            f"made in {self.microseconds:.0f} µs"
        )


@dataclass
class Found:
    """The questions with the largest message and with the most choices."""

    largest: Asked
    most: Asked


def seated(game: Game[Any], chance: random.Random) -> LiveMatch:
    """A match with a person in each seat, without a store."""
    seats = chance.choice(game.seats)
    options = {option.name: chance.choice(option.domain.ids) for option in game.options}
    match = Match.new(game, seats, chance.getrandbits(64), options)
    record = MatchRecord(
        id="match",
        name="",
        game=game.id,
        seats=seats,
        options=match.header.options,
        content="",
        rules=1,
        seed=match.header.seed,
        start=None,
        redeal=None,
        public=False,
        patience=120,
        hints=True,
        guided=None,
        host="p0",
        created=NOW,
        status="running",
        moves=0,
        seq=1,
        to_move=list(match.state.to_move()),
        updated=NOW,
        outcome=None,
    )
    people = [SeatRecord(seat, "human", f"p{seat}", f"P{seat}", None, None) for seat in range(seats)]
    return LiveMatch(Store("sqlite://"), Feed(record, people, match), Limits())


def play(live: LiveMatch, chance: random.Random) -> Entry:
    """A random decision, as an entry."""
    state = live.feed.match.state
    seat = chance.choice(state.to_move())
    entry = live.decide(seat, chance.choice(list(state.actions(seat))))
    entry.seq, entry.at = live.feed.record.seq + 1, NOW
    entry.moves, entry.to_move = len(live.feed.match.actions), live.feed.asked("running")
    live.feed.take_in(entry)
    return entry


def look(live: LiveMatch, entry: Entry, found: Found) -> None:
    """Measure the messages to all seats that are asked."""
    for seat in live.feed.record.to_move:
        tell = partial(telling.news, live.feed, {}, entry, (seat,), f"p{seat}")
        size, choices = len(tell()), len(live.feed.match.state.actions(seat))
        if size > found.largest.size or choices > found.most.choices:
            now, ask = live.audience.now((seat,)), live.feed.match.state.ask(seat)
            own = len(encode(now["choices"])) + len(encode(now["warnings"]))
            asked = Asked(str(ask and ask["step"]), choices, own, size, microseconds(tell))
            if size > found.largest.size:
                found.largest = asked
            if choices > found.most.choices:
                found.most = asked


def microseconds(call: partial[bytes]) -> float:
    spent = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(TIMES):
            call()
        spent.append((process_time() - start) / TIMES)
    return median(spent) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--of", choices=GAMES, help="one of the games alone")
    wanted = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'interpreted'} engine, {wanted.games} games each")
    for name in [wanted.of] if wanted.of else GAMES:
        chance, found, played = random.Random(1), Found(Asked(), Asked()), 0
        while played < wanted.games:
            try:
                live = seated(load_game(name), chance)
            except BadSetup:  # options that exclude one another
                continue
            played += 1
            while not live.feed.match.state.over():
                look(live, play(live, chance), found)
        print(f"{name}: largest message {found.largest}")
        print(f"{name}: most choices {found.most}")


if __name__ == "__main__":
    main()
