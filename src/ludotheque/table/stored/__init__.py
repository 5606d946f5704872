"""Matches out of the store and into it: their headers and entries, snapshots, leases, journal files."""
