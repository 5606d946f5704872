"""Games of war for the lockstep: armies in stacks before cities and villages, cards that strike a moving group, walls,
wonders that matter in war; and players who seldom do anything else.
"""

import random
from typing import Any

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import CITIES, FIRST_WONDER_MARKER, NONE
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply, put_figure
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    CARDS,
    FORCES,
    TOKEN_PACK,
    TOKEN_STOCK,
    TOKENS,
    WONDER_DECK,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.market import can_draw_unit, take_unit
from tests.civilization.lockstep import Choice, Lockstep, Rules
from tests.civilization.plenty import teach
from tests.civilization.random_games import can_stand, free_squares, in_full_swing
from tests.civilization.referee.movement_paths import Ground

WAR_CARDS = (
    "defection",
    "mass_defection",
    "wholesale_defection",
    "duty_and_honor",
    "nationalism",
    "patriotism",
)
WAR_TOKENS = ("hut_spy", "hut_iron", "hut_uranium", "village_spy", "village_iron", "village_uranium")
WAR_WONDERS = ("brandenburg_gate", "great_wall", "himeji_castle", "united_nations", "oracle", "kremlin")
OPTIONS: list[dict[str, str]] = [
    {},
    {"fame_and_fortune": "yes"},
    {"fame_and_fortune": "yes", "great_person_deck": "yes", "investments": "yes"},
    {"fame_and_fortune": "yes", "government_profile": "waw", "battle_end": "faq2"},
    {"fame_and_fortune": "yes", "great_person_deck": "yes", "fast_responses": "yes"},
    {"fame_and_fortune": "yes", "advanced_tiebreak": "no"},
]
# With these a player leaves the phases that are not about war.
LEAVING = ("end", "close", "rest", "done", "decline", "keep_back", "pass", "pass_part")
MOST_DECISIONS = 600
BOLD = {"step", "pick", "aim_square", "aim_figures", "use"}
PEACEFUL = {"start", "trade", "city", "research", "before_research", "place_person", "answer_offer"}


def at_war(seats: int, seed: int, options: dict[str, str]) -> Civilization:
    chance = random.Random(seed)
    s = in_full_swing(seats, seed, options, turns=2)
    for seat in range(seats):
        if chance.random() < 0.5:
            teach(s, seat, chance)
        arm(s, seat, chance)
        fortify(s, seat, chance)
    for seat in range(seats):
        mass(s, seat, chance)
    return s


def arm(s: Civilization, seat: int, chance: random.Random) -> None:
    """Cards that strike, tokens that pay, units."""
    hand = [card for card in range(CARDS.size) if s.card_pile[card] == CARD_PACK.of(seat)]
    deck = [card for card in range(CARDS.size) if s.card_pile[card] == CARD_DECK]
    war = [card for card in deck if CARDS.ids[card].startswith(WAR_CARDS)]
    for old, new in zip(hand, chance.sample(war, len(war)), strict=False):
        CARD_PACK.put(s.card_pile, s.card_seen, old, CARD_DECK, 0)
        CARD_PACK.put(s.card_pile, s.card_seen, new, CARD_PACK.of(seat), bit(seat))
    tokens = [token for token in range(TOKENS.size) if s.token_pile[token] == TOKEN_STOCK]
    for token in [one for one in tokens if TOKENS.ids[one].startswith(WAR_TOKENS) and chance.random() < 0.2]:
        TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_PACK.of(seat), bit(seat))
    for _ in range(chance.randrange(6)):
        type = chance.randrange(4)
        if can_draw_unit(s, type):
            take_unit(s, type, s.unit_pile_of(seat, FORCES), bit(seat))


def fortify(s: Civilization, seat: int, chance: random.Random) -> None:
    """Walls, markers, and a wonder of war for a city that has none."""
    for city in range(seat * CITIES, (seat + 1) * CITIES):
        if s.city_at[city] == NONE:
            continue
        s.walls[city] = chance.randrange(2)
        if s.fame:
            s.city_mark[city] = chance.randrange(3)
        decks = [
            wonder
            for wonder in range(WONDERS.size)
            if s.wonder_pile[wonder] == WONDER_DECK and WONDERS.ids[wonder] in WAR_WONDERS
        ]
        free = free_squares(s, city)
        if decks and free and all(s.marker[one] < FIRST_WONDER_MARKER for one in outskirts(s, city)):
            wonder, square = chance.choice(decks), chance.choice(free)
            WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(seat), everybody(s.seats))
            s.marker[square], s.wonder_at[wonder] = FIRST_WONDER_MARKER + wonder, square


def mass(s: Civilization, seat: int, chance: random.Random) -> None:
    """What is in supply joins those on the map, or stands near another's city."""
    targets = [at for city, at in enumerate(s.city_at) if at != NONE and city // CITIES != seat]
    for kind in (ARMY, ARMY, ARMY, ARMY, SCOUT):
        near = chance.choice(targets)
        squares = [at for at in range(s.layout.squares) if can_stand(s, seat, at) and s.far(at, near) <= 3]
        stacks = [at for at in squares if s.holder[at] == seat] or squares
        if squares and in_supply(s, seat, kind) > 0:
            put_figure(s, seat, kind, chance.choice(stacks if chance.random() < 0.7 else squares))


class War(Lockstep):
    """Players who attack when they can."""

    def pick(self, choices: list[Choice]) -> Choice:
        verbs = {choice["verb"] for choice in choices}
        questions = {frame.step for frame in self.world.asked.values()}
        leaving = [choice for choice in choices if choice["verb"] in LEAVING]
        if questions <= PEACEFUL and leaving and self.chance.random() < 0.9:
            return self.chance.choice(leaving)
        if verbs & BOLD and self.chance.random() < 0.6:
            bold = [choice for choice in choices if self.is_bold(choice)]
            if bold:
                return self.chance.choice(bold)
        if "pass_part" in verbs:
            choices = [choice for choice in choices if choice["verb"] != "pass_part"]
        return super().pick(choices)

    def is_bold(self, choice: Choice) -> bool:
        """A large group, a step towards an end by force, a strike at the group that moves."""
        w: Any = self.world
        if choice["verb"] == "use":
            return "interrupt" in {frame.step for frame in w.asked.values()}
        if choice["verb"] == "aim_square":
            return w.group is not None and choice["square"] == w.group.at
        if choice["verb"] == "aim_figures":
            return int(choice["armies"]) + int(choice["scouts"]) == 1
        if choice["verb"] == "pick":
            return int(choice["armies"]) + int(choice["scouts"]) > 1
        if choice["verb"] == "step" and w.group is not None:
            return Ground(w, w.active).stops(w.map.beside[w.group.at][choice["dir"]])
        return bool(choice["verb"] == "sacrifice")


def war(seed: int, rules: Rules | None = None, most: int = MOST_DECISIONS) -> War:
    """One game, with options that matter in war."""
    seats, options = 2 + seed % 4, dict(OPTIONS[seed // 4 % len(OPTIONS)])
    if seats == 5:  # CV-1.1
        options["fame_and_fortune"] = "yes"
    return War(at_war(seats, seed, options), seed, rules=rules, most=most)
