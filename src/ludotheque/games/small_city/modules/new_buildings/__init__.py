"""New buildings (SC-8.8), one file for each: Airport, Bank, Sorting Centre, Tramway Station; `new_buildings` is the
module with its hooks. Their promises (SC-8.7) are cards of the data.
"""
