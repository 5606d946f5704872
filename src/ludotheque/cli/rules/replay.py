"""`ludotheque replay`: a journal decision by decision, each of them checked."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.setup import load
from ludotheque.cli.playing.scores import show_scores
from ludotheque.cli.text.details import said
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.core.journal import Journal, Move
    from ludotheque.core.match import Match
    from ludotheque.core.words import Words

SPECTATOR = -1


def run(voice: Voice, file: Path, upto: int | None, data: Path | None) -> None:
    from ludotheque.core.journal import load_journal
    from ludotheque.core.words import words_for

    journal = load_journal(file)
    if upto is not None and not 0 <= upto <= len(journal.moves):
        raise Complaint("error-upto", given=upto, most=len(journal.moves))
    game = load(journal.game, data)
    words = words_for(game, voice.lang)
    match = beginning(game, journal)
    players = names(words, journal)
    voice.tell(
        "replay-title",
        style="bold",
        game=words.game_name(),
        moves=len(journal.moves),
        players=", ".join(players),
    )
    mover = None
    for number, move in enumerate(journal.moves[:upto], 1):
        if move.seat != mover:
            mover = move.seat
            name = players[mover] if 0 <= mover < len(players) else "?"
            voice.console.rule(f"[bold]{number}[/] {name}", align="left", style="dim")
        choice, lines = decide(voice, match, words, move, number, players)
        voice.item(choice, style="dim", mark="›")
        for line in lines:
            voice.item(line)
    voice.console.print()
    over = match.state.over()
    voice.tell("replay-over" if over else "replay-stopped", number=len(match.actions))
    show_scores(voice, words, game.score(match.state), players, over)


def beginning(game: Any, journal: "Journal") -> "Match":
    """The match before its first decision. Played under older rules, it stops where they differed."""
    from ludotheque.core.match import Match

    match = Match.replay(game, journal.header())
    match.watch = game.watch(journal.rules, journal.seats)
    return match


def decide(
    voice: Voice, match: "Match", words: "Words", move: "Move", number: int, players: list[str]
) -> tuple[str, list[str]]:
    """Carry out a decision: its text, and its log lines. An illegal one names the rule."""
    from ludotheque.core.amendments import OlderRules
    from ludotheque.core.refusals import Illegal
    from ludotheque.core.verbs import BadAction

    if not 0 <= move.seat < len(players):
        raise Complaint(
            "error-move",
            number=number,
            detail=said(voice, f"seat: expected 0 to {len(players) - 1}, got {move.seat}"),
        )
    try:
        action = match.game.vocabulary.from_json(move.action)
        asked = move.seat in match.state.to_move()
        choice = (words.at(match.state, move.seat) if asked else words).action(action, players)
        log = match.play(move.seat, action)
    except (BadAction, OlderRules) as error:
        raise Complaint("error-move", number=number, detail=said(voice, str(error))) from error
    except Illegal as error:
        why = words.refusal(error.refusal, error.facts, players)
        raise Complaint(
            "error-move",
            number=number,
            detail=voice.say("table-cell", heading=choice, cell=f"{error.refusal.rule} {why}"),
        ) from error
    return choice, [words.event(event, SPECTATOR, players) for event in log.heard_by(SPECTATOR)]


def names(words: "Words", journal: "Journal") -> list[str]:
    """The players of the journal; those without a name by number."""
    if len(journal.players) == journal.seats:
        return journal.players
    return [words.say("seat-name", number=seat + 1) for seat in range(journal.seats)]
