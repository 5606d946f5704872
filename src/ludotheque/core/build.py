"""Which build of the engine this is: compiled by mypyc, or the same sources interpreted."""

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
