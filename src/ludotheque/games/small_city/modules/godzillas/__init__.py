"""Godzillas (SC-8.1): their break and waking, arrival and return, march, and the radioactivity they leave, which the
Engineer removes (SC-5.1.5); `godzillas` is the module with its hooks.
"""
