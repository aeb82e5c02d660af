"""What is counted, for Prometheus. Each server has a registry of its own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.entries = Counter("sixtyone_entries", "Entries written to the logs", ["kind"], registry=registry)
        self.refused = Counter("sixtyone_refused", "Requests refused, by code", ["code"], registry=registry)
        self.requests = Counter(
            "sixtyone_requests", "Answers, by method and status", ["method", "status"], registry=registry
        )
        self.sockets = Gauge("sixtyone_sockets", "Sockets that are open", registry=registry)
        self.dropped = Counter("sixtyone_sockets_dropped", "Sockets dropped for not reading", registry=registry)
        self.loaded = Gauge("sixtyone_tables_loaded", "Tables in memory", registry=registry)
        self.commit = Histogram(
            "sixtyone_commit_seconds",
            "How long a commit took",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
            registry=registry,
        )
        self.together = Histogram(
            "sixtyone_commit_jobs",
            "How many commands one commit held",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.bot = Histogram(
            "sixtyone_bot_seconds",
            "How long bots thought",
            ["answer"],
            buckets=(0.01, 0.05, 0.1, 0.3, 1, 3, 10),
            registry=registry,
        )

    def committed(self, jobs: int, seconds: float) -> None:
        """One commit was made."""
        self.commit.observe(seconds)
        self.together.observe(jobs)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
