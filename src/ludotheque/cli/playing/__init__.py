"""`play`: a match in the terminal, with its questions, explanations and hints."""
