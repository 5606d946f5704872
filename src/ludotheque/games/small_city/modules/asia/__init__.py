"""The boards of Asia (SC-8.5): how cities are dealt and chosen, and the special rules of each city, one file for
each; `asia` is the module with its hooks. Seoul, Hong Kong and Beijing
differ only in the data (SC-8.5.3, SC-8.5.4, SC-8.5.6).
"""
