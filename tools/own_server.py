"""A PostgreSQL server of our own: in a temporary folder, on this machine alone, gone with us."""

from __future__ import annotations

import atexit
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

ADDRESS = "QUAYSIDE_TEST_POSTGRES"
"""Where it is; processes that a test starts find it there too."""
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
OTHER_USER = "nobody"
"""As whom it runs where we are root, whom it refuses."""


def programs() -> Path | None:
    """Where those of the newest installed server are."""
    found = shutil.which("initdb")
    return Path(found).parent if found else next(iter(PROGRAMS[::-1]), None)


def address(*, is_safe: bool = False) -> str:
    """Of the server, which is started if it is not there yet; safe from a power cut it is slower."""
    if ADDRESS not in os.environ:
        os.environ[ADDRESS] = _start("on" if is_safe else "off")
    return os.environ[ADDRESS]


def _start(is_synced: str) -> str:
    where = programs()
    assert where is not None, "there is no PostgreSQL server: Debian calls it postgresql"
    folder = Path(tempfile.mkdtemp(prefix="quayside-postgres-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        user = pwd.getpwnam(OTHER_USER)
        os.chown(folder, user.pw_uid, user.pw_gid)
        as_user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    data, word = folder / "data", folder / "password"
    password = secrets.token_hex(16)
    word.write_text(password)
    word.chmod(0o644)
    _carry_out(
        *as_user,
        where / "initdb",
        "-D",
        data,
        "-U",
        "quayside",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
        "--auth=scram-sha-256",
        f"--pwfile={word}",
        "--no-sync",
        "--no-instructions",
    )
    port = _free_port()
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "fsync": is_synced,
        "full_page_writes": is_synced,
        "max_connections": 40,
        "shared_buffers": "32MB",
        "autovacuum": "off",
    }
    control: list[object] = [*as_user, where / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    _carry_out(*control, "-o", " ".join(f"-c {name}='{value}'" for name, value in settings.items()), "start")
    owner = os.getpid()

    def stop() -> None:
        if os.getpid() == owner:  # not a child that was forked
            subprocess.run([*map(str, control), "-m", "immediate", "stop"], check=False, capture_output=True)  # noqa: S603  # ours
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    return f"postgresql://quayside:{password}@127.0.0.1:{port}/postgres"


def _carry_out(*command: object) -> None:
    # Not a pipe: the server would keep it open.
    with tempfile.TemporaryFile("w+") as said:
        code = subprocess.call([str(each) for each in command], stdout=said, stderr=said, cwd="/")  # noqa: S603  # ours
        said.seek(0)
        assert code == 0, said.read()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
