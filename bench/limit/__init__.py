"""The yardstick: what C does with the same work on the same core. See `build.py`."""
