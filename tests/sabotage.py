"""Toys with one defect each, for the tests of the conformance suite."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Kinds, Log
from ludotheque.core.fields import Field
from ludotheque.core.game import Outcome
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import FRAME, State, Step
from ludotheque.core.verbs import numbers
from ludotheque.core.warnings import Warnings
from tests.core.inn import AT_TURN, CALL, ROUND, TIP, TOO_POOR, Anytime, Inn, InnGame, Tip, Turn
from tests.core.inn import Window as Toasted
from tests.toys import morra
from tests.toys.morra import AT_CHOOSE, NOT_YET, SHOW, Choose, Morra, MorraGame, Reveal
from tests.toys.parry import ParryGame
from tests.toys.parry.duel import AT_WINDOW, N_BLOWS, PARRY, PASS, Parry, Window, is_blow


def with_step(step: Step[Morra]) -> MorraGame:
    """Morra with another question, or another end of a round."""
    game = MorraGame()
    game.steps[step.number] = step
    return game


class UndeclaredFigure(ParryGame):
    """A step with an undeclared figure in its frame."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[AT_WINDOW].domains = []


# ---------------------------------------------------------------- games that do not end, or lose something


class NeverEnds(Reveal):
    """After the last round another one begins."""

    def proceed(self, s: Morra) -> None:
        s.round = 1
        super().proceed(s)
        s.last_fingers, s.last_total = vec[i64]([NOT_YET] * s.seats), vec[i64]([NOT_YET] * s.seats)
        s.tally = vec[i64]([0] * len(s.tally))
        s.round = 1


class NoSeatAsked(Reveal):
    """In round 2 a question is asked of no seat."""

    def proceed(self, s: Morra) -> None:
        super().proceed(s)
        s.end()
        s.push(AT_CHOOSE, s.seats)


class NothingToChoose(Choose):
    """In round 2 there is a question without an answer."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]() if s.round == 2 else super().candidates(s, seat)


class BreaksInvariant(Choose):
    """A rule that breaks an invariant."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        s.total[seat] = 0 if s.fingers[seat] > 0 else NOT_YET


class BadSum(MorraGame):
    """Points that are not the sum of their parts."""

    def score(self, s: Morra) -> Outcome:
        result = super().score(s)
        return Outcome([p + 1 for p in result.points], result.parts, result.winners)


# ---------------------------------------------------------------- inconsistent lists and refusals


class UnorderedChoices(Choose):
    """Choices in another order."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64](list(super().candidates(s, seat))[::-1])


class OmitsLegalChoice(Choose):
    """A legal choice that is never listed."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return super().candidates(s, seat)[1:]


class ListsRefusedChoice(Choose):
    """An `actions()` of its own that lists a refused choice."""

    def actions(self, s: Morra, seat: i64) -> vec[i64]:
        return append(super().actions(s, seat), SHOW.of(5, 25)) if s.seats == 2 else super().actions(s, seat)


class AcceptsUnknownNumbers(Choose):
    """A number beyond the vocabulary is not refused."""

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        return None if refusal is NOT_NOW else refusal


UNDECLARED = Refusal("MO-4", "undeclared")
RULELESS = Refusal("MO-99", "ruleless")


class UndeclaredRefusal(Choose):
    """A refusal that is not among the game's."""

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        return refusal and UNDECLARED


class RefusalWithoutRule(Choose):
    """A refusal citing a nonexistent rule."""

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        return refusal and RULELESS


def refusal_without_rule() -> MorraGame:
    game = with_step(RefusalWithoutRule())
    game.refusals = [*game.refusals, RULELESS]
    return game


class RefusalWithoutFigures(Choose):
    """A refusal without the figures that its message needs."""

    def facts(self, s: Morra, seat: i64, action: i64) -> Facts:
        return {}


class RefusalChangesPosition(Choose):
    """Computing a refusal changes the position."""

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        if refusal is not None:
            s.tally[0] += 1
        return refusal


# ---------------------------------------------------------------- nondeterminism

CALLS: list[int] = []


class DependsOnOtherGames(Choose):
    """The result depends on other games."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        CALLS.append(seat)
        s.tally[0] = len(CALLS) % 7


class DependsOnLog(Reveal):
    """The result depends on whether there is a log."""

    def proceed(self, s: Morra) -> None:
        super().proceed(s)
        if s.log is not None:
            s.tally[1] += 1


class SharedMorra(Morra):
    """Clones share an array that is changed in place."""

    def clone(self) -> "SharedMorra":
        other = self.game.copy(self)
        assert isinstance(other, SharedMorra)
        other.fingers = self.fingers
        return other


class SharedArrayGame(MorraGame):
    """A game with such positions."""

    def bare(self, seats: i64, chance: Chance) -> Morra:
        return SharedMorra(self, seats, chance)


class OmitsField(MorraGame):
    """A field that fields() does not name."""

    def fields(self, seats: i64) -> list[Field]:
        return [field for field in super().fields(seats) if field.name != "total"]

    def broken(self, s: Morra) -> list[str]:
        return []


class NarrowRange(MorraGame):
    """A field that may be higher than fields() says."""

    def fields(self, seats: i64) -> list[Field]:
        return [
            Field(f.name, f.length, f.low, 1 if f.name == "round" else f.high) for f in super().fields(seats)
        ]


class UncheckedPositions(MorraGame):
    """Imported positions are not checked."""

    def decode(self, text: bytes, trusted: bool = False) -> Morra:
        try:
            return super().decode(text, trusted)
        except ValueError:
            return self.new(2, 1)


class FailsOnImpossiblePosition(MorraGame):
    """An impossible position causes an exception."""

    def broken(self, s: Morra) -> list[str]:
        assert [0, 1, 2, 3, 4, 5, 6, 7][s.rounds] is not None
        return super().broken(s)

    def fields(self, seats: i64) -> list[Field]:
        return [
            Field(f.name, f.length, -99 if f.name == "rounds" else f.low, f.high)
            for f in super().fields(seats)
        ]


class NoInvariants(ParryGame):
    """No invariants: any numbers are accepted, such as a card in a pile that no seat knows."""

    def broken(self, s: Parry) -> list[str]:
        return []

    def view(self, s: Parry, seat: i64) -> dict[str, Any]:
        piles = ["deck", "table", "discarded", *[f"hand of {other}" for other in range(s.seats)]]
        return super().view(s, seat) | {"piles": len({piles[pile] for pile in s.pile})}


class IgnoresUnknownOptions(MorraGame):
    """Unknown options are ignored."""

    def read_setup(
        self, seats: int, seed: int, options: dict[str, Any] | None, colours: list[str] | None
    ) -> tuple[vec[i64], vec[i64]]:
        return super().read_setup(seats, seed, {}, colours)


# ---------------------------------------------------------------- independent seats


class RemovesOthersChoice(Choose):
    """A seat's choice removes one of the others', although they are declared independent."""

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        taken = SHOW.has(action) and SHOW.arg(action) in [f for i, f in enumerate(s.fingers) if i != seat]
        return morra.SAME_FINGERS if taken else super().why_not(s, seat, action)


class DependsOnOrder(Choose):
    """The order of decisions leaves a trace."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        s.last_total[0] = seat


# ---------------------------------------------------------------- default answers


def with_window(window: Step[Parry]) -> ParryGame:
    """Parry with another question to those who may parry."""
    game = ParryGame()
    game.steps[AT_WINDOW] = window
    return game


class DefaultNamesHiddenCard(Window):
    """The default parries with a card that may be in another hand."""

    def default(self, s: Parry, seat: i64) -> i64:
        return PARRY.of(N_BLOWS)


class DefaultRevealsHand(Window):
    """The default parries if possible, which reveals the hand."""

    def default(self, s: Parry, seat: i64) -> i64:
        return self.candidates(s, seat)[0] if s.holds(seat, N_BLOWS) else PASS.of()

    def candidates(self, s: Parry, seat: i64) -> vec[i64]:
        return vec[i64](
            [action for action in super().candidates(s, seat) if self.why_not(s, seat, action) is None]
        )


class DefaultDoesNotPass(Window):
    """The default is not among the answers that let pass."""

    def lets_pass(self, s: Parry, seat: i64, action: i64) -> bool:
        return False


class WrongNoSecrets(ParryGame):
    """Declares `no_secrets` although hands are secret."""

    def __init__(self) -> None:
        super().__init__()
        self.no_secrets = True


class WrongNoSecretsTogether(MorraGame):
    """The same with simultaneous secret choices."""

    def __init__(self) -> None:
        super().__init__()
        self.no_secrets = True
        self.kinds = Kinds()


class WrongNoSecretsWithoutEvents(WrongNoSecrets):
    """The same, and no event reveals the hands."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = Kinds()


class ConcernsRevealsHand(Window):
    """`concerns` only seats that can parry."""

    def concerns(self, s: Parry, seat: i64) -> bool:
        return any(not is_blow(card) for card in s.hand(seat))


class DefaultIsAside(Toasted):
    """The default buys a round instead of answering."""

    def default(self, s: Inn, seat: i64) -> i64:
        return ROUND.of(1) if s.coins[seat] > 0 else super().default(s, seat)


class DefaultOfUnknownQuestion(Tip):
    """A default at a question unknown to others: above a question on a lane."""

    def __init__(self) -> None:
        super().__init__()
        self.on = []

    def default(self, s: Inn, seat: i64) -> i64:
        return TIP.of(0)


class AsideInWindow(Anytime):
    """The landlord may be called in a window, too, where others don't see the question."""

    def why_not(self, s: Inn, seat: i64, action: i64) -> Refusal | None:
        return (
            (TOO_POOR if s.coins[seat] < 1 else None)
            if CALL.has(action)
            else super().why_not(s, seat, action)
        )


def with_inn_steps(step: Step[Inn], aside: Step[Inn] | None = None) -> InnGame:
    game = InnGame()
    game.steps[step.number] = step
    if aside is not None:
        game.aside = aside
    return game


class AsksHolders(Turn):
    """Only holders of an objection are asked whether they object."""

    def apply(self, s: Inn, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        if s.forked():
            for other in range(s.seats):
                s.lanes[s.lane_at(other)] = s.lane_of(other)[: FRAME * s.holds[other]]


class HidesWhoIsAsked(InnGame):
    """The same, in a game whose view does not show who is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[AT_TURN] = AsksHolders()

    def view(self, s: Inn, seat: i64) -> dict[str, Any]:
        return {
            name: value for name, value in super().view(s, seat).items() if name not in ("to_move", "ask")
        }


# ---------------------------------------------------------------- chance and secrets


class UncountedChance(Choose):
    """Chance is used without counting it."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        s.chance.word()


class LowersBarrier(Choose):
    """The barrier is lowered again."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        s.reveals = 0


class ScoreRevealsChoice(Choose):
    """A point for who shows what another one has already chosen: it tells that choice."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        if SHOW.arg(action) in [s.fingers[other] for other in range(s.seats) if other != seat]:
            s.tally[seat * 2] += 1
        super().apply(s, seat, action)


OVERHEARD = Kinds().revealing("overheard", seat=morra.SEATS, fingers=morra.FINGERS).known_to("seat")


class WrongKnownEvent(Choose):
    """An event about another hand, of which the kind says that its seat knew it."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        for other in range(s.seats):
            if other != seat and s.has_chosen(other):
                s.note(OVERHEARD, seat, s.fingers[other])
        super().apply(s, seat, action)


class WrongTally(MorraGame):
    """A tally that counts another thing later."""

    def tally(self, s: Morra, seat: i64) -> dict[str, int]:
        return {"rounds": int(s.round)} if s.round == 1 else {"hands": 1}


class ShowsAll(MorraGame):
    """The view shows everybody's choice."""

    def view(self, s: Morra, seat: i64) -> dict[str, Any]:
        return super().view(s, seat) | {"all": list(s.fingers)}


class ShowsSeed(MorraGame):
    """The view shows the random generator."""

    def view(self, s: Morra, seat: i64) -> dict[str, Any]:
        return super().view(s, seat) | {"seed": [s.chance.b]}


class ShowsQuestion(ParryGame):
    """The view shows the subject of a question to all."""

    def view(self, s: Parry, seat: i64) -> dict[str, Any]:
        return super().view(s, seat) | {"asks": s.ask(s.mover())}


class NotJson(MorraGame):
    """The view is not JSON."""

    def view(self, s: Morra, seat: i64) -> dict[str, Any]:
        return super().view(s, seat) | {"fingers": s.last_fingers}


class BadDeal(MorraGame):
    """A sample that violates the rules."""

    def redeal(self, s: Morra, seat: i64, chance: Chance) -> None:
        for other in range(s.seats):
            if other != seat and s.has_chosen(other):
                s.fingers[other] = s.last_fingers[other] if s.round > 1 else 5
                s.total[other] = 0


class NoDeal(MorraGame):
    """The sample is the true position."""

    def redeal(self, s: Morra, seat: i64, chance: Chance) -> None:
        pass


class RefusalRevealsChoice(Choose):
    """A refusal that depends on another seat's secret choice."""

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        taken = SHOW.has(action) and SHOW.arg(action) in s.fingers
        return morra.SAME_FINGERS if taken else super().why_not(s, seat, action)


QUIET = Kinds()
QUIETLY = QUIET.kind("shown", seat=morra.SEATS, fingers=morra.FINGERS, total=morra.TOTAL)


class UndeclaredReveal(Reveal):
    """Hands are revealed by an event that is not declared revealing."""

    def proceed(self, s: Morra) -> None:
        kept = s.reveals
        super().proceed(s)
        s.reveals = kept


LOUD = Kinds()
MATCHED = LOUD.milestone("matched", seat=morra.SEATS)
RIGHT_ANSWER = 2


class MilestoneRevealsChoice(Choose):
    """A choice is a milestone if another seat has secretly chosen the same."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        if any(s.fingers[other] == s.fingers[seat] for other in range(s.seats) if other != seat):
            s.note(MATCHED, seat)


class QuizWithMilestone(Choose):
    """A question with a right answer, which is a milestone."""

    def __init__(self) -> None:
        super().__init__()
        self.outcome_hidden = True

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        s.reveals += 1
        if s.fingers[seat] == RIGHT_ANSWER:
            s.note(MATCHED, seat)


class QuizUndoneFreely(QuizWithMilestone):
    """The same, and the answer may be undone freely."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        reveals = s.reveals
        super().apply(s, seat, action)
        s.reveals = reveals


def every_choice_tried(s: State, seat: i64, actions: vec[i64], chance: Chance) -> Warnings:
    """Warnings that ignore `outcome_hidden`: every choice is tried in a sample."""
    found = Warnings()
    for action in actions:
        log = Log()
        s.sample(seat, chance).apply(seat, action, log)
        if any(event.kind.milestone for event in log.events):
            leading = found.milestones.get(MATCHED.name, vec[i64]())
            found.milestones[MATCHED.name] = append(leading, action)
    return found


class AnnouncesSecretChoice(Choose):
    """A choice is announced to all at once, before the others have chosen."""

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        super().apply(s, seat, action)
        s.note(QUIETLY, seat, s.fingers[seat], s.total[seat])


def two_alike() -> MorraGame:
    game = MorraGame()
    game.refusals = [*game.refusals, Refusal("MO-4", "impossible-total")]
    return game


def two_domains() -> MorraGame:
    """The fingers of an event have another domain than those of the verb."""
    game = MorraGame()
    game.kinds = Kinds()
    game.kinds.declare("chose", {"seat": morra.SEATS, "fingers": numbers("fingers", 9)}, [], False)
    return game


def cites_nothing() -> MorraGame:
    game = MorraGame()
    game.refusals = [*game.refusals, RULELESS]
    return game


def cites_unknown_rule() -> MorraGame:
    game = MorraGame()
    game.kinds = Kinds()
    game.kinds.kind("chose", "MO-99", seat=morra.SEATS)
    return game


def cites_things_without_rules() -> MorraGame:
    game = MorraGame()
    game.kinds = Kinds()
    game.kinds.kind("chose", "fingers", seat=morra.SEATS, fingers=morra.FINGERS)
    return game


def shares_wrongly() -> MorraGame:
    game = MorraGame()
    game.kinds = Kinds()
    game.kinds.shared("chose", ["total"], seat=morra.SEATS, fingers=morra.FINGERS, total=morra.TOTAL)
    return game


def hides_wrongly() -> MorraGame:
    game = MorraGame()
    game.kinds = Kinds()
    game.kinds.declare("chose", {"fingers": morra.FINGERS, "seat": morra.SEATS}, ["seat"], False)
    return game
