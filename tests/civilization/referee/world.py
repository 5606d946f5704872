"""The table as it lies there, read from the engine's full position into plain things with names."""

from dataclasses import dataclass, field, fields
from typing import Any

from ludotheque.core.cards import Pack
from ludotheque.core.state import FIGURES as FRAME_FIGURES
from ludotheque.core.state import FRAME
from ludotheque.games.civilization import game
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    CARDS,
    CITY_MARKS,
    CITY_SLOTS,
    CIVS,
    COINS,
    GOODS,
    GOVERNMENTS,
    INVESTMENTS,
    ITEMS,
    MARKERS,
    MEANS,
    PEOPLE,
    PERSON_PACK,
    PERSON_TYPES,
    PHASES,
    RELICS,
    SOURCES,
    SQUARES,
    TECHS,
    TERRAINS,
    TILES,
    TOKEN_PACK,
    TOKENS,
    UNIT_PACK,
    UNITS,
    VICTORY,
    WONDER_PACK,
    WONDERS,
)
from tests.civilization.referee.data import KINDS, MARKET, Geometry, geometry

GAME = game()
NONE = -1
FEATURES = ("incense", "iron", "silk", "wheat", "culture", "coin")
SLOTS = CITY_SLOTS.ids
FIGURES_EACH, ARMIES = 10, 7
BARBARIANS = "barbarians"
ACTION_KINDS = ("none", "produce", "build_free", "arts", "harvest", "harvest_twice")
OFFER_STAGES = ("none", "being_made", "sent", "countering")
CARD_PILES = ("deck", "discard", "aside", "unused")
TOKEN_PILES = ("stock", "map", "out", "unused", "aside")
WONDER_PILES = ("deck", "unused", "market", "gone")
PERSON_PILES = ("deck", "bottom", "pyramid", "unused")
OPTIONS = (
    "fame",
    "person_deck",
    "investing",
    "advanced",
    "battle_end",
    "profile",
    "draft",
    "trade_offers",
    "turn_limit",
    "fast",
)
UNIT_PILES = ("deck", "bottom", "barbarian_forces", "barbarian_hand", "barbarian_in_play", "barbarian_killed")


def _slot_names() -> dict[int, str]:
    """Bits of what was used this turn, by the source; what is no source goes by its card."""
    ids = {0: TECHS.ids, 1: WONDERS.ids, 4: CIVS.ids}
    found = {}
    for effects in GAME.box.effects:
        for effect in effects:
            if effect.slot >= 0:
                named = SOURCES.ids[effect.source] if effect.source >= 0 else ""
                found[int(effect.slot)] = named or ids[int(effect.holder)][effect.which]
    return found


SLOT_NAMES = _slot_names()
WORD = 60


@dataclass
class City:
    """One of a player's cities; `half` is the second square of a metropolis."""

    seat: int
    slot: str
    square: str
    half: str | None
    walls: bool
    mark: str
    bonus: int
    bonus_used: int
    acted: set[str]
    extra: int
    cancelled: bool


@dataclass
class Figure:
    """An army or a scout; in supply its square is None. A group that moves stands nowhere."""

    seat: int
    kind: str
    number: int
    square: str | None
    moved: bool
    link: str | None


@dataclass
class Offer:
    stage: str
    give: dict[str, int]
    want: dict[str, int]


@dataclass
class Player:
    seat: int
    civ: str
    trade: int
    culture: int
    space: int
    techs: dict[str, int]  # the row each lies in
    blank_row: int
    coins: dict[str, int]  # coin tokens by where they lie, the Panama Canal apart
    resources: dict[str, int]
    invested: dict[str, int]
    has_invested: bool
    government: str
    fresh_governments: set[str]
    changed_government: bool
    anarchy_since: int
    held_in_anarchy: bool
    used: set[str]
    cancelled: set[str]
    used_in_battle: set[str]
    reserve: dict[str, int]
    cards: set[str]
    tokens: set[str]
    people: dict[str, bool]  # whether the card lies face up
    forces: set[str]
    hand: set[str]
    in_play: set[str]
    killed: set[str]
    wonders: set[str]
    reached: str
    offers_left: int
    closed: bool
    chosen: str | None  # a tech, "lower:tech" with Tesla, "" for none; None: not yet
    promised: set[str]
    free_markers: int


@dataclass
class Action:
    """CV-7.23: what a city is about to do."""

    seat: int
    slot: str
    kind: str
    items: list[str]
    squares: list[str | None]
    discount: bool
    extra: bool
    second: bool


@dataclass
class Group:
    """CV-8.24: figures by number."""

    at: str
    start: str | None
    figures: set[int]
    steps: int
    discoveries: int
    path: list[str]


@dataclass
class Battle:
    """Sides are seats or "barbarians"."""

    attacker: Any
    defender: Any
    at: str
    attacking: set[int]
    defending: set[int]
    side: Any
    idle: int
    fronts: int
    bonus: list[int]
    loot: int
    city: bool
    winner: Any
    wounds: dict[str, int]
    front: dict[str, int]


@dataclass
class Frame:
    """A question, or a step that waits for one: its figures by the names of their domains, a number after a second."""

    step: str
    seat: int
    about: dict[str, Any]


@dataclass
class World:
    seats: int
    options: dict[str, int]
    turn: int
    phase: str
    first: int
    active: int
    winner: int
    tiles: list[str | None]  # by place; None: face down
    terrain: dict[str, str | None]
    features: dict[str, str]
    markers: dict[str, str]
    tokens: dict[str, str]
    relics: dict[str, str]
    frozen: dict[int, str]
    harvested: list[str]
    cities: dict[tuple[int, str], City]
    figures: list[Figure]
    players: list[Player]
    panama: int
    counters: int
    wonder_at: dict[str, str]
    obsolete: set[str]
    stock: dict[str, int]  # great person markers by type
    supply: dict[str, int]  # building markers by kind
    card_piles: dict[str, set[str]]
    token_piles: dict[str, set[str]]
    wonder_piles: dict[str, set[str]]
    person_piles: dict[str, set[str]]
    unit_piles: dict[str, set[str]]
    offers: dict[tuple[int, int], Offer]
    action: Action | None
    aside: list[tuple[str, str, tuple[int, str]]]  # means, source, city (CV-11.4)
    aims: list[tuple[str, Any]]  # what an effect is aimed at, as far as it has been said
    refused: list[set[str]]  # CV-12.8: by seat the cards that are not aimed at it again this turn
    answers: list[str | None]  # given in secret in an open window; None: none, or a pass
    paid: list[str]
    group: Group | None
    debt: list[int]
    battle: Battle | None
    # who is asked what, and the common stack below; not compared field by field
    asked: dict[int, Frame] = field(default_factory=dict)
    stack: list[Frame] = field(default_factory=list)
    lanes: list[list[Frame]] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)

    @property
    def map(self) -> Geometry:
        return geometry(self.seats)

    def in_order(self) -> list[int]:
        """CV-1.2: seats in turn order."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return [one for one in range(self.seats) if one != seat]

    def cities_of(self, seat: int) -> list[City]:
        return [city for city in self.cities.values() if city.seat == seat]

    def city_on(self, square: str) -> City | None:
        """The city whose centre this is."""
        for city in self.cities.values():
            if square in (city.square, city.half):
                return city
        return None

    def centres(self) -> set[str]:
        both = [(city.square, city.half) for city in self.cities.values()]
        return {square for pair in both for square in pair if square is not None}

    def outskirts(self, city: City) -> list[str]:
        """CV-3.4: the squares around the centre, ten of a metropolis."""
        return self.map.outskirts(city.square, city.half)

    def city_around(self, square: str) -> City | None:
        """The city in whose outskirts this lies; they never overlap (CV-5.3)."""
        for city in self.cities.values():
            if square in self.outskirts(city):
                return city
        return None

    def standing(self, square: str) -> list[Figure]:
        return [figure for figure in self.figures if figure.square == square]

    def figures_of(self, seat: int, kind: str | None = None) -> list[Figure]:
        return [one for one in self.figures if one.seat == seat and kind in (None, one.kind)]

    def has_enemy(self, square: str, seat: int) -> bool:
        for figure in self.figures:
            if figure.square == square and figure.seat != seat:
                return True
        return False

    def market(self, kind: str) -> int:
        """CV-4.3: one of each kind for every player; who has some has it from there, what lies aside too."""
        held = sum(player.resources[kind] for player in self.players)
        return self.seats - held - sum(means == kind for means, _, _ in self.aside)


# ---------------------------------------------------------------- reading


def named(ids: Any, number: int) -> Any:
    return None if number == NONE else ids[number]


def bits(number: int) -> set[int]:
    return {bit for bit in range(number.bit_length()) if number >> bit & 1} if number else set()


def sorted_piles(pack: Pack, piles: Any) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for id, at in zip(pack.cards.ids, piles, strict=True):
        found.setdefault(at, set()).add(id)
    return found


def side_of(number: int) -> Any:
    return {NONE: None, 5: BARBARIANS}.get(number, number)


def read(s: Civilization) -> World:
    seats = int(s.seats)
    squares = geometry(seats).squares
    cards, tokens = sorted_piles(CARD_PACK, s.card_pile), sorted_piles(TOKEN_PACK, s.token_pile)
    wonders, people = sorted_piles(WONDER_PACK, s.wonder_pile), sorted_piles(PERSON_PACK, s.person_pile)
    units = sorted_piles(UNIT_PACK, s.unit_pile)
    world = World(
        seats=seats,
        options=read_options(s),
        turn=int(s.turn),
        phase=PHASES.ids[s.phase],
        first=int(s.first),
        active=int(s.active),
        winner=int(s.winner),
        tiles=[
            TILES.ids[s.tile[place]] if s.arrow[place] != NONE else None for place in range(s.layout.places)
        ],
        terrain={name: named(TERRAINS.ids, at) for name, at in zip(squares, s.terrain, strict=False)},
        features={name: FEATURES[at] for name, at in zip(squares, s.feature, strict=False) if at != NONE},
        markers={name: MARKERS.ids[at] for name, at in zip(squares, s.marker, strict=False) if at != NONE},
        tokens={name: TOKENS.ids[at] for name, at in zip(squares, s.token, strict=False) if at != NONE},
        relics={SQUARES.ids[at]: RELICS.ids[i] for i, at in enumerate(s.relic_at) if at != NONE},
        frozen={seat: SQUARES.ids[at] for seat, at in enumerate(s.frozen) if at != NONE},
        harvested=[SQUARES.ids[at] for at in s.harvested if at != NONE],
        cities={(i // 3, SLOTS[i % 3]): read_city(s, i) for i in range(seats * 3) if s.city_at[i] != NONE},
        figures=[read_figure(s, i) for i in range(seats * FIGURES_EACH)],
        players=[read_player(s, seat, cards, tokens, wonders, people, units) for seat in range(seats)],
        panama=int(s.panama),
        counters=int(s.counters),
        wonder_at={WONDERS.ids[i]: SQUARES.ids[at] for i, at in enumerate(s.wonder_at) if at != NONE},
        obsolete={WONDERS.ids[i] for i, turned in enumerate(s.obsolete) if turned},
        stock=dict(zip(PERSON_TYPES.ids, map(int, s.stock), strict=True)),
        supply=dict(zip(KINDS, map(int, s.supply), strict=True)),
        card_piles={name: cards.get(i, set()) for i, name in enumerate(CARD_PILES)},
        token_piles={name: tokens.get(i, set()) for i, name in enumerate(TOKEN_PILES)},
        wonder_piles={name: wonders.get(i, set()) for i, name in enumerate(WONDER_PILES)},
        person_piles={name: people.get(i, set()) for i, name in enumerate(PERSON_PILES)},
        unit_piles={name: units.get(i, set()) for i, name in enumerate(UNIT_PILES)},
        offers=read_offers(s),
        action=read_action(s),
        aside=read_aside(s),
        aims=[read_aim(int(aim)) for aim in s.aims if aim != NONE],
        refused=[{CARDS.ids[bit] for bit in bits(int(cards))} for cards in s.refused],
        answers=[named(SOURCES.ids, one) for one in s.answers],
        paid=[MEANS.ids[one] for one in s.paid if one != NONE],
        group=read_group(s),
        debt=[int(owed) for owed in s.discovery_debt],
        battle=read_battle(s),
        passes=[int(one) for one in s.passes],
    )
    world.stack = read_frames(s.frames)
    world.lanes = [read_frames(lane) for lane in s.lanes]
    world.asked = {seat: asked_of(s, seat) for seat in s.to_move()}
    return world


def read_options(s: Civilization) -> dict[str, int]:
    return {name: int(getattr(s, name)) for name in OPTIONS}


def read_city(s: Civilization, i: int) -> City:
    half = s.second_half[i // 3] if i % 3 == 0 else NONE
    kinds = ("produce", "arts", "harvest")
    return City(
        seat=i // 3,
        slot=SLOTS[i % 3],
        square=SQUARES.ids[s.city_at[i]],
        half=named(SQUARES.ids, half),
        walls=s.walls[i] == 1,
        mark=CITY_MARKS.ids[s.city_mark[i]],
        bonus=int(s.bonus[i]),
        bonus_used=int(s.bonus_used[i]),
        acted={kinds[bit] for bit in bits(s.acted[i])},
        extra=int(s.extra_actions[i]),
        cancelled=s.cancelled[i] == 1,
    )


def read_figure(s: Civilization, i: int) -> Figure:
    return Figure(
        seat=i // FIGURES_EACH,
        kind="army" if i % FIGURES_EACH < ARMIES else "scout",
        number=i % FIGURES_EACH,
        square=named(SQUARES.ids, s.standing[i]),
        moved=s.moved[i] != 0,
        link=named(SLOTS, s.link[i]),
    )


def read_used(words: Any, seat: int) -> set[str]:
    found = set()
    for word in range(4):
        found |= {SLOT_NAMES[word * WORD + bit] for bit in bits(words[seat * 4 + word])}
    return found


def read_player(
    s: Civilization,
    seat: int,
    cards: dict[int, set[str]],
    tokens: dict[int, set[str]],
    wonders: dict[int, set[str]],
    people: dict[int, set[str]],
    units: dict[int, set[str]],
) -> Player:
    n_techs, n_types, n_invest = TECHS.size, PERSON_TYPES.size, INVESTMENTS.size
    mine = {name: units.get(int(UNIT_PACK.of(seat, i)), set()) for i, name in enumerate("fhpk")}
    cards_up = people.get(int(PERSON_PACK.of(seat)), set())
    chosen = int(s.chosen[seat])
    return Player(
        seat=seat,
        civ=named(CIVS.ids, s.civ[seat]),
        trade=int(s.trade[seat]),
        culture=int(s.culture[seat]),
        space=int(s.space[seat]),
        techs={
            id: int(row)
            for id, row in zip(TECHS.ids, s.row_of[seat * n_techs : (seat + 1) * n_techs], strict=True)
            if row
        },
        blank_row=int(s.blank_row[seat]),
        coins={"sheet": int(s.coins[seat])}
        | {COINS.ids[i + 1]: int(s.tech_coins[seat * 4 + i]) for i in range(4)},
        resources={kind: int(s.resources[seat * 4 + i]) for i, kind in enumerate(MARKET)},
        invested={id: int(s.invested[seat * n_invest + i]) for i, id in enumerate(INVESTMENTS.ids)},
        has_invested=s.has_invested[seat] == 1,
        government=GOVERNMENTS.ids[s.government[seat]],
        fresh_governments={GOVERNMENTS.ids[bit] for bit in bits(s.fresh_governments[seat])},
        changed_government=s.changed_government[seat] == 1,
        anarchy_since=int(s.anarchy_since[seat]),
        held_in_anarchy=s.held_in_anarchy[seat] == 1,
        used=read_used(s.used_in_turn, seat),
        cancelled=read_used(s.cancelled_in_turn, seat),
        used_in_battle=read_used(s.used_in_battle, seat),
        reserve={
            id: int(s.reserve[seat * n_types + i])
            for i, id in enumerate(PERSON_TYPES.ids)
            if s.reserve[seat * n_types + i]
        },
        cards=cards.get(int(CARD_PACK.of(seat)), set()),
        tokens=tokens.get(int(TOKEN_PACK.of(seat)), set()),
        people={
            id: bool(PERSON_PACK.knows(s.person_seen, -1, PEOPLE.index_of[id])) for id in sorted(cards_up)
        },
        forces=mine["f"],
        hand=mine["h"],
        in_play=mine["p"],
        killed=mine["k"],
        wonders=wonders.get(int(WONDER_PACK.of(seat)), set()),
        reached=VICTORY.ids[s.reached[seat]],
        offers_left=int(s.offers_left[seat]),
        closed=s.closed[seat] == 1,
        chosen=read_chosen(chosen),
        promised={RELICS.ids[bit] for bit in bits(s.promised[seat])},
        free_markers=int(s.free_markers[seat]),
    )


def read_chosen(chosen: int) -> str | None:
    if chosen == NONE:
        return None
    if chosen >= 2 * TECHS.size:
        return ""
    return ("lower:" if chosen >= TECHS.size else "") + TECHS.ids[chosen % TECHS.size]


def read_offers(s: Civilization) -> dict[tuple[int, int], Offer]:
    found = {}
    for maker in range(s.seats):
        for partner in range(s.seats):
            at = maker * s.seats + partner
            if s.offering[at]:
                give, want = read_goods(s.given[at]), read_goods(s.wanted[at])
                found[maker, partner] = Offer(OFFER_STAGES[s.offering[at]], give, want)
    return found


def read_goods(side: int) -> dict[str, int]:
    """Five bits a good."""
    return {good: side >> 5 * i & 31 for i, good in enumerate(GOODS.ids) if side >> 5 * i & 31}


def read_action(s: Civilization) -> Action | None:
    if s.act_city == NONE:
        return None
    return Action(
        seat=int(s.act_city) // 3,
        slot=SLOTS[s.act_city % 3],
        kind=ACTION_KINDS[s.act_kind],
        items=[ITEMS.ids[item] for item in s.act_items if item != NONE],
        squares=[named(SQUARES.ids, square) for square in s.act_squares],
        discount=s.act_discount == 1,
        extra=s.act_extra == 1,
        second=s.act_second == 1,
    )


def read_aside(s: Civilization) -> list[tuple[str, str, tuple[int, str]]]:
    return [
        (
            MEANS.ids[s.aside_means[i]],
            named(SOURCES.ids, s.aside_source[i]),
            (s.aside_city[i] // 3, SLOTS[s.aside_city[i] % 3]),
        )
        for i in range(len(s.aside_means))
        if s.aside_means[i] != NONE
    ]


def read_aim(aim: int) -> tuple[str, Any]:
    """Squares, wonders, seats, cities and coins are numbered one after the other."""
    if aim < 400:
        return "square", SQUARES.ids[aim]
    if aim < 450:
        return "wonder", WONDERS.ids[aim - 400]
    if aim < 470:
        return "seat", aim - 450
    if aim < 480:
        return "city", SLOTS[aim - 470]
    if 490 <= aim < 490 + COINS.size:
        return "coin", COINS.ids[aim - 490]
    if aim == 540:
        return "person", None
    if aim > 500:
        return "figures", divmod(aim - 500, 4)  # armies and scouts
    return "other", aim


def read_group(s: Civilization) -> Group | None:
    if s.group_at == NONE:
        return None
    return Group(
        at=SQUARES.ids[s.group_at],
        start=named(SQUARES.ids, s.group_from),
        figures=bits(int(s.group)),
        steps=int(s.steps_left),
        discoveries=int(s.discoveries),
        path=[SQUARES.ids[square] for square in s.path if square != NONE],
    )


def read_battle(s: Civilization) -> Battle | None:
    if s.attacker == NONE:
        return None
    return Battle(
        attacker=side_of(int(s.attacker)),
        defender=side_of(int(s.defender)),
        at=SQUARES.ids[s.battle_at],
        attacking=bits(int(s.attacking)),
        defending=bits(int(s.defending)),
        side=side_of(int(s.side)),
        idle=int(s.idle),
        fronts=int(s.fronts),
        bonus=[int(one) for one in s.battle_bonus],
        loot=int(s.loot),
        city=s.defending_city == 1,
        winner=side_of(int(s.battle_winner)),
        wounds={UNITS.ids[i]: int(n) for i, n in enumerate(s.wounds) if n},
        front={UNITS.ids[i]: int(n) for i, n in enumerate(s.front) if n},
    )


def read_frames(frames: Any) -> list[Frame]:
    return [read_frame(list(frames[at : at + FRAME])) for at in range(0, len(frames), FRAME)]


def read_frame(frame: list[int]) -> Frame:
    step = GAME.steps[frame[0]]
    return Frame(step.name, int(frame[1]), read_about(step.domains, frame[-FRAME_FIGURES:]))


def read_about(domains: Any, figures: list[int]) -> dict[str, Any]:
    about: dict[str, Any] = {}
    for domain, number in zip(domains, figures, strict=False):
        name = domain.name if domain.name not in about else f"{domain.name}2"
        about[name] = None if number == NONE else domain.to_json(number)
    return about


def asked_of(s: Civilization, seat: int) -> Frame:
    question = s.question(seat)
    return Frame(question.step.name, seat, read_about(question.step.domains, question.figures))


# ---------------------------------------------------------------- comparing

# Not things of the table: who is asked, and what of a choice has been said so far.
APART = {"asked", "stack", "lanes", "passes", "aims", "paid", "answers", "refused"}


def differences(theirs: World, ours: World, without: set[str] | None = None) -> list[str]:
    """Where the two tables differ, thing by thing. Figures of a kind that stand alike may change places."""
    found: list[str] = []
    for one in fields(World):
        if one.name in APART or (without and one.name in without):
            continue
        a, b = getattr(theirs, one.name), getattr(ours, one.name)
        if one.name == "figures":
            a, b = alike(a), alike(b)
        if a != b:
            found += tell(one.name, a, b)
    return found


def alike(figures: list[Figure]) -> dict[Any, int]:
    """CV-2.11: figures of one kind and owner in one square are alike but for what they have done and their link."""
    found: dict[Any, int] = {}
    for one in figures:
        key = (one.seat, one.kind, one.square, one.moved, one.link)
        found[key] = found.get(key, 0) + 1
    return found


def tell(path: str, theirs: Any, ours: Any) -> list[str]:
    if theirs == ours:
        return []
    if hasattr(theirs, "__dataclass_fields__") and type(theirs) is type(ours):
        theirs, ours = vars(theirs), vars(ours)
    if isinstance(theirs, dict) and isinstance(ours, dict):
        keys = sorted({*theirs, *ours}, key=str)
        return [line for key in keys for line in tell(f"{path}/{key}", theirs.get(key), ours.get(key))]
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        return [line for i in range(len(ours)) for line in tell(f"{path}/{i}", theirs[i], ours[i])]
    if isinstance(theirs, set) and isinstance(ours, set):
        return [f"{path}: only the engine {sorted(theirs - ours)}, only the referee {sorted(ours - theirs)}"]
    return [f"{path}: engine {theirs}, referee {ours}"]
