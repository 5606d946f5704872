"""Bots and hints: jobs, worker processes, scheduling."""
