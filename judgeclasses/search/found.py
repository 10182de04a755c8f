"""What the sources of the index hand over."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Found:
    """Something that can be found: where it is, what it is called, what it says."""

    address: str
    title: str
    text: str
    language: str
    also: str = ""  # other names it goes by, which count as much as its title


Source = Callable[[], Iterable[Found]]
