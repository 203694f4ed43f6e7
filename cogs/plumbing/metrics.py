"""The bot's figures in the format of Prometheus, on this machine alone, where the host wants them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.plumbing.figures import Durations, Figures
from cogs.plumbing.upkeep import Upkeep
from cogs.settings import CannotHost
from host.tables import Host
from storage.address import Database
from storage.errors import StorageError
from storage.opening import counted

if TYPE_CHECKING:
    from prometheus_client.core import Metric

LOOPBACK = "127.0.0.1"
MISSING = (
    "QUAYSIDE_METRICS needs a package more:"
    " .venv/bin/python -m pip install --require-hashes -r requirements/metrics.txt"
)
MEMORY = "/proc/{}/status"


class Exposed:
    """All figures at the moment when somebody asks for them; asked in a thread of its own."""

    def __init__(
        self,
        figures: Figures,
        host: Host,
        database: Database,
        upkeep: Upkeep,
        processes: Mapping[str, Callable[[], int | None]],
    ) -> None:
        self._figures = figures
        self._host = host
        self._database = database
        self._upkeep = upkeep
        self._processes = processes

    def collect(self) -> Iterator[Metric]:
        """In the words of the client library."""
        from prometheus_client.core import CounterMetricFamily  # noqa: PLC0415  # only hosts who ask have it

        tally, figures = self._host.tally, self._figures
        steps = CounterMetricFamily("quayside_steps", "Steps made at tables", labels=["game"])
        turns = CounterMetricFamily("quayside_turns", "Times somebody was newly asked", labels=["game"])
        for family, numbers in ((steps, tally.steps), (turns, tally.asked)):
            for game, number in [*numbers.items()]:
                family.add_metric([game], number)
        requests = CounterMetricFamily(
            "quayside_requests",
            "Requests to Discord, by whether it counts them and how it answered",
            labels=["counted", "status"],
        )
        for (is_counted, status), number in [*figures.requests.items()]:
            requests.add_metric(["yes" if is_counted else "no", str(status)], number)
        yield from (steps, turns, requests)
        yield _histogram("answer", "From a command or press to its first answer", figures.answers)
        yield _histogram("drawing", "Of orders to the process that draws", figures.drawing)
        yield _histogram("thinking", "Of orders to the process that thinks", figures.thinking)
        yield _histogram("loop_lateness", "How late the event loop wakes", figures.lateness)
        yield from self._of_the_database()
        yield self._memory()

    def _of_the_database(self) -> Iterator[Metric]:
        from prometheus_client.core import GaugeMetricFamily  # noqa: PLC0415  # as above

        now = time.time()
        try:
            found, newest = counted(self._database), self._upkeep.newest
        except StorageError:
            return
        tables = GaugeMetricFamily("quayside_tables", "Tables by their state", labels=["status"])
        for status, number in found.tables.items():
            tables.add_metric([status], number)
        yield tables
        yield GaugeMetricFamily("quayside_untold_messages", "Messages still to be told", found.untold)
        age = 0.0 if found.oldest is None else max(0.0, now - found.oldest)
        yield GaugeMetricFamily("quayside_oldest_untold_seconds", "Age of the oldest of them", age)
        if newest is not None:
            yield GaugeMetricFamily("quayside_backup_age_seconds", "Age of the latest backup", now - newest)

    def _memory(self) -> Metric:
        from prometheus_client.core import GaugeMetricFamily  # noqa: PLC0415  # as above

        used = GaugeMetricFamily("quayside_memory_bytes", "In memory, by process", labels=["process"])
        for name, number in self._processes.items():
            if (process := number()) is not None and (size := resident(process)) is not None:
                used.add_metric([name], size)
        return used


def _histogram(name: str, told: str, durations: Durations) -> Metric:
    from prometheus_client.core import HistogramMetricFamily  # noqa: PLC0415  # as above

    return HistogramMetricFamily(f"quayside_{name}_seconds", told, durations.buckets, durations.sum)


def resident(process: int) -> int | None:
    """Bytes that it keeps in memory, where the system tells."""
    try:
        lines = Path(MEMORY.format(process)).read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:")), None)


def serve(port: int, exposed: Exposed) -> Callable[[], None]:
    """Show them at that port from now on; how to stop. CannotHost where that cannot be."""
    try:
        from prometheus_client import CollectorRegistry, start_http_server  # noqa: PLC0415  # as above
    except ImportError:
        raise CannotHost(MISSING) from None
    registry = CollectorRegistry()
    registry.register(exposed)
    try:
        server, _ = start_http_server(port, LOOPBACK, registry)
    except OSError as error:
        raise CannotHost(f"QUAYSIDE_METRICS is {port}, which cannot be used: {error.strerror}.") from None

    def stop() -> None:
        server.shutdown()
        server.server_close()

    return stop
