"""The cost of techs (CV-10.2), learning them (CV-10.5 to CV-10.9), and investments (CV-15.9). For the course of the
research phase see `turn.research_phase`.
"""
