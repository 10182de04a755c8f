"""The command line of the rules engine: python -m rulesengine."""

import sys

from rulesengine.scenario.cli import main

if __name__ == "__main__":
    # A scenario may hold any character; a terminal that cannot show it gets its escape.
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    sys.exit(main())
