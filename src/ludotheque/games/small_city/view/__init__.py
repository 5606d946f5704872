"""What a seat sees of the table (SC-16.1), and what pages draw boards and tiles from. The rules never import it."""
