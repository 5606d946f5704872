"""Learning techs (CV-10.5 to CV-10.9) and making investments (CV-15.9). For the question itself see
`turn.research_phase`.
"""
