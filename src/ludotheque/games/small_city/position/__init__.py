"""Everything on the table as fields (SC-2, SC-3), what stands in a borough (SC-3), which options go together."""
