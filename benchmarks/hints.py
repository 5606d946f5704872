"""Prints hints for review, and measures their time.

    PYTHONPATH=build/compiled python benchmarks/hints.py quebec --positions 20 --seats 4 --seed 1

A game is played by casual bots. At a number of its questions, evenly spread, the hint is printed in both languages,
as in the terminal. Times are processor time, without the words.
"""

import argparse
from time import process_time
from typing import Any

from ludotheque.bots import make_bot
from ludotheque.bots.hints import hint
from ludotheque.bots.ideas import Hint
from ludotheque.cli.playing.hint import Telling
from ludotheque.cli.text.voice import LANGUAGES, Voice
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.chance import seeded
from ludotheque.core.state import State
from ludotheque.core.words import words_for

PLAYERS = ["Ada", "Bob", "Cléo", "Dan", "Eve"]


def questions(s: State, seed: int) -> list[tuple[State, int]]:
    """The position and the seat of each real question of a game between casual bots."""
    bots = [make_bot("casual", seed + seat) for seat in range(s.seats)]
    found = []
    while not s.over():
        seat = s.mover()
        if len(s.actions(seat)) > 1:
            found.append((s.clone(), seat))
        s.play(seat, bots[seat].play(s, seat))
    return found


def told(s: State, known: State, seat: int, said: Hint) -> None:
    """Every idea in both languages."""
    for lang in LANGUAGES:
        telling = Telling(Voice(lang), words_for(s.game, lang), s, seat, PLAYERS)
        telling.known = known
        for number, idea in enumerate(said.ideas, 1):
            lines = [line for _, line in telling.lines(idea)]
            print(f"  {lang} {number}: " + "\n        ".join(lines))


def chosen(text: str) -> tuple[str, Any]:
    """`name=value` of an option."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seats", type=int, help="as many as the game allows, unless said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", type=chosen, action="append", default=[], metavar="NAME=VALUE")
    wanted = parser.parse_args()
    game = load_game(wanted.game)
    seats = wanted.seats or max(game.seats)
    asked = questions(game.new(seats, wanted.seed, dict(wanted.option)), wanted.seed)
    taken = [asked[i * len(asked) // wanted.positions] for i in range(wanted.positions)]
    times = []
    for number, (s, seat) in enumerate(taken, 1):
        known = s.sample(seat, seeded(number))
        began = process_time()
        said = hint(known, seat, number)
        times.append(process_time() - began)
        choices = len(s.actions(seat))
        print(
            f"{number}. {PLAYERS[seat]} at {s.step().name}, {choices} choices, {said.simulations} simulations, "
            f"{1000 * times[-1]:.0f} ms"
        )
        told(s, known, seat, said)
    print(
        f"{wanted.game}, {seats} seats, {'compiled' if COMPILED else 'interpreted'}: {len(times)} hints, "
        f"{1000 * sum(times) / len(times):.0f} ms on average, {1000 * max(times):.0f} ms at most"
    )


if __name__ == "__main__":
    main()
