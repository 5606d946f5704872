"""Everything on the table (CV-2, CV-3) as fields, and what can be said of it: things, verbs, questions, events."""
