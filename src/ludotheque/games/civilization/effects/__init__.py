"""What cards do (CV-12, CV-B): one class for each effect code, in a file for each class of effects.

Battle abilities are in `battle/abilities.py`.
"""
