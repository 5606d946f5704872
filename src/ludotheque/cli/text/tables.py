"""Tables that fit the screen without cutting a name or a figure.

Headings are broken between words first, then the cells of one column. If that is not enough, each row becomes a
paragraph.
"""

from collections.abc import Sequence
from typing import Any

from ludotheque.cli.text.voice import Voice

GAP = 2


def show_table(
    voice: Voice,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    left: int = 1,
    breaks: int | None = None,
    total: Sequence[str] | None = None,
) -> None:
    """The first `left` columns are left-aligned; cells of column `breaks` may be broken; `total` is the last row."""
    every = [*rows, *([] if total is None else [total])]
    widths = fitting(voice.console.width, headings, every, breaks)
    if widths is None:
        show_paragraphs(voice, headings, every)
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=None,
        pad_edge=False,
        padding=(0, GAP, 0, 0),
        header_style="bold",
        show_header=any(headings),
        show_footer=total is not None,
        footer_style="bold",
    )
    vertical: Any = "bottom" if breaks is None else "top"
    for place, (heading, width) in enumerate(zip(headings, widths, strict=True)):
        justify: Any = "left" if place < left else "right"
        footer = Text("" if total is None else total[place])
        table.add_column(
            Text(heading), footer, justify=justify, width=width, overflow="fold", vertical=vertical
        )
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    voice.console.print(table)


def fitting(
    room: int, headings: Sequence[str], rows: Sequence[Sequence[str]], breaks: int | None
) -> list[int] | None:
    """The width of each column, as wide as possible; empty if even the narrowest are too wide."""
    wanted, least = [], []
    for place, heading in enumerate(headings):
        cells = [row[place] for row in rows]
        whole = max(map(cell_width, cells), default=0)
        narrow = max(map(widest_word, cells), default=0) if place == breaks else whole
        wanted.append(max(whole, cell_width(heading)))
        least.append(max(narrow, widest_word(heading)))
    left = room - GAP * len(headings)  # each column is followed by a gap, including the last
    while sum(wanted) > left:
        spare = [here - there for here, there in zip(wanted, least, strict=True)]
        if max(spare) == 0:
            return None
        wanted[spare.index(max(spare))] -= 1
    return wanted


def show_paragraphs(voice: Voice, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """The first cell of a row on its own line, then a line for each of the others."""
    for row in rows:
        voice.console.print(row[0], style="bold", markup=False)
        for heading, cell in list(zip(headings, row, strict=True))[1:]:
            if cell:
                voice.item(voice.say("table-cell", heading=heading, cell=cell))


def cell_width(text: str) -> int:
    from rich.cells import cell_len

    return cell_len(text)


def widest_word(text: str) -> int:
    """The widest unbreakable part: no-break spaces do not separate words."""
    return max((cell_width(word) for word in text.split(" ")), default=0)
