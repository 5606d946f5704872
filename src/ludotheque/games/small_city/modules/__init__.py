"""What the Winter box adds (SC-8), one file for each of its modules or for each part of a large one."""
