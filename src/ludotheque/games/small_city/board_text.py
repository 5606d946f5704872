"""The table of Small City as lines of text for a terminal, made from a view, so it shows only what a seat sees.

Each borough is printed square by square, three characters a square: the kind of tile in capitals with its level, or
the terrain, and what stands there: a citizen by the number of its seat, a raw material as w, s or m, a grave as +, a
Doctor as D and the Mayor as M. A fourth character is ! for radioactivity, G for a godzilla, and a star for the
Pilgrim.
"""

# Interpreted: text for terminals.

from typing import Any, Final

from ludotheque.core.texts.boards import Names, Run, length, markup

Lines = list[list[Run]]

COLUMNS: Final = "abcdefghij"
GAP: Final = 3
# Labels of names and figures, by id: `board-<id>` in the words of the game.
LABELS: Final = (
    "turn",
    "host",
    "street",
    "speaker",
    "special",
    "ring",
    "money",
    "votes",
    "pollution",
    "career",
    "supply",
    "card",
    "left",
    "legend",
    "monsters",
)
# Options with characters of their own.
MONSTERS: Final = ("godzillas", "doctors", "mayor_variant")
SIGNS: Final = {
    "town_hall": "TH",
    "residential": "R",
    "commercial": "C",
    "factory": "F",
    "refinery": "Rf",
    "harbour": "Hb",
    "warehouse": "Wh",
    "park": "P",
    "police_station": "Po",
    "fire_station": "Fi",
    "school": "Sc",
    "library": "Li",
    "museum": "Mu",
    "subway": "Su",
    "clinic": "Cl",
    "university": "Un",
    "airport_8": "Ai",
    "airport_9": "Ai",
    "bank": "Ba",
    "sorting_centre": "So",
    "tram_station": "Tr",
    "big_ben": "BB",
    "sydney_opera": "Op",
    "shanghai_port": "Pt",
    "monastery": "Mo",
}
STYLES: Final = {
    "green": "#000000 on #7fb069",
    "blue": "#ffffff on #2f5da8",
    "yellow": "#000000 on #e9c46a",
    "light_green": "#000000 on #c5e8b7",
    "red": "#ffffff on #b23a48",
    "grey": "#ffffff on #6c757d",
    "white": "#000000 on #f4f4f0",
    "gold": "#000000 on #d4a017",
}


def board(
    view: dict[str, Any], names: Names, width: int = 120, data: dict[str, Any] | None = None
) -> list[str]:
    """The whole table; boroughs side by side where the lines are long enough."""
    return BoardText(view, names, data or {}).lines(width)


def beside(blocks: list[Lines]) -> Lines:
    """Blocks of lines side by side."""
    widths = [max((length(line) for line in block), default=0) for block in blocks]
    found: Lines = []
    for i in range(max(len(block) for block in blocks)):
        row: list[Run] = []
        for block, width in zip(blocks, widths, strict=True):
            line = block[i] if i < len(block) else []
            row += [*line, (" " * (width - length(line) + GAP), "")]
        found.append(row)
    return found


class BoardText:
    """Renders one view as lines."""

    def __init__(self, view: dict[str, Any], names: Names, data: dict[str, Any]) -> None:
        self.view = view
        self.names = names
        self.labels = names["board"]
        self.pieces: dict[str, dict[str, Any]] = {piece["id"]: piece for piece in data.get("pieces", [])}
        self.boards: dict[str, list[str]] = data.get("boards", {})

    def lines(self, width: int) -> list[str]:
        found = [self.title(), self.ring(), ""]
        blocks = [self.borough(seat) for seat in range(len(self.view["boroughs"]))]
        wide = max(length(line) for block in blocks for line in block) + GAP
        each = max(1, width // wide)
        for first in range(0, len(blocks), each):
            found += [markup(line) for line in beside(blocks[first : first + each])]
            found.append("")
        found.append(f"[dim]{self.labels['legend']}[/]")
        if any(self.view["options"][name] != "no" for name in MONSTERS):
            found.append(f"[dim]{self.labels['monsters']}[/]")
        return found

    def title(self) -> str:
        view, labels = self.view, self.labels
        runs: list[Run] = [(f"{labels['turn']} {view['turn']}/{view['turns']}", "bold"), ("  ·  ", "dim")]
        runs.append((f"{labels['host']}: {self.names['seat'][str(view['host'])]}", ""))
        if view["mayor"] is not None:
            where = labels["speaker" if self.is_in_hall() else "street"]
            runs.append((f"  ·  {where}: {' '.join(view['mayor']['squares'])}", ""))
        special = self.names["special"][view["special"]]
        return markup([*runs, (f"  ·  {labels['special']}: {special}", "")])

    def is_in_hall(self) -> bool:
        """Whether the Mayor stands in a Town Hall, not on a street."""
        return self.view["mayor"] is not None and self.view["options"]["mayor_variant"] == "yes"

    def ring(self) -> str:
        """The cards in order, each with the seats on it."""
        runs: list[Run] = [(f"{self.labels['ring']}:", "bold")]
        for place, card in enumerate(self.view["ring"]):
            here = [str(n + 1) for n, one in enumerate(self.view["boroughs"]) if one["ring_at"] == place]
            if self.view["neutral"] == place:
                here.append("x")
            marks = f" ({','.join(here)})" if here else ""
            runs.append((f"  {place} {self.names['card'][card]}{marks}", "reverse" if here else ""))
        return markup(runs)

    def borough(self, seat: int) -> Lines:
        one, labels = self.view["boroughs"][seat], self.labels
        card = "-" if one["card"] is None else self.names["card"][one["card"]]
        found: Lines = [[(f"{seat + 1} {self.names['seat'][str(seat)]}", "bold"), (self.place(one), "")]]
        if one["left"] is not None:
            found.append([(labels["left"], "bold red")])
        found.append([(f"{labels['money']} {one['money']}  {labels['votes']} {one['votes']}", "")])
        found.append([(f"{labels['pollution']} {one['pollution']}  {labels['card']}: {card}", "")])
        found.append([(f"{labels['career']} {one['career']}  {labels['supply']} {one['supply']}", "")])
        found.append([(" ".join(str(column) for column in one["discs"].values()), "dim")])
        found += self.tram(one) + self.plants(one)
        found.append([("   " + "".join(f"{column}   " for column in COLUMNS), "dim")])
        for row in range(10):
            found.append(
                [(f"{row + 1:>2} ", "dim"), *[self.square(seat, row, column) for column in range(10)]]
            )
        return [line for line in found if line]

    def place(self, one: dict[str, Any]) -> str:
        """The city, or the side of a terrain board."""
        board = one["board"] or ""
        if board in self.names["city"]:
            return f" · {self.names['city'][board]}"
        side = board.partition("_")[2]
        return f" · {self.names['side'][side]}" if side in self.names["side"] else ""

    def tram(self, one: dict[str, Any]) -> Lines:
        """How many citizens of each seat are on the Tramway, by the number of the seat."""
        riders = [f"{seat + 1}×{count}" for seat, count in enumerate(one.get("tram", [])) if count]
        return [[(f"{SIGNS['tram_station']} {' '.join(riders)}", "")]] if riders else []

    def plants(self, one: dict[str, Any]) -> Lines:
        """Nuclear plants above their columns: the level and the range of each."""
        row = [" "] * (4 * len(COLUMNS))
        for column, level in enumerate(one.get("plants", [])):
            if level:
                wide = 4 * level - 1
                row[4 * column : 4 * column + wide] = list(f"{level}{'=' * (wide - 1)}")
        return [[(f"   {''.join(row)}", "bold")]] if any(one.get("plants", [])) else []

    def square(self, seat: int, row: int, column: int) -> Run:
        """Four characters: the building or the terrain, what is on it, and what a godzilla leaves."""
        one, name = self.view["boroughs"][seat], f"{COLUMNS[column]}{row + 1}"
        trail = "G" if name in one.get("godzilla", []) else "!" if name in one.get("marks", []) else " "
        on = " "
        if name in one["people"]:
            on = str(one["people"][name] + 1)
        elif name in one["goods"]:
            on = one["goods"][name][0]
        elif name in one["graves"]:
            on = "+"
        elif name == one.get("doctor"):
            on = "D"
        elif seat == self.view["host"] and self.is_in_hall() and name in self.view["mayor"]["squares"]:
            on = "M"
        for tile in one["tiles"]:
            if name in tile["squares"]:
                pilgrim = "*" if name == one.get("pilgrim") else trail
                return (f"{self.sign(tile['piece']):<2}{on}{pilgrim}", self.style(tile["piece"]))
        inside = row < one["zone"] and column < one["zone"]
        grid = self.boards.get(one["board"] or "", [])
        ground = grid[row][column] if grid else "."
        return (f"{ground if inside or ground != '.' else ' '} {on}{trail}", "" if inside else "dim")

    def sign(self, piece: str) -> str:
        """Two letters: the kind and the level, or the building."""
        known = self.pieces.get(piece, {"building": piece, "category": piece, "level": 0})
        if known["level"]:
            return f"{SIGNS[known['category']]}{known['level']}"
        return SIGNS[known["building"]]

    def style(self, piece: str) -> str:
        return STYLES[self.pieces[piece]["colour"]] if piece in self.pieces else "bold"
