"""Quayside's command line."""

from __future__ import annotations

import argparse
import asyncio
import errno
import importlib.util
import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, TextIO

NEEDED = ("aiosqlite", "discord", "dotenv", "fluent", "font_roboto", "msgspec", "PIL", "zlib_ng")


def enter_environment() -> None:
    """Go on in .venv when this Python lacks what the bot needs; without one offer it, or say how to."""
    missing = [name for name in NEEDED if not importlib.util.find_spec(name)]
    if sys.version_info >= (3, 11) and not missing:
        return
    environment = Path(__file__).resolve().parent / ".venv"
    layouts = (environment / "bin" / "python", environment / "Scripts" / "python.exe")
    python = next((each for each in layouts if each.exists()), None)
    if python is not None and Path(sys.prefix).resolve() != environment.resolve():
        go_on_with(python)
    if sys.argv[1:] == ["doctor", "--json"]:
        sentence = "{} is missing; 'make setup' installs it."
        kind = {"is_well": False, "about": "package", "severity": 2}
        print(json.dumps([{**kind, "sentence": sentence.format(name)} for name in missing]))
        sys.exit(2)
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty():
        from tools.installing import offer, python_of  # noqa: PLC0415  # where nobody can be asked, nothing is

        if offer(environment):
            go_on_with(python_of(environment))
    sys.exit(
        complain(
            "Quayside's packages are not installed for this Python, or it is older than 3.11:"
            " run 'make setup' first, or 'python bot.py play' at a terminal, which offers to."
        )
    )


def go_on_with(python: Path) -> NoReturn:
    """Do the same with another Python."""
    command = [str(python), *sys.argv]
    if os.name == "nt":  # there a process cannot become another, and the terminal would not wait for it
        sys.exit(subprocess.call(command))  # noqa: S603  # our own interpreter, no shell
    os.execv(python, command)  # noqa: S606  # as above


def complain(sentence: object) -> int:
    """Say what is wrong, in one sentence; the exit code for it."""
    write_out(sys.stdout)
    with suppress(OSError):  # there may be no room even for that
        print(sentence, file=sys.stderr)
    write_out(sys.stderr)
    return 2


def write_out(stream: TextIO) -> None:
    """Write what was printed; what cannot be written is dropped, else Python would fail again at its end."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


enter_environment()


def run_alive(asked: argparse.Namespace | None = None) -> int:
    """Say whether the bot of this database runs and its event loop turns; 1 when not."""
    del asked
    from cogs.plumbing.upkeep import SILENCE, silent_for  # noqa: PLC0415  # little, for it is asked often
    from cogs.settings import CannotHost, read_settings  # noqa: PLC0415  # as above

    try:
        found = read_settings(os.environ, Path())
    except CannotHost as complaint:
        print(complaint, file=sys.stderr)
        return 2
    silence, database = silent_for(found.database, found.shards), found.database
    if silence is None:
        print(f"No bot runs with {database}.")
    else:
        print(f"The bot of {database} gave its last sign of life {silence} seconds ago.")
    return 0 if silence is not None and silence < SILENCE else 1


if __name__ == "__main__" and sys.argv[1:] == ["alive"]:
    sys.exit(run_alive())

import msgspec

from cogs.log import write_logs
from cogs.settings import CannotHost, Settings, database_of, read_file, read_settings
from computers import Level
from games import GAMES
from games.core import AnyGame
from storage.errors import MissingFile, NothingThere, StorageError
from storage.opening import examined, file_of, open_store
from storage.sqlite.backup import backup, restore
from tools.complaint import Complaint
from tools.keep_games import play as random_game
from tools.learn import lessons_told
from tools.match import Match, play_all, report
from tools.random_play import position
from tools.replay import load, tell
from tools.simulate import simulate
from words.catalogue import LANGUAGES

MOST_GAMES = 1_000_000
MOST_STEPS = 100_000


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """End with the sentence and exit code 2."""
        raise Complaint(f"{message[:1].upper()}{message[1:]}. Try '{self.prog} --help'.")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End after the help, once it has been written."""
        sys.stdout.flush()
        super().exit(status, message)


def settings() -> Settings:
    """What the operator decided: the environment, then `.env` in this folder."""
    return read_settings(os.environ, Path())


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {least} to {most}")
        return int(text)

    return read


def players_of(game: AnyGame, players: int) -> int:
    """That number of players, if the game can be played by so many."""
    if players not in game.seats:
        raise Complaint(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} players, not {players}.")
    return players


def run_simulate(asked: argparse.Namespace) -> int:
    """Play random games and report; 1 when any did not end as it should."""
    game = GAMES[asked.game]
    report = simulate(game, players_of(game, asked.players), asked.games, asked.seed)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        print(
            f"{report.ended} of {report.games} games of {report.game} with {report.players} players ended, "
            f"{report.dead_ends} dead ends, {report.errors} errors; {report.median_steps:g} steps in the "
            f"middle one, {report.steps_per_second:g} steps a second."
        )
    return 0 if report.ended == report.games else 1


def kinds(text: str) -> tuple[Level, ...]:
    """Who plays in a match: names of levels between commas."""
    try:
        return tuple(Level(name.strip()) for name in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}: choose from {', '.join(Level)}") from None


def run_match(asked: argparse.Namespace) -> int:
    """Let computers play against each other and report; 1 when any game did not end."""
    game = GAMES[asked.game]
    players_of(game, len(asked.seats))
    match = Match(game.id, asked.seats, asked.seed, asked.simulations, game.data_digest)
    outcomes = play_all(
        match, asked.games, resume=asked.resume, folder=asked.record, processes=asked.processes
    )
    found = report(match, outcomes)
    if asked.json:
        print(msgspec.json.encode(found).decode())
    else:
        won = ", ".join(f"{kind} {wins:g}" for kind, wins in found.wins.items())
        print(
            f"{found.games} games of {found.game}, won by {won}; {found.undecided} by nobody, "
            f"{found.unfinished} did not end; {found.ms_per_decision_mean:g} ms a decision of "
            f"{asked.seats[0]}, {found.decisions_per_game:g} decisions a game."
        )
    return 1 if found.unfinished else 0


def run_draw(asked: argparse.Namespace) -> int:
    """Draw a position of random play, as everybody or as one seat sees it."""
    from tools.draw import FINISH, draw, draw_finish, pictures  # noqa: PLC0415  # fonts and all; takes its time

    game = GAMES[asked.game]
    if asked.list:
        print("\n".join(pictures(game)))
        return 0
    if asked.players is None or asked.out is None:
        raise Complaint("Say for how many with --players and where to with --out FILE.png.")
    seats = players_of(game, asked.players)
    seat = None if asked.seat is None else seated(asked.seat, seats)
    if asked.picture == FINISH:
        text = draw_finish(random_game(game, seats, asked.seed), asked.lang, asked.out, asked.boxes)
    else:
        view = game.view(position(game, seats, asked.seed, asked.steps), seat)
        text = draw(game, view, asked.lang, asked.out, asked.picture, asked.boxes)
    if asked.text:
        print(text)
    return 0


def run_panel(asked: argparse.Namespace) -> int:
    """Say what a seat's panel shows at a position of random play: its lists, and the taps to each choice."""
    from tools.panel import panel, sight_at, text_of  # noqa: PLC0415  # knows Discord, which takes its time

    game = GAMES[asked.game]
    seats = players_of(game, asked.players)
    seat = seated(asked.seat, seats)
    state = position(game, seats, asked.seed, asked.steps)
    shown = panel(sight_at(game, state, seat, seats, asked.lang))
    print(msgspec.json.encode(shown).decode() if asked.json else text_of(shown))
    return 0


def run_learn(asked: argparse.Namespace) -> int:
    """Say how long a game's lessons are, and which wrong wishes they answer."""
    found = lessons_told(GAMES[asked.game], asked.lang)
    if asked.json:
        print(msgspec.json.encode(found).decode())
        return 0
    for each in found.lessons:
        wishes = "".join(f"\n  {wish.wish}: {wish.answer}" for wish in each.wrong_wishes)
        print(f"{each.title}: {each.prompts} prompts, {each.words} words, {each.seconds_at_180} s.{wishes}")
    return 0


def seated(seat: int, seats: int) -> int:
    """That seat, if the table has it."""
    if seat >= seats:
        raise Complaint(f"With {seats} players the seats are 0 to {seats - 1}, not {seat}.")
    return seat


def run_replay(asked: argparse.Namespace) -> int:
    """Play a recorded game again; 1 when it broke a promise."""
    found = load(asked.file)
    for line in tell(found, asked.lang):
        print(line)
    if found.crash:
        print(found.crash, file=sys.stderr)
    return 1 if found.crash else 0


def run_bot(asked: argparse.Namespace) -> int:
    """Host the games in Discord until told to stop."""
    found = settings()
    from cogs.hosting import run  # noqa: PLC0415  # takes its time, for which nobody else should wait

    if asked.attached:
        threading.Thread(target=stop_when_input_ends, daemon=True).start()
    write_logs(found.log_level, found.token, found.log_format)
    asyncio.run(run(found))
    return 0


def stop_when_input_ends() -> None:
    """Stop with whoever started us, even if they are killed."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def run_play(asked: argparse.Namespace) -> int:
    """Try it in the browser, with no token; nothing leaves this machine."""
    # A real bot does without these, and starts sooner.
    from playground.keeping import CannotPlay  # noqa: PLC0415  # as above
    from playground.play import Wanted, play  # noqa: PLC0415  # as above
    from tools.offered import offered  # noqa: PLC0415  # as above
    from tools.report import lay_out  # noqa: PLC0415  # as above
    from tools.report import load as load_report  # noqa: PLC0415  # as above

    read_file(Path())  # the bot we start reads it too, and would fall again and again
    command = (sys.executable, Path(__file__).resolve(), "run", "--attached")
    data = asked.data or (Path("playground.db") if asked.report is None else asked.report.with_suffix(".db"))
    wanted = Wanted(
        data,
        command,
        asked.port,
        asked.fresh and asked.report is None,
        not asked.no_browser,
        offered(GAMES),
    )
    try:
        if asked.report is not None:
            lay_out(load_report(asked.report), wanted)
        asyncio.run(play(wanted))
    except CannotPlay as complaint:
        raise Complaint(str(complaint)) from None
    return 0


def run_report(asked: argparse.Namespace) -> int:
    """Write what somebody reported to a file, while the bot may be running."""
    from tools.report import take_out  # noqa: PLC0415  # as above

    print(
        take_out(file_of(settings().database), asked.number, asked.out or Path(f"report-{asked.number}.json"))
    )
    return 0


def run_backup(asked: argparse.Namespace) -> int:
    """Copy the database while the bot may be running."""
    backup(file_of(settings().database), asked.file)
    print(f"{settings().database} is saved in {asked.file}.")
    return 0


def run_restore(asked: argparse.Namespace) -> int:
    """Put a saved database in place, keeping the present one beside it."""
    kept = restore(asked.file, file_of(settings().database))
    print(f"{asked.file} is now {settings().database}." + (f" The former one is {kept}." if kept else ""))
    return 0


def run_move(asked: argparse.Namespace) -> int:
    """Move all games from one database to another, a file or a PostgreSQL server's; neither bot may run."""
    from storage.moving import move  # noqa: PLC0415  # as above

    source, target = (database_of("The database", text) for text in (asked.source, asked.target))
    if examined(source) is None:
        raise NothingThere(source if isinstance(source, Path) else str(source))
    moved = asyncio.run(move(source, target))
    print(
        f"{moved['tables'].rows} tables with {moved['steps'].rows} steps, and all that belongs to them, are"
        f" in {target}, compared row by row."
        f" {source} is left as it is: host from one of the two only."
    )
    return 0


def run_invite(asked: argparse.Namespace) -> int:
    """Print the link by which an administrator invites the bot."""
    from cogs.plumbing.rights import application_of, invitation  # noqa: PLC0415  # as above

    application = asked.application or application_of(settings().token)
    if application is None:
        raise Complaint(
            "Whose link? Set DISCORD_TOKEN, or name the application: python bot.py invite --application ID."
        )
    print(invitation(application))
    return 0


def run_forget(asked: argparse.Namespace) -> int:
    """Make somebody anonymous who asks the host for it, as /privacy does; the bot must not be running."""
    from cogs.looking.privacy import nameless  # noqa: PLC0415  # as above
    from host.tables import Host  # noqa: PLC0415  # as above

    database = settings().database
    if isinstance(database, Path) and not database.exists():
        raise MissingFile(database)

    async def forget() -> bool:
        async with open_store(database) as store:
            host = Host(store, GAMES, lambda: int(time.time()))
            await host.resume(nameless())
            return await host.forget(asked.user, nameless())

    if asyncio.run(forget()):
        print(f"{asked.user} is forgotten; their tables hear of it when the bot runs again.")
    else:
        print(f"Nothing is kept about {asked.user}.")
    return 0


def run_doctor(asked: argparse.Namespace) -> int:
    """Say whether everything is in place; 1 when something wants care, 2 when the bot cannot host."""
    from tools.doctor import examine, unsettled  # noqa: PLC0415  # as above

    try:
        findings = examine(settings())
    except CannotHost as complaint:
        if not asked.json:
            raise
        findings = [unsettled(complaint)]
    if asked.json:
        print(msgspec.json.encode(findings).decode())
    else:
        for finding in findings:
            name = finding.severity.name
            print(f"{name.lower() if finding.is_well else name:5} {finding.sentence}")
    return max(finding.severity for finding in findings)


def say_how_to_play(playing: argparse.ArgumentParser) -> None:
    """What can be said of a playground."""
    playing.add_argument("--port", type=whole(0, 65535), help="0 for any; by default 1884, or any if taken")
    playing.add_argument("--no-browser", action="store_true", help="only print the address")
    playing.add_argument("--fresh", action="store_true", help="forget what was played before")
    playing.add_argument("--data", type=Path, metavar="FILE", help="by default playground.db")
    playing.add_argument(
        "--from",
        dest="report",
        type=Path,
        metavar="REPORT",
        help="begin anew with the game of a report; by default beside it, in REPORT.db",
    )


def say_which_report(reporting: argparse.ArgumentParser) -> None:
    """Its number, and where to."""
    reporting.add_argument("number", type=whole(1, 2**31), metavar="N", help="as whoever reported was told")
    reporting.add_argument("--out", type=Path, metavar="FILE.json", help="by default report-N.json")


def say_what_to_move(moving: argparse.ArgumentParser) -> None:
    """From where and to where."""
    for name, where in (("source", "FROM"), ("target", "TO")):
        moving.add_argument(name, metavar=where, help="a file, or postgresql://USER:PASSWORD@HOST/DATABASE")


def command_line() -> Parser:
    """Everything that can be asked of `python bot.py`."""
    parser = Parser(prog="python bot.py", description="Quayside hosts board games about rivers and harbours.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=(run.__doc__ or "").split(";")[0].rstrip("."))
        added.set_defaults(run=run)
        return added

    running = command("run", run_bot)
    running.add_argument(
        "--attached", action="store_true", help="stop when standard input ends, for whoever starts this"
    )
    say_how_to_play(command("play", run_play))
    simulating = command("simulate", run_simulate)
    drawing = command("draw", run_draw)
    showing = command("panel", run_panel)
    learning = command("learn", run_learn)
    for about in (simulating, drawing, showing, learning):
        about.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    for about in (simulating, drawing, showing):
        about.add_argument("--players", type=whole(1, 99), required=about is not drawing)
        about.add_argument("--seed", type=whole(0, 2**63), default=1)
    simulating.add_argument("--games", type=whole(1, MOST_GAMES), default=100)
    simulating.add_argument("--json", action="store_true", help="one object instead of a sentence")
    for at in (drawing, showing):
        at.add_argument("--steps", type=whole(0, MOST_STEPS), default=0, help="random steps to play first")
    showing.add_argument(
        "--seat", type=whole(0, 98), default=0, help="whose panel; by default that of seat 0"
    )
    for telling in (showing, learning):
        telling.add_argument("--json", action="store_true", help="one object instead of text")
    drawing.add_argument("--seat", type=whole(0, 98), help="as that seat sees it; alone, its private sheet")
    drawing.add_argument(
        "--picture",
        "--sheet",
        metavar="NAME",
        help="which picture; by default what fits the question",
    )
    drawing.add_argument("--list", action="store_true", help="name the pictures of the game instead")
    drawing.add_argument("--out", type=Path, metavar="FILE.png")
    drawing.add_argument("--boxes", type=Path, metavar="FILE.json", help="write where its texts are as well")
    drawing.add_argument("--text", action="store_true", help="print the text twin as well")
    matching = command("match", run_match)
    matching.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    matching.add_argument(
        "--seats", type=kinds, required=True, metavar="KIND,KIND...", help=f"from {', '.join(Level)}"
    )
    matching.add_argument("--games", type=whole(1, MOST_GAMES), default=20)
    matching.add_argument("--seed", type=whole(0, 2**63), default=1)
    matching.add_argument(
        "--simulations", type=whole(1, MOST_STEPS), help="for each decision; by default what its level takes"
    )
    matching.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep the outcomes there, and go on there"
    )
    matching.add_argument(
        "--record", type=Path, metavar="DIR", help="write a record of each game, for replay"
    )
    matching.add_argument("--processes", type=whole(1, 64), default=1, help="how many games at once")
    matching.add_argument("--json", action="store_true", help="one object instead of a sentence")
    replaying = command("replay", run_replay)
    for speaking in (drawing, showing, learning, replaying):
        speaking.add_argument("--lang", choices=LANGUAGES, default="en")
    for about in (replaying, command("backup", run_backup), command("restore", run_restore)):
        about.add_argument("file", type=Path, metavar="FILE")
    say_which_report(command("report", run_report))
    say_what_to_move(command("move-database", run_move))
    inviting = command("invite", run_invite)
    inviting.add_argument(
        "--application",
        type=whole(1, 2**64),
        metavar="ID",
        help="from Discord's developer portal; by default the one the token belongs to",
    )
    forgetting = command("forget", run_forget)
    forgetting.add_argument("user", type=whole(1, 2**63 - 1), metavar="USER", help="their number in Discord")
    command("alive", run_alive)
    examining = command("doctor", run_doctor)
    examining.add_argument("--json", action="store_true", help="a list of objects instead of text")
    return parser


def what_goes_without_saying() -> list[str]:
    """For somebody at a terminal who has no token and asks for nothing: the playground."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return ["play"] if is_terminal and not settings().token else []


def trouble(error: OSError) -> str:
    """What the system reports, in one sentence: a name it cannot use, a full disk."""
    logging.getLogger("quayside").debug("The system reports trouble", exc_info=error)
    reason = error.strerror or str(error) or type(error).__name__
    if error.filename is not None:
        return f"{error.filename} cannot be used: {reason}."
    is_full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
    return f"{'Not all could be written' if is_full else 'It cannot go on'}: {reason}."


def main(arguments: Sequence[str]) -> int:
    """Do what is asked; what is wrong gets one sentence and exit code 2."""
    try:
        asked = command_line().parse_args(arguments or what_goes_without_saying())
        code: int = asked.run(asked)
        sys.stdout.flush()
    except (CannotHost, Complaint, StorageError) as complaint:
        return complain(complaint)
    except BrokenPipeError:
        # The reader of our output has gone (`| head`); nothing is left to say.
        write_out(sys.stdout)
        return 0
    except UnicodeEncodeError as error:
        return complain(
            f"The output cannot be written in this terminal's {error.encoding}: set PYTHONIOENCODING=utf-8."
        )
    except OSError as error:
        return complain(trouble(error))
    return code


if __name__ == "__main__":
    # Closed by whoever started us (`>&-`), they are None; what is printed then goes nowhere.
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # until the end
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # as above
    sys.exit(main(sys.argv[1:]))
