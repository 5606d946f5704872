"""What a seat sees of the table. The rules never import it."""
