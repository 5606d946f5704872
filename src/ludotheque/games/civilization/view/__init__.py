"""The view of a seat. The rules never import it."""
