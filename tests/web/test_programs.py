"""Programs at the table: the client of the docs, and schemathesis over the whole API."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

from seeding import SEED
from web.servers import FAST, PATIENCE, Client, Foundry

DOCS = Path(__file__).parents[2] / "docs" / "web.md"
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
)


def test_the_client_of_the_docs_plays_a_whole_game(foundry: Foundry, tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert code
    server = foundry.start(f"sqlite:///{tmp_path / 'web.db'}")
    script = tmp_path / "client.py"
    script.write_text(code[1], encoding="utf-8")
    played = subprocess.run(
        [sys.executable, str(script), f"http://127.0.0.1:{server.port}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert "The game is over." in played.stdout
    assert played.stdout.splitlines()[-1] in ("I won.", "The bot won.")


def test_schemathesis_finds_nothing_undocumented(foundry: Foundry, tmp_path: Path) -> None:
    """With a token, at tables that wait, are being played, and are not there."""
    server = foundry.start(f"sqlite:///{tmp_path / 'web.db'}", {**FAST, "bot": 1e6})
    ann = server.client("Ann")
    tables = [_table(ann, starts) for starts in (False, True)]
    ann.close()
    for table in tables:
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\n"path.table_id" = "{table}"\n')
        _run(server.port, ann, tmp_path, "--config-file", str(config))
    _run(server.port, ann, tmp_path)


def _run(port: int, ann: Client, folder: Path, *first: str) -> None:
    """schemathesis as a command, on everything that has an end."""
    command = [str(Path(sys.executable).with_name("schemathesis")), *first, "run"]
    command += [f"http://127.0.0.1:{port}/api/openapi.json"]
    command += ["--header", f"Authorization: Bearer {ann.token}"]
    command += ["--checks", ",".join(CHECKS), "--exclude-path-regex", "/stream$"]
    command += [
        "--max-examples",
        "12",
        "--seed",
        str(SEED),
        "--no-color",
        "--phases",
        "examples,coverage,fuzzing",
    ]
    command += ["--workers", "1", "--generation-database", "none"]
    command += ["--request-timeout", str(PATIENCE), "--suppress-health-check", "too_slow"]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=5 * PATIENCE, check=False, cwd=folder
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]


def _table(ann: Client, starts: bool) -> str:
    made = {"game": "ave", "advice": "never"}  # the oracle may have to compile first: too long
    table: str = ann.ask("POST", "tables", made).expected()["id"]
    ann.ask("PUT", f"tables/{table}/seats/1", {"bot": "random"}).expected()
    if starts:
        ann.ask("POST", f"tables/{table}/start", {}).expected()
    return table


def test_the_server_ends_quietly_while_people_watch(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludi", "serve", "--no-open", "--log-format", "none"]
    command += ["--db", f"sqlite:///{tmp_path / 'quiet.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None and server.stderr is not None
        found = re.search(r":(\d+)/", server.stdout.readline().decode())
        assert found
        ann = Client(int(found[1])).become("Ann")
        stream = ann.stream(_table(ann, starts=True))
        assert next(stream)["status"] == "playing"
        server.send_signal(signal.SIGINT)
        complaints = server.stderr.read().decode()
        server.wait(PATIENCE)
        stream.close()
        ann.close()
    # It gives those who watch a second to go; a busy machine may take longer, and it says so.
    assert complaints.strip() == "" or "timeout graceful shutdown exceeded" in complaints
