"""A tournament: bots and external programs, on the same deals from all seats."""

import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.arena.programs import GONE, Forfeit, Program
from ludotheque.bots import Bot, make_bot
from ludotheque.core.catalogue import load_game
from ludotheque.core.events import Log
from ludotheque.core.game import Game, Outcome
from ludotheque.core.refusals import Illegal
from ludotheque.core.state import State

# Plays on for a program that has lost by a rule, so that the others can finish the game.
STAND_IN = "random"
ILLEGAL_ANSWER = "LU-7"


class Entrant(msgspec.Struct, frozen=True):
    """A bot, by its name, or a program, by its command line."""

    name: str
    command: tuple[str, ...] = ()


class Tournament(msgspec.Struct, frozen=True):
    """The settings. Each deal is played until every entrant in the line-up has had each seat of it.

    With fewer entrants than seats, entrants are repeated; with more, some sit out. `seconds` is the time limit of a
    program's choice.
    """

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    options: dict[str, str | int] = {}
    seed: int = 0
    seconds: float = 10.0
    data: str | None = None

    def games_a_deal(self) -> int:
        return max(len(self.entrants), self.seats)

    def whole_deals(self, games: int) -> int:
        """The number of games rounded up to whole deals."""
        return -(-games // self.games_a_deal()) * self.games_a_deal()

    def deal_seed(self, number: int) -> int:
        """The seed of the deal of this game."""
        return self.seed * 1_000_003 + number // self.games_a_deal()

    def line_up(self, number: int) -> list[Entrant]:
        """The entrants by seat in this game: an order drawn for the deal, rotated by one seat with each game of it."""
        places = self.games_a_deal()
        deal, turn = divmod(number, places)
        order = [self.entrants[i % len(self.entrants)] for i in range(places)]
        random.Random(f"{self.seed} {deal}").shuffle(order)
        return [order[(seat + turn) % places] for seat in range(self.seats)]


class Result(msgspec.Struct, frozen=True):
    """A finished game, by seat. `ms` is the mean time of a decision, for bots processor time; `forfeits` has the rule
    by which a program lost, "" for the others.
    """

    number: int
    deal: int
    bots: list[str]
    points: list[float]
    ranks: list[int]
    won: list[float]
    decisions: list[int]
    ms: list[float]
    forfeits: list[str]


@dataclass
class Sitting:
    """A seat and its player."""

    player: Bot | Program
    decisions: int = 0
    seconds: float = 0.0
    forfeit: str = ""
    heard: list[Any] = field(default_factory=list)


def play_game(tournament: Tournament, number: int) -> Result:
    """Play game `number` of a tournament."""
    game = load_game(tournament.game, Path(tournament.data) if tournament.data else None)
    seed = tournament.deal_seed(number)
    line_up = tournament.line_up(number)
    s: State = game.new(tournament.seats, seed, tournament.options)
    seats = [
        Sitting(player_of(tournament, entrant, game, seat, (seed * 1009 + number) * 31 + seat))
        for seat, entrant in enumerate(line_up)
    ]
    try:
        while not s.over():
            seat = int(s.mover())
            log = Log()
            decide(s, seat, seats[seat], log)
            for other, sitting in enumerate(seats):
                if isinstance(sitting.player, Program):
                    sitting.heard += log.to_json(other)
        outcome = game.score(s)
        for sitting in seats:
            if isinstance(sitting.player, Program):
                sitting.player.over(outcome)
    finally:
        for sitting in seats:
            if isinstance(sitting.player, Program):
                sitting.player.stop()
    return result_of(tournament, number, line_up, seats, outcome)


def player_of(
    tournament: Tournament, entrant: Entrant, game: Game[Any], seat: int, seed: int
) -> Bot | Program:
    if not entrant.command:
        return make_bot(entrant.name, seed % 2**128)
    return Program(entrant.command, game, tournament.seats, seat, tournament.options, tournament.seconds)


def failure_of(tournament: Tournament, entrant: Entrant) -> str | None:
    """Why a program can't play, or None: it is asked the first question of a game, and any answer is accepted."""
    if not entrant.command:
        return None
    game = load_game(tournament.game, Path(tournament.data) if tournament.data else None)
    s: State = game.new(tournament.seats, tournament.deal_seed(0), tournament.options)
    seat = int(s.mover())
    player = Program(entrant.command, game, tournament.seats, seat, tournament.options, tournament.seconds)
    try:
        player.choose(s, seat, [])
    except Forfeit as forfeit:
        return player.trouble() if forfeit.rule == GONE else None
    finally:
        player.stop()
    return None


def decide(s: State, seat: int, sitting: Sitting, log: Log) -> None:
    """Make one decision; a program that breaks a rule here loses, and random choices replace it."""
    try:
        if isinstance(sitting.player, Program):
            began = time.perf_counter()
            heard, sitting.heard = sitting.heard, []
            chosen = sitting.player.choose(s, seat, heard)
            sitting.seconds += time.perf_counter() - began
        else:  # the machine may be busy with other games
            began = time.process_time()
            chosen = sitting.player.play(s, seat)
            sitting.seconds += time.process_time() - began
        sitting.decisions += 1
        s.apply(seat, chosen, log)
    except Illegal:
        if not isinstance(sitting.player, Program):
            raise
        give_up(sitting, ILLEGAL_ANSWER)
    except Forfeit as forfeit:
        give_up(sitting, forfeit.rule)


def give_up(sitting: Sitting, rule: str) -> None:
    assert isinstance(sitting.player, Program)
    sitting.player.stop()
    sitting.player = make_bot(STAND_IN, 0)
    sitting.forfeit = rule


def result_of(
    tournament: Tournament, number: int, line_up: list[Entrant], seats: list[Sitting], outcome: Outcome
) -> Result:
    """The result; a program that lost by a rule of the table comes last."""
    forfeits = [sitting.forfeit for sitting in seats]
    winners = [seat for seat in outcome.winners if not forfeits[seat]]
    placed = Outcome(
        outcome.points,
        outcome.parts,
        winners=winners or None,
        tie_breaks=outcome.tie_breaks,
        by=outcome.by if winners else None,
        left=[
            1 if rule else left + 2 if left else 0 for rule, left in zip(forfeits, outcome.left, strict=True)
        ],
    )
    if not winners and outcome.winners:
        winners = [seat for seat in placed.winners if not forfeits[seat]]
    ranks = outcome.ranks() if not any(forfeits) else placed.ranks()
    share = 1.0 / len(winners) if winners else 0.0
    return Result(
        number,
        number // tournament.games_a_deal(),
        [entrant.name for entrant in line_up],
        [points / outcome.unit for points in outcome.points],
        ranks,
        [share if seat in winners else 0.0 for seat in range(len(seats))],
        [sitting.decisions for sitting in seats],
        [round(1000 * sitting.seconds / max(sitting.decisions, 1), 3) for sitting in seats],
        forfeits,
    )
