"""Battles (CV-9): events before the first turn, battle turns, fronts, aftermath, loot."""
