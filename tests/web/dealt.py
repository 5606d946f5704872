"""The server as it is, but that deals follow from how many there were since the test began: no test depends on luck.

`SEED` of the environment makes them others, for exploring.
"""

import os
from pathlib import Path

from ludotheque.core import match

SEED = int(os.environ.get("SEED", "7"))
DEALS = "deals"  # a file in the server's folder; `begin_anew` forgets how many there were


def the_same_seed() -> int:
    return SEED


def the_next_seed() -> int:
    counted = Path(DEALS)
    count = int(counted.read_text()) if counted.exists() else 0
    counted.write_text(str(count + 1))
    return SEED + count


def begin_anew(folder: Path) -> None:
    (folder / DEALS).unlink(missing_ok=True)


if __name__ == "__main__":
    match.new_seed = the_same_seed  # bots think whenever they come to it
    from ludotheque.table import table

    table.new_seed = the_next_seed  # type: ignore[attr-defined]
    from ludotheque.cli.main import main

    main()
