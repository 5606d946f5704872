"""The course of play: set-up (SC-4), the phases other than citizens and construction (SC-5.1, SC-5.4 to SC-5.8),
scoring and the end (SC-6, SC-7), the solo game (SC-8.0). Promises are tested by SC-15.4.
"""
