"""What keeps a server from starting or its data from being read: stable codes with their values, and no sentence.

The command line makes the sentence, in the language that it speaks.
"""

from __future__ import annotations

CODES: dict[str, str] = {
    "folder/not-a-folder": "What is named is a file.",
    "folder/unusable": "The folder cannot be made or looked into.",
    "folder/unwritable": "The folder, or what lies in it, cannot be written.",
    "folder/foreign": "Files that are not Sixty-One's lie in the folder.",
    "folder/in-use": "Another server has the folder open.",
    "folder/empty": "The folder holds no data of Sixty-One.",
    "database/empty": "The database has 0 bytes.",
    "database/damaged": "The database cannot be read, or its pages contradict each other.",
    "database/unusable": "The database cannot be opened or written, though it may be whole.",
    "database/foreign": "The database is another program's.",
    "database/newer": "The database was made by a newer version.",
    "database/uncopied": "The database cannot be copied.",
    "backup/there": "A file of that name is there already; it is not overwritten.",
    "backup/unwritable": "The file cannot be written.",
    "backup/missing": "There is no such file.",
    "backup/unreadable": "The file cannot be read.",
    "backup/foreign": "The file is no backup of Sixty-One, or is damaged.",
    "backup/refused": "The running server could not use the file, or was given another one meanwhile.",
    "backup/not-taken": "The running server did not take the file over in time; nothing has changed.",
    "backup/taken": "The server has taken the file over and does not answer yet.",
    "log/seed": "The seed of a table is not the one that was committed to.",
    "log/hash": "An entry does not fit the hash of those before it.",
    "log/course": "An entry does not follow from those before it.",
    "log/entry": "An entry is of a kind that this version does not know.",
    "log/unreadable": "The log of a table cannot be read.",
    "port/taken": "Another program listens at the port.",
    "port/reserved": "The system keeps the port for its own programs.",
    "host/unknown": "Nothing is known of a host of that name.",
    "host/elsewhere": "The address is none of this machine's.",
    "host/unusable": "The address cannot be listened at, for another reason.",
}


class Trouble(Exception):
    """The root: ``code`` (one of ``CODES``), ``values`` for the sentence, and the error of the system behind it."""

    def __init__(self, code: str, cause: OSError | None = None, /, **values: str | int) -> None:
        assert code in CODES, f"undocumented code {code}"
        told = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{code} ({told})" if told else code)
        self.code = code
        self.cause = cause
        self.values = values
