"""Tournaments: same deals from all seats, no result is lost, and programs lose games by rule."""

import csv
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludotheque.arena import export, ledger
from ludotheque.arena.programs import TOO_SLOW, Forfeit, Program
from ludotheque.arena.ratings import ratings_of
from ludotheque.arena.running import play_missing
from ludotheque.arena.standings import ahead_of, by_seat, points_ahead, rows, share_of
from ludotheque.arena.tournament import Entrant, Result, Tournament, play_game
from ludotheque.core.catalogue import load_game

RANDOM, GREEDY = Entrant("random"), Entrant("greedy")
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "plain_bot.py"
PATIENT = 120.0


def plain(code: str) -> Entrant:
    """A program with these lines."""
    return Entrant("program", (sys.executable, "-c", code))


def morra(*entrants: Entrant, seats: int = 2, seconds: float = PATIENT) -> Tournament:
    return Tournament("morra", seats, entrants, seed=5, seconds=seconds)


def result(number: int, bots: list[str], points: list[float], won: list[float]) -> Result:
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    n = len(bots)
    return Result(number, number // n, bots, points, ranks, won, [10] * n, [2.0] * n, [""] * n)


# ---------------------------------------------------------------- seating


@pytest.mark.parametrize("entrants", [(GREEDY, RANDOM), (GREEDY, RANDOM, RANDOM, RANDOM)])
def test_every_bot_has_each_seat_of_each_deal(entrants: tuple[Entrant, ...]) -> None:
    tournament = Tournament("quebec", 4, entrants, seed=3)
    games = tournament.games_a_deal()
    assert games == 4
    for deal in range(3):
        numbers = range(deal * games, (deal + 1) * games)
        assert len({tournament.deal_seed(number) for number in numbers}) == 1
        seats = Counter(
            (entrant.name, seat)
            for number in numbers
            for seat, entrant in enumerate(tournament.line_up(number))
        )
        share = sum(entrant.name == "greedy" for entrant in (entrants * 4)[:4])
        assert [seats["greedy", seat] for seat in range(4)] == [share] * 4


def test_of_more_entrants_than_seats_all_play_equally_often() -> None:
    tournament = Tournament("quebec", 3, tuple(Entrant(name) for name in "abcde"), seed=3)
    names = Counter(one.name for number in range(50) for one in tournament.line_up(number))
    assert set(names.values()) == {30}
    assert tournament.whole_deals(51) == 55


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    tournament = morra(GREEDY, RANDOM)
    again = [msgspec.structs.replace(play_game(tournament, 3), ms=[]) for _ in range(2)]
    assert again[0] == again[1]


# ---------------------------------------------------------------- durability


def test_an_interrupted_tournament_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    whole = ledger.begin(tmp_path / "whole.jsonl", morra(GREEDY, RANDOM), 6)
    play_missing(whole, 1)
    begun = ledger.begin(file, morra(GREEDY, RANDOM), 6)
    for number in (0, 3):
        begun.add(play_game(begun.head.tournament, number))
    with file.open("ab") as cut:
        cut.write(b'{"number":1,"deal":0,"bo')
    assert [one.number for one in ledger.read(file).results] == [0, 3]
    again = ledger.go_on(file, 6)
    assert again.missing() == [1, 2, 4, 5]
    finished: list[int] = []
    play_missing(again, 1, finished.append)
    assert finished == [1, 1, 1, 1]
    without_time = [msgspec.structs.replace(one, ms=[]) for one in ledger.read(file).sorted()]
    assert without_time == [msgspec.structs.replace(one, ms=[]) for one in whole.sorted()]


def test_a_tournament_may_have_more_games_later(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    play_missing(ledger.begin(file, morra(RANDOM, RANDOM), 1), 1)
    assert len(ledger.read(file).results) == 2
    play_missing(ledger.go_on(file, 5), 1)
    assert [one.number for one in ledger.read(file).sorted()] == [0, 1, 2, 3, 4, 5]


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = (ledger.begin(tmp_path / f"{n}.jsonl", morra(GREEDY, RANDOM), 4) for n in (1, 2))
    play_missing(one, 1)
    play_missing(two, 2)
    assert [game.points for game in one.sorted()] == [game.points for game in two.sorted()]


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"tournament":{}}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "t.jsonl"
    file.write_text(text)
    with pytest.raises(ledger.OtherTournament, match=r"t\.jsonl"):
        ledger.read(file)


# ---------------------------------------------------------------- programs


def test_the_example_plays_by_the_rules() -> None:
    played = play_game(morra(Entrant("plain", (sys.executable, str(EXAMPLE))), RANDOM, seats=3), 0)
    assert played.forfeits == ["", "", ""]
    assert "plain" in played.bots
    assert len(EXAMPLE.read_text().splitlines()) <= 30


ANSWERS = """import sys, json
for line in sys.stdin:
    if json.loads(line)['do'] != 'choose': continue
"""


@pytest.mark.parametrize(
    ("code", "seconds", "rule"),
    [
        ("import time; time.sleep(600)", 0.01, "LU-5"),
        ("raise SystemExit(3)", PATIENT, "LU-6"),
        ("import sys; sys.stdin.readline(); 1 / 0", PATIENT, "LU-6"),
        (ANSWERS + "    print('hello', flush=True)", PATIENT, "LU-7"),
        (ANSWERS + "    print(json.dumps({'action': {'verb': 'fly'}}), flush=True)", PATIENT, "LU-7"),
        (ANSWERS + "    print(json.dumps({'action': 7}), flush=True)", PATIENT, "LU-7"),
        (ANSWERS + "    print('x' * (1 << 21), end='', flush=True)", PATIENT, "LU-7"),
        (
            ANSWERS
            + "    print(json.dumps({'action': {'verb': 'show', 'fingers': 5, 'total': 0}}), flush=True)",
            PATIENT,
            "LU-7",
        ),
    ],
)
def test_a_program_that_does_not_play_by_the_rules_loses(
    code: str, seconds: float, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LU-5 too slow, LU-6 ended, LU-7 no legal choice; the others play on, and the program is last."""
    if rule == TOO_SLOW:
        monkeypatch.setattr("ludotheque.arena.programs.STARTING", 0.01)
    played = play_game(morra(plain(code), RANDOM, seats=3, seconds=seconds), 0)
    program = [seat for seat, bot in enumerate(played.bots) if bot == "program"]
    assert program
    for seat in program:
        assert played.forfeits[seat] == rule
        assert played.won[seat] == 0.0
    honest = [seat for seat, bot in enumerate(played.bots) if bot == "random"]
    assert max(played.ranks[seat] for seat in honest) < min(played.ranks[seat] for seat in program)
    assert sum(played.won) == pytest.approx(1.0)


def test_lu_6_a_program_that_can_not_be_started_has_lost() -> None:
    played = play_game(morra(Entrant("nothing", ("/no/such/program",)), RANDOM), 0)
    assert sorted(played.forfeits) == ["", "LU-6"]


def test_a_program_gets_what_its_seat_may_know_and_the_result(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = (
        "import sys, json\nfor line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n    said = json.loads(line)\n"
        "    if said['do'] == 'choose': print(json.dumps({'action': said['actions'][-1]}), flush=True)\n"
        "    if said['do'] == 'over': break\n"
    )
    tournament = morra(plain(code), RANDOM)
    played = play_game(tournament, 0)
    lines = [msgspec.json.decode(line) for line in heard.read_bytes().splitlines()]
    seat = played.bots.index("program")
    assert lines[0] == {"do": "new", "game": "morra", "seats": 2, "seat": seat, "options": {}}
    assert lines[-1]["do"] == "over"
    assert lines[-1]["scores"] == played.points
    choices = lines[1:-1]
    assert {one["do"] for one in choices} == {"choose"}
    first = load_game("morra").new(2, tournament.deal_seed(0))
    assert all(one["view"]["you"] == seat for one in choices)
    assert len(choices[0]["actions"]) == len(first.actions(seat))
    told = [event for one in choices for event in one["events"]]
    secret = [event for event in told if event["event"] == "chose" and event["seat"] != seat]
    assert secret
    assert all("fingers" not in event for event in secret)


def test_a_program_that_does_not_read_is_too_slow() -> None:
    """LU-5, even if its pipe is full before it has answered."""
    game = load_game("morra")
    program = Program((sys.executable, "-c", "import time; time.sleep(600)"), game, 2, 0, {}, 0.01)
    program.allowance = 0.01
    try:
        with pytest.raises(Forfeit, match="LU-5"):
            program.choose(game.new(2, 1), 0, ["x" * 1000] * 1000)
    finally:
        program.stop()


# ---------------------------------------------------------------- results


def test_shares_have_their_interval() -> None:
    """Wilson interval: 8 of 10 is between 49 and 94 %."""
    share = share_of([1.0] * 8 + [0.0] * 2)
    assert (share.share, round(share.low, 2), round(share.high, 2)) == (0.8, 0.49, 0.94)
    assert share_of([]).high == 1.0


def test_ratings_rise_with_victories_and_grow_surer() -> None:
    games = [result(n, ["good", "bad"], [9, 3], [1, 0]) for n in range(30)]
    few, many = ratings_of(games[:3]), ratings_of(games)
    assert many["good"].rating > few["good"].rating > 1000 > few["bad"].rating
    assert many["good"].error < few["good"].error
    assert many["good"].rating + many["bad"].rating == pytest.approx(2000)


def test_a_bot_in_several_seats_is_rated_once() -> None:
    games = [result(n, ["one", "same", "same", "same"], [9, 3, 2, 1], [1, 0, 0, 0]) for n in range(5)]
    assert ratings_of(games)["one"].rating > ratings_of(games)["same"].rating
    alone = ratings_of([result(0, ["solo"], [5], [1])])
    assert alone["solo"].rating == 1000


def test_standings_go_by_bot_seat_and_pair() -> None:
    games = [
        result(0, ["a", "b"], [10, 4], [1, 0]),
        result(1, ["b", "a"], [6, 6], [0.5, 0.5]),
    ]
    found = {row.bot: row for row in rows(games)}
    assert (found["a"].wins.share, found["b"].wins.share) == (0.75, 0.25)
    assert (found["a"].points, found["b"].points) == (8, 5)
    assert found["a"].ms == 2.0
    assert [share.share for share in by_seat(games)] == [0.75, 0.25]
    assert ahead_of(games, "a", "b").share == 0.75
    assert points_ahead(games, "a")[0] == 3


def test_games_are_written_as_a_table(tmp_path: Path) -> None:
    games = [result(0, ["a", "b"], [10.5, 4], [1, 0])]
    export.write_csv(games, tmp_path / "t.csv")
    with (tmp_path / "t.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert [(line["seat"], line["bot"], line["points"], line["won"]) for line in lines] == [
        ("0", "a", "10.5", "1"),
        ("1", "b", "4", "0"),
    ]
    export.write_parquet(games, tmp_path / "t.parquet")
    from arro3.io import read_parquet

    read = read_parquet(str(tmp_path / "t.parquet")).read_all()
    assert tuple(read.column_names) == export.COLUMNS
    assert read.column("bot").to_pylist() == ["a", "b"]
