"""`ludotheque guides`: how far people get in the guided first matches of a table."""

from typing import TYPE_CHECKING

from ludotheque.cli.table.validate_store import address_of, brought_up
from ludotheque.cli.text.figures import number, percent
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.table.guides import Course


def run(voice: Voice, database: str | None) -> None:
    """A table for each guide that has been begun. Nothing is written to the database."""
    from ludotheque.store.errors import opening
    from ludotheque.table.guides import courses

    url = address_of(database)
    with brought_up(voice, url) as store, opening(url), store.engine.connect() as connection:
        begun = [course for course in courses(connection) if course.begun]
    if not begun:
        voice.tell("guides-none")
    for course in begun:
        show_course(voice, course)


def show_course(voice: Voice, course: "Course") -> None:
    """Each stop with the number and the share of the matches that reached it."""
    from ludotheque.core.catalogue import load_game
    from ludotheque.core.teaching.telling import guide_words
    from ludotheque.core.words import words_for

    game = load_game(course.game)
    words = guide_words(game, voice.lang)
    name = words_for(game, voice.lang).game_name()
    voice.tell("guides-begun", style="bold", game=name, count=course.begun)
    headings = [voice.say("guides-stop"), "", voice.say("guides-reached"), voice.say("guides-share")]
    rows = [
        [stop, words.title(stop), number(voice, count), percent(voice, count / course.begun)]
        for stop, count in course.reached
    ]
    show_table(voice, headings, rows, left=2)
    voice.console.print()
