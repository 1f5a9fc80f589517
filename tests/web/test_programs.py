"""Programs at the table: the client of the docs, and schemathesis over the whole API."""

from __future__ import annotations

import contextlib
import json
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from http.client import HTTPConnection
from itertools import product
from pathlib import Path

from seeding import SEED
from web.servers import FAST, PATIENCE, Client, Foundry, new_table, play_turn

DOCS = Path(__file__).parents[2] / "docs" / "web.md"
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "unsupported_method",
    "allow_header_conformance",
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
    """With a token, at tables that wait, are being played, are over, and are not there."""
    server = foundry.start(f"sqlite:///{tmp_path / 'web.db'}", {**FAST, "bot": 1e6})
    ann = server.client("Ann")
    tables = [_table(ann, starts) for starts in (False, True)]
    tables.append(_finished(ann, server.client("Ben")))
    ann.close()
    for table in tables:
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\n"path.table_id" = "{table}"\n')
        _run(server.port, ann, tmp_path, "--config-file", str(config))
    _run(server.port, ann, tmp_path)


def _run(port: int, ann: Client, folder: Path, *first: str) -> None:
    """schemathesis as a command, on everything that has an end: all operations but one."""
    report = folder / "report.json"
    command = [str(Path(sys.executable).with_name("schemathesis")), *first, "run"]
    command += [f"http://127.0.0.1:{port}/api/openapi.json"]
    command += ["--header", f"Authorization: Bearer {ann.token}"]
    command += ["--checks", ",".join(CHECKS), "--exclude-path-regex", "/stream$"]
    command += ["--max-examples", "4", "--seed", str(SEED), "--no-color"]
    command += ["--phases", "examples,coverage,fuzzing", "--report-json-path", str(report)]
    command += ["--workers", "1", "--generation-database", "none"]
    command += ["--request-timeout", str(PATIENCE), "--suppress-health-check", "too_slow"]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=5 * PATIENCE, check=False, cwd=folder
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    operations = json.loads(report.read_text())["operations"]
    assert operations["tested"] == operations["total"] - 1


def _table(ann: Client, starts: bool) -> str:
    made = {"game": "ave", "advice": "never"}  # the oracle may have to compile first: too long
    table: str = ann.ask("POST", "tables", made).expected()["id"]
    ann.ask("PUT", f"tables/{table}/seats/1", {"bot": "random"}).expected()
    if starts:
        ann.ask("POST", f"tables/{table}/start", {}).expected()
    return table


def _finished(ann: Client, ben: Client) -> str:
    table = new_table([ann, ben], "ave", round_limit=1)
    while ann.table(table)["status"] != "over":
        for person in (ann, ben):
            play_turn(person, table)
    ben.close()
    return table


def test_streams_are_as_documented(foundry: Foundry, tmp_path: Path) -> None:
    """schemathesis would wait for their end: of each the beginning is looked at."""
    server = foundry.start(f"sqlite:///{tmp_path / 'web.db'}", {**FAST, "bot": 1e6})
    ann = server.client("Ann")
    tables = [_table(ann, False), _table(ann, True), "nowhere", "%00"]
    document = _answered(server.port, "/api/openapi.json", {})
    described = json.loads(document[1])["paths"]["/api/tables/{table_id}/stream"]["get"]
    tokens = ("", f"Bearer {ann.token}", "Bearer of-nobody")
    for table, token, last in product(tables, tokens, ("2.0", "\u00b2.1", "99999.9")):
        headers = {"Last-Event-ID": last, "Authorization": token}
        status, body, kind = _answered(server.port, f"/api/tables/{table}/stream", headers)
        assert kind in described["responses"][str(status)]["content"]
        assert status == (401 if "nobody" in token else 200 if table in tables[:2] else 404)
        assert body.startswith("retry: ") if status == 200 else json.loads(body)["sentence"]
    ann.close()


def _answered(port: int, path: str, headers: Mapping[str, str]) -> tuple[int, str, str]:
    """The status of an answer, what it begins with, or all of it if it has an end, and its kind."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with contextlib.closing(connection):
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        body = answer.readline() if answer.status == 200 and answer.chunked else answer.read()
        kind = answer.headers.get_content_type()
        answer.close()
        return answer.status, body.decode(), kind


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
