"""What `./run bench` measures of others: worker functions, run by the interpreter of the peers' environment."""
