"""`make run`: set the site up and serve it with a production server."""

import hashlib
import os
import socket
import sys
from datetime import UTC, date, datetime
from pathlib import Path

from config.environment import BASE_DIR, Environment, SiteMode, refuse

BOOKKEEPING = ("load_classes", "load_questions", "forget_learners")


def set_up() -> None:
    """Bring database, contents and static files up to date; doing it again changes nothing."""
    import django
    from django.core.management import call_command, get_commands

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("createcachetable", verbosity=0)
    for command in BOOKKEEPING:
        if command in get_commands():
            call_command(command, verbosity=0)
    call_command("collectstatic", verbosity=0, interactive=False, clear=True)


def state_of_files(day: date) -> str:
    """A digest that changes with whatever set-up reads, and once a day for its bookkeeping."""
    digest = hashlib.sha256(f"{day} {os.environ.get('DATABASE_URL', '')}\n".encode())
    paths = [BASE_DIR / "requirements.txt"]
    for folder in ("content", "static"):
        paths += (path for path in (BASE_DIR / folder).rglob("*") if path.is_file())
    for package in ("config", "judgeclasses", "quizzes", "rulesengine"):
        paths += (BASE_DIR / package).rglob("*.py")
    for path in sorted(paths):
        status = path.stat()
        digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def set_up_if_needed(env: Environment) -> None:
    """Skip the set-up where nothing changed since the last one and the local database is there."""
    stamp, database = env.data_dir() / "set_up", env.data_dir() / "judgeclasses.sqlite3"
    state = state_of_files(datetime.now(UTC).date())
    local = not env.text("DATABASE_URL") and env.mode() is SiteMode.LOCAL
    if local and database.exists() and stamp.exists() and stamp.read_text() == state:
        return
    set_up()
    stamp.write_text(state)


def refuse_taken_port(host: str, port: int) -> None:
    if not 0 < port < 65536:
        refuse(f"PORT must be between 1 and 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = error.strerror or str(error)
            refuse(f"{host}:{port} cannot be served ({reason}): try make run PORT={port + 1}")


def main() -> None:
    env = Environment(os.environ)
    host, port = env.text("HOST", "127.0.0.1").strip("[]"), env.number("PORT", 8000)
    refuse_taken_port(host, port)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    set_up_if_needed(env)
    print(f"Judge Classes is at {env.site_url()}")
    print("The first mentor: make mentor EMAIL=you@example.org", flush=True)
    # One blocking thread a worker: SQLite's writers wait for each other across threads.
    arguments = ["--interface", "wsgi", "--host", host, "--port", str(port)]
    arguments += ["--workers", str(env.number("WORKERS", 2)), "--blocking-threads", "1"]
    arguments += ["--log-level", "warning", "--respawn-failed-workers"]
    arguments += ["--access-log"] if env.flag("ACCESS_LOG") else []
    program = str(Path(sys.executable).with_name("granian"))
    os.execv(program, [program, *arguments, "config.wsgi:application"])


if __name__ == "__main__":
    main()
