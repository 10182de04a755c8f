"""`make run`: set the site up and serve it with a production server."""

import hashlib
import os
import socket
import sys
from pathlib import Path

from config.environment import Environment, refuse

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
    collect_static_files()


def collect_static_files() -> None:
    """Copy and hash the static files, unless nothing changed since the last time."""
    from django.conf import settings
    from django.contrib.staticfiles.finders import get_finders
    from django.core.management import call_command

    digest = hashlib.sha256()
    for finder in get_finders():
        for path, storage in finder.list([]):
            status = Path(storage.path(path)).stat()
            digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    stamp = Path(settings.STATIC_ROOT) / ".collected"
    if not stamp.is_file() or stamp.read_text() != digest.hexdigest():
        call_command("collectstatic", verbosity=0, interactive=False, clear=True)
        stamp.write_text(digest.hexdigest())


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
    set_up()
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
