"""What `./run bench` measures of ours: worker functions, run by the checkout's own interpreter."""
