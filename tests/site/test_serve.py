"""`make run` sets up once and refuses a taken port with one line."""

import os
import socket
from datetime import date, timedelta

import pytest

from config.logs import OneLineFormatter
from config.serve import refuse_taken_port, state_of_files


def test_a_taken_port_gets_one_clear_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit, match=f"127.0.0.1:{port} cannot be served"):
            refuse_taken_port("127.0.0.1", port)


@pytest.mark.parametrize("port", [0, 70000])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(SystemExit, match="PORT must be between"):
        refuse_taken_port("127.0.0.1", port)


def test_the_state_changes_with_the_day_only_while_the_files_do_not() -> None:
    today = date(2026, 11, 18)
    assert state_of_files(today) == state_of_files(today)
    assert state_of_files(today) != state_of_files(today + timedelta(days=1))


def test_a_traceback_is_one_line_in_the_log() -> None:
    import logging

    try:
        os.stat("/nowhere/at/all")
    except OSError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (OSError, error, None))
    assert "\n" not in OneLineFormatter("%(message)s").format(record)
