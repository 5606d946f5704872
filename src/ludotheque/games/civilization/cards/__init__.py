"""How cards are used: targets, payment, announcement, answers and cancels (CV-11, CV-12, CV-13)."""
