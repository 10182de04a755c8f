"""Importing the engine stays light: the grammar is read only where a text is compiled."""

from __future__ import annotations

import subprocess
import sys


def test_importing_the_engine_does_not_read_the_grammar() -> None:
    code = (
        "import sys, rulesengine.scenario.run; print('rulesengine.oracle.grammar' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "False"
