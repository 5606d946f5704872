"""The games of a tournament as a table, a row for each seat of each game: CSV, or Parquet where arro3 is installed."""

import csv
from pathlib import Path
from typing import Any

from ludotheque.arena.tournament import Result

COLUMNS = ("game", "deal", "seat", "bot", "points", "rank", "won", "decisions", "ms", "forfeit")


class NoParquet(ImportError):
    """The package that writes Parquet is not installed."""


def table(results: list[Result]) -> list[tuple[Any, ...]]:
    """The rows, in the order of the columns."""
    return [
        (
            result.number,
            result.deal,
            seat,
            result.bots[seat],
            result.points[seat],
            result.ranks[seat],
            result.won[seat],
            result.decisions[seat],
            result.ms[seat],
            result.forfeits[seat],
        )
        for result in results
        for seat in range(len(result.bots))
    ]


def write_csv(results: list[Result], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(table(results))


def write_parquet(results: list[Result], path: Path) -> None:
    try:
        from arro3.core import Array, DataType, Table
        from arro3.io import write_parquet as write
    except ImportError as error:
        raise NoParquet(str(error)) from error
    whole, real, text = DataType.int64(), DataType.float64(), DataType.utf8()
    kinds = (whole, whole, whole, text, real, whole, real, whole, real, text)
    columns = zip(*table(results), strict=True)
    arrays: dict[str, Any] = {
        name: Array(list(column), type=kind)
        for name, kind, column in zip(COLUMNS, kinds, columns, strict=True)
    }
    write(Table.from_pydict(arrays), str(path))
