from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playground import keeping
from playground.data import Attachment, Message
from playground.keeping import CannotPlay, Keeper, load, save, snapshot
from playground.messages import speak
from playground.world import World


def with_picture(world: World, name: str) -> Message:
    channel = world.channel_named("general")
    picture = Attachment(
        id=world.snowflakes.next(), filename=name, content_type="image/png", content=name.encode()
    )
    return world.post(
        Message(
            id=world.snowflakes.next(),
            channel=channel.id,
            author=world.bot.id,
            created=0,
            attachments=[picture],
        )
    )


def test_pictures_are_kept_once_and_only_as_long_as_they_are_shown(tmp_path: Path) -> None:
    world = World.new()
    first, second = with_picture(world, "first.png"), with_picture(world, "second.png")
    save(snapshot(world), tmp_path)
    written = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "files").iterdir()}
    assert set(written) == {first.attachments[0].id, second.attachments[0].id}
    world.delete(first)
    save(snapshot(world), tmp_path)
    [left] = (tmp_path / "files").iterdir()
    assert (left.name, left.stat().st_mtime_ns) == (left.name, written[left.name])
    assert load(tmp_path).records.messages[second.id].attachments[0].content == b"second.png"


@pytest.mark.parametrize("last", [0, 1])
def test_a_power_cut_while_writing_leaves_the_world_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    """Before the picture is in its place, and before the records are."""
    world = World.new()
    with_picture(world, "first.png")
    save(snapshot(world), tmp_path)
    with_picture(world, "second.png")
    taken = snapshot(world)
    left = [last]
    put = Path.replace

    def cut(path: Path, target: Path) -> Path:
        if left[0] == 0:
            raise OSError(f"power cut before {target}")
        left[0] -= 1
        return put(path, target)

    with monkeypatch.context() as storm:
        storm.setattr(Path, "replace", cut)
        with pytest.raises(OSError, match="power cut"):
            save(taken, tmp_path)
    assert len(load(tmp_path).records.messages) == 1
    save(taken, tmp_path)
    assert len(load(tmp_path).records.messages) == 2
    assert len(list((tmp_path / "files").iterdir())) == 2


def test_a_missing_picture_is_said(tmp_path: Path) -> None:
    world = World.new()
    message = with_picture(world, "first.png")
    save(snapshot(world), tmp_path)
    (tmp_path / "files" / message.attachments[0].id).unlink()
    with pytest.raises(CannotPlay, match="--fresh"):
        load(tmp_path)


def test_the_key_stays_and_is_nobody_elses_to_read(tmp_path: Path) -> None:
    key = keeping.key(tmp_path)
    assert len(key) == 32
    assert keeping.key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
    keeping.forget(tmp_path)
    assert keeping.key(tmp_path) != key


def test_two_cannot_keep_the_same_world(tmp_path: Path) -> None:
    with keeping.alone(tmp_path / "world"):
        assert (tmp_path / "world").stat().st_mode & 0o077 == 0
        with pytest.raises(CannotPlay, match="already running"), keeping.alone(tmp_path / "world"):
            pass
    with keeping.alone(tmp_path / "world"):
        pass


async def test_the_keeper_saves_each_change_and_the_last_one(tmp_path: Path) -> None:
    world = World.new()
    ada, general = world.add_user("Ada"), world.channel_named("general")
    keeper = Keeper(world, tmp_path)
    with world.feed.listening(keeper.hear):
        keeping_on = asyncio.create_task(keeper.keep())
        speak(world, ada, general, "first")
        await asyncio.sleep(0)
        speak(world, ada, general, "second")
        keeper.end()
        await keeping_on
    assert [each.content for each in load(tmp_path).records.messages.values()] == ["first", "second"]


async def test_a_full_disk_is_said_and_the_next_change_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    world = World.new()
    ada, general = world.add_user("Ada"), world.channel_named("general")
    keeper, failed = Keeper(world, tmp_path), asyncio.Event()
    loop = asyncio.get_running_loop()

    def full(taken: keeping.Snapshot, folder: Path) -> None:
        loop.call_soon_threadsafe(failed.set)
        raise OSError("no space left")

    with world.feed.listening(keeper.hear):
        with monkeypatch.context() as disk:
            disk.setattr(keeping, "save", full)
            keeping_on = asyncio.create_task(keeper.keep())
            speak(world, ada, general, "first")
            await failed.wait()
        speak(world, ada, general, "second")
        keeper.end()
        await keeping_on
    assert "no space left" in capsys.readouterr().err
    assert [each.content for each in load(tmp_path).records.messages.values()] == ["first", "second"]
