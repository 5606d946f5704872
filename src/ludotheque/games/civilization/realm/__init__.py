"""What a player has and which of it is in force: cards, governments (CV-5.4), resources (CV-11), the pyramid of
techs (CV-10.3), culture cards in hand (CV-12.3), and the victory reached (CV-14.1).
"""
