"""Phase 2 (SC-5.2): the plan behind the screen, where tiles may lie, conditions, prices, payment, the reveal; spaces
for raw materials (SC-3.7, SC-3.13).
"""
