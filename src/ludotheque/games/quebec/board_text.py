"""The table of Québec as lines of text for a terminal, made from a view, so it shows only what a seat sees.

Colours are Rich markup; a letter or a shape stands beside every colour, so that nothing depends on colours.
"""

# Interpreted: text for terminals.

from typing import Any, Final

from ludotheque.core.texts.boards import Names, Run, markup, padded
from ludotheque.games.quebec.components import packaged

WIDE: Final = 118
CELL: Final = 12
HALF: Final = 6
ROMAN: Final = ["", "I", "II", "III", "IV"]
LETTERS: Final = "ABCDE"
NEUTRAL_STYLE: Final = "bold reverse"
ZONE_STYLES: Final = {
    "citadel": "#8a949e",
    "religion": "#a178c8",
    "politics": "#d9604f",
    "economy": "#c0951c",
    "culture": "#4a94d0",
}
# Labels of names and figures, by id: `board-<id>` in the words of the game.
LABELS: Final = (
    "century",
    "available",
    "building",
    "open",
    "markers",
    "none",
    "zones",
    "players",
    "points",
    "active",
    "passive",
    "architect",
    "leader",
    "hand",
    "card",
    "neutral",
    "buildings",
    "leaders",
    "goal",
    "event",
    "legend",
    "legend_tables",
    "legend_leaders",
    "empty_words",
)


def board(
    view: dict[str, Any], names: Names, width: int = 120, data: dict[str, Any] | None = None
) -> list[str]:
    """The whole table: as a map where the lines are long enough, otherwise as lists. `data` is the result of
    `Game.board`.
    """
    text = BoardText(view, names, data or packaged().artwork())
    return text.wide() if width >= WIDE else text.narrow()


# ---------------------------------------------------------------- text with colours


def letter_on(paint: str) -> str:
    """The style of a letter on this colour: black on light colours, otherwise white."""
    red, green, blue = (int(paint[i : i + 2], 16) for i in (1, 3, 5))
    ink = "#000000" if 299 * red + 587 * green + 114 * blue > 128_000 else "#ffffff"
    return f"bold {ink} on {paint}"


# ---------------------------------------------------------------- the parts of the table


class BoardText:
    """Renders one view as text."""

    def __init__(self, view: dict[str, Any], names: Names, data: dict[str, Any]) -> None:
        self.view = view
        self.data = data
        self.names = names
        self.labels = names["board"]
        self.empty_words = set(self.labels["empty_words"].split())
        self.seats = len(view["players"])
        self.paint: dict[str, str] = {one["id"]: one["hex"] for one in data["player_colours"]}
        self.sites: dict[str, dict[str, Any]] = {site["site"]: site for site in view["sites"]}

    def seat(self, seat: Any) -> Run:
        """A player's letter in that player's colour; the neutral architect is N."""
        if seat == "neutral":
            return ("N", NEUTRAL_STYLE)
        return (LETTERS[seat], letter_on(self.paint[self.view["players"][seat]["colour"]]))

    def wide(self) -> list[str]:
        zones = self.zones()
        players = self.players()
        lines = [self.title(), "", *self.city(), "", f"[dim]{self.labels['legend']}[/]", ""]
        for i in range(max(len(zones), len(players))):
            left = padded(zones[i] if i < len(zones) else [], 42)
            lines.append(markup([*left, *(players[i] if i < len(players) else [])]))
        return [*lines, *self.cards(), *self.legend()]

    def narrow(self) -> list[str]:
        lines = [self.title(), "", *self.building(), *self.open_sites(), *self.markers(), ""]
        lines += [markup(row) for row in self.zones()]
        lines += ["", *[markup(row) for row in self.players()]]
        return [*lines, *self.cards(), *self.legend()]

    def legend(self) -> list[str]:
        keys = ["legend_tables", "legend_leaders"] if self.view["leaders"] else ["legend_tables"]
        return [f"[dim]{self.labels[key]}[/]" for key in keys]

    def title(self) -> str:
        century = f"{self.labels['century']} {ROMAN[self.view['century']]}"
        return markup(
            [
                (f"{century}", "bold"),
                ("  ·  ", "dim"),
                (f"{self.names['level'][self.view['level']]}", ""),
                ("  ·  ", "dim"),
                ("■ ", "bold red"),
                (f"{self.view['available']} {self.labels['available']}", ""),
            ]
        )

    # ---------------------------------------------------------------- the city

    def city(self) -> list[str]:
        """Sites and districts on the grid of the board, two lines a row, every other row shifted by half a cell."""
        cells: dict[tuple[int, int], tuple[list[Run], list[Run]]] = {}
        for district in self.data["districts"]:
            cells[district["row"], district["col"]] = self.district_cell(district["id"])
        for site in self.data["sites"]:
            cells[site["row"], site["col"]] = self.site_cell(self.sites[site["id"]])
        lines = []
        for row in range(max([row for row, _ in cells]) + 1):
            for half in range(2):
                runs: list[Run] = []
                for col in sorted([col for other, col in cells if other == row]):
                    runs = [*padded(runs, col * HALF), *cells[row, col][half]]
                lines.append(markup(runs))
        return lines

    def district_cell(self, district: str) -> tuple[list[Run], list[Run]]:
        site = self.first_site(district)
        colour = self.data["zones"][site["color"]]["hex"]
        style = f"bold #ffffff on {colour}"
        name = self.short_name(district).upper()
        return (
            [(name.center(CELL - 1), style)],
            [(f"{site['cost']}·{self.names['zone'][site['color']]}".center(CELL - 1)[: CELL - 1], style)],
        )

    def short_name(self, district: str) -> str:
        """A district in at most nine letters: «Quartier portuaire» is «Portuaire»."""
        name = self.names["district"][district]
        words = [word for word in name.split() if word.lower() not in self.empty_words]
        word = words[0] if words else name
        word = word if len(word) <= 9 else word[:8] + "."
        return word[:1].upper() + word[1:]

    def first_site(self, district: str) -> dict[str, Any]:
        """All sites of a district have its cost and its colour."""
        found: dict[str, Any] = next(site for site in self.view["sites"] if site["district"] == district)
        return found

    def site_name(self, site: dict[str, Any]) -> str:
        return f"{self.short_name(site['district'])} {site['site'].rpartition('_')[2]}"

    def site_cell(self, site: dict[str, Any]) -> tuple[list[Run], list[Run]]:
        dull = site["state"] == "dormant" or (site["state"] == "finished" and site["owner"] is None)
        style = ("dim " if dull else "bold " if site["state"] != "finished" else "") + ZONE_STYLES[
            site["color"]
        ]
        return [(self.site_name(site), style)], self.site_state(site)

    def site_state(self, site: dict[str, Any]) -> list[Run]:
        """The content of a tile: its century, then cube, architect and workers, or star marker."""
        numeral = ROMAN[site["century"]]
        if site["state"] == "dormant":
            return [(numeral, "dim")]
        if site["state"] == "available":
            return [("■", "bold red"), (f" {numeral}", "bold")]
        if site["state"] == "under_construction":
            return [(f"{numeral} ", ""), *self.workers(site)]
        if site["owner"] is None:
            return [("× " + numeral, "dim")]
        return [("★" * site["stars"], "bold yellow"), self.seat(site["owner"])]

    def workers(self, site: dict[str, Any]) -> list[Run]:
        """The architect and the contributions, a dot for each free spot."""
        runs = [("▲", "bold"), self.seat(site["architect"]), (" ", "")]
        runs += [self.seat(seat) for seat in site["contributions"]]
        return [*runs, ("·" * (3 - len(site["contributions"])), "dim")]

    # ---------------------------------------------------------------- the city as lists

    def building(self) -> list[str]:
        lines = [f"[bold]{self.labels['building']}[/]"]
        for site in self.view["sites"]:
            if site["state"] == "under_construction":
                runs = [("  " + self.site_name(site).ljust(CELL), ZONE_STYLES[site["color"]])]
                runs += padded([(f"{ROMAN[site['century']]:<4}", ""), *self.workers(site)], CELL)
                runs += [(f"{site['cost']}·{self.names['zone'][site['color']]:<11}", "dim")]
                tile = self.names["tile"][site["tile"]]
                lines.append(markup([*runs, (tile if len(tile) <= 40 else tile[:39] + "…", "dim")]))
        return lines if len(lines) > 1 else [f"{lines[0]} [dim]{self.labels['none']}[/]"]

    def open_sites(self) -> list[str]:
        """The available sites, district by district."""
        by_district: dict[str, list[str]] = {}
        for site in self.view["sites"]:
            if site["state"] == "available":
                by_district.setdefault(site["district"], []).append(site["site"].rpartition("_")[2])
        words: list[list[Run]] = []
        for district, numbers in by_district.items():
            site = self.first_site(district)
            named = f"{self.short_name(district)} {' '.join(numbers)}"
            words.append(
                [("■ ", "bold red"), (named, ZONE_STYLES[site["color"]]), (f" ({site['cost']})", "dim")]
            )
        heading = f"[bold]{self.labels['open']}[/]"
        return [heading, *in_columns(words)] if words else [f"{heading} [dim]{self.labels['none']}[/]"]

    def markers(self) -> list[str]:
        """The star markers, player by player."""
        lines = []
        for seat in range(self.seats):
            own = [site for site in self.view["sites"] if site["owner"] == seat]
            words = [
                [
                    (self.site_name(site) + " ", ZONE_STYLES[site["color"]]),
                    ("★" * site["stars"], "bold yellow"),
                ]
                for site in own
            ]
            if words:
                lines += [
                    f"[bold]{self.labels['markers']}[/] {markup([self.seat(seat)])}",
                    *in_columns(words),
                ]
        return lines

    # ---------------------------------------------------------------- the wheel, the players, the cards

    def zones(self) -> list[list[Run]]:
        """The zones in scoring order, with every player's workers; a star marks the majority."""
        header: list[Run] = [(f"{self.labels['zones']:<15}", "bold")]
        for seat in range(self.seats):
            header += [("   ", ""), self.seat(seat), (" ", "")]
        rows = [header]
        for place, zone in enumerate(self.view["scoring_order"]):
            counts = self.view["zones"][zone]
            arrow = "►" if place == 1 else " "
            row: list[Run] = [
                (f"{place + 1}", "dim"),
                (arrow, "bold red"),
                (f" {self.names['zone'][zone]:<12}", f"bold {ZONE_STYLES[zone]}"),
            ]
            for count in counts:
                most = count == max(counts) and count > 0
                row.append((f"{count:>4}{'*' if most else ' '}", "bold" if most else "" if count else "dim"))
            rows.append(row)
        return rows

    def players(self) -> list[list[Run]]:
        """A row for each player; an arrow marks the seats asked."""
        header = f"    {self.labels['players']:<15}"
        for label in ("points", "active", "passive", "buildings"):
            header += f"{self.labels[label]:>8}"
        rows: list[list[Run]] = [[(f"{header}  {self.labels['architect']}, {self.labels['leader']}", "bold")]]
        for player in self.view["players"]:
            seat = player["seat"]
            name = self.names["seat"][str(seat)]
            rows.append(
                [
                    ("→ " if seat in self.view["to_move"] else "  ", "bold"),
                    self.seat(seat),
                    (f" {name[:15]:<15}", "bold" if seat == self.view["you"] else ""),
                    (f"{player['points']:>8}", "bold"),
                    (f"{player['active']:>8}{player['passive']:>8}{player['buildings_if_over']:>8}", ""),
                    ("  " + self.place_and_leader(player), ""),
                ]
            )
        neutral = self.view["neutral_architect"]
        if neutral not in (None, "card"):
            rows.append(
                [("  ", ""), self.seat("neutral"), (f" {self.labels['neutral']}: {self.place(neutral)}", "")]
            )
        return rows

    def place_and_leader(self, player: dict[str, Any]) -> str:
        leader = player["leader"]
        place = self.place(player["architect"])
        return place if leader is None else f"{place}, {self.leader_name(leader)}"

    def place(self, place: str) -> str:
        """The place of an architect."""
        return self.labels[place] if place in ("hand", "card") else self.site_name(self.sites[place])

    def leader_name(self, leader: str) -> str:
        """The leader named by its zone, which is shorter than its title."""
        for card in self.data["leaders"]:
            if card["id"] == leader:
                return self.names["zone"][card["zone"]]
        return self.names["leader"][leader]

    def cards(self) -> list[str]:
        """Leaders with their holders, and the events that are face up."""
        lines: list[str] = []
        runs: list[Run] = []
        for card in self.view["leaders"]:
            if card["face_down"]:
                continue
            runs += [("  " if runs else "", ""), (f"{self.leader_name(card['leader'])} ", "")]
            runs.append(("–", "dim") if card["holder"] is None else self.seat(card["holder"]))
        if runs:
            more = (f"(+{self.view['leader_activation']})  ", "dim")
            lines += ["", markup([(f"{self.labels['leaders']} ", "bold"), more, *runs])]
        events = self.view["events"]
        for i in dict.fromkeys([0, len(events) - 1]) if events else []:
            label = self.labels["goal" if i == 0 else "event"]
            winners = [("  ", ""), *[self.seat(seat) for seat in self.view["race"]]] if i == 0 else []
            lines.append(markup([(f"{label}  ", "bold"), (self.names["event"][events[i]], ""), *winners]))
        return lines


def in_columns(words: list[list[Run]], columns: int = 3, width: int = 25) -> list[str]:
    """Short pieces side by side."""
    lines = []
    for first in range(0, len(words), columns):
        runs: list[Run] = [("  ", "")]
        for word in words[first : first + columns]:
            runs += padded(word, width)
        lines.append(markup(runs))
    return lines
