"""The map and what stands on it: tiles and markers (CV-2, CV-3), figures and their movement (CV-8.2 to CV-8.15),
huts, villages and relics (CV-8.8, CV-15.6), great people (CV-5.16).
"""
