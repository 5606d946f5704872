"""The state of the table as fields (SC-3): boroughs, stock, raw materials, printed buildings; and its vocabulary:
things, options, verbs, events. `module` has the hooks of the Winter modules (SC-4.1, SC-8).
"""
