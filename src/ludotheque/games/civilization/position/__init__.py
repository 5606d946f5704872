"""The state of the table (CV-2, CV-3) as fields, and its vocabulary: things, verbs, questions, events."""
