"""The data files of the box, typed and checked; `Box` is the same for the rules, as numbers.

Ids of pieces are the game's vocabulary and fixed; every other value may be corrected by an owner of the box.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from ludotheque.core.data import DataError, DataFolder
from ludotheque.games.quebec.box import (
    DISTRICT_EFFECTS,
    EVENT_EFFECTS,
    NO_EFFECT,
    Box,
    BoxDistrict,
    BoxEvent,
)

PACKAGED = Path(__file__).parent / "data"
CENTURIES = 4

# When each effect of an event acts; what each leader does. The codes are explained by the rules that carry them out.
HOOKS = {
    "largest_group": "final_scoring_end",
    "race_buildings_by_color": "star_changed",
    "race_buildings_of_color": "star_changed",
    "leader_activation": "take_leader",
    "no_leaders": "take_leader",
    "citadel_cascade_all": "cascade",
    "min_contributions_for_star": "complete_building",
    "start_activation": "start_site",
    "rank_activation": "century_start",
    "active_cap": "after_zone_scoring",
    "remove_small_presence": "before_zone_scoring",
    "presence_bonus": "before_zone_scoring",
    "cascade_needs_presence": "cascade",
    "cascade_needs_zones_at_start": "cascade",
}
NEED_A_VALUE = (
    "leader_activation",
    "min_contributions_for_star",
    "start_activation",
    "active_cap",
    "remove_small_presence",
)
LEADER_EFFECTS = {
    "leader_citadel": "send_passive_to_citadel",
    "leader_politics": "redirect_own_workers",
    "leader_culture": "vp_on_star_marker",
    "leader_religion": "district_action_on_own_building",
    "leader_economy": "neutral_architect",
}

Color = Literal["religion", "politics", "economy", "culture"]
Zone = Literal["citadel", "religion", "politics", "economy", "culture"]
Century = Annotated[int, Meta(ge=1, le=CENTURIES)]
Points = Annotated[int, Meta(ge=0, le=100)]
Few = Annotated[int, Meta(ge=0, le=25)]
UpToThree = Annotated[int, Meta(ge=0, le=3)]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a data file: a key that no rule knows is an error, not a silence."""


class Tile(Record):
    """A building tile."""

    id: str
    name_fr: str
    name_en: str
    color: Color
    century: Century
    year: int | None = None


class Tiles(Record):
    """tiles.toml."""

    schema: Literal["quebec.tiles.v1"]
    counts: dict[Color, list[int]]
    tile: list[Tile]


class District(Record):
    """A district with its action; which of the figures it needs depends on `effect`."""

    id: str
    name_fr: str
    name_en: str
    color: Color
    cost: Annotated[int, Meta(ge=1, le=5)]
    sites: list[str]
    effect: str
    steps: list[list[Zone]] = []
    per_step: UpToThree = 0
    zones: list[Zone] = []
    place: UpToThree = 0
    activate: UpToThree = 0
    vp: Points = 0
    move_max: UpToThree = 0
    vp_table: list[Points] = []
    note: str = ""


class Districts(Record):
    """districts.toml."""

    schema: Literal["quebec.districts.v1"]
    district: list[District]


class Canvas(Record):
    """The size of the drawing."""

    width: int
    height: int
    site_radius: int
    district_radius: int


class Wheel(Record):
    """The wheel of influence."""

    clockwise: list[Color]
    start_zone: Zone
    positions: dict[Zone, list[float]]
    scoring_order: dict[Literal["1", "2", "3", "4"], list[Zone]]


class ZoneName(Record):
    """How a zone is called and coloured."""

    fr: str
    en: str
    hex: str


class DistrictSpace(Record):
    """Where a district lies."""

    id: str
    col: int
    row: int
    x: int
    y: int


class Site(Record):
    """A building site and its district."""

    id: str
    district: str
    color: Color
    col: int
    row: int
    x: int
    y: int


class Adjacency(Record):
    """The pairs of sites that touch."""

    edges: list[list[str]]


class Board(Record):
    """board.toml."""

    schema: Literal["quebec.board.v1"]
    canvas: Canvas
    wheel: Wheel
    zone_names: dict[Zone, ZoneName]
    district_space: list[DistrictSpace]
    site: list[Site]
    adjacency: Adjacency
    first_game: dict[str, str]


class Setup(Record):
    """Numbers of the set-up."""

    players_min: int
    players_max: int
    workers: dict[Literal["3", "4", "5"], Few]
    start_active: Few
    start_activation: Few
    cascade_max: Few
    contributions_max: Annotated[int, Meta(ge=1, le=3)]
    star_markers_per_player: int
    availability_cubes: int


class StarValue(Record):
    """What a marker of 1, 2, 3 stars is worth."""

    main: Annotated[list[Points], Meta(min_length=3, max_length=3)]
    other: Annotated[list[Points], Meta(min_length=3, max_length=3)]


class FinalScoring(Record):
    """Numbers of the final scoring."""

    vp_per_worker_on_unfinished_building: Points
    active_workers_per_vp: Annotated[int, Meta(ge=1)]


class PlayerColor(Record):
    """A colour of pieces."""

    id: str
    name_fr: str
    name_en: str
    hex: str


class Leader(Record):
    """A leader card."""

    id: str
    zone: Zone
    name_fr: str
    name_en: str
    effect: str
    players: list[int]
    portraits: list[str]
    workers: UpToThree = 0
    zones: list[Zone] = []
    vp_3_players: list[Points] = []
    vp_4_5_players: list[Points] = []


class Leaders(Record):
    """leaders.toml."""

    schema: Literal["quebec.leaders.v1"]
    setup: Setup
    star_value: StarValue
    final_scoring: FinalScoring
    player_color: list[PlayerColor]
    leader: list[Leader]


class Event(Record):
    """An event card; which of the figures it needs depends on `effect`."""

    id: str
    century: Century
    year: str
    name_fr: str
    name_en: str
    hook: str
    effect: str
    vp: list[Points] = []
    colors_needed: Annotated[int, Meta(ge=1, le=4)] = 1
    per_color: Few = 1
    min_stars: Annotated[int, Meta(ge=1, le=3)] = 1
    color: Color = "religion"
    count: Few = 0
    value: Few | None = None
    table: list[Few] = []
    zones: list[Zone] = []


class Events(Record):
    """events.toml."""

    schema: Literal["quebec.events.v1"]
    event: list[Event]


class Components:
    """All five files, checked against one another."""

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        self.data = data
        self.tiles = data.read("tiles.toml", Tiles)
        self.districts = data.read("districts.toml", Districts)
        self.board = data.read("board.toml", Board)
        self.leaders = data.read("leaders.toml", Leaders)
        self.events = data.read("events.toml", Events)
        self.zone_ids: list[str] = [self.board.wheel.start_zone, *self.board.wheel.clockwise]
        self.site_ids = [site.id for site in self.board.site]
        self.tile_ids = [tile.id for tile in self.tiles.tile]
        self.district_ids = [district.id for district in self.districts.district]
        self.leader_ids = [leader.id for leader in self.leaders.leader]
        self.event_ids = [event.id for event in self.events.event]
        self._check_wheel()
        if shipped is not None:
            self._check_ids(shipped)
        self._check()

    def _wrong(self, file: str, key: str, expected: str) -> NoReturn:
        raise DataError(self.data.path(file), key, expected)

    def _check_ids(self, shipped: "Components") -> None:
        """Ids are the game's vocabulary: a corrected copy has the same ones in the same order."""
        for file, key in (
            ("board.toml", "zone_ids"),
            ("board.toml", "site_ids"),
            ("tiles.toml", "tile_ids"),
            ("districts.toml", "district_ids"),
            ("leaders.toml", "leader_ids"),
            ("events.toml", "event_ids"),
        ):
            own, ours = getattr(self, key), getattr(shipped, key)
            for i, (mine, expected) in enumerate(zip(own, ours, strict=False)):
                if mine != expected:
                    self._wrong(file, f"{key[:-4]}[{i}].id", f"expected {expected!r}, got {mine!r}")
            if len(own) != len(ours):
                self._wrong(file, key[:-4], f"expected {len(ours)} of them")

    def _check(self) -> None:
        """What the types can't say: names that refer to each other, and counts that must add up."""
        self._check_board()
        self._check_first_game()
        self._check_effects()
        by_century = [sum(1 for t in self.tiles.tile if t.century == c + 1) for c in range(CENTURIES)]
        for c, number in enumerate(by_century):
            if number != self.leaders.setup.availability_cubes:
                self._wrong(
                    "tiles.toml",
                    "tile",
                    f"expected {self.leaders.setup.availability_cubes} of century {c + 1}",
                )
        for color, row in self.tiles.counts.items():
            found = [
                sum(1 for t in self.tiles.tile if (t.color, t.century) == (color, c + 1))
                for c in range(CENTURIES)
            ]
            if found != row:
                self._wrong("tiles.toml", f"counts.{color}", f"expected {found}, the tiles listed below")
        for event in self.events.event:
            if sum(1 for e in self.events.event if e.century == event.century) != 4:
                self._wrong("events.toml", f"event.{event.id}.century", "expected four events a century")

    def _check_wheel(self) -> None:
        if len(set(self.zone_ids)) != 5 or set(self.board.zone_names) != set(self.zone_ids):
            self._wrong("board.toml", "wheel", "expected the five zones, each once")
        for century, order in self.board.wheel.scoring_order.items():
            if sorted(order) != sorted(self.zone_ids):
                self._wrong(
                    "board.toml", f"wheel.scoring_order.{century}", "expected the five zones, each once"
                )
        if len(self.board.wheel.scoring_order) != CENTURIES:
            self._wrong("board.toml", "wheel.scoring_order", "expected the centuries 1 to 4")

    def _check_board(self) -> None:
        for site in self.board.site:
            if site.district not in self.district_ids:
                self._wrong("board.toml", f"site.{site.id}.district", "expected a district of districts.toml")
            home = self.districts.district[self.district_ids.index(site.district)]
            if site.color != home.color:
                self._wrong("board.toml", f"site.{site.id}.color", f"expected {home.color}, as its district")
            if site.id not in home.sites:
                self._wrong("districts.toml", f"district.{home.id}.sites", f"expected {site.id} among them")
        if sum(len(d.sites) for d in self.districts.district) != len(self.site_ids):
            self._wrong("districts.toml", "district", "expected every site of the board exactly once")
        for i, edge in enumerate(self.board.adjacency.edges):
            if len(edge) != 2 or edge[0] == edge[1] or not set(edge) <= set(self.site_ids):
                self._wrong("board.toml", f"adjacency.edges.{i}", "expected two different sites")

    def _check_first_game(self) -> None:
        layout = self.board.first_game
        if sorted(layout) != sorted(self.site_ids) or sorted(layout.values()) != sorted(self.tile_ids):
            self._wrong("board.toml", "first_game", "expected every site once, with every tile once")
        for site in self.board.site:
            if self.tiles.tile[self.tile_ids.index(layout[site.id])].color != site.color:
                self._wrong("board.toml", f"first_game.{site.id}", f"expected a tile of colour {site.color}")

    def _check_effects(self) -> None:
        for district in self.districts.district:
            if district.effect not in DISTRICT_EFFECTS:
                known = ", ".join(DISTRICT_EFFECTS)
                self._wrong("districts.toml", f"district.{district.id}.effect", f"expected one of {known}")
            if district.effect in ("score_zones", "score_active") and not district.vp_table:
                self._wrong(
                    "districts.toml", f"district.{district.id}.vp_table", "expected points for 0, 1, 2, ..."
                )
            if district.effect == "place_steps" and len(district.steps) != 2:
                self._wrong("districts.toml", f"district.{district.id}.steps", "expected two lists of zones")
        for event in self.events.event:
            if event.effect not in EVENT_EFFECTS:
                known = ", ".join(EVENT_EFFECTS)
                self._wrong("events.toml", f"event.{event.id}.effect", f"expected one of {known}")
            if event.hook not in HOOKS.values():
                known = ", ".join(sorted(set(HOOKS.values())))
                self._wrong("events.toml", f"event.{event.id}.hook", f"expected one of {known}")
            if event.hook != HOOKS[event.effect]:
                self._wrong("events.toml", f"event.{event.id}.hook", f"expected {HOOKS[event.effect]!r}")
            if event.effect in NEED_A_VALUE and event.value is None:
                self._wrong(
                    "events.toml", f"event.{event.id}.value", "expected a number of workers or stacks"
                )
            if event.effect.startswith("race_") and len(event.vp) != 2:
                self._wrong(
                    "events.toml", f"event.{event.id}.vp", "expected points for the first and the second"
                )
            if event.effect in ("largest_group", "presence_bonus") and not event.vp:
                self._wrong("events.toml", f"event.{event.id}.vp", "expected the points")
            if event.effect == "rank_activation" and len(event.table) != self.leaders.setup.players_max:
                self._wrong("events.toml", f"event.{event.id}.table", "expected a number for each rank")
        if set(self.leaders.setup.workers) != {"3", "4", "5"}:
            self._wrong("leaders.toml", "setup.workers", "expected a number for each of 3, 4 and 5 players")
        for leader in self.leaders.leader:
            if leader.effect not in LEADER_EFFECTS.values():
                known = ", ".join(LEADER_EFFECTS.values())
                self._wrong("leaders.toml", f"leader.{leader.id}.effect", f"expected one of {known}")
            if leader.effect != LEADER_EFFECTS.get(leader.id):
                self._wrong(
                    "leaders.toml",
                    f"leader.{leader.id}.effect",
                    f"expected {LEADER_EFFECTS.get(leader.id)!r}",
                )
            for key, scale in (
                ("vp_3_players", leader.vp_3_players),
                ("vp_4_5_players", leader.vp_4_5_players),
            ):
                if leader.effect == "vp_on_star_marker" and len(scale) != 3:
                    self._wrong(
                        "leaders.toml", f"leader.{leader.id}.{key}", "expected points for 1, 2, 3 stars"
                    )

    # ---------------------------------------------------------------- for the rules

    def box(self) -> Box:
        """The same as numbers: ids become their places in the vocabulary's lists."""
        colors = {color: self.zone_ids.index(color) for color in self.zone_ids}
        setup = self.leaders.setup
        box = Box()
        box.tile_color = _vec(colors[t.color] for t in self.tiles.tile)
        box.tile_century = _vec(t.century for t in self.tiles.tile)
        box.site_color = _vec(colors[s.color] for s in self.board.site)
        box.site_district = _vec(self.district_ids.index(s.district) for s in self.board.site)
        costs = [d.cost for d in self.districts.district]
        box.site_cost = _vec(costs[d] for d in box.site_district)
        box.neighbours = self._neighbours()
        box.first_game = _vec(self.tile_ids.index(self.board.first_game[s]) for s in self.site_ids)
        box.scoring_order = [
            _vec(colors[z] for z in self.board.wheel.scoring_order[str(c + 1)])  # type: ignore[index]
            for c in range(CENTURIES)
        ]
        box.districts = [self._district(d, colors) for d in self.districts.district]
        box.siblings = [
            _vec(
                i
                for i, other in enumerate(self.districts.district)
                if other.color == d.color and other.effect != "any_same_color"
            )
            for d in self.districts.district
        ]
        box.events = [self._event(e, colors) for e in self.events.event] + [BoxEvent(NO_EFFECT)]
        box.workers = _vec(setup.workers.get(str(n), 0) for n in range(6))  # type: ignore[call-overload]
        box.start_active = setup.start_active
        box.start_activation = setup.start_activation
        box.cascade_max = setup.cascade_max
        box.contributions_max = setup.contributions_max
        box.main_value = _vec([0, *self.leaders.star_value.main])
        box.other_value = _vec([0, *self.leaders.star_value.other])
        box.unfinished_value = self.leaders.final_scoring.vp_per_worker_on_unfinished_building
        box.active_per_point = self.leaders.final_scoring.active_workers_per_vp
        for i, leader in enumerate(self.leaders.leader):
            if leader.effect == "vp_on_star_marker":
                box.culture_points_3 = _vec([0, *leader.vp_3_players])
                box.culture_points_4 = _vec([0, *leader.vp_4_5_players])
            if leader.effect == "send_passive_to_citadel":
                box.citadel_workers = leader.workers
            for n in range(6):
                box.leader_open[i * 6 + n] = 1 if n in leader.players else 0
        return box

    def _neighbours(self) -> list[vec[i64]]:
        near: list[list[int]] = [[] for _ in self.site_ids]
        for one, other in self.board.adjacency.edges:
            a, b = self.site_ids.index(one), self.site_ids.index(other)
            near[a].append(b)
            near[b].append(a)
        return [_vec(sorted(sites)) for sites in near]

    def _district(self, district: District, colors: dict[str, int]) -> BoxDistrict:
        found = BoxDistrict(DISTRICT_EFFECTS.index(district.effect))
        parts = district.steps if district.steps else [district.zones, []]
        found.zones = [_vec(sorted(colors[z] for z in part)) for part in parts]
        found.put_most = district.per_step if district.steps else district.place
        found.activate = district.activate
        found.points = district.vp
        found.move_most = district.move_max
        found.points_table = _vec(district.vp_table or [0])
        return found

    def _event(self, event: Event, colors: dict[str, int]) -> BoxEvent:
        found = BoxEvent(EVENT_EFFECTS.index(event.effect))
        found.first_points = event.vp[0] if event.vp else 0
        found.second_points = event.vp[1] if len(event.vp) > 1 else 0
        found.colors_needed = event.colors_needed
        found.per_color = event.per_color
        found.min_stars = event.min_stars
        found.color = colors[event.color]
        found.count = event.count
        found.value = event.value or 0
        found.table = _vec(event.table)
        found.zones = _vec(colors[z] for z in event.zones)
        return found

    # ---------------------------------------------------------------- for the words

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things that have theirs from the data."""
        key = f"name_{lang}"

        def named(things: list[Any]) -> list[str]:
            return [getattr(thing, key) for thing in things]

        districts = dict(zip(self.district_ids, named(self.districts.district), strict=True))
        return {
            "zone": [getattr(self.board.zone_names[z], lang) for z in self.zone_ids],  # type: ignore[index]
            "tile": named(self.tiles.tile),
            "district": named(self.districts.district),
            "leader": named(self.leaders.leader),
            "event": [f"{e.year} – {getattr(e, key)}" for e in self.events.event],
            "site": [f"{districts[s.district]} {s.id.rpartition('_')[2]}" for s in self.board.site],
        }

    # ---------------------------------------------------------------- for drawing

    def drawing(self) -> dict[str, Any]:
        """Places, costs and colours, for whoever draws the board."""
        board = self.board
        spaces = {space.id: space for space in board.district_space}
        return {
            "canvas": msgspec.to_builtins(board.canvas),
            "sites": [
                {"id": s.id, "district": s.district, "color": s.color, "x": s.x, "y": s.y} for s in board.site
            ],
            "districts": [
                {
                    "id": d.id,
                    "color": d.color,
                    "cost": d.cost,
                    "effect": d.effect,
                    "zones": d.zones,
                    "x": spaces[d.id].x,
                    "y": spaces[d.id].y,
                }
                for d in self.districts.district
            ],
            "adjacency": board.adjacency.edges,
            "wheel": {"clockwise": board.wheel.clockwise, "start": board.wheel.start_zone},
            "zones": {zone: {"hex": board.zone_names[zone].hex} for zone in board.zone_names},
            "tiles": [msgspec.to_builtins(t) for t in self.tiles.tile],
            "leaders": [{"id": x.id, "zone": x.zone, "portraits": x.portraits} for x in self.leaders.leader],
            "events": [
                {"id": e.id, "century": e.century, "year": e.year, "vp": e.vp} for e in self.events.event
            ],
            "player_colors": [msgspec.to_builtins(color) for color in self.leaders.player_color],
        }


def _vec(values: Any) -> vec[i64]:
    return vec[i64](list(values))


@cache
def packaged() -> Components:
    """The box as it is shipped; its ids are the game's vocabulary."""
    return Components(DataFolder(PACKAGED))


def load(corrected: Path | None) -> Components:
    """The box as its owner corrected it: the ids must be those of the packaged one, in the same order."""
    if corrected is None:
        return packaged()
    return Components(DataFolder(PACKAGED, corrected), packaged())
