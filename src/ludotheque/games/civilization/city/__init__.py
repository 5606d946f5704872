"""Cities: founding and growing (CV-5.2, CV-15.7), what they build and where (CV-7.2 to CV-7.13), arts, harvest and the
culture track (CV-7.14 to CV-7.20).
"""
