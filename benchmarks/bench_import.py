"""Importing the engine in a fresh interpreter, without what starting Python takes.

The bytecode is there already, as after any first start: it is kept in a folder of its own, so that a
setting not to write it changes nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from tempfile import TemporaryDirectory

from benchmarks.calibration import calibrate, say

MODULES = {"the engine": "rulesengine.scenario.run", "its command line": "rulesengine.scenario.cli"}


def seconds(module: str, bytecode: str) -> float:
    """Processor time of the import, said by the fresh interpreter itself."""
    code = f"import time; start = time.process_time(); import {module}; print(time.process_time() - start)"
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
    run = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment
    )
    return float(run.stdout)


def main() -> None:
    with TemporaryDirectory() as bytecode:
        for what, module in MODULES.items():
            loop = min(calibrate() for _ in range(5))
            first = seconds(module, bytecode)
            took = min(seconds(module, bytecode) for _ in range(7))
            say(f"importing {what}", f"{1000 * took:.0f} ms", took / loop, loop)
            say(f"importing {what} the first time", f"{1000 * first:.0f} ms", first / loop, loop)


if __name__ == "__main__":
    main()
