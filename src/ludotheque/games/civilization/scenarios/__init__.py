"""Each ruling (CV-B) as a position with its moves, and the code that reads and plays them. The rules never import
it.
"""
