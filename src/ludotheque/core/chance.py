"""The random number generator (sfc32). It is part of the position, so a clone draws the same as its original."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEED_BITS: Final = 128
WORD: Final[i64] = 0xFFFFFFFF
WORDS: Final[i64] = 0x100000000
WARM_UP: Final[i64] = 16


class Chance:
    """Four 32-bit words. `draws` counts the uses: a decision that used chance can't be taken back freely."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64, draws: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.draws: i64 = draws

    def clone(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter, self.draws)

    def word(self) -> i64:
        """The next 32 random bits."""
        total = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        turned = ((self.c << 21) & WORD) | (self.c >> 11)
        self.c = (turned + total) & WORD
        return total

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1, by rejection sampling."""
        if n < 1 or n > WORDS:
            raise ValueError(f"chance: can't draw one of {n}: a word has 32 bits")
        self.draws += 1
        fair = (WORDS // n) * n
        while True:
            word = self.word()
            if word < fair:
                return word % n

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place, uniformly."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def seeded(seed: int) -> Chance:
    """A generator from a seed of up to 128 bits; the warm-up spreads even a small seed over all words."""
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed is a number of at most {SEED_BITS} bits, not negative; got {seed}")
    mask = 0xFFFFFFFF
    chance = Chance(seed & mask, (seed >> 32) & mask, (seed >> 64) & mask, (seed >> 96) & mask, 0)
    for _ in range(WARM_UP):
        chance.word()
    return chance
