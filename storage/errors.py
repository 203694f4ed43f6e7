"""What can go wrong with the database: one plain sentence per class."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar


class StorageError(Exception):
    """Something the operator can understand and mend; `str` of it is the sentence to show."""

    sentence: ClassVar[str]

    def __init__(self, path: Path | str | None = None, **values: object) -> None:
        super().__init__(self.sentence.format(path=path, **values))


class AlreadyOpen(StorageError):
    """Two processes must never write one file."""

    sentence = "The database {path} is in use by another process."


class MissingFolder(StorageError):
    """A folder is never made silently: it may be a typing error or a disk that is not mounted."""

    sentence = "The folder of {path} does not exist."


class MissingFile(StorageError):
    """There is nothing to back up or to restore."""

    sentence = "There is no file {path}."


class NotAFile(StorageError):
    """A folder stands where the file should be."""

    sentence = "{path} is a folder, not a database file."


class ReadOnly(StorageError):
    """The system refuses to write."""

    sentence = "{path} cannot be written: the file, its folder or the disk is read-only."


class ServerReadOnly(ReadOnly):
    """A database server that stands by for another."""

    sentence = "The database {path} cannot be written: its server only lets it be read."


class OnServer(StorageError):
    """What is done with a file cannot be done with a server's database."""

    sentence = (
        "This is for a SQLite file, but the games are in {path}:"
        " save and restore them with PostgreSQL's own pg_dump and pg_restore."
    )


class MissingDriver(StorageError):
    """Only hosts who use PostgreSQL have it."""

    sentence = (
        "For {path} a package more is needed:"
        " .venv/bin/python -m pip install --require-hashes -r requirements/postgres.txt"
    )


class TakenOver(StorageError):
    """The connection was lost, and what is remembered of the tables may be old."""

    sentence = "The database {path} was opened by another process meanwhile: stop this one."


class Locked(StorageError):
    """What was being written has been rolled back."""

    sentence = "The database {path} was kept waiting by somebody else who writes it."


class DiskFull(StorageError):
    """What was being written has been rolled back."""

    sentence = "{path} cannot be written: the disk is full."


class Damaged(StorageError):
    """SQLite cannot read the file, or finds it inconsistent."""

    sentence = "{path} is damaged or not a database; restore a backup."


class NotOurs(StorageError):
    """A healthy database, but not one of Quayside."""

    sentence = "{path} is not a database of Quayside."


class NewerDatabase(StorageError):
    """Written by a later Quayside, whose tables this one does not know."""

    sentence = (
        "{path} was written by a newer Quayside (version {found} of the tables, this one knows {known})."
    )


class WouldOverwrite(StorageError):
    """A backup never replaces a file."""

    sentence = "{path} exists already and is not overwritten."


class NothingThere(StorageError):
    """There is nothing to move."""

    sentence = "There are no games of Quayside in {path}."


class NotEmpty(StorageError):
    """Games are never mixed with others."""

    sentence = "{path} is not empty: games are moved to a new database only."


class ChangedOnTheWay(StorageError):
    """What was written does not read as what was sent."""

    sentence = "What arrived in {path} is not what was sent ({table}): nothing was moved."


class NotTaken(StorageError):
    """A row that one engine has kept and the other refuses."""

    sentence = "{path} does not take a row of {table}, so nothing was moved: {reason}."


class SeveralNames(StorageError):
    """Under its other names the old database would go on, and a bot could be started on it."""

    sentence = "{path} has other names too (hard links) that a restore would not change: remove those first."


class Unusable(StorageError):
    """Anything else the system reports about the file."""

    sentence = "{path} cannot be used: {reason}."


class StaleStep(StorageError):
    """The version exists already, or would leave a gap: somebody was faster."""

    sentence = "Version {version} is not the next step of table {table}."


class RepeatedRequest(StorageError):
    """The request has made its step already."""

    sentence = "A request to table {table} was made twice."
