"""Tables and compiled twins of the rules, for simulation and analysis. Needs the extra ``[fast]``: NumPy and numba."""
