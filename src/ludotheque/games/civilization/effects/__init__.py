"""What cards do: one class for each effect code, in a file for each class of effects (CV-12, CV-B). Battle abilities are in
`battle/abilities.py`.
"""
