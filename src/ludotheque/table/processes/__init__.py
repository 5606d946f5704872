"""The other processes that serve the same table, and what is heard of them."""
