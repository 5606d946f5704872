"""The other processes that serve the same table, and notifications from them."""
