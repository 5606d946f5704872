"""The tables of docs/bots.md: `ludotheque ladder` writes them between two marks."""

from pathlib import Path

from ludotheque.arena.ladder import WANTED, Ladder, Rung, told_options

BEGIN = "<!-- ladders: written by `ludotheque ladder GAME --page docs/bots.md` -->"
END = "<!-- end of ladders -->"


class NoMarks(ValueError):
    """The page lacks the marks for the tables."""


def write_page(path: Path, ladders: list[Ladder]) -> None:
    """Put the tables between the marks."""
    text = path.read_text(encoding="utf-8")
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise NoMarks(f"{path}: expected the lines {BEGIN!r} and {END!r}")
    path.write_text(f"{head}{BEGIN}\n\n{tables(ladders)}\n{END}{tail}", encoding="utf-8")


def tables(ladders: list[Ladder]) -> str:
    together = [ladder for ladder in ladders if ladder.seats > 1]
    alone = [ladder for ladder in ladders if ladder.seats == 1]
    parts = []
    if together:
        parts += [
            "| game | seats | level | against | games | wins (95 %) | wanted | points ahead | a decision |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
            *(row_together(ladder, rung) for ladder in together for rung in ladder.rungs),
            "",
        ]
    if alone:
        parts += [
            "| game, alone | options | level | games | wins (95 %) | points | a decision |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *(row_alone(ladder, rung) for ladder in alone for rung in ladder.rungs),
            "",
        ]
    return "\n".join(parts)


def row_together(ladder: Ladder, rung: Rung) -> str:
    others = ladder.seats - 1
    against = rung.against if others == 1 else f"{others} {rung.against}"
    wanted = f"{WANTED[ladder.seats]:.0%}" if ladder.seats in WANTED else ""
    cells = [
        told(ladder),
        str(ladder.seats),
        rung.level,
        against,
        str(rung.games),
        wins(rung),
        wanted,
        f"{rung.points:+.1f} ± {rung.error:.1f}",
        time(rung.ms),
    ]
    return f"| {' | '.join(cells)} |"


def row_alone(ladder: Ladder, rung: Rung) -> str:
    points = f"{rung.points:.1f} ± {rung.error:.1f}"
    options = told_options(ladder.options) or "the usual"
    cells = [ladder.game, options, rung.level, str(rung.games), wins(rung), points, time(rung.ms)]
    return f"| {' | '.join(cells)} |"


def told(ladder: Ladder) -> str:
    return f"{ladder.game} ({told_options(ladder.options)})" if ladder.options else ladder.game


def wins(rung: Rung) -> str:
    return f"{rung.share:.0%} ({rung.low:.0%}-{rung.high:.0%})"


def time(ms: float) -> str:
    """The time of a decision, forced ones included."""
    if ms < 1:
        return "under 1 ms"
    return f"{ms:.0f} ms" if ms < 1000 else f"{ms / 1000:.1f} s"
