"""What cards do, one file for each class of effects, and the executor that asks «may I?» and does it (CV-12, CV-B)."""
