# The server, its data, and their help.

serve-short = serve the table to browsers
serve-help =
    Serve the games to browsers: tables with friends and bots, every move kept on the disk before anyone is told
    of it.
serve-examples =
    Examples:

      sixtyone serve
      sixtyone serve --host 127.0.0.1 --port 8080 --data ~/cribbage
serve-option-host = the address to listen at; 127.0.0.1 for this machine alone
serve-option-port = the port
serve-option-data = the folder of everything that is kept
serve-option-log-level = what is logged: debug, info, warning or error
serve-option-grace = seconds that a player may be away on their own turn before others may go on
serve-option-behind-proxy = believe a proxy on this machine about addresses and https
serve-option-origin = another address under which browsers reach the server; may be given several times
serve-backup-short = copy the server's data, while it runs
serve-backup-help =
    Copy everything that the server keeps to one file, as of one moment, also while it runs. Every log is played
    again and checked.
serve-restore-short = put a backup in place of the server's data
serve-restore-help =
    Put a backup in place of the server's data while it does not run. What was there stays beside it.
serve-argument-file = the file of the backup
