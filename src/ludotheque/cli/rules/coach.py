"""`ludotheque coach`: the overview and the coach's cards of a game, what they lack, and what its guide says."""

from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.setup import load
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.teaching.pages import Card, Paragraph, Section

# The seed of the choices where a guide suggests none.
SEED = 0


def run(voice: Voice, game_id: str, step: str | None, *, missing: bool, guide: bool) -> int:
    """Print what was asked for; 1 if there is none, or if faults were found."""
    game = load(game_id)
    if missing:
        return show_faults(voice, game)
    return show_guide(voice, game) if guide else show_pages(voice, game, step)


def show_pages(voice: Voice, game: "Game[Any]", step: str | None) -> int:
    """The overview and each card, or one card."""
    from ludotheque.core.teaching.pages import cards, overview

    found = cards(game, voice.lang)
    if not found:
        voice.tell("coach-none")
        return 1
    if step is not None:
        if step not in found:
            raise Complaint("coach-no-step", step=step[:40], known=", ".join(found))
        show_card(voice, found[step])
        return 0
    for section in overview(game, voice.lang):
        show_section(voice, section)
    for card in dict.fromkeys(found.values()):
        show_card(voice, card)
    return 0


def show_section(voice: Voice, section: "Section") -> None:
    voice.console.print(section.title, style="bold", markup=False)
    show_paragraph(voice, section.said)
    voice.console.print()


def show_card(voice: Voice, card: "Card") -> None:
    """What is asked, and the points to weigh."""
    voice.console.print(", ".join(card.steps), style="bold cyan", markup=False)
    show_paragraph(voice, card.asked)
    for point in card.points:
        voice.item(_said(point))
    voice.console.print()


def show_paragraph(voice: Voice, said: "Paragraph") -> None:
    from rich.padding import Padding
    from rich.text import Text

    voice.console.print(Padding(Text(_said(said)), (0, 0, 0, 2)))


def _said(said: "Paragraph") -> str:
    return f"{said.text} [{', '.join(said.rules)}]" if said.rules else said.text


def show_faults(voice: Voice, game: "Game[Any]") -> int:
    """The cards that are missing, and everything else that a test would refuse."""
    from ludotheque.conformance.teaching import check_guide, faults_of_guide, faults_of_pages

    faults = faults_of_pages(game, wanted=True) + faults_of_guide(game)
    if not faults:
        try:
            check_guide(game)
        except AssertionError as error:
            faults.append(str(error))
    for fault in faults:
        voice.console.print(fault, markup=False, soft_wrap=True)
    if not faults:
        voice.tell("coach-complete")
    return 1 if faults else 0


def show_guide(voice: Voice, game: "Game[Any]") -> int:
    """What the guide says, question by question, when its suggestions are followed."""
    from ludotheque.conformance.teaching import play_guide
    from ludotheque.core.teaching.guide import guide_of
    from ludotheque.core.words import words_for

    if guide_of(game) is None:
        voice.tell("coach-no-guide")
        return 1
    words = words_for(game, voice.lang)
    played = play_guide(game, SEED, suggested=True)
    for own, said in played.said:
        if said["otherwise"] is not None:
            voice.tell("coach-otherwise", text=said["otherwise"][voice.lang])
        for stop in said["stops"]:
            voice.console.print(f"{stop['title'][voice.lang]} ({stop['id']})", style="bold", markup=False)
            voice.tell("coach-after", style="dim", count=own)
            voice.console.print(f"  {stop['text'][voice.lang]} [{', '.join(stop['rules'])}]", markup=False)
            if stop["suggest"] is not None:
                choice = words.action(game.vocabulary.from_json(stop["suggest"]))
                voice.item(voice.say("coach-suggests", choice=choice))
            voice.console.print()
    if played.left:
        voice.tell("coach-left", stops=", ".join(played.left))
    return 1 if played.left else 0
