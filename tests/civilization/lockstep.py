"""The engine and the second referee in lockstep: who may choose what, and the position after each choice.

Each chapter of the referee offers
    QUESTIONS: by question (and phase), what the seat that is asked may choose;
    UNJUDGED:  by question (and phase), choices that this referee leaves alone, on both sides;
    DEEDS:     by question and verb (and phase), what a choice does to the table.
What chance decided a deed reads from the table as it is afterwards (`Told`) and checks that it was possible.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import CITY_SLOTS, GOVERNMENTS, INVESTMENTS
from tests.civilization.random_games import IDLE
from tests.civilization.referee.chapters import chapters
from tests.civilization.referee.data import FIGURES, MARKET, UNIT_TYPES
from tests.civilization.referee.data import GOVERNMENTS as ALL_GOVERNMENTS
from tests.civilization.referee.holdings import culture_hand, in_supply, rank, stacking_limit
from tests.civilization.referee.icons import city_icons, coins_of, own_production
from tests.civilization.referee.world import GAME, World, differences, read

Choice = dict[str, Any]
Key = tuple[tuple[str, Any], ...]
Question = Callable[[World, int], Iterable[Choice]]
Unjudged = Callable[[World, int, Choice], bool]


class Apart(AssertionError):
    """The two referees differ."""


class Told:
    """What a deed is told: the table afterwards, for what chance has decided. And what it says of the comparison."""

    def __init__(self, before: World, after: World) -> None:
        self.before = before
        self.after = after
        self.left_out: set[str] = set()
        self.why: str | None = None
        self.compared = True
        self.asked: dict[int, str] | None = None

    def partly(self, why: str, *names: str) -> None:
        """These parts of the position are not compared, for this reason."""
        self.why = why
        self.left_out |= set(names)

    def leave(self, why: str) -> None:
        """What follows belongs to another chapter and is not compared."""
        self.why, self.compared = why, False

    def then(self, asked: dict[int, str]) -> None:
        """The next question and the seats asked."""
        self.asked = asked

    def check(self, possible: bool, what: str) -> None:
        """Whether a result of chance was possible."""
        if not possible:
            raise Apart(f"impossible: {what}")


Deed = Callable[[World, int, Choice, Told], None]


def key_of(choice: Choice) -> Key:
    return tuple(sorted(choice.items()))


class Rules:
    """All chapters together."""

    def __init__(self, modules: Iterable[ModuleType] | None = None) -> None:
        self.questions: dict[str | tuple[str, str], Question] = {}
        self.unjudged: dict[str | tuple[str, str], Unjudged] = {}
        self.deeds: dict[tuple[str, ...], Deed] = {}
        for module in chapters() if modules is None else modules:
            self.questions |= module.QUESTIONS
            self.unjudged |= getattr(module, "UNJUDGED", {})
            self.deeds |= module.DEEDS

    def question(self, phase: str, name: str) -> Question | None:
        return self.questions.get((name, phase)) or self.questions.get(name)

    def deed(self, phase: str, question: str, verb: str) -> Deed | None:
        """Where a question comes in several chapters, the one of this phase goes first."""
        return self.deeds.get((question, verb, phase)) or self.deeds.get((question, verb))

    def judged(self, world: World, seat: int, choices: Iterable[Choice]) -> set[Key]:
        """The choices that the referee covers. Named cards may be turned up at any question that takes asides
        (CV-15.8), which is no part of these chapters.
        """
        step = world.asked[seat].step
        leave = self.unjudged.get((step, world.phase)) or self.unjudged.get(step)
        return {
            key_of(choice)
            for choice in choices
            if choice["verb"] != "turn_up" and not (leave and leave(world, seat, choice))
        }


class Lockstep:
    """A game from any position on. `generous`: players sometimes get gifts, so that more happens."""

    def __init__(
        self,
        s: Civilization,
        seed: int,
        generous: bool = False,
        rules: Rules | None = None,
        most: int = 10**9,
    ) -> None:
        self.s = s
        self.rules = Rules() if rules is None else rules
        self.chance = random.Random(seed)
        self.seed, self.generous, self.most = seed, generous, most
        self.past: list[tuple[int, Choice]] = []
        # by question (and verb): decisions compared in full, in part, in choices only, not at all
        self.counts: dict[str, Counter[str]] = {}
        self.reasons: Counter[str] = Counter()
        self.researching: dict[int, int] = {}
        self.numbers = 0  # that follow from the table and were compared
        self.world = read(s)
        self.compare_choices()

    # ---------------------------------------------------------------- one decision after the other

    def play(self) -> "Lockstep":
        try:
            while not self.s.over() and len(self.past) < self.most:
                if self.generous:
                    self.give()
                seat = self.chance.choice(self.s.to_move())
                self.do(seat, self.pick(self.choices(seat)))
        except Exception as error:
            error.add_note(f"seed {self.seed}, after {len(self.past)} decisions: {self.past[-4:]}")
            raise
        return self

    def choices(self, seat: int) -> list[Choice]:
        return [dict(GAME.vocabulary.to_json(action)) for action in self.s.actions(seat)]

    def pick(self, choices: list[Choice]) -> Choice:
        """A random verb that does something, then a random choice of it: verbs with many squares are not more
        frequent."""
        by_verb: dict[str, list[Choice]] = {}
        for choice in choices:
            by_verb.setdefault(choice["verb"], []).append(choice)
        if "close" in by_verb and self.chance.random() < 0.4:  # offers without end are no news
            return {"verb": "close"}
        doing = [verb for verb in by_verb if verb not in IDLE]
        verbs = doing if doing and self.chance.random() < 0.85 else list(by_verb)
        verbs += ["produce"] * 2 if "produce" in by_verb else []
        return self.chance.choice(by_verb[self.chance.choice(verbs)])

    def do(self, seat: int, choice: Choice) -> None:
        self.past.append((seat, choice))
        question = self.world.asked[seat].step
        self.s.apply(seat, GAME.vocabulary.from_json(choice))
        after = read(self.s)
        told = Told(self.world, after)
        deed = self.rules.deed(self.world.phase, question, choice["verb"])
        known = self.rules.question(self.world.phase, question) is not None
        how = "choices only" if known else "skipped"
        if deed is not None:
            deed(self.world, seat, choice, told)
            how = self.compare_tables(question, choice, told) if told.compared else how
        if told.why:
            self.reasons[told.why] += 1
        self.counts.setdefault(f"{question}: {choice['verb']}", Counter())[how] += 1
        self.world = after
        self.compare_choices()
        if len(self.past) % 5 == 0:
            self.compare_numbers()

    # ---------------------------------------------------------------- comparing

    def compare_tables(self, question: str, choice: Choice, told: Told) -> str:
        if not told.after.asked:  # CV-14: in the middle of an action, which is then not compared
            told.partly("the game is over", "winner", "phase", "active", "battle", "group", "action")
            for mine, theirs in zip(self.world.players, told.after.players, strict=True):
                mine.used_in_battle = theirs.used_in_battle
        if found := differences(told.after, self.world, told.left_out):
            raise Apart(f"after {choice} at {question}:\n" + "\n".join(found[:20]))
        if told.asked is not None:
            asked = {seat: frame.step for seat, frame in told.after.asked.items()}
            if asked != told.asked:
                raise Apart(
                    f"after {choice} at {question}: the engine asks {asked}, the referee {told.asked}"
                )
        return "partly" if told.left_out else "full"

    def compare_choices(self) -> None:
        for seat, frame in self.world.asked.items():
            question = self.rules.question(self.world.phase, frame.step)
            if question is None or (
                frame.step == "research" and self.researching.get(seat) == self.world.turn
            ):
                continue  # what one may research does not change while the others choose
            if frame.step == "research":
                self.researching[seat] = self.world.turn
            theirs = self.rules.judged(self.world, seat, self.choices(seat))
            ours = self.rules.judged(self.world, seat, question(self.world, seat))
            if theirs != ours:
                raise Apart(
                    f"choices of {seat} at {frame.step} {frame.about}: only the engine "
                    f"{[dict(key) for key in sorted(theirs - ours)[:6]]}, only the referee "
                    f"{[dict(key) for key in sorted(ours - theirs)[:6]]}"
                )

    def compare_numbers(self) -> None:
        """What a table shows of players and cities and follows from everything on it: yields, coins, limits, prices."""
        if self.s.over() or self.world.phase == "setup":
            return
        shown = GAME.view(self.s, -1)
        theirs = numbers_shown(shown)
        ours = numbers_of(self.world)
        self.numbers += len(theirs)
        if theirs != ours:
            apart = {key: (theirs[key], ours.get(key)) for key in theirs if theirs[key] != ours.get(key)}
            raise Apart(f"engine and referee count differently: {apart}")

    # ---------------------------------------------------------------- gifts

    def give(self) -> None:
        """At a menu of a single player: more to spend for a player, so that things get expensive and rare."""
        if len(self.world.asked) != 1 or self.chance.random() > 0.15:
            return
        (frame,) = self.world.asked.values()
        if frame.step not in ("start", "city", "movement"):
            return
        s, seat = self.s, self.chance.randrange(self.s.seats)
        if coins_of(self.world, seat) > 8:
            return  # victories are checked after choices, and a gift is not a choice
        s.trade[seat] = self.chance.choice([s.trade[seat], 12, 27])
        s.culture[seat] = self.chance.choice([s.culture[seat], 9, 30])
        s.coins[seat] = self.chance.choice([s.coins[seat], 0, 3])
        if s.held_in_anarchy[seat] == 0 and self.world.players[seat].government != "anarchy":
            known = self.world.players[seat].techs
            unlocked = [
                id
                for id, one in ALL_GOVERNMENTS.items()
                if one.get("tech", "") in {"", *known} and id != "anarchy"
            ]
            s.government[seat] = GOVERNMENTS.index_of[self.chance.choice(unlocked)]
        for kind in self.chance.sample(MARKET, 2):
            if self.world.market(kind) > 0:
                s.resources[seat * len(MARKET) + MARKET.index(kind)] += 1
        for figure in self.world.figures_of(seat, "scout"):
            if figure.square is not None and frame.step != "start":
                slot = self.chance.choice([city.slot for city in self.world.cities_of(seat)])
                s.link[seat * 10 + figure.number] = CITY_SLOTS.index_of[slot]
        if s.fame == 1:
            s.city_mark[seat * 3] = self.chance.randrange(3)
        if s.investing == 1:
            s.invested[seat * INVESTMENTS.size] = self.chance.randrange(4)
        self.world = read(s)
        self.compare_choices()


def numbers_shown(shown: dict[str, Any]) -> dict[Any, int]:
    found: dict[Any, int] = {}
    for seat, player in enumerate(shown["players"]):
        found |= {(seat, name): player[name] for name in ("coins", "hand_limit", "stacking")}
        found |= {(seat, kind): n for kind, n in zip(FIGURES, player["supply"], strict=True)}
        found |= {(seat, type): rank for type, rank in zip(UNIT_TYPES, player["ranks"], strict=True)}
    for city in shown["map"]["cities"]:
        for name in ("production", "trade", "culture"):
            found[city["seat"], city["city"], name] = city[name]
    return found


def numbers_of(w: World) -> dict[Any, int]:
    found: dict[Any, int] = {}
    for seat in range(w.seats):
        coins = coins_of(w, seat)
        found |= {(seat, "coins"): coins, (seat, "hand_limit"): culture_hand(w, seat, coins)}
        found[seat, "stacking"] = stacking_limit(w, seat)
        found |= {(seat, kind): in_supply(w, seat, kind) for kind in FIGURES}
        found |= {(seat, type): rank(w, seat, type) for type in UNIT_TYPES}
    for city in w.cities.values():
        found[city.seat, city.slot, "production"] = own_production(w, city)
        for icon in ("trade", "culture"):
            found[city.seat, city.slot, icon] = city_icons(w, city, icon)
    return found
