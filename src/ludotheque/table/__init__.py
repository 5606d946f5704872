"""Matches people play: lobby, seats, turns, undo, chat, bots. No HTTP, no SQL text.

people     who is there: people and their accounts, names, passphrases, sessions, limits
match      one match that is being played: its entries, what people may do, what each of them is told
stored     matches out of the store and into it: headers and entries, snapshots, leases, journal files
bots       bots and hints: what they are asked, the workers they think in, which job is next
processes  the other processes that serve the same table
"""
