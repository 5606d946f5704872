"""What a client needs to draw the board."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """The default: nothing; such a game is played through the list of its choices."""

    def board(self) -> dict[str, Any]:
        """What never changes: places, shapes, costs, in JSON values."""
        return {}
