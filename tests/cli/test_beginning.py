"""Ctrl+C while the command is still being read."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

_BEGIN = """
import os, signal, sys
import ludi_command

class Interrupting:
    def find_spec(self, name, *_):
        if name == "ludi.cli.commands":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
sys.argv = ["ludi", "play", "ave"]
sys.exit(ludi_command.main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_who_interrupts_the_beginning_sees_no_traceback() -> None:
    ended = subprocess.run([sys.executable, "-c", _BEGIN], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "\n")


def test_afterwards_the_command_minds_interruptions_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import ludi_command

    usual = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("ludi.cli.main", lambda: 7)
    assert ludi_command.main() == 7 and signal.getsignal(signal.SIGINT) is usual
