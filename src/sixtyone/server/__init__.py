"""The server: tables over HTTP and WebSocket, on a log that is written before anybody is told. See docs/wire.md."""
