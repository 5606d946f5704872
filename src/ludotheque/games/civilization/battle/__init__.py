"""Battles (CV-9): before the first turn, battle turns, fronts, what follows, loot."""
