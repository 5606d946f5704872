"""The engine and the second referee in lockstep: who is asked, the legal choices, the position.

The engine goes first, and what chance decided is read from its position and told to the referee.
"""

import json
import random
from typing import Any

from ludotheque.games.small_city import SmallCityGame, game
from ludotheque.games.small_city.components.box import N_SQUARES, WOOD
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, SmallCity
from ludotheque.games.small_city.position.vocabulary import FACINGS, PIECES, SPECIALS
from ludotheque.games.small_city.view.view import borough_view, view
from tests.small_city.referee import Ask, Options, Referee
from tests.small_city.referee.borough import Borough, Person, Tile
from tests.small_city.referee.data import CARDS, RAW, Said, mark, name_of, orientations, placements, square_of
from tests.small_city.referee.data import PIECES as PIECE
from tests.small_city.referee.placement import Site
from tests.small_city.referee.pollution import list_graves
from tests.small_city.referee.work import may_have_doctor

GAME = game()

LETTERS = {card["id"]: letter for letter, card in CARDS.items()}
# Where the engine's steps have other names than the referee's, who calls `stand` after what it belongs to.
ALIASES = {"settle": "town_hall", "pay": "payment", "lay": "place"}
# While these are asked, the exact moment when that player's things move is not compared.
UNDER_WAY = {"discount", "payment", "stand", "march", "turn"}


class Apart(AssertionError):
    """The two referees differ."""


def spelled(options: Options) -> dict[str, str]:
    """The options as the engine takes them."""
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in vars(options).items()
    }


class Lockstep:
    """Rich: players sometimes get gifts and tiles get rare, so that more happens than in random games."""

    def __init__(self, seats: int, options: Options, seed: int, rich: bool = False) -> None:
        self.game: SmallCityGame = GAME
        self.s: SmallCity = GAME.new(seats, seed, spelled(options))
        self.chance = random.Random(seed)
        self.seed, self.rich = seed, rich
        self.past: list[tuple[int, Said]] = []
        self.compared: dict[int, Ask] = {}
        self.referee = Referee(seats, options, self.told)
        self.compare()

    # ---------------------------------------------------------------- chance, as the engine had it

    def told(self, kind: str, *about: Any) -> Any:
        s = self.s
        if kind == "host":
            return int(s.host)
        if kind == "ring":
            return [LETTERS[card] for card in view(s, -1)["ring"]]
        if kind == "special":
            return SPECIALS.ids[s.special]
        if kind == "promises":
            return borough_view(s, about[0], about[0])["promises"]
        if kind == "asia_board":
            return f"asia_{s.dealt[about[0]] + 1}"
        if kind == "street":
            mayor = view(s, -1)["mayor"]
            return {"verb": "parade", "square": mayor["square"], "dir": mayor["dir"]}
        if kind == "die":
            return int(s.die[about[0]])
        raise KeyError(kind)

    # ---------------------------------------------------------------- one decision after the other

    def play(self) -> None:
        try:
            self.play_on()
        except Apart as apart:
            apart.add_note(f"seed {self.seed}, after {len(self.past)} decisions: {self.past[-3:]}")
            raise

    def play_on(self) -> None:
        while not self.s.over():
            if self.rich and self.s.step().name == "action" and self.chance.random() < 0.6:
                self.help_along()
            seat = self.chance.choice(self.s.to_move())
            self.do(seat, self.pick(self.choices(seat)))
        if not self.referee.over:
            raise Apart(f"the engine has ended, the referee asks {self.referee.asked}")

    def choices(self, seat: int) -> list[Said]:
        return [dict(self.game.vocabulary.to_json(action)) for action in self.s.actions(seat)]

    def pick(self, choices: list[Said]) -> Said:
        """Prefers choices that do something, so that more happens than in random games."""
        commit: Said = {"verb": "commit"}
        if len(choices) > 60 and commit in choices and self.chance.random() < 0.4:
            return commit
        idle = ("commit", "pass", "stop", "decline")
        doing = [choice for choice in choices if choice["verb"] not in idle]
        if self.rich and self.chance.random() < 0.5:
            common = ("park", "residential_1", "factory_1", "commercial_1", "warehouse")
            doing = [one for one in doing if not str(one.get("piece", "")).startswith(common)] or doing
        return self.chance.choice(doing if doing and self.chance.random() < 0.85 else choices)

    def do(self, seat: int, choice: Said) -> None:
        self.past.append((seat, choice))
        self.s.apply(seat, self.game.vocabulary.from_json(choice))
        self.referee.apply(seat, choice)
        self.compare()

    def help_along(self) -> None:
        """The same gifts on both tables; what may be chosen is asked for anew."""
        s, chance = self.s, self.chance
        for piece, count in self.referee.table.stock.items():
            left = min(count, chance.choice([1, 1, 2, 9]))
            self.referee.table.stock[piece] = s.stock[PIECES.index_of[piece]] = left
        for borough in self.referee.table.boroughs:
            seat = borough.seat
            borough.money += chance.choice([0, 3, 10, 20])
            if borough.zone < 10 and not borough.of_id("sydney_opera") and not borough.godzilla:
                borough.zone = chance.choice([borough.zone, borough.zone, 9])
                s.zone[seat] = borough.zone
            borough.votes += chance.choice([0, 0, 5])
            if borough.measures_pollution:
                borough.pollution += chance.choice([0, 0, 0, 3, 8])
            s.money[seat], s.votes[seat] = borough.money, borough.votes
            s.pollution[seat] = borough.pollution
            for square in [*borough.empty_hall()[1:], *borough.empty_stores()]:
                if chance.random() < 0.5:
                    kind = chance.choice(RAW)
                    borough.goods[square] = kind
                    s.on[seat * N_SQUARES + square] = RAW.index(kind) + WOOD
            if borough.out is None:
                self.build_something(borough)
                self.bury_a_citizen(borough)
            self.people_places(borough)
        self.referee.ask_again(self.s.to_move()[0])
        self.compared.clear()
        self.compare()

    def build_something(self, borough: Borough) -> None:
        """Two tiles wherever there is room: random play would never reach some of them."""
        site = Site(self.referee.table, borough, spending=False)
        stock = self.referee.table.stock
        for piece in self.chance.sample(sorted(stock), len(stock))[:2]:
            building = PIECE[piece][0]
            if stock[piece] == 0 or site.over_limit(building) or site.never(building):
                continue
            taken = site.closed | site.covered | set(borough.goods)
            places = [
                one
                for one in placements(piece)
                if taken.isdisjoint(one.covered)
                and not site.terrain_obstacle(building, one, one.covered, None)
            ]
            if places:
                place = self.chance.choice(places)
                borough.tiles.append(Tile(piece, place.squares))
                stock[piece] -= 1
                number = PIECES.index_of[piece]
                self.s.put_tile(
                    borough.seat, number, place.square * FACINGS.size + FACINGS.index_of[place.facing]
                )
                self.s.stock[number] -= 1
                site = Site(self.referee.table, borough, spending=False)

    def bury_a_citizen(self, borough: Borough) -> None:
        """Work for the Doctor, who moves in where there is a Clinic."""
        graves = list_graves(borough)
        if self.chance.random() < 0.2 and graves and borough.career > 0:
            grave = self.chance.choice(graves)
            borough.dead[grave] = borough.seat
            borough.career -= 1
            self.s.on[borough.seat * N_SQUARES + grave] = DEAD + borough.seat
            self.s.career[borough.seat] -= 1
        table = self.referee.table
        if table.options.doctors and may_have_doctor(table, borough):
            borough.doctor = True
            table.doctors -= 1
            self.s.doctor[borough.seat] = 1

    def people_places(self, borough: Borough) -> None:
        """Citizens of the Career space, and now and then a tourist, are put on free places."""
        for square, kind in borough.places().items():
            if kind in ("hall", "storage", "pilgrim", "tram", "opera", "park") or not borough.is_empty(
                square
            ):
                continue
            colour = borough.seat
            if kind not in ("home", "sorting") and self.chance.random() < 0.2:
                colour = self.chance.randrange(self.s.seats)
            home = self.referee.table.boroughs[colour]
            if home.career > 0 and home.out is None and borough.out is None and self.chance.random() < 0.3:
                borough.put(square, Person(colour))
                home.career -= 1
                self.s.on[borough.seat * N_SQUARES + square] = CITIZEN + colour
                self.s.career[colour] -= 1

    # ---------------------------------------------------------------- comparing

    def compare(self) -> None:
        if self.s.over():
            self.compare_results()
            return
        asked = {seat: self.s.question(seat).step.name for seat in self.s.to_move()}
        ours = {seat: step_of(ask) for seat, ask in self.referee.asked.items()}
        if {seat: ALIASES.get(step, step) for seat, step in asked.items()} != ours:
            raise Apart(f"the engine asks {asked}, the referee {ours}")
        for seat, ask in self.referee.asked.items():
            if self.compared.get(seat) is ask:
                continue  # another seat has decided independently
            self.compared[seat] = ask
            if difference := compare_choices(self.choices(seat), ask.choices):
                raise Apart(f"choices of {seat} at {ask.step}: {difference}")
        if self.referee.table.turn == 0:
            return  # the order in which money and pieces are handed out at setup is not compared
        theirs, position = position_of(self.s), position_of_referee(self.referee)
        for seat, step in ours.items():
            if step in UNDER_WAY:
                del theirs["boroughs"][seat], position["boroughs"][seat]
            if step == "stand":  # SC-8.2.3: whom the Doctor raises may have lain in another borough
                for borough in [*theirs["boroughs"].values(), *position["boroughs"].values()]:
                    borough["dead"] = {at: colour for at, colour in borough["dead"].items() if colour != seat}
        if differences := list(compare_data("", theirs, position)):
            raise Apart("\n".join(differences))

    def compare_results(self) -> None:
        outcome = self.s.outcome()
        assert outcome is not None
        table = self.referee.table
        totals = [table.outcome[seat]["total"] for seat in range(table.seats)]
        if [int(points) for points in outcome.points] != totals:
            raise Apart(f"results: engine {outcome.points}, referee {table.outcome}")
        winners = [seat for seat in range(table.seats) if table.outcome[seat]["place"] == 1]
        if table.seats > 1 and sorted(outcome.winners) != winners:
            raise Apart(f"winners: engine {outcome.winners}, referee {table.outcome}")


def step_of(ask: Ask) -> str:
    return "stand" if ask.choices[0]["verb"] == "stand" else ask.step


def compare_choices(theirs: list[Said], ours: list[Said]) -> str:
    engine = {json.dumps(choice, sort_keys=True) for choice in theirs}
    referee = {json.dumps(choice, sort_keys=True) for choice in ours}
    if engine == referee:
        return ""
    return f"only the engine {sorted(engine - referee)[:5]}, only the referee {sorted(referee - engine)[:5]}"


def compare_data(path: str, theirs: Any, ours: Any) -> Any:
    """The differences of the two positions, key by key."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in sorted({*theirs, *ours}, key=str):
            yield from compare_data(f"{path}/{key}", theirs.get(key), ours.get(key))
    elif theirs != ours:
        yield f"{path}: engine {theirs}, referee {ours}"


# ---------------------------------------------------------------- the referee's position as it is compared


def position_of_referee(referee: Referee) -> Said:
    said = referee.position()
    mayor = {square for borough in said["boroughs"] for square in borough["street"] + borough["mayor"]}
    return {
        "turn": said["turn"],
        "host": said["host"],
        "neutral": said["neutral"],
        "ring": said["ring"],
        "stock": {piece: count for piece, count in said["stock"].items() if count},
        "mayor": sorted(mayor),
        "boroughs": {
            seat: compared_borough(borough) | {"supply": said["supply"][seat]}
            for seat, borough in enumerate(said["boroughs"])
        },
    }


def compared_borough(borough: Said) -> Said:
    tiles = {
        "+".join(sorted(tile["squares"], key=square_of)): described(tile["piece"], tile["squares"])
        for tile in borough["tiles"]
    }
    pilgrim = borough["pilgrim"][0] if borough["pilgrim"] else None
    apart = ("promise", "street", "mayor", "reserve", "tiles", "pilgrim")
    kept = {key: value for key, value in borough.items() if key not in apart}
    plants = sorted(borough["plants"], key=lambda plant: plant[1])
    return kept | {"tiles": tiles, "pilgrim": pilgrim, "plants": plants}


# ---------------------------------------------------------------- the engine's position in the referee's words


def position_of(s: SmallCity) -> Said:
    table = view(s, -1)
    mayor = set(table["mayor"]["squares"]) if table["mayor"] else set()
    return {
        "turn": int(s.turn),
        "host": int(s.host),
        "neutral": table["neutral"],
        "ring": [LETTERS[card] for card in table["ring"]],
        "stock": {piece: count for piece, count in table["stock"].items() if count and piece != "town_hall"},
        "mayor": sorted(mayor),
        "boroughs": {seat: borough_of(s, seat) for seat in range(s.seats)},
    }


def borough_of(s: SmallCity, seat: int) -> Said:
    seen = borough_view(s, seat, seat)
    people = {square: [colour] for square, colour in seen["people"].items()}
    tram = [tile for tile in seen["tiles"] if tile["piece"] == "tram_station"]
    if tram and sum(seen["tram"]):
        crowd = [colour for colour, count in enumerate(seen["tram"]) for _ in range(count)]
        people[cells_of(tram[0])[0]] = crowd
    return {
        "board": seen["board"],
        "zone": seen["zone"],
        "money": seen["money"],
        "votes": seen["votes"],
        "pollution": seen["pollution"],
        "career": seen["career"],
        "supply": seen["supply"],
        "discs": list(seen["discs"].values()),
        "marker": seen["ring_at"],
        "card": LETTERS.get(seen["card"]),
        "tiles": {
            "+".join(tile["squares"]): described(tile["piece"], cells_of(tile)) for tile in seen["tiles"]
        },
        "people": people,
        "dead": seen["graves"],
        "goods": seen["goods"],
        "out": seen["left"],
        "markers": seen.get("marks", []),
        "godzilla": sorted(seen.get("godzilla", []), key=square_of),
        "doctor": bool(seen.get("doctor")),
        "plants": [(level, column) for column, level in enumerate(seen.get("plants", [])) if level],
        "pilgrim": seen.get("pilgrim"),
    }


def cells_of(tile: Said) -> list[str]:
    """The squares of a tile in the order of its cells."""
    first = square_of(tile["square"])
    return [name_of(first + row * 10 + column) for row, column in orientations(tile["piece"])[tile["facing"]]]


def described(piece: str, squares: list[str]) -> Said:
    """A tile and what tells its squares from one another."""
    return {"piece": piece} | {square: mark(PIECE[piece][0], i) for i, square in enumerate(squares)}
