"""`ludotheque explain RULE`: a rule and, if a game has prepared positions for it, what happens there."""

from typing import TYPE_CHECKING, Any

from ludotheque.cli.playing.board import show_board
from ludotheque.cli.rules.rules import game_of, show_rule
from ludotheque.cli.text.voice import Voice
from ludotheque.core.texts.boards import module_of

if TYPE_CHECKING:
    from ludotheque.core.words import Words


def run(voice: Voice, id: str) -> int:
    """Print the rule and its scenarios; 1 if none gave the expected result."""
    from ludotheque.core.rulebook import rulebook
    from ludotheque.core.words import words_for

    game, rule = game_of(voice, id)
    show_rule(voice, rulebook(game.folder, voice.lang).rules[rule])
    prepared = module_of(game, "scenarios.prepared")
    if prepared is None or rule not in prepared.rules_with_scenarios():
        voice.tell("explain-no-scenario", style="dim", game=game.id)
        return 0
    right = True
    for situation in prepared.read(rule).situations():
        right = show(voice, words_for(game, voice.lang), prepared, situation) and right
    return 0 if right else 1


def show(voice: Voice, words: "Words", prepared: Any, situation: Any) -> bool:
    """One position, and what happens in it; returns whether all results are as expected."""
    s = prepared.prepare(words.game, situation.given)
    players = [str(words.thing(seat_of(words), seat)) for seat in range(s.seats)]
    show_board(voice, words, s.view(-1), players)
    right = True

    def tell(told: Any) -> None:
        nonlocal right
        right = right and not told.wrong
        voice.console.print(f"  [{'red' if told.wrong else 'green'}]{line(voice, words, told, players)}[/]")
        if told.wrong:
            voice.console.print(f"    [red]{told.wrong}[/]")

    prepared.play(s, situation.step, tell)
    voice.console.print()
    return right


def seat_of(words: "Words") -> Any:
    """The domain of seats, whose names are the players'."""
    return next(domain for kind in words.game.kinds.all for domain in kind.domains if domain.name == "seat")


def line(voice: Voice, words: "Words", told: Any, players: list[str]) -> str:
    """A step in words: who does what, what is refused, who is asked, what the table shows."""
    from rich.markup import escape

    step = told.step
    said = step.says_fr if voice.lang == "fr" else step.says_en
    if said:
        return escape(said)
    if step.does is not None:
        what = words.action(words.game.vocabulary.from_json(step.does), players)
        if step.refused is not None:
            return escape(
                voice.say("explain-refused", player=players[step.seat], what=what, rule=step.refused)
            )
        return escape(voice.say("explain-does", player=players[step.seat], what=what))
    if step.asked is not None:
        names = ", ".join(players[seat] for seat in step.asked)
        return escape(voice.say("explain-asked", players=names or "-"))
    return escape(voice.say("explain-shows", path=str(step.view or step.outcome), value=str(step.value)))
