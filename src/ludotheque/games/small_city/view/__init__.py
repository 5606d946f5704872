"""The view of a seat (SC-16.1), and the data from which pages draw boards and tiles. The rules never import it."""
