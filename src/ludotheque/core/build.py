"""Whether the engine runs compiled by mypyc or interpreted."""

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
