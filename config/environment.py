"""What the environment says, checked; a mistake in it ends the program with one line."""

import os
import secrets
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import NoReturn

BASE_DIR = Path(__file__).resolve().parent.parent
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
EVERY_ADDRESS = ("0.0.0.0", "::", "[::]")


class SiteMode(StrEnum):
    """Local: for one machine, sets itself up. Production: says everything itself, HTTPS only."""

    LOCAL = "local"
    PRODUCTION = "production"


def refuse(reason: str) -> NoReturn:
    raise SystemExit(f"Judge Classes cannot start: {reason}")


class Environment:
    """Typed readings of environment variables; an empty variable counts as not set."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables

    def text(self, name: str, default: str = "") -> str:
        return self._variables.get(name, "").strip() or default

    def flag(self, name: str) -> bool:
        value = self.text(name, "0").lower()
        if value not in {"0", "1", "true", "false", "yes", "no"}:
            refuse(f"{name} must be 1 or 0, not {value!r}")
        return value in {"1", "true", "yes"}

    def number(self, name: str, default: int) -> int:
        value = self.text(name, str(default))
        if not value.isdecimal():
            refuse(f"{name} must be a whole number, not {value!r}")
        return int(value)

    def words(self, name: str) -> list[str]:
        return [word.strip() for word in self.text(name).split(",") if word.strip()]

    def mode(self) -> SiteMode:
        value = self.text("SITE_MODE", SiteMode.LOCAL)
        try:
            return SiteMode(value)
        except ValueError:
            refuse(f"SITE_MODE must be {' or '.join(SiteMode)}, not {value!r}")

    def data_dir(self) -> Path:
        return Path(self.text("DATA_DIR", str(BASE_DIR / "var")))

    def secret_key(self) -> str:
        given = self.text("SECRET_KEY")
        if given:
            return given
        if self.mode() is SiteMode.PRODUCTION:
            refuse("SECRET_KEY must be set when SITE_MODE=production")
        return local_secret(self.data_dir() / "secret_key")

    def allowed_hosts(self) -> list[str]:
        given = self.words("ALLOWED_HOSTS")
        if given:
            return given
        if self.mode() is SiteMode.PRODUCTION:
            refuse("ALLOWED_HOSTS must be set when SITE_MODE=production, as in judges.example.org")
        host = self.text("HOST", LOOPBACK[0])
        if host in EVERY_ADDRESS:
            refuse(f"HOST={host} serves every address: say by which names in ALLOWED_HOSTS")
        return [*LOOPBACK, host]

    def site_url(self) -> str:
        """Where links printed or mailed lead."""
        given = self.text("SITE_URL").rstrip("/")
        if given:
            return given
        if self.mode() is SiteMode.PRODUCTION:
            return f"https://{self.allowed_hosts()[0].lstrip('.')}"
        return f"http://{self.text('HOST', LOOPBACK[0])}:{self.number('PORT', 8000)}"


def local_secret(path: Path) -> str:
    """The secret in the file, made on the first call so that only its owner can read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip() or refuse(f"{path.name} is empty: remove it")
    secret = secrets.token_urlsafe(50)
    with os.fdopen(descriptor, "w") as file:
        file.write(secret + "\n")
    return secret
