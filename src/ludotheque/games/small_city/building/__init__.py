"""Phase 2, construction: plans, squares, conditions, prices and payment (SC-5.2), carrying out plans when the
screens are lifted (SC-5.2.8), and the free tile of the council (SC-5.7.3).
"""
