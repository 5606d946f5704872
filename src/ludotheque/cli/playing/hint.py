"""A hint in words: the move, the alternative it beats and why, its risk, the likely sequel."""

import re
from collections.abc import Sequence

from ludotheque.bots.hints import hint
from ludotheque.bots.ideas import NOTHING, Fear, Idea
from ludotheque.bots.reasons import RIVAL, Reason
from ludotheque.cli.text.figures import number
from ludotheque.cli.text.voice import Voice
from ludotheque.core.chance import seeded
from ludotheque.core.match import new_seed
from ludotheque.core.state import State
from ludotheque.core.words import Words


class Telling:
    """One hint for one seat, on a sample of what it can know."""

    def __init__(self, voice: Voice, words: Words, s: State, seat: int, players: Sequence[str]) -> None:
        self.voice = voice
        self.words = words
        self.seat = seat
        self.players = players
        self.known = s.sample(seat, seeded(new_seed()))

    def tell(self, about: int = int(NOTHING), seed: int | None = None) -> None:
        """`about`: the choice that the player considers; the hint is compared with it."""
        idea = hint(self.known, self.seat, new_seed() if seed is None else seed, about).ideas[0]
        for style, line in self.lines(idea):
            self.voice.console.print(line, style=style or None, markup=False)

    def lines(self, idea: Idea) -> list[tuple[str, str]]:
        """Lines with their style."""
        say = self.voice.say
        found = [("bold yellow", ended(say("hint-move", move=self.move(idea.actions))))]
        if idea.against:
            found.append(("", self.compared(idea)))
        if idea.chance is not None and idea.chance_against is not None:
            found.append(("dim", self.chances(idea.chance, idea.chance_against, idea.equal)))
        elif idea.chance is None and idea.expected is not None:
            found.append(("dim", say("hint-expected", points=self.points(idea.expected))))
        if idea.fear is not None:
            found.append(("", self.feared(idea.fear, idea.actions, idea.chance)))
        if len(idea.line) > len(idea.actions):
            found.append(("dim", say("hint-line", line=self.sequel(idea))))
        return found

    def chances(self, mine: float, other: float, equal: bool) -> str:
        """Both in percent; with one more digit if they would look equal although one is better."""
        after, before = round(100 * mine), round(100 * other)
        if after != before:
            return self.voice.say("hint-chances", after=after, before=before)
        finely = number(self.voice, 100 * mine, 1), number(self.voice, 100 * other, 1)
        if equal or finely[0] == finely[1]:
            return self.voice.say("hint-chance", after=after)
        return self.voice.say("hint-chances", after=finely[0], before=finely[1])

    def compared(self, idea: Idea) -> str:
        other = inside(self.move(idea.against))
        if not idea.reasons:
            better = "hint-worse" if idea.falls_short() else "hint-better"
            return self.voice.say("hint-as-good" if idea.equal else better, other=other)
        reasons = self.voice.say("hint-and").join([self.reason(reason) for reason in idea.reasons])
        if idea.equal:
            return self.voice.say("hint-as-good-why", other=other, reasons=reasons)
        for_it = any(reason.points > 0 for reason in idea.reasons)
        against_it = any(reason.points < 0 for reason in idea.reasons)
        if idea.falls_short():
            message = "hint-worse-why" if against_it else "hint-worse-despite"
            return self.voice.say(message, other=other, reasons=reasons)
        return self.voice.say("hint-why" if for_it else "hint-despite", other=other, reasons=reasons)

    def reason(self, reason: Reason) -> str:
        if reason.part == RIVAL:
            size = round(abs(reason.points), 1)
            message = "hint-rival-less" if reason.points > 0 else "hint-rival-more"
            return self.voice.say(message, points=number(self.voice, size, 1), size=size)
        part = self.words.part(reason.part)
        return self.voice.say("hint-part", part=part, points=self.points(reason.points, signed=True))

    def points(self, value: float, signed: bool = False) -> str:
        """Signed, with a minus sign instead of a hyphen."""
        sign = "\N{MINUS SIGN}" if value < 0 else "+" if signed else ""
        return sign + number(self.voice, abs(value), 1)

    def feared(self, fear: Fear, actions: list[int], chance: float | None) -> str:
        times = max(1, round(10 * fear.share))
        if chance is None:
            return self.voice.say(
                "hint-luck", times=times, points=number(self.voice, fear.cost, 1), size=round(fear.cost, 1)
            )
        left = max(0, round(100 * (chance - fear.cost)))
        if fear.seat == NOTHING:
            return self.voice.say("hint-luck-chance", times=times, left=left)
        after = self.after(actions)
        reply = inside(small(self.name(after, int(fear.seat), int(fear.action))))
        player = self.players[int(fear.seat)]
        return self.voice.say("hint-fear", player=player, reply=reply, times=times, left=left)

    # ---------------------------------------------------------------- moves

    def move(self, actions: list[int]) -> str:
        """The answers of one move, in order."""
        s = self.known.clone()
        said = []
        for action in actions:
            said.append(small(self.name(s, self.seat, action)))
            s.apply(self.seat, action)
        return self.voice.say("hint-then").join(said)

    def sequel(self, idea: Idea) -> str:
        """What follows the move, of any seat."""
        s = self.after(idea.actions)
        said = []
        for seat, action in idea.line[len(idea.actions) :]:
            while len(forced := s.actions(s.mover())) == 1:  # these are not part of the line
                s.apply(s.mover(), forced[0])
            choice = inside(self.name(s, seat, action))
            said.append(self.voice.say("hint-step", player=self.players[seat], choice=choice))
            s.apply(seat, action)
        return self.voice.say("hint-and").join(said)

    def after(self, actions: list[int]) -> State:
        s = self.known.clone()
        for action in actions:
            s.apply(self.seat, action)
        return s

    def name(self, s: State, seat: int, action: int) -> str:
        words = self.words.at(s, seat) if seat in s.to_move() else self.words
        return words.action(action, self.players)


def ended(text: str) -> str:
    """A sentence that ends with a name with its own punctuation needs no full stop."""
    return text[:-1] if text.endswith(("!.", "?.")) else text


def small(text: str) -> str:
    """Inside a sentence a choice begins with a lower-case letter."""
    return text[:1].lower() + text[1:]


def inside(text: str) -> str:
    """Nested quotations use the other quotation marks."""
    text = text.replace("“", "‘").replace("”", "’")
    return re.sub(r"\s»", "”", re.sub(r"«\s", "“", text))
