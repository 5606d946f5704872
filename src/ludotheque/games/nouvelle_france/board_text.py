"""The table of Nouvelle-France as lines of text for a terminal, made from a view, so it shows only what a seat sees.

Each work is printed floor by floor, seen from above. A letter stands for every colour (W, Y, B and N for brown), so
that nothing depends on colours, which are Rich markup.
"""

# Interpreted: text for terminals.

from typing import Any, Final

from ludotheque.core.texts.boards import Names, Run, length, markup
from ludotheque.games.nouvelle_france.components import packaged

Lines = list[list[Run]]

LETTERS_EAST: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS: Final = {"white": "W", "yellow": "Y", "blue": "B", "brown": "N"}
STYLES: Final = {
    "white": "bold #000000 on #f4f4f0",
    "yellow": "bold #000000 on #e9b934",
    "blue": "bold #ffffff on #2f5da8",
    "brown": "bold #ffffff on #7a4a24",
}
COLOURS: Final = ["white", "yellow", "blue", "brown"]
FLOORS: Final = (1, 2, 3)
GAP: Final = 3
WIDE: Final = 100

# Labels of names and figures, by id: `board-<id>` in the words of the game.
LABELS: Final = (
    "turn",
    "floor",
    "slot",
    "winter_slot",
    "cards",
    "snow",
    "next",
    "closed",
    "visible",
    "reserve",
    "track",
    "gone",
    "winter",
    "bound",
    "free",
    "challenges",
    "allies",
    "discs",
    "last",
    "none",
    "places",
    "legend",
    "points",
    "white",
    "snow_value",
    "covered",
)


def board(
    view: dict[str, Any], names: Names, width: int = 120, data: dict[str, Any] | None = None
) -> list[str]:
    """The whole table; works side by side where the lines are long enough. `data` is the result of `Game.board`."""
    return BoardText(view, names, data or packaged().artwork(packaged().box())).lines(width)


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


def dot(colour: str) -> Run:
    return (LETTERS[colour], STYLES[colour])


class BoardText:
    """Renders one view as lines."""

    def __init__(self, view: dict[str, Any], names: Names, data: dict[str, Any]) -> None:
        self.view = view
        self.data = data
        self.names = names
        self.labels = names["board"]
        self.cubes: dict[tuple[str, int, int, int], str] = {
            (piece["work"], x, y, z): colour for piece in view["pieces"] for x, y, z, colour in piece["cubes"]
        }

    def name(self, domain: str, id: str) -> str:
        return self.names[domain][id]

    def lines(self, width: int) -> list[str]:
        works = [self.work(work) for work in self.view["works"]]
        drawn = beside(works) if width >= WIDE else [line for block in works for line in [*block, []]]
        parts: Lines = [*self.header(), [], *drawn, [], *self.table(), *self.placements()]
        return [markup(line) for line in [*parts, [], [(self.labels["legend"], "dim")]]]

    # ---------------------------------------------------------------- the parts

    def header(self) -> Lines:
        """Turn, cards, snow, markers."""
        view, say = self.view, self.labels
        slot = "" if view["slot"] is None else f" ({say['slot']} {view['slot']})"
        if view["slot"] == 4:
            slot = f" ({say['winter_slot']})"
        within = view["deck"]["snow_within"]
        snow = "" if within is None else f", {say['next']} {within['soonest']}–{within['latest']}"
        first: list[Run] = [
            (f"{say['turn']} {view['turn']}{slot}   ", "bold"),
            (f"{view['deck']['cards']} {say['cards']}   {say['snow']} {view['snowfalls']}/3{snow}", ""),
        ]
        markers: list[Run] = []
        for colour in COLOURS:
            markers += [dot(colour), (f" {self.name('colour', colour)} {view['markers'][colour]}   ", "")]
        return [first, markers]

    def work(self, work: dict[str, Any]) -> Lines:
        """A work: its name and stick, then its floors; floors 4 and 5 only if they hold cubes."""
        id = work["work"]
        title: list[Run] = [dot(work["colour"]), (f" {self.name('work', id)} ", "bold")]
        title.append((" ".join(str(value) for value in work["stick"]), "dim"))
        if work["closed"]:
            title.append((f"  {self.labels['closed']}", "bold"))
        high = max([z for name, _, _, z in self.cubes if name == id], default=3)
        floors = [self.floor(id, z, work) for z in range(1, max(3, high) + 1)]
        return [title, *beside(floors)]

    def floor(self, id: str, z: int, work: dict[str, Any]) -> Lines:
        heights = {(x, y): top for x, y, top in work["heights"]}
        mark = f"[{z}]" if z == work["next_floor"] else f" {z} "
        lines: Lines = [[(mark, "bold" if z == work["next_floor"] else "dim")]]
        lines.append([("  " + LETTERS_EAST[: max(x for x, _ in heights) + 1], "dim")])
        for y in range(max(y for _, y in heights) + 1):
            line: list[Run] = [(f"{y + 1} ", "dim")]
            for x in range(max(x for x, _ in heights) + 1):
                colour = self.cubes.get((id, x, y, z))
                if (x, y) not in heights:
                    line.append((" ", ""))
                elif colour is not None:
                    line.append(dot(colour))
                else:
                    line.append(("-" if heights[(x, y)] >= z else "·", "dim"))
            lines.append(line)
        return lines

    def table(self) -> Lines:
        """Cards, reserve, track, challenges, the Winter's last turn or the players."""
        view, say = self.view, self.labels
        found: Lines = [
            [(f"{say['visible']} ", "bold"), (", ".join(self.name("shape", s) for s in view["visible"]), "")]
        ]
        reserve: list[Run] = [(f"{say['reserve']} ", "bold")]
        for shape, colours in view["reserve"].items():
            if shape in view["visible"] or view["ally"] == "coureur_des_bois":
                reserve += [(f"{self.name('shape', shape)} ", ""), *map(dot, colours), ("  ", "")]
        found.append(reserve)
        track: list[Run] = [(f"{say['track']} ", "bold")]
        for place in view["track"]:
            state = "" if place["there"] else f" ({say['gone']})"
            track.append((f"{self.name('form', place['form'])} {place['space']}{state} ", ""))
            track += [*map(dot, view["bonus_reserve"][place["form"]]), ("  ", "")]
        found.append(track)
        if any(view["bound"]):
            works = [say["free"] if work is None else self.name("work", work) for work in view["bound"]]
            found.append([(f"{say['bound']} ", "bold"), (" · ".join(works), "")])
        if view["challenges"]:
            told = []
            for one in view["challenges"]:
                state = "✓" if one["done"] else f"{one['have']}/{one['need']}"
                told.append(f"{self.name('challenge', one['challenge'])} {state}")
            found.append([(f"{say['challenges']} ", "bold"), ("   ".join(told), "")])
        return [*found, *self.winter(), *self.players()]

    def winter(self) -> Lines:
        """The factors in the Winter's last choice."""
        winter = self.view["winter"]
        if winter is None:
            return []
        told = []
        for one in winter["candidates"]:
            best = one["best"] if one["best"] is not None else "×"
            told.append(f"{self.name('shape', one['shape'])} {best}")
        chosen = ""
        if winter["piece"] is not None:
            piece, work = self.name("piece", winter["piece"]), self.name("work", winter["work"])
            chosen = (
                f" → {piece}, {work}, +{winter['points']} ({self.name('comparison', winter['comparison'])})"
            )
        return [[(f"{self.labels['winter']} ", "bold"), (" · ".join(told) + chosen, "")]]

    def players(self) -> Lines:
        say = self.labels
        found: Lines = []
        for player in self.view["players"]:
            allies = [self.name("ally", ally) for ally, left in player["allies"].items() if left]
            last = say["none"] if player["last_work"] is None else self.name("work", player["last_work"])
            found.append(
                [
                    dot(player["colour"]),
                    (f" {self.names['seat'].get(str(player['seat']), str(player['seat'] + 1))} ", "bold"),
                    (f"{player['points']} {say['points']}   {say['last']} {last}   ", ""),
                    (f"{say['discs']} {len(player['discs'])}   ", ""),
                    (f"{say['allies']} {', '.join(allies) or say['none']}", ""),
                ]
            )
        return found

    def placements(self) -> Lines:
        """The legal placements of the question, with their cells and their yields."""
        asked = self.view["placements"]
        if asked is None:
            return []
        say = self.labels
        found: Lines = [[], [(f"{say['places']} {self.name('piece', asked['piece'])}", "bold")]]
        kinds = {piece["id"]: piece["shape"] for piece in self.data["pieces"]}
        kinds |= {piece["id"]: piece["form"] for piece in self.data["bonus_pieces"]}
        cells = self.data["placements"][kinds[asked["piece"]]][asked["work"]]
        for placement, points, white, snow, _, covered in asked["rows"]:
            where = ", ".join(self.place(cell) for cell in cells[placement])
            found.append(
                [
                    (f"  {where}", "bold"),
                    (f"   +{points} {say['points']}, {say['white']} +{white}, ", ""),
                    (f"{say['snow_value']} {snow}, {say['covered']} {covered}", "dim"),
                ]
            )
        return found

    def place(self, cell: int) -> str:
        """A cell by its letter, its number and its floor; the ground floor is omitted."""
        columns = self.data["columns"]
        column = columns[cell % len(columns)]
        floor = cell // len(columns) + 1
        name = f"{LETTERS_EAST[column['x']]}{column['y'] + 1}"
        return name if floor == 1 else f"{name} ({self.labels['floor']} {floor})"
