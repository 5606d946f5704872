"""The data files of the box, checked; `Box` has the same as numbers for the rules.

Ids of pieces are the game's vocabulary and fixed; every other value may be corrected by an owner of the box.
"""

# Interpreted: reads files into msgspec structures.

from pathlib import Path
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.data import DataFiles, DataFolder, Shelf, named, vec_of
from ludotheque.games.quebec.box import DISTRICT_EFFECTS, EVENT_EFFECTS, NO_EFFECT, Box, BoxDistrict, BoxEvent
from ludotheque.games.quebec.checks import check, check_wheel
from ludotheque.games.quebec.files import CENTURIES, Board, District, Districts, Event, Events, Leaders, Tiles
from ludotheque.games.quebec.fixed import FIXED

PACKAGED: Final = Path(__file__).parent / "data"


class Components(DataFiles):
    """All five files, checked against one another."""

    vocabulary = (
        ("board.toml", "zone", "zone_ids"),
        ("board.toml", "site", "site_ids"),
        ("tiles.toml", "tile", "tile_ids"),
        ("districts.toml", "district", "district_ids"),
        ("leaders.toml", "leader", "leader_ids"),
        ("events.toml", "event", "event_ids"),
    )

    fixed = FIXED

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
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
        check_wheel(self)
        if shipped is not None:
            self.check_ids(shipped)
        check(self)

    # ---------------------------------------------------------------- numbers for the rules

    def box(self) -> Box:
        """The data as numbers: ids become their indices in the vocabulary's lists."""
        zone_number = {zone: number for number, zone in enumerate(self.zone_ids)}
        setup = self.leaders.setup
        box = Box()
        box.tile_colour = vec_of(zone_number[t.color] for t in self.tiles.tile)
        box.tile_century = vec_of(t.century for t in self.tiles.tile)
        box.site_colour = vec_of(zone_number[s.color] for s in self.board.site)
        box.site_district = vec_of(self.district_ids.index(s.district) for s in self.board.site)
        box.district_colour = vec_of(zone_number[d.color] for d in self.districts.district)
        costs = [d.cost for d in self.districts.district]
        box.site_cost = vec_of(costs[d] for d in box.site_district)
        box.neighbours = self._neighbours()
        box.first_game = vec_of(self.tile_ids.index(self.board.first_game[s]) for s in self.site_ids)
        box.scoring_order = [
            vec_of(zone_number[z] for z in self.board.wheel.scoring_order[str(c + 1)])  # type: ignore[index]
            for c in range(CENTURIES)
        ]
        box.districts = [self._district(d, zone_number) for d in self.districts.district]
        box.siblings = [vec_of(self.siblings(d)) for d in self.districts.district]
        box.events = [self._event(e, zone_number) for e in self.events.event] + [BoxEvent(NO_EFFECT)]
        box.workers = vec_of(setup.workers.get(str(n), 0) for n in range(6))  # type: ignore[call-overload]
        box.start_active = setup.start_active
        box.start_activation = setup.start_activation
        box.cascade_max = setup.cascade_max
        box.contributions_max = setup.contributions_max
        box.main_value = vec_of([0, *self.leaders.star_value.main])
        box.other_value = vec_of([0, *self.leaders.star_value.other])
        box.unfinished_value = self.leaders.final_scoring.vp_per_worker_on_unfinished_building
        box.active_per_point = self.leaders.final_scoring.active_workers_per_vp
        for i, leader in enumerate(self.leaders.leader):
            if leader.effect == "vp_on_star_marker":
                box.culture_points_3 = vec_of([0, *leader.vp_3_players])
                box.culture_points_4 = vec_of([0, *leader.vp_4_5_players])
            if leader.effect == "send_passive_to_citadel":
                box.citadel_workers = leader.workers
            for n in range(6):
                box.leader_open[i * 6 + n] = 1 if n in leader.players else 0
        return box

    def siblings(self, district: District) -> list[int]:
        """The districts of the same colour with their own action (QC-5.53)."""
        return [
            i
            for i, other in enumerate(self.districts.district)
            if other.color == district.color and other.effect != "any_same_color"
        ]

    def _neighbours(self) -> list[vec[i64]]:
        near: list[list[int]] = [[] for _ in self.site_ids]
        for one, other in self.board.adjacency.edges:
            a, b = self.site_ids.index(one), self.site_ids.index(other)
            near[a].append(b)
            near[b].append(a)
        return [vec_of(sorted(sites)) for sites in near]

    def _district(self, district: District, zone_number: dict[str, int]) -> BoxDistrict:
        found = BoxDistrict(DISTRICT_EFFECTS.index(district.effect))
        parts = district.steps if district.steps else [district.zones, []]
        found.zones = [vec_of(sorted(zone_number[z] for z in part)) for part in parts]
        found.put_most = district.per_step if district.steps else district.place
        found.activate = district.activate
        found.points = district.vp
        found.move_most = district.move_max
        found.points_table = vec_of(district.vp_table or [0])
        return found

    def _event(self, event: Event, zone_number: dict[str, int]) -> BoxEvent:
        found = BoxEvent(EVENT_EFFECTS.index(event.effect))
        found.first_points = event.vp[0] if event.vp else 0
        found.second_points = event.vp[1] if len(event.vp) > 1 else 0
        found.colours_needed = event.colors_needed
        found.per_colour = event.per_color
        found.min_stars = event.min_stars
        found.colour = zone_number[event.color]
        found.count = event.count
        found.value = event.value or 0
        found.table = vec_of(event.table)
        found.zones = vec_of(zone_number[z] for z in event.zones)
        return found

    # ---------------------------------------------------------------- names

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things named by the data."""
        districts = dict(zip(self.district_ids, named(self.districts.district, lang), strict=True))
        return {
            "zone": [getattr(self.board.zone_names[z], lang) for z in self.zone_ids],  # type: ignore[index]
            "tile": named(self.tiles.tile, lang),
            "district": named(self.districts.district, lang),
            "leader": named(self.leaders.leader, lang),
            "event": [f"{e.year} – {getattr(e, f'name_{lang}')}" for e in self.events.event],
            "site": [f"{districts[s.district]} {s.id.rpartition('_')[2]}" for s in self.board.site],
        }

    # ---------------------------------------------------------------- data for drawing

    def artwork(self) -> dict[str, Any]:
        """Places, costs and colours, for clients that draw the board."""
        board = self.board
        spaces = {space.id: space for space in board.district_space}
        return {
            "canvas": msgspec.to_builtins(board.canvas),
            "sites": [
                {
                    "id": s.id,
                    "district": s.district,
                    "color": s.color,
                    "col": s.col,
                    "row": s.row,
                    "x": s.x,
                    "y": s.y,
                }
                for s in board.site
            ],
            "districts": [
                {
                    "id": d.id,
                    "color": d.color,
                    "cost": d.cost,
                    "effect": d.effect,
                    "zones": d.zones,
                    "figures": {name: getattr(d, name) for name in ("place", "activate", "vp", "move_max")},
                    "vp_table": d.vp_table,
                    "col": spaces[d.id].col,
                    "row": spaces[d.id].row,
                    "x": spaces[d.id].x,
                    "y": spaces[d.id].y,
                }
                for d in self.districts.district
            ],
            "adjacency": board.adjacency.edges,
            "wheel": {"clockwise": board.wheel.clockwise, "start": board.wheel.start_zone},
            "zones": {zone: {"hex": board.zone_names[zone].hex} for zone in board.zone_names},
            "tiles": [msgspec.to_builtins(t) for t in self.tiles.tile],
            "leaders": [
                {"id": x.id, "zone": x.zone, "portraits": x.portraits, "workers": x.workers}
                for x in self.leaders.leader
            ],
            "events": [
                {"id": e.id, "century": e.century, "year": e.year, "vp": e.vp} | {"figures": self._figures(e)}
                for e in self.events.event
            ],
            "cascade_max": self.leaders.setup.cascade_max,
            "centuries": len(board.wheel.scoring_order),
            "player_colours": [msgspec.to_builtins(colour) for colour in self.leaders.player_colour],
        }

    def _figures(self, event: Event) -> dict[str, int]:
        """The figures in the text of a card; `usual` is the normal activation when starting a site (QC-5.14)."""
        return {
            "first": event.vp[0] if event.vp else 0,
            "second": event.vp[1] if len(event.vp) > 1 else 0,
            "colours": event.colors_needed,
            "each": event.per_color,
            "count": event.count,
            "value": event.value or 0,
            "usual": self.leaders.setup.start_activation,
        }


SHELF: Final = Shelf(Components, PACKAGED)
packaged, load = SHELF.packaged, SHELF.load
