"""The boards of Asia (SC-8.5): how cities are dealt and chosen, and what is special in each of them, a file a city;
`asia` is the module with its hooks. Seoul and Beijing differ in figures of the data only (SC-8.5.4, SC-8.5.6).
"""
