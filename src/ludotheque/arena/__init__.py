"""Many games at once: simulations, comparisons of bots, benchmarks."""
