"""Card effects (CV-12, CV-B): one class for each effect code, one file for each class of effects.

Battle abilities are in `battle/abilities.py`.
"""
