"""For all tests."""

from hypothesis import settings

# A slow machine is no fault of the code; what a failure printed can be put into a test as it stands.
settings.register_profile("sixtyone", deadline=None, print_blob=True)
settings.load_profile("sixtyone")
