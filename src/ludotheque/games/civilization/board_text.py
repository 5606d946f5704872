"""The table of Civilization as lines of text for a terminal, made from a view, so it shows only what a seat sees.

The map is printed square by square, the number of each tile at its corner, four characters a square: the terrain as a
letter (a resource as a small letter beside it), then what stands there: figures as the number of their seat and A or
S, a city as C with its seat, a marker by two letters, a hut as h, a village as v, a relic as r. Below the map come
each player's pyramid and possessions, and the battle if there is one.
"""

# Interpreted: text for terminals.

from typing import Any, Final

from ludotheque.core.texts.boards import Names, Run, markup

LABELS: Final = (
    "turn",
    "first",
    "trade",
    "culture",
    "coins",
    "track",
    "cards",
    "units",
    "tokens",
    "market",
    "row",
    "battle",
    "bonus",
    "total",
    "hand",
    "front",
    "barbarians",
    "legend",
)
STYLES: Final = {
    "d": "#000000 on #f1dfb3",
    "f": "#000000 on #b4cb96",
    "g": "#000000 on #d6e0b2",
    "m": "#000000 on #dad4c8",
    "w": "#000000 on #a8cedc",
}
SEAT_STYLES: Final = ("bold red", "bold green", "bold blue", "bold yellow", "bold magenta")
LEVELS: Final = 5


def board(
    view: dict[str, Any], names: Names, width: int = 120, data: dict[str, Any] | None = None
) -> list[str]:
    """The whole table."""
    return BoardText(view, names, width, data or {}).lines()


class BoardText:
    """Renders one view as lines."""

    def __init__(self, view: dict[str, Any], names: Names, width: int, data: dict[str, Any]) -> None:
        self.view = view
        self.names = names
        self.width = width
        self.labels = names["board"]
        self.most: dict[str, int] = data.get("most", {})
        self.layouts: dict[str, list[list[int]]] = data.get("layouts", {})

    def lines(self) -> list[str]:
        found = [self.title(), ""]
        found += [markup(line) for line in self.map()]
        found += ["", self.market()]
        for seat in range(len(self.view["players"])):
            found += ["", *self.player(seat)]
        if self.view["battle"] is not None:
            found += ["", *self.battle()]
        return [*found, "", f"[dim]{self.labels['legend']}[/]"]

    def title(self) -> str:
        view, labels = self.view, self.labels
        runs: list[Run] = [
            (f"{labels['turn']} {view['turn']}", "bold"),
            (f"  ·  {self.names['phase'][view['phase']]}", ""),
            (f"  ·  {labels['first']}: {self.names['seat'][str(view['first'])]}", ""),
        ]
        return markup(runs)

    # ---------------------------------------------------------------- the map

    def map(self) -> list[list[Run]]:
        """Rows of squares, blank where the layout has no tile. The number of each tile stands before its first
        square, where the terminal is wide enough.
        """
        corners = self.layouts.get(str(len(self.view["players"])), [])
        where = {}
        for place, (row, column) in enumerate(corners):
            for cell in range(16):
                where[row + cell // 4, column + cell % 4] = (place, cell)
        rows = 1 + max((row for row, _ in where), default=-1)
        columns = 1 + max((column for _, column in where), default=-1)
        centres = {city["square"]: city for city in self.view["map"]["cities"]}
        begins = {column for _, column in corners}
        if 4 * columns + 3 * len(begins) > self.width:
            begins = set()
        lines: list[list[Run]] = []
        for row in range(rows):
            line: list[Run] = []
            for column in range(columns):
                if column in begins:
                    corner = [row, column] in corners
                    line.append((f"{corners.index([row, column]) + 1:>2} " if corner else "   ", "dim"))
                known = (row, column) in where
                line.append(self.square(*where[row, column], centres) if known else ("    ", ""))
            lines.append(line)
        return lines

    def square(self, place: int, cell: int, centres: dict[str, Any]) -> Run:
        shown = self.view["map"]
        number = place * 16 + cell
        name = f"{place + 1}{'abcd'[cell % 4]}{cell // 4 + 1}"
        terrain, feature = shown["terrain"][number], shown["features"][number]
        if terrain == ".":
            return (f"{place + 1:>2}? ", "dim")
        ground = f"{terrain.upper()}{'' if feature == '.' else feature}"
        on = ""
        if name in shown["figures"]:
            here = shown["figures"][name]
            on = f"{here['seat'] + 1}{'A' if here['armies'] else 'S'}"
        elif name in centres:
            on = f"C{centres[name]['seat'] + 1}"
        elif name in shown["markers"]:
            on = shown["markers"][name][:2]
        elif name in shown["relics"]:
            on = "r"
        elif name in shown["tokens"]:
            on = shown["tokens"][name][0]
        return (f"{ground:<2}{on:<2}", STYLES[terrain])

    def market(self) -> str:
        market = self.view["market"]
        wonders = ", ".join(self.names["wonder"][wonder] for wonder in market["wonders"])
        resources = "  ".join(
            f"{self.names['resource'][kind]} {count}" for kind, count in market["resources"].items()
        )
        return markup([(f"{self.labels['market']}: ", "bold"), (f"{wonders}  ·  {resources}", "")])

    # ---------------------------------------------------------------- players

    def player(self, seat: int) -> list[str]:
        one, labels = self.view["players"][seat], self.labels
        civ = "" if one["civ"] is None else self.names["civ"][one["civ"]]
        head: list[Run] = [
            (f"{seat + 1} {self.names['seat'][str(seat)]}", SEAT_STYLES[seat]),
            (f"  {civ}, {self.names['government'][one['government']]}", ""),
        ]
        figures = (
            f"{labels['trade']} {self.of_most(one, 'trade')}  {labels['culture']} {one['culture']}  "
            f"{labels['track']} {self.of_most(one, 'space')}  {labels['coins']} {self.of_most(one, 'coins')}"
        )
        units = " ".join(
            f"{self.names['unit_type'][type]} {count}" for type, count in one["units"].items() if count
        )
        held = (
            f"{labels['cards']} {len(one['cards'])}  {labels['tokens']} {len(one['tokens'])}  "
            f"{labels['units']}: {units or '-'}"
        )
        return [markup(head), f"  {figures}", f"  {held}", *self.pyramid(one)]

    def of_most(self, one: dict[str, Any], what: str) -> str:
        return f"{one[what]}/{self.most[what]}" if what in self.most else str(one[what])

    def pyramid(self, one: dict[str, Any]) -> list[str]:
        """The rows of the pyramid, the bottom row last."""
        found = []
        for row in range(LEVELS, 0, -1):
            techs = [self.names["tech"][tech] for tech, lies in one["techs"].items() if lies == row]
            if one["blank_row"] == row:
                techs.append("—")
            if techs:
                found.append(f"  {self.labels['row']} {row}: {', '.join(techs)}")
        return found

    # ---------------------------------------------------------------- battle

    def battle(self) -> list[str]:
        """Both sides, front by front."""
        battle, labels = self.view["battle"], self.labels
        found = [markup([(labels["battle"], "bold reverse"), (f"  {battle['square']}", "")])]
        for side in ("defender", "attacker"):
            one = battle["sides"][side]
            seat = battle[side]
            who = labels["barbarians"] if seat is None else self.names["seat"][str(seat)]
            found.append(
                f"  {who}: {labels['bonus']} {one['bonus']}, {labels['total']} {one['total']}, "
                f"{labels['hand']} {one['hand']} {self.units(one['known'])}"
            )
        for front in range(1, battle["fronts"] + 1):
            pair = [self.on_front(battle["sides"][side], front) for side in ("defender", "attacker")]
            found.append(f"  {labels['front']} {front}: {pair[0]} × {pair[1]}")
        return found

    def units(self, known: list[str]) -> str:
        return f"({', '.join(self.names['unit'][unit] for unit in known)})" if known else ""

    def on_front(self, side: dict[str, Any], front: int) -> str:
        for unit in side["in_play"]:
            if unit["front"] == front:
                wounds = f" -{unit['wounds']}" if unit["wounds"] else ""
                return f"{self.names['unit_type'][unit['type']]} {unit['strength']}{wounds}"
        return "–"
