"""Matches in the store: headers and entries, snapshots, leases, journal files."""
