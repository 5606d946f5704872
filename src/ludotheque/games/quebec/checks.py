"""Checks beyond the types of the data files: names that refer to each other, and counts that must add up."""

# Interpreted: checks files, once.

from typing import TYPE_CHECKING

from ludotheque.games.quebec.box import DISTRICT_EFFECTS, EVENT_EFFECTS
from ludotheque.games.quebec.files import CENTURIES

if TYPE_CHECKING:
    from ludotheque.games.quebec.components import Components

MOST_PLAYERS = 5

# When each event effect applies, and the effect of each leader. The codes are explained by the rules that carry them
# out.
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


def check(c: "Components") -> None:
    """All checks, after those of the ids."""
    _check_board(c)
    _check_first_game(c)
    _check_effects(c)
    cubes = c.leaders.setup.availability_cubes
    for century in range(1, CENTURIES + 1):
        if sum(1 for tile in c.tiles.tile if tile.century == century) != cubes:
            c.wrong("tiles.toml", "tile", f"expected {cubes} of century {century}")
    if len({colour.id for colour in c.leaders.player_colour}) != MOST_PLAYERS:
        c.wrong("leaders.toml", "player_color", f"expected {MOST_PLAYERS} different ones")
    if set(c.tiles.counts) != set(c.board.wheel.clockwise):
        c.wrong("tiles.toml", "counts", "expected a row for each of the four colours")
    for colour, row in c.tiles.counts.items():
        found = [
            sum(1 for tile in c.tiles.tile if (tile.color, tile.century) == (colour, century))
            for century in range(1, CENTURIES + 1)
        ]
        if found != row:
            c.wrong("tiles.toml", f"counts.{colour}", f"expected {found}, the tiles listed below")
    for i, event in enumerate(c.events.event):
        if sum(1 for e in c.events.event if e.century == event.century) != 4:
            c.wrong("events.toml", f"event.{event.id}.century", "expected four events a century")
        if event.century != i // 4 + 1:
            c.wrong(
                "events.toml",
                f"event.{event.id}.century",
                f"expected {i // 4 + 1}: four cards a century, in order",
            )


def check_wheel(c: "Components") -> None:
    """The five zones, each once, and their order in each century."""
    if len(set(c.zone_ids)) != 5 or set(c.board.zone_names) != set(c.zone_ids):
        c.wrong("board.toml", "wheel", "expected the five zones, each once")
    for century, order in c.board.wheel.scoring_order.items():
        if sorted(order) != sorted(c.zone_ids):
            c.wrong("board.toml", f"wheel.scoring_order.{century}", "expected the five zones, each once")
    if len(c.board.wheel.scoring_order) != CENTURIES:
        c.wrong("board.toml", "wheel.scoring_order", "expected the centuries 1 to 4")


def _check_board(c: "Components") -> None:
    for site in c.board.site:
        if site.district not in c.district_ids:
            c.wrong("board.toml", f"site.{site.id}.district", "expected a district of districts.toml")
        home = c.districts.district[c.district_ids.index(site.district)]
        if site.color != home.color:
            c.wrong("board.toml", f"site.{site.id}.color", f"expected {home.color}, as its district")
        if site.id not in home.sites:
            c.wrong("districts.toml", f"district.{home.id}.sites", f"expected {site.id} among them")
    if sorted(space.id for space in c.board.district_space) != sorted(c.district_ids):
        c.wrong("board.toml", "district_space", "expected a place for each district of districts.toml")
    if sum(len(d.sites) for d in c.districts.district) != len(c.site_ids):
        c.wrong("districts.toml", "district", "expected every site of the board exactly once")
    seen: set[frozenset[str]] = set()
    for i, edge in enumerate(c.board.adjacency.edges):
        if frozenset(edge) in seen:
            c.wrong("board.toml", f"adjacency.edges.{i}", "expected each pair of sites once")
        seen.add(frozenset(edge))
        if len(edge) != 2 or edge[0] == edge[1] or not set(edge) <= set(c.site_ids):
            c.wrong("board.toml", f"adjacency.edges.{i}", "expected two different sites")


def _check_first_game(c: "Components") -> None:
    layout = c.board.first_game
    if sorted(layout) != sorted(c.site_ids) or sorted(layout.values()) != sorted(c.tile_ids):
        c.wrong("board.toml", "first_game", "expected every site once, with every tile once")
    for site in c.board.site:
        if c.tiles.tile[c.tile_ids.index(layout[site.id])].color != site.color:
            c.wrong("board.toml", f"first_game.{site.id}", f"expected a tile of colour {site.color}")


def _check_effects(c: "Components") -> None:
    for district in c.districts.district:
        if district.effect not in DISTRICT_EFFECTS:
            known = ", ".join(DISTRICT_EFFECTS)
            c.wrong("districts.toml", f"district.{district.id}.effect", f"expected one of {known}")
        if district.effect in ("score_zones", "score_active") and not district.vp_table:
            c.wrong("districts.toml", f"district.{district.id}.vp_table", "expected points for 0, 1, 2, ...")
        if district.effect == "any_same_color" and not c.siblings(district):
            c.wrong(
                "districts.toml",
                f"district.{district.id}.effect",
                "expected other districts of its colour",
            )
        if district.effect.startswith("place") and not all(district.steps or [district.zones]):
            c.wrong("districts.toml", f"district.{district.id}", "expected zones to place workers in")
        if district.effect == "place_steps" and len(district.steps) != 2:
            c.wrong("districts.toml", f"district.{district.id}.steps", "expected two lists of zones")
    for event in c.events.event:
        if event.effect not in EVENT_EFFECTS:
            known = ", ".join(EVENT_EFFECTS)
            c.wrong("events.toml", f"event.{event.id}.effect", f"expected one of {known}")
        if event.hook not in HOOKS.values():
            known = ", ".join(sorted(set(HOOKS.values())))
            c.wrong("events.toml", f"event.{event.id}.hook", f"expected one of {known}")
        if event.hook != HOOKS[event.effect]:
            c.wrong("events.toml", f"event.{event.id}.hook", f"expected {HOOKS[event.effect]!r}")
        if event.effect in NEED_A_VALUE and event.value is None:
            c.wrong("events.toml", f"event.{event.id}.value", "expected a number of workers or stacks")
        if event.effect.startswith("race_") and len(event.vp) != 2:
            c.wrong("events.toml", f"event.{event.id}.vp", "expected points for the first and the second")
        if event.effect in ("presence_bonus", "cascade_needs_zones_at_start") and not event.zones:
            c.wrong("events.toml", f"event.{event.id}.zones", "expected the zones that count")
        if event.effect in ("largest_group", "presence_bonus") and not event.vp:
            c.wrong("events.toml", f"event.{event.id}.vp", "expected the points")
        if event.effect == "rank_activation" and len(event.table) != c.leaders.setup.players_max:
            c.wrong("events.toml", f"event.{event.id}.table", "expected a number for each rank")
    if set(c.leaders.setup.workers) != {"3", "4", "5"}:
        c.wrong("leaders.toml", "setup.workers", "expected a number for each of 3, 4 and 5 players")
    if c.leaders.setup.start_active > min(c.leaders.setup.workers.values()):
        c.wrong("leaders.toml", "setup.start_active", "expected no more than the workers of a player")
    for leader in c.leaders.leader:
        if not leader.players or not set(leader.players) <= {3, 4, 5}:
            c.wrong("leaders.toml", f"leader.{leader.id}.players", "expected some of 3, 4 and 5")
        if leader.effect not in LEADER_EFFECTS.values():
            known = ", ".join(LEADER_EFFECTS.values())
            c.wrong("leaders.toml", f"leader.{leader.id}.effect", f"expected one of {known}")
        if leader.effect != LEADER_EFFECTS.get(leader.id):
            c.wrong(
                "leaders.toml",
                f"leader.{leader.id}.effect",
                f"expected {LEADER_EFFECTS.get(leader.id)!r}",
            )
        for key, scale in (
            ("vp_3_players", leader.vp_3_players),
            ("vp_4_5_players", leader.vp_4_5_players),
        ):
            if leader.effect == "vp_on_star_marker" and len(scale) != 3:
                c.wrong("leaders.toml", f"leader.{leader.id}.{key}", "expected points for 1, 2, 3 stars")
