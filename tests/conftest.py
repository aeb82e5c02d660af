"""For all tests."""

import signal

from hypothesis import settings

# A slow machine is no fault of the code; what a failure printed can be put into a test as it stands.
settings.register_profile("sixtyone", deadline=None, print_blob=True)
settings.load_profile("sixtyone")

# A shell that starts the tests in the background lets them and what they start ignore Ctrl-C, which is tested.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
