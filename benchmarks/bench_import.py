"""Importing the engine in a fresh interpreter, without what starting Python takes."""

from __future__ import annotations

import subprocess
import sys

from benchmarks.calibration import calibrate, say

MODULES = {"the engine": "rulesengine.scenario.run", "its command line": "rulesengine.scenario.cli"}


def seconds(module: str) -> float:
    """Processor time of the import, said by the fresh interpreter itself."""
    code = f"import time; start = time.process_time(); import {module}; print(time.process_time() - start)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(run.stdout)


def main() -> None:
    for what, module in MODULES.items():
        loop = min(calibrate() for _ in range(5))
        took = min(seconds(module) for _ in range(7))
        say(f"importing {what}", f"{1000 * took:.0f} ms", took / loop, loop)


if __name__ == "__main__":
    main()
