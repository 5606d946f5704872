"""How cards are used: at whom, paid with what, announced, answered and cancelled (CV-11, CV-12, CV-13)."""
