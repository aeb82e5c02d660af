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
serve-backup-short = copy the server’s data, while it runs
serve-backup-help =
    Copy everything that the server keeps to one file, as of one moment, also while it runs. Every log is played
    again and checked.
serve-restore-short = put a backup in place of the server’s data
serve-restore-help =
    Put a backup in place of the server’s data, also while it runs: it starts afresh from the backup, and open
    tables follow by themselves. What was there stays beside it.
serve-argument-file = the file of the backup
# What is printed when the server is ready: the address here, then the one for others.
serve-at = Sixty-One at { $address }
serve-at-network = for others in this network: { $address }
# After a backup or a restore.
serve-whole = { $file }: { $count ->
    [one] { NUMBER($count, useGrouping: 0) } table
   *[other] { NUMBER($count, useGrouping: 0) } tables
 }, every log whole
# While the server that runs is waited for.
serve-takes-over = The running server{ $process ->
    [none] {""}
   *[other] {" "}(process { $process })
 } is taking over the backup…
serve-elsewhere = The server runs on Linux, macOS and WSL.
# Why the server does not start, or its data are not copied: one for each code of server/trouble.py. $reason is what the system or the
# database says, most often one of cli-reason.
serve-error-folder-not-a-folder = { $folder } is no folder; name another by --data.
serve-error-folder-unusable = { $folder } cannot be used: { $reason }. Name another folder by --data.
serve-error-folder-unwritable = { $folder } cannot be written: { $reason }. Name another folder by --data.
serve-error-folder-foreign = { $folder } holds other files, such as { $other }; name an empty folder by --data.
serve-error-folder-in-use = { $folder } is in use by another server{ $process ->
    [none] {""}
   *[other] {" "}(process { $process })
 }; stop that one, or name another folder by --data.
serve-error-folder-empty = { $folder } holds no data of Sixty-One; name its folder by --data.
serve-error-database-empty = The database { $file } is empty: it has 0 bytes. Put a backup in its place, or delete it to begin anew.
serve-error-database-damaged = The database { $file } is damaged ({ $reason }); put a whole backup in its place.
serve-error-database-unusable = The database { $file } cannot be used: { $reason }.
serve-error-database-foreign = { $file } is another program’s database; name another.
serve-error-database-newer = The database { $file } was made by a newer Sixty-One (version { $version } of the data); update this one.
serve-error-database-uncopied = The database { $file } cannot be copied: { $reason }.
serve-error-backup-there = { $file } is there already; name another file.
serve-error-backup-missing = There is no file { $file }.
serve-error-backup-unreadable = { $file } cannot be read: { $reason }.
serve-error-backup-unwritable = { $file } cannot be written: { $reason }.
serve-error-backup-foreign = { $file } is no backup of Sixty-One, or is damaged.
serve-error-backup-refused = The running server did not accept { $file }: it could not use it, or was given another file meanwhile. See its log.
serve-error-backup-not-taken = The running server did not take over { $file }; nothing has changed. Stop it, and restore then.
serve-error-backup-taken = The server has taken over { $file } but does not answer yet. It starts from the backup as soon as it can, at its next start at the latest.
serve-error-log-seed = Table { $table }: the seed is not the one that was committed to.
serve-error-log-hash = Table { $table }: entry { $entry } does not fit the hash of those before it.
serve-error-log-course = Table { $table }: entry { $entry } does not follow from those before it.
serve-error-log-entry = Table { $table }: { $kind } is no kind of entry that is known here.
serve-error-log-unreadable = The log of table { $table } cannot be read.
serve-error-port-taken = Port { $port } is taken by another program; name another by --port.
serve-error-port-reserved = Port { $port } is kept for the system’s own programs; name one above 1023 by --port.
serve-error-host-unknown = There is no host { $host }; name an address of this machine by --host.
serve-error-host-elsewhere = { $host } is no address of this machine; name another by --host.
serve-error-host-unusable = The server cannot listen at { $host }: { $reason }. Name another address by --host.
