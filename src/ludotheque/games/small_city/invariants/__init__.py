"""Invariants of every position: of the whole (`whole`), of tiles and the pieces on them (`boroughs`), of cards and
promises (`cards`), and of plans and moves behind the screens (`plans`).
"""
