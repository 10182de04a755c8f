"""Settings come from the environment; a mistake in it gets one clear line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

from config.environment import Environment, local_secret

PRODUCTION = {
    "SITE_MODE": "production",
    "SECRET_KEY": "k" * 25 + "".join(chr(code) for code in range(65, 91)),
    "ALLOWED_HOSTS": "judges.example.org",
}


def manage(tmp_path: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "DATA_DIR": str(tmp_path), **variables}
    command = [sys.executable, "-W", "error::RuntimeWarning", "manage.py", *arguments]
    return subprocess.run(
        command, cwd=settings.BASE_DIR, env=environment, capture_output=True, text=True, check=False
    )


def test_the_documented_production_environment_is_clean(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **PRODUCTION)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        ({"SITE_MODE": "production"}, "SECRET_KEY must be set"),
        (PRODUCTION | {"ALLOWED_HOSTS": ""}, "ALLOWED_HOSTS must be set"),
        (PRODUCTION | {"DEBUG": "1"}, "DEBUG must not be set"),
        ({"SITE_MODE": "staging"}, "SITE_MODE must be local or production"),
        ({"DATABASE_URL": "nonsense"}, "DATABASE_URL is not understood"),
        ({"EMAIL_FROM": "nobody"}, "EMAIL_FROM must be an address"),
    ],
)
def test_a_mistake_gets_one_clear_line(
    tmp_path: Path, variables: dict[str, str], reason: str
) -> None:
    done = manage(tmp_path, "check", **variables)
    assert done.returncode == 1
    assert done.stderr.startswith("Judge Classes cannot start: ")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_local_secret_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "var" / "secret_key"
    secret = local_secret(path)
    assert local_secret(path) == secret
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("name", ["DEBUG", "PORT"])
def test_a_value_of_the_wrong_kind_is_refused(name: str) -> None:
    environment = Environment({name: "perhaps"})
    with pytest.raises(SystemExit, match=name):
        _ = environment.flag(name) if name == "DEBUG" else environment.number(name, 1)


def test_serving_every_address_needs_names() -> None:
    with pytest.raises(SystemExit, match="ALLOWED_HOSTS"):
        Environment({"HOST": "0.0.0.0"}).allowed_hosts()
