"""A position of Quadrata in a few readable lines.

    t = Scenario(mode="expert").centre("toronto", "banff").hand(0, 5, 6, "plane").taxis(0, 2, crossed=["add"])
    t.provinces(0, "alberta", "manitoba").rest(0, 9).at(0, "visit")
    t.visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")

Tokens are numbers or "plane"; in a dotted circle they are called "5_extra". Whatever is not named lies somewhere
sensible: base tokens in the bag (in the rest zone, if the bag is named), advanced tokens in the black bag, cards in the
deck. A table set so is complete: `GAME.broken` is asked when it is first used, and after every action.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Self

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.games.quadrata import QuadrataGame, game
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_DAY,
    AT_REPLACE,
    AT_RESERVE,
    AT_REST,
    AT_TURN,
    AT_VISIT,
    BOXES,
    CARDS,
    CENTRE_SLOTS,
    FIRST_EXTRA,
    HELD,
    N_BOXES,
    N_CARDS,
    N_PROVINCES,
    N_TOKENS,
    PLACES,
    PROVINCES,
    SPACES,
    TOKENS,
    TROPHIES,
)
from tests.acting import Acting, Said

GAME: QuadrataGame = game()

Token = int | str

STEPS = {"rest": AT_REST, "reserve": AT_RESERVE, "visit": AT_VISIT, "replace": AT_REPLACE}
# The number of base tokens that have left the game by each day (QD-3.10).
GONE = [0, 0, 0, 1, 1, 3, 3, 3]


class Scenario(Acting[Quadrata]):
    """A position built by the test, with methods to act on it and inspect it."""

    game = GAME

    def __init__(
        self, seats: int = 2, mode: str = "family", day: int = 1, seed: int = 1, **options: str
    ) -> None:
        self.options = {"mode": mode, **options}
        self.seats, self.day, self.seed = seats, day, seed
        self.first_seat = 0
        self.asks = (0, "visit")
        self.hands: dict[int, list[Token]] = {}
        self.extras: dict[int, list[Token]] = {}
        self.rests: dict[int, list[Token]] = {}
        self.bags: dict[int, list[Token]] = {}
        self.supply: int | None = None
        self.trains_of = [0] * seats
        self.circled_of = [0] * seats
        self.crossed_of: list[list[str]] = [[] for _ in range(seats)]
        self.places_of: list[list[str]] = [[] for _ in range(seats)]
        self.provinces_of: list[list[str]] = [[] for _ in range(seats)]
        self.reserved_by: dict[int, str] = {}
        self.trophy_of: dict[str, int] = {}
        self.open_cards: list[str] = []
        self.only_these = False
        self.discarded: list[str] = []
        self.top_cards: list[str] = []
        self.no_more_cards = False
        self.log: list[Said] = []
        self._s: Quadrata | None = None

    # ---------------------------------------------------------------- building the position

    def at(self, seat: int, step: str = "visit", day: int | None = None) -> "Scenario":
        """It is this seat's turn, and this step is asked; also in the middle of play."""
        self.asks = (seat, step)
        self.day = self.day if day is None else day
        if self._s is not None:
            self._s.day = self.day
            self._ask(self._s)
        return self

    def first(self, seat: int) -> "Scenario":
        self._set()
        self.first_seat = seat
        return self

    def hand(self, seat: int, *tokens: Token, extra: Iterable[Token] = ()) -> "Scenario":
        """The tokens of a movement area, those of the dotted circles apart."""
        self._set()
        self.hands[seat], self.extras[seat] = list(tokens), list(extra)
        return self

    def rest(self, seat: int, *tokens: Token) -> "Scenario":
        """Exactly these tokens lie in the rest zone."""
        self._set()
        self.rests[seat] = list(tokens)
        return self

    def bag(self, seat: int, *tokens: Token) -> "Scenario":
        """Exactly these tokens are in the bag."""
        self._set()
        self.bags[seat] = list(tokens)
        return self

    def planes_left(self, number: int) -> "Scenario":
        """So many black planes in the supply; the others rest with the last player."""
        self._set()
        self.supply = number
        return self

    def trains(self, seat: int, removed: int) -> "Scenario":
        self._set()
        self.trains_of[seat] = removed
        return self

    def taxis(self, seat: int, in_hand: int, crossed: Iterable[str] = ()) -> "Scenario":
        """Taxis in hand, and the boxes that others were spent on."""
        self._set()
        self.crossed_of[seat] = list(crossed)
        self.circled_of[seat] = in_hand + len(self.crossed_of[seat])
        return self

    def visited(self, seat: int, *places: str) -> "Scenario":
        """Places visited; each stands for its card."""
        self._set()
        self.places_of[seat] += places
        return self

    def provinces(self, seat: int, *provinces: str) -> "Scenario":
        """Provinces visited, by the attraction of a card that the scenario does not name."""
        self._set()
        self.provinces_of[seat] += provinces
        return self

    def centre(self, *cards: str, only: bool = False) -> "Scenario":
        """Cards of the centre; the deck fills it up, unless only these are there."""
        self._set()
        self.open_cards, self.only_these = list(cards), only
        return self

    def discard(self, *cards: str) -> "Scenario":
        """The discard pile, its top card last."""
        self._set()
        self.discarded = list(cards)
        return self

    def deck(self, *cards: str, exact: bool = False) -> "Scenario":
        """The deck, its top card first; exact: no others are in it (the rest was visited by the other players)."""
        self._set()
        self.top_cards, self.no_more_cards = list(cards), exact
        return self

    def reserved(self, seat: int, card: str) -> "Scenario":
        self._set()
        self.reserved_by[seat] = card
        return self

    def trophy(self, trophy: str, seat: int) -> "Scenario":
        self._set()
        self.trophy_of[trophy] = seat
        return self

    def _set(self) -> None:
        assert self._s is None, "the position is built before any action"

    # ---------------------------------------------------------------- laying everything out

    @property
    def s(self) -> Quadrata:
        if self._s is None:
            s = GAME.new(self.seats, self.seed, self.options)
            blank = GAME.blank(self.seats, s.chance)
            for field in GAME.fields(self.seats):
                if field.length >= 0:  # single numbers, such as the options, stay
                    setattr(s, field.name, getattr(blank, field.name))
            s.day, s.first = self.day, self.first_seat
            self._lay_cards(s)
            self._lay_tokens(s)
            self._lay_boards(s)
            self._s = s
            self._ask(s)
            assert not GAME.broken(s), GAME.broken(s)
        return self._s

    @s.setter
    def s(self, s: Quadrata) -> None:
        self._s = s

    def _lay_cards(self, s: Quadrata) -> None:
        # Like all vocabularies: a card is its number, a place is card * 2 (city) or card * 2 + 1 (attraction).
        s.deck_size = s.discard_size = 0
        named = [*self.open_cards, *self.discarded, *self.top_cards, *self.reserved_by.values()]
        taken = [CARDS.index_of[card] for card in named]
        for seat, places in enumerate(self.places_of):
            for name in places:
                place = PLACES.index_of[name]
                taken.append(place // 2)
                s.squares[seat * N_PROVINCES + s.box.card_province[place // 2]] = place
        left = [card for card in range(N_CARDS) if card not in taken]
        assert len(left) == N_CARDS - len(taken), "a card is named twice"
        for seat, provinces in enumerate(self.provinces_of):
            for province in provinces:
                left.remove(self._visit_some_card(s, seat, PROVINCES.index_of[province], left))
        centre = [CARDS.index_of[card] for card in self.open_cards]
        while not self.only_these and len(centre) < CENTRE_SLOTS:
            centre.append(left.pop())
        for slot, card in enumerate(centre):
            s.centre[slot] = card
        for name in self.discarded:
            s.discard[s.discard_size] = CARDS.index_of[name]
            s.discard_size += 1
        if self.no_more_cards:
            for card in left:
                self._leave_to_others(s, card)
            left = []
        for card in [*left, *[CARDS.index_of[card] for card in reversed(self.top_cards)]]:
            s.deck[s.deck_size] = card
            s.deck_size += 1
        for seat, name in self.reserved_by.items():
            s.reserved[seat] = CARDS.index_of[name]
        for name, seat in self.trophy_of.items():
            s.trophies[TROPHIES.index_of[name]] = seat

    @staticmethod
    def _visit_some_card(s: Quadrata, seat: int, province: int, left: list[int]) -> int:
        card = next(card for card in left if s.box.card_province[card] == province)
        assert not s.visited(seat, province), "a province is visited twice"
        s.squares[seat * N_PROVINCES + province] = card * 2 + 1
        return card

    def _leave_to_others(self, s: Quadrata, card: int) -> None:
        province = s.box.card_province[card]
        seat = next(seat for seat in range(self.seats - 1, 0, -1) if not s.visited(seat, province))
        s.squares[seat * N_PROVINCES + province] = card * 2 + 1

    def _lay_tokens(self, s: Quadrata) -> None:
        for seat in range(self.seats):
            hand = self._hand_of(seat)
            for space, token in enumerate(hand):
                s.spaces[seat * SPACES + space] = kind_of(token)
            for space, token in enumerate(self.extras.get(seat, [])):
                s.spaces[seat * SPACES + FIRST_EXTRA + space] = kind_of(token)
            for token in self.rests.get(seat, []):
                s.rest[seat * N_TOKENS + kind_of(token)] += 1
            for token in self.bags.get(seat, []):
                s.bag[seat * N_TOKENS + kind_of(token)] += 1
            elsewhere = s.rest if seat in self.bags and seat not in self.rests else s.bag
            for token in self._unnamed(seat, hand):
                elsewhere[seat * N_TOKENS + kind_of(token)] += 1
            for kind in range(6, 12):
                s.black_bag[kind - 6] -= self._owned(s, seat, kind)
        black = sum(int(s.planes_of(seat)) for seat in range(self.seats)) - self.seats
        s.planes = s.box.black_planes - black
        if self.supply is not None:
            s.rest[(self.seats - 1) * N_TOKENS + kind_of("plane")] += s.planes - self.supply
            s.planes = self.supply

    def _hand_of(self, seat: int) -> list[Token]:
        if seat in self.hands:
            return self.hands[seat]
        named = [*self.rests.get(seat, []), *self.bags.get(seat, [])]
        base: list[Token] = [6, 5, 4, 3, 2, 1]
        return [token for token in base if token not in named][:3]

    def _unnamed(self, seat: int, hand: list[Token]) -> list[Token]:
        """The base tokens still in the game, and the coloured plane, that no line of the scenario names."""
        named = Counter(
            [*hand, *self.extras.get(seat, []), *self.rests.get(seat, []), *self.bags.get(seat, [])]
        )
        base: list[Token] = [token for token in (6, 5, 4, 3, 2, 1) if token not in named]
        wanted = 6 - GONE[self.day] - (6 - len(base))
        assert wanted >= 0, f"seat {seat} has too many base tokens for day {self.day}"
        return base[:wanted] + (["plane"] if "plane" not in named else [])

    @staticmethod
    def _owned(s: Quadrata, seat: int, kind: int) -> int:
        area = list(s.spaces[seat * SPACES : (seat + 1) * SPACES])
        return int(s.bag[seat * N_TOKENS + kind] + s.rest[seat * N_TOKENS + kind]) + area.count(kind)

    def _lay_boards(self, s: Quadrata) -> None:
        for seat in range(self.seats):
            s.trains[seat] = self.trains_of[seat]
            s.circled[seat] = self.circled_of[seat]
            s.spent[seat] = len(self.crossed_of[seat])
            for box in self.crossed_of[seat]:
                s.crossed[seat * N_BOXES + BOXES.index_of[box]] += 1

    def _ask(self, s: Quadrata) -> None:
        seat, step = self.asks
        s.end()
        s.push(AT_DAY, self.first_seat)
        left = self.seats - (seat - self.first_seat) % self.seats - 1
        if left > 0:
            s.push(AT_TURN, (seat + 1) % self.seats, left)
        for name, number in STEPS.items():
            if name != "rest" or self.day < 7:
                s.push(number, seat)
            if name == step:
                break

    # ---------------------------------------------------------------- acting

    def do(self, seat: int, /, verb: str, **args: Any) -> Self:
        """Play a choice; what happened is added to `log`. No piece is ever lost."""
        action = self.number(verb, **args)
        assert self.s.why_not(seat, action) is not None or action in list(self.s.actions(seat))
        super().do(seat, verb, **args)
        assert not GAME.broken(self.s), GAME.broken(self.s)
        return self

    def visit(self, seat: int, place: str, *tokens: Token, change: Iterable[str] = ()) -> "Scenario":
        """The whole visit with two tokens and the changes by taxi, up to its bonuses."""
        self.do(seat, "visit", place=place).do(seat, "use", pair=pair(*tokens))
        for amount in change:
            self.do(seat, "change", amount=amount)
        return self

    def bonuses(self, seat: int, *bonuses: str) -> "Scenario":
        for bonus in bonuses:
            self.do(seat, "bonus", bonus=bonus)
        return self

    def turn_over(self, seat: int) -> "Scenario":
        """The rest of a turn without doing anything more: whatever ends each step, nothing rested."""
        turns = len(self.happened("turn")), len(self.happened("day"))
        while (
            not self.s.over()
            and self.s.to_move() == (seat,)
            and turns
            == (
                len(self.happened("turn")),
                len(self.happened("day")),
            )
        ):
            verb = next(v for v in ("take_taxi", "end_visits", "skip", "draw") if self.can(seat, v))
            self.do(seat, verb)
        return self

    def next_day(self, day: int) -> "Scenario":
        """This day begins now."""
        self.day = day - 1
        s = self.s
        s.day = day - 1
        s.end()
        s.push(AT_DAY, self.first_seat)
        self.settle()
        self.day = day
        assert not GAME.broken(s), GAME.broken(s)
        return self

    def copy(self) -> "Scenario":
        """The same position, to try something on."""
        other = Scenario(self.seats)
        other.s = self.s.clone()
        return other

    def chance(self, seed: int) -> "Scenario":
        """Another future: what is drawn from here on."""
        self.s.chance = seeded(seed)
        return self

    # ---------------------------------------------------------------- inspecting

    def verbs(self, seat: int) -> list[str]:
        """The verbs of the legal choices, each once, in order."""
        return list(dict.fromkeys(said["verb"] for said in self.choices(seat)))

    def places(self, seat: int) -> list[str]:
        """The places that can be visited."""
        return [said["place"] for said in self.choices(seat, "visit")]

    def pairs(self, seat: int) -> list[str]:
        """The pairs of tokens that can be used."""
        return [said["pair"] for said in self.choices(seat, "use")]

    def amounts(self, seat: int) -> list[str]:
        """The changes offered."""
        return [said["amount"] for said in self.choices(seat, "change")]

    def seen(self, seat: int) -> Said:
        """The public view of a player."""
        found: Said = self.s.view(-1)["players"][seat]
        return found

    def held(self, seat: int) -> list[str]:
        """The tokens of the movement area, space by space, the dotted circles last."""
        spaces = self.seen(seat)["spaces"]
        return [
            f"{space['token']}_extra" if space["kind"] == "extra" else space["token"]
            for space in spaces
            if space["token"] is not None
        ]

    def resting(self, seat: int) -> list[str]:
        found: list[str] = self.seen(seat)["rest"]
        return found

    def in_bag(self, seat: int) -> list[str]:
        found: list[str] = self.seen(seat)["bag"]
        return found

    def taxis_of(self, seat: int) -> int:
        return int(self.s.taxis(seat))

    def crossed(self, seat: int) -> dict[str, int]:
        """The crossed boxes with their number."""
        return {box: number for box, number in self.seen(seat)["crossed"].items() if number}

    def square(self, seat: int, province: str) -> int | None:
        """What is written in a square."""
        said = self.seen(seat)["squares"].get(province)
        return None if said is None else int(said["points"])

    def in_centre(self) -> set[str]:
        return {card for card in self.s.view(-1)["centre"] if card is not None}

    def in_discard(self) -> list[str]:
        found: list[str] = self.s.view(-1)["discard"]
        return found

    def in_deck(self) -> list[str]:
        """The deck, top card first, which is hidden from all."""
        return [CARDS.ids[card] for card in reversed(list(self.s.deck[: self.s.deck_size]))]

    def halves(self, seat: int) -> dict[str, int]:
        found: dict[str, int] = self.seen(seat)["halves"]
        return found


def kind_of(token: Token) -> int:
    return TOKENS.index_of[str(token)]


def pair(*tokens: Token) -> str:
    """The name of a pair, in the order of the vocabulary."""
    first, second = sorted((str(token) for token in tokens), key=HELD.index_of.__getitem__)
    return f"{first}*{second}"


def played(seats: int, seed: int, **options: str) -> tuple[Quadrata, list[Said]]:
    """A random game with its log."""
    s = GAME.new(seats, seed, options)
    chance = seeded(seed + 1000)
    log = Log()
    while not s.over():
        seat = s.mover()
        actions = s.actions(seat)
        s.apply(seat, actions[chance.below(len(actions))], log)
    return s, [event.to_json(-1) for event in log.events]
