"""The table of Quadrata as lines of text for a terminal, made from a view, so it shows only what a seat sees.

Colours are Rich markup; a sign or a letter stands beside every colour, so that nothing depends on colours.
"""

# Interpreted: text for terminals.

from typing import Any, Final

from ludotheque.core.texts.boards import Names, Run, length, markup, padded
from ludotheque.games.quadrata.components import packaged

Piece = list[Run]

WIDE: Final = 118
MARGIN: Final = 12
PLACE: Final = 36
NUMBERS: Final = 9
LETTERS: Final = "ABCD"
SIGNS: Final = {"diamond": "◆", "circle": "●", "triangle": "▲", "square": "■"}
EVERY_COLOUR: Final = "✦"
CITY: Final = 0

# The meaning of the signs on the cards and on the players' boards.
CARD_SIGNS: Final = ("sign_tokens", "sign_taxis", "sign_visited")
BOARD_SIGNS: Final = ("sign_dotted", "sign_free", "sign_unvisited", "sign_boxes")
LABELS: Final = (
    "day",
    "today",
    "next",
    "centre",
    "discard",
    "own",
    "deck",
    "pile",
    "black_bag",
    "planes",
    "trophies",
    "points",
    "tokens",
    "rest",
    "bag",
    "taxis",
    "in_hand",
    "received",
    "map",
    "links",
    "reservation",
    "answers",
    "right",
    "wrong",
    "changes",
    "empty",
    "you",
    "first",
    "part_map",
    "part_trophies",
    "part_taxis",
    "part_trains",
    "part_planes",
    "decimal",
    "path",
    "trophy",
    *CARD_SIGNS,
    *BOARD_SIGNS,
)


def board(
    view: dict[str, Any], names: Names, width: int = 120, data: dict[str, Any] | None = None
) -> list[str]:
    """The whole table. `data` is the result of `Game.board`; without it the packaged box is used."""
    return BoardText(view, names, width, data or packaged().artwork()).lines()


# ---------------------------------------------------------------- text with colours


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def flow(title: Piece, pieces: list[Piece], width: int, gap: str = "  ", margin: int = MARGIN) -> list[str]:
    """A title in the margin, then the pieces on as many lines as needed."""
    lines = []
    line = padded(title, margin)
    filled = False
    for piece in pieces:
        if filled and length(line) + len(gap) + length(piece) > width:
            lines.append(markup(line))
            line, filled = padded([], margin), False
        line = [*line, (gap if filled else "", ""), *piece]
        filled = True
    return [*lines, markup(line)]


# ---------------------------------------------------------------- the table


class BoardText:
    """Renders one view as text."""

    def __init__(self, view: dict[str, Any], names: Names, width: int, data: dict[str, Any]) -> None:
        self.view = view
        self.names = names
        self.labels = names["board"]
        self.width = width
        self.is_wide = width >= WIDE
        self.data = data
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in data["cards"]}
        self.provinces: dict[str, dict[str, Any]] = {one["id"]: one for one in data["provinces"]}
        self.paint: dict[str, str] = {one["id"]: one["hex"] for one in data["player_colours"]}
        self.colours: dict[str, dict[str, Any]] = {colour["id"]: colour for colour in data["colours"]}
        self.own: dict[str, Any] | None = None if view["you"] is None else view["players"][view["you"]]

    def lines(self) -> list[str]:
        lines = [*self.days(), "", *self.cards_open(), "", *self.supply(), *self.trophies()]
        for seat in range(len(self.view["players"])):
            lines += ["", *self.player(seat)]
        return [*lines, "", *self.legend(BOARD_SIGNS)]

    def legend(self, signs: tuple[str, ...]) -> list[str]:
        pieces: list[Piece] = [[(self.labels[sign], "dim")] for sign in signs]
        return flow([], pieces, self.width, "   ", 0)

    def title(self, label: str) -> Piece:
        return [(self.labels[label], "bold")]

    def number(self, halves: int) -> str:
        """Points from half-points: 47 is «23,5»."""
        return f"{halves // 2}{self.labels['decimal']}5" if halves % 2 else str(halves // 2)

    def seat(self, seat: int) -> Run:
        """A player's letter in that player's colour."""
        return (LETTERS[seat], f"bold #000000 on {self.paint[self.view['players'][seat]['colour']]}")

    def colour(self, colour: str | None) -> Run:
        """The sign of a colour of provinces; a star for the trophy for all colours."""
        if colour is None:
            return (EVERY_COLOUR, "bold")
        found = self.colours[colour]
        return (SIGNS[found["symbol"]], f"bold {found['hex']}")

    # ---------------------------------------------------------------- the days

    def days(self) -> list[str]:
        """The track of days, and the effects of the next day."""
        today = self.view["day"]
        pieces: list[Piece] = []
        for number in range(1, len(self.data["days"])):
            style = "bold reverse" if number == today else "dim" if number < today else ""
            pieces.append([(f"[{number}]" if number == today else f" {number} ", style)])
        lines = flow(self.title("day"), pieces, self.width, "")
        lines[0] += markup([("  ·  ", "dim"), (self.mode(), "")])
        lines += flow(self.title("today"), [[(self.day_name(today), "")]], self.width)
        if today + 1 < len(self.data["days"]):
            lines += flow([(self.labels["next"], "dim")], [[(self.day_name(today + 1), "dim")]], self.width)
        return lines

    def day_name(self, number: int) -> str:
        return self.names["day"][self.data["days"][number]["id"]]

    def mode(self) -> str:
        return self.names["mode"][self.view["mode"]].partition(" (")[0]

    # ---------------------------------------------------------------- the destinations

    def cards_open(self) -> list[str]:
        """The centre, the top of the discard pile and the seat's own reservation, two lines for each card."""
        lines = [f"[bold]{self.labels['centre']}[/]"]
        for card in self.view["centre"]:
            lines += [f"  [dim]{self.labels['empty']}[/]"] if card is None else self.card(card)
        if self.view["discard"]:
            lines += [f"[bold]{self.labels['discard']}[/]", *self.card(self.view["discard"][-1])]
        if self.own is not None and self.own["reserved"] is not None:
            lines += [f"[bold]{self.labels['own']}[/]", *self.card(self.own["reserved"])]
        if self.view["aid"] is not None:
            lines += self.legend(CARD_SIGNS)
        return lines

    def card(self, id: str) -> list[str]:
        """The province, then both places with their numbers, their points and the sums that lead there."""
        card = self.cards[id]
        province = self.provinces[card["province"]]
        name = self.names["province"][province["id"]] if self.is_wide else province["code"]
        column = 30 if self.is_wide else 8
        been = self.own is not None and card["province"] in self.own["squares"]
        lines = []
        for i, place in enumerate((card["city"], card["attraction"])):
            runs: list[Run] = []
            if i == CITY:
                sign = ("×", "dim") if been else (" ", "")
                runs = [
                    sign,
                    (" ", ""),
                    self.colour(province["colour"]),
                    (f" {name}", "dim" if been else "bold"),
                ]
            aid = self.aid(place["id"])
            style = "dim" if been else "bold" if aid else ""
            runs = [
                *padded(runs, column),
                (f"{cut(self.names['place'][place['id']], PLACE):<{PLACE}} ", style),
            ]
            runs += padded(self.place_numbers(place, been), NUMBERS)
            runs.append((f"{place['points']} {self.labels['points']}", style))
            lines.append(markup([*runs, *aid]))
        return lines

    def place_numbers(self, place: dict[str, Any], been: bool) -> list[Run]:
        """Both numbers; a number that the seat's tokens make without taxis is highlighted."""
        made = [] if self.view["aid"] is None or been else self.view["aid"]["products"]
        low, high = sorted(place["numbers"])
        return [
            (f"{low:>3}", "bold green" if low in made else "dim" if been else ""),
            (" ", ""),
            (f"{high:>3}", "bold green" if high in made else "dim" if been else ""),
        ]

    def aid(self, place: str) -> list[Run]:
        """The first pair that leads to a place, and on a wide screen the yield of the visit."""
        way = None if self.view["aid"] is None else self.view["aid"]["places"].get(place)
        if way is None or not way["sums"]:
            return []
        pair, _, _, taxis = min([sums[0] for sums in way["sums"].values()], key=lambda row: (row[3], row[0]))
        runs = [("  + ", "bold yellow") if taxis else ("  ✓ ", "bold green")]
        runs.append((self.pair(self.view["aid"]["pairs"][pair]), "bold"))
        if self.is_wide:
            brings = [f"{way['links']} {self.labels['path']}"] if way["links"] else []
            brings += [self.token("plane")] if way["plane"] else []
            brings += [self.labels["trophy"]] if way["trophy"] else []
            runs.append(("".join([f" +{one}" for one in brings]), "green"))
        return runs

    def pair(self, id: str) -> str:
        """Two tokens in short form: «5°×avion»."""
        tokens = [
            self.token(one.removesuffix("_extra")) + ("°" if one.endswith("_extra") else "")
            for one in id.split("*")
        ]
        return "×".join(tokens)

    def token(self, id: str) -> str:
        return self.names["token"][id]

    # ---------------------------------------------------------------- the supply

    def supply(self) -> list[str]:
        """The common supplies."""
        counts = self.view["black_bag"]
        values = " ".join([f"{7 + i}×{count}" for i, count in enumerate(counts) if count])
        pieces: list[Piece] = [
            [(f"{self.labels['deck']} ", ""), (str(self.view["deck"]), "bold")],
            [(f"{self.labels['pile']} ", ""), (str(len(self.view["discard"])), "bold")],
            [(f"{self.labels['planes']} ", ""), (str(self.view["planes"]), "bold")],
            [(f"{self.labels['black_bag']} ", ""), (str(sum(counts)), "bold"), (f"  {values}", "dim")],
        ]
        changes = [f"{change:+d}".replace("-", "−") for change in self.view["changes"]]
        if changes:
            pieces.append([(f"{self.labels['changes']} ", ""), (" ".join(changes), "bold yellow")])
        return flow([], pieces, self.width, "   ")

    def trophies(self) -> list[str]:
        """Each with its points and its owner."""
        pieces = []
        for trophy in self.data["trophies"]:
            holder = self.view["trophies"][trophy["id"]]
            name = f" {trophy['points']} {self.labels['points']} "
            held = ("–", "dim") if holder is None else self.seat(holder)
            pieces.append([self.colour(trophy["colour"]), (name, ""), held])
        return flow(self.title("trophies"), pieces, self.width, "   ")

    # ---------------------------------------------------------------- a player

    def player(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        lines = [*self.name_and_score(seat), *self.tokens(player), *self.taxis(player), *self.map(player)]
        more: list[Piece] = []
        if player["reserved"] is not None and seat != self.view["you"]:
            lines += self.reservation(player["reserved"])
        if self.view["quiz"]:
            answers = player["answers"]
            more.append([(f"{answers['right']} {self.labels['right']}", "")])
            more.append([(f"{answers['wrong']} {self.labels['wrong']}", "")])
            lines += flow([(f"  {self.labels['answers']}", "")], more, self.width)
        return lines

    def name_and_score(self, seat: int) -> list[str]:
        """An arrow before the seats asked, the total, and its parts."""
        player = self.view["players"][seat]
        notes = [self.labels["you"]] if seat == self.view["you"] else []
        notes += [self.labels["first"]] if seat == self.view["first"] else []
        name: Piece = [
            ("→ " if seat in self.view["to_move"] else "  ", "bold"),
            self.seat(seat),
            (f" {cut(self.names['seat'][str(seat)], 20)}", "bold"),
            (f" ({', '.join(notes)})" if notes else "", "dim"),
            (f"  {self.number(player['total_halves'])} {self.labels['points']}  ", "bold"),
        ]
        parts: list[Piece] = [
            [(f"{self.labels[f'part_{part}']} {self.number(halves)}", "dim")]
            for part, halves in player["halves"].items()
            if halves
        ]
        return flow(name, parts, self.width, " · ")

    def tokens(self, player: dict[str, Any]) -> list[str]:
        """The movement area space by space, then the rest zone and the bag."""
        pieces: list[Piece] = []
        for space in player["spaces"]:
            dot = "°" if space["kind"] == "extra" else ""
            if space["token"] is not None:
                pieces.append([(self.token(space["token"]) + dot, "bold")])
            elif space["open"]:
                pieces.append([(f"_{dot}", "dim")])
            elif space["kind"] == "train":
                pieces.append([(f"({self.names['bonus']['train']})", "dim")])
        if self.is_wide:
            for store in ("rest", "bag"):
                pieces += [[(f"  {self.labels[store]}", "")], *self.pile(player[store])]
            return flow([(f"  {self.labels['tokens']}", "")], pieces, self.width)
        lines = flow([(f"  {self.labels['tokens']}", "")], pieces, self.width)
        for store in ("rest", "bag"):
            lines += flow([(f"  {self.labels[store]}", "")], self.pile(player[store]), self.width)
        return lines

    def pile(self, tokens: list[str]) -> list[Piece]:
        """Tokens of one place, equal ones grouped."""
        found: list[Piece] = []
        for id in dict.fromkeys(tokens):
            count = tokens.count(id)
            found.append([(self.token(id) + (f" (×{count})" if count > 1 else ""), "")])
        return found or [[("–", "dim")]]

    def taxis(self, player: dict[str, Any]) -> list[str]:
        """Taxis in hand, and the number of crossed boxes of each kind."""
        side = next(side for side in self.data["sides"] if side["id"] == self.view["mode"])
        pieces: list[Piece] = [
            [(f"{player['taxis']} {self.labels['in_hand']}", "bold")],
            [(f"{player['circled']}/{side['circles']} {self.labels['received']}", "")],
        ]
        for box in self.data["boxes"]:
            crossed = player["crossed"].get(box["id"])
            if crossed is not None:
                text = f"{self.names['box'][box['id']]} {crossed}/{len(box['leaves'])}"
                pieces.append([(text, "" if crossed else "dim")])
        return flow([(f"  {self.labels['taxis']}", "")], pieces, self.width, " · ")

    def map(self, player: dict[str, Any]) -> list[str]:
        """The provinces colour by colour with their points, and the links made."""
        pieces: list[Piece] = []
        for colour in self.data["colours"]:
            piece: Piece = [self.colour(colour["id"])]
            for province in self.data["provinces"]:
                if province["colour"] == colour["id"]:
                    square = player["squares"].get(province["id"])
                    points = "–" if square is None else str(square["points"])
                    piece.append((f" {province['code']} {points}", "dim" if square is None else "bold"))
            pieces.append(piece)
        lines = flow([(f"  {self.labels['map']}", "")], pieces, self.width, "   ")
        links: list[Piece] = [
            [(f"{self.provinces[path['from']]['code']}–{self.provinces[path['to']]['code']}", "")]
            for path in self.data["paths"]
            if path["from"] in player["squares"] and path["to"] in player["squares"]
        ]
        return [*lines, *flow([(f"  {self.labels['links']}", "")], links, self.width)] if links else lines

    def reservation(self, id: str) -> list[str]:
        """Another player's reservation, in one line."""
        card = self.cards[id]
        sign = self.colour(self.provinces[card["province"]]["colour"])
        title: Piece = [(f"  {self.labels['reservation']}  ", "")]
        return [markup([*title, sign, (f" {cut(self.names['card'][id], self.width - 20)}", "")])]
