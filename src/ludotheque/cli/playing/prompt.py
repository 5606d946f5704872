"""What a person may type when asked: a choice, or a command to explain, show, undo, save or quit."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.arguments.paths import NEW
from ludotheque.cli.playing.choices import grouped, show_choices, split_heading
from ludotheque.cli.playing.explain import SHOWN_PER_REASON, Reason, impossible, matching, told_preview
from ludotheque.cli.rules.rules import show_found
from ludotheque.cli.text.complaints import one_line, system_code, unfit
from ludotheque.core.limits import Unfit, Whole

if TYPE_CHECKING:
    from ludotheque.cli.playing.terminal import Terminal

# Commands of both languages are always accepted.
ORDERS = {
    "?": "explain",
    "explain": "explain",
    "expliquer": "explain",
    "w": "why",
    "why": "why",
    "p": "why",
    "pourquoi": "why",
    "i": "hint",
    "idea": "hint",
    "hint": "hint",
    "idée": "hint",
    "idee": "hint",
    "indice": "hint",
    "c": "coach",
    "coach": "coach",
    "conseil": "coach",
    "r": "rules",
    "rule": "rules",
    "rules": "rules",
    "règle": "rules",
    "règles": "rules",
    "regle": "rules",
    "regles": "rules",
    "u": "undo",
    "undo": "undo",
    "annuler": "undo",
    "reprendre": "undo",
    "v": "view",
    "view": "view",
    "voir": "view",
    "l": "log",
    "log": "log",
    "journal": "log",
    "s": "save",
    "save": "save",
    "sauver": "save",
    "q": "quit",
    "quit": "quit",
    "quitter": "quit",
    "h": "help",
    "help": "help",
    "aide": "help",
}
HELP = [
    "help-choose",
    "help-find",
    "help-explain",
    "help-why",
    "help-hint",
    "help-coach",
    "help-rules",
    "help-undo",
    "help-view",
    "help-log",
    "help-save",
    "help-quit",
    "help-help",
]
LOG_ENTRIES = 25
MOST_LISTED = 80


class Quit(Exception):
    """A player quits."""


def read_order(line: str) -> tuple[str, str]:
    """The command in a line and its argument: («choose», «3»), («explain», «3»), («why», «contribute»)."""
    line = line.strip()
    if re.fullmatch("[0-9]+", line):
        return "choose", line
    if line.startswith("?"):
        return "explain", line[1:].strip()
    word, _, rest = line.partition(" ")
    order = ORDERS.get(word.lower())
    if order is None:
        return ("find", line) if line else ("nothing", "")
    return order, rest.strip()


class Prompt:
    """One question to one person, until it is answered."""

    def __init__(self, table: "Terminal", seat: int, actions: list[int]) -> None:
        self.table = table
        self.voice = table.voice
        self.words = table.words.at(table.match.state, seat)
        self.seat = seat
        self.actions = actions

    def choose(self) -> int | None:
        """The chosen action; None if a decision was undone instead."""
        from rich.markup import escape

        console = self.voice.console
        console.print()
        player = escape(self.table.players[self.seat])
        question = escape(self.words.ask(self.table.match.state, self.seat, self.table.players))
        console.print(f"[bold]{player}[/]  [bold yellow]{question}[/]")
        self.show_choices()
        while True:
            order, rest = read_order(
                self.table.read_line(f"[bold]{escape(self.voice.say('play-prompt'))}[/] ")
            )
            if order == "choose":
                number = self.number_in(rest)
                if number is not None:
                    return self.actions[number - 1]
                self.voice.tell("play-no-choice", style="red", given=rest[:20], last=len(self.actions))
            elif order == "undo":
                if self.undo():
                    return None
            else:
                self.obey(order, rest)

    def number_in(self, text: str) -> int | None:
        """The number of a choice; None if it is not a valid one."""
        try:
            return Whole(1, len(self.actions)).read(text)
        except Unfit:
            return None

    def obey(self, order: str, rest: str) -> None:
        """Runs a command that changes nothing in the match."""
        if order == "explain":
            self.explain(rest)
        elif order == "why":
            self.why(rest)
        elif order == "hint":
            self.hint(rest)
        elif order == "coach":
            self.coach()
        elif order == "rules":
            self.rules(rest)
        elif order == "view":
            self.table.show_board(self.seat)
            self.show_choices()
        elif order == "log":
            self.table.show_log(self.seat, max(0, len(self.table.entries) - LOG_ENTRIES))
        elif order == "save":
            self.save(rest)
        elif order == "quit":
            raise Quit
        elif order == "help":
            for message in HELP:
                self.voice.tell(message)
        elif order == "nothing":
            self.show_choices()
        elif not self.show_choices(rest):
            self.voice.tell("play-not-understood", style="red")

    def show_choices(self, wanted: str = "") -> bool:
        """Print the choices, or those with these words; returns whether there are any."""
        numbered = self.with_words(wanted) if wanted else list(enumerate(self.actions, 1))
        if numbered:
            show_choices(self.voice, grouped(self.words, numbered[:MOST_LISTED], self.table.players))
        if len(numbered) > MOST_LISTED:
            self.voice.tell("play-more-choices", style="dim", count=len(numbered) - MOST_LISTED)
        return bool(numbered)

    def with_words(self, wanted: str) -> list[tuple[int, int]]:
        """The choices containing exactly this text, else those with all of the words."""
        from ludotheque.core.rulebook import fold

        texts = [fold(self.words.action(action, self.table.players)) for action in self.actions]
        for parts in ([fold(wanted)], fold(wanted).split()):
            found = [n for n, text in enumerate(texts, 1) if all(part in text for part in parts)]
            if found:
                return [(n, self.actions[n - 1]) for n in found]
        return []

    # ---------------------------------------------------------------- explanations

    def explain(self, rest: str) -> None:
        """What a choice is certain to do."""
        number = self.number_in(rest)
        if number is None:
            self.voice.tell("explain-how", last=len(self.actions))
            return
        action = self.actions[number - 1]
        state, players = self.table.match.state, self.table.players
        self.voice.console.print(self.words.action(action, players), style="bold", markup=False)
        told = told_preview(state, self.seat, action, self.words, players)
        for line, milestone in told.lines:
            self.voice.item(line, style="bold yellow" if milestone else "")
        for player, gains in told.gains:
            self.voice.tell("explain-gains", player=player, gains=", ".join(gains))
        if told.hidden:
            self.voice.tell("explain-hidden")
        elif told.open:
            self.voice.tell("explain-open" if told.lines or told.gains else "explain-open-only")
        if told.useless:
            self.voice.tell("explain-useless")
        if told.over:
            self.voice.tell("explain-over", style="yellow")
        elif told.question:
            self.voice.tell("explain-again", question=told.question)
        passes_on = bool(told.movers) and self.seat not in told.movers
        if passes_on:
            self.voice.tell("explain-next", player=", ".join(players[seat] for seat in told.movers))
        if told.final or passes_on:
            self.voice.tell("explain-final", style="yellow")
        self.show_rules_of(self.words.game.vocabulary.find(action).name)

    def show_rules_of(self, verb: str) -> None:
        """The rules that can forbid this verb here, which are those that govern it."""
        from ludotheque.core.rulebook import rulebook

        reasons = impossible(self.table.match.state, self.seat, self.words, self.table.players)
        rules = rulebook(self.words.game.folder, self.voice.lang).rules
        for rule in dict.fromkeys(reason.rule for reason in reasons if reason.verb == verb):
            if rule in rules:
                self.voice.tell("explain-rule", style="dim", rule=rule, title=rules[rule].title)

    def why(self, wanted: str) -> None:
        """What can't be chosen now, and by which rule."""
        reasons = impossible(self.table.match.state, self.seat, self.words, self.table.players)
        if wanted:
            reasons = matching(reasons, wanted, self.words, self.table.players)
        if not reasons:
            self.voice.tell("why-nothing" if not wanted else "why-not-found", wanted=wanted[:60])
            return
        for reason in reasons:
            self.show_reason(reason, len(reason.choices) if wanted else SHOWN_PER_REASON)
        if not wanted:
            self.voice.tell("why-how", style="dim")

    def hint(self, rest: str) -> None:
        """A good move and why; compared with the named choice."""
        from ludotheque.cli.playing.hint import Telling

        number = self.number_in(rest)
        about = -1 if number is None else self.actions[number - 1]
        table = self.table
        if table.match.state.outcome_hidden(self.seat):
            self.voice.tell("hint-hidden")
            return
        Telling(self.voice, table.words, table.match.state, self.seat, table.players).tell(about)

    def coach(self) -> None:
        """The coach's card of this question."""
        from ludotheque.cli.rules.coach import show_card
        from ludotheque.core.teaching.pages import cards

        question = self.table.match.state.question(self.seat)
        card = cards(self.words.game, self.voice.lang).get(question.step.name)
        if card is None:
            self.voice.tell("coach-no-card")
        else:
            show_card(self.voice, card)

    def show_reason(self, reason: Reason, most: int) -> None:
        """A rule and what it forbids; a common reason is printed once."""
        from rich.markup import escape

        shown, left = reason.choices[:most], len(reason.choices) - most
        heading, names = split_heading(self.words, [action for action, _ in shown], self.table.players)
        more = [self.voice.say("why-more", count=left)] if left > 0 else []
        beginning = f"[dim]{escape(heading)}…[/]" if heading else ""
        if len({why for _, why in reason.choices}) == 1:
            self.line(f"[cyan]{reason.rule}[/]  {escape(shown[0][1])}", 0)
            self.line(f"{beginning} [dim]{escape(', '.join([*names, *more]))}[/]".strip(), 4)
            return
        self.line(f"[cyan]{reason.rule}[/]  {beginning}", 0)
        for name, (_, why) in zip(names, shown, strict=True):
            self.line(escape(why) if name in why else f"{escape(name)}  [dim]{escape(why)}[/]", 4)
        for text in more:
            self.line(f"[dim]{escape(text)}[/]", 4)

    def line(self, markup: str, indent: int) -> None:
        """A line with a hanging indent."""
        from rich.padding import Padding

        self.voice.console.print(Padding(markup, (0, 0, 0, indent)))

    def rules(self, query: str) -> None:
        from ludotheque.core.rulebook import LONGEST_QUERY, MOST_WORDS, QueryTooLong

        if query:
            try:
                show_found(self.voice, self.words.game, query, most=3)
            except QueryTooLong:
                self.voice.tell("rules-too-long", style="red", words=MOST_WORDS, characters=LONGEST_QUERY)
        else:
            self.voice.tell("play-rules-how", game=self.words.game.id)

    # ---------------------------------------------------------------- undo, saving

    def undo(self) -> bool:
        """Undo the last actual choice if that is free; else say why it is not."""
        table = self.table
        count = table.retakable(self.seat)
        if count:
            table.take_back(self.seat, count)
            self.voice.tell("undo-done", style="green")
            return True
        movers = table.match.movers
        if self.seat not in movers:
            self.voice.tell("undo-nothing")
        elif movers[-1] != self.seat:
            self.voice.tell("undo-others", player=table.players[movers[-1]])
        else:
            self.voice.tell("undo-chance")
        return False

    def save(self, name: str) -> None:
        if not name:
            self.voice.tell("save-how")
            return
        path = Path(name).expanduser()
        try:
            self.table.save(NEW.read(name))
        except Unfit as wrong:
            line = unfit(self.voice.detail("param-save", "value") or "", wrong, self.voice)
            self.voice.console.print(one_line(line), style="red", markup=False)
        except OSError as error:
            self.voice.tell("error-file", style="red", file=str(path), code=system_code(error))
        else:
            self.voice.tell("play-saved", file=str(path))
