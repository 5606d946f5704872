"""Techs are learned (CV-10.5 to CV-10.9) and investments made (CV-15.9). When that is asked: `turn.research_phase`."""
