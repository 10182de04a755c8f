"""Download my data: each app that keeps something about a user adds a part to the file."""

from collections.abc import Callable
from typing import Any

from judgeclasses.people.models import User

Part = Callable[[User], Any]
_parts: dict[str, Part] = {}


def register(name: str, part: Part) -> None:
    """Add `part(user)`, which must be JSON-able, under `name`; call it in `AppConfig.ready`."""
    _parts[name] = part


def everything_about(user: User) -> dict[str, Any]:
    account = {
        "email": user.email,
        "display_name": user.display_name,
        "language": user.language,
        "role": user.role,
        "joined": user.date_joined.isoformat(),
        "last_sign_in": user.last_login.isoformat() if user.last_login else None,
    }
    return {"account": account} | {name: part(user) for name, part in sorted(_parts.items())}
