"""Every speed claim of this project as a command: `./run bench`. See README.md beside this file."""
