"""Tables and compiled twins of the rules, for simulation and analysis. Needs the extra ``[fast]``: NumPy and numba."""

from sixtyone.extras import need

need("numpy", "numba")
