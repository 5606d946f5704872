"""What is true of every position: of the whole (`whole`), of tiles and of what stands on them (`boroughs`), of cards
and promises (`cards`), and of plans and moves behind the screens (`plans`).
"""
