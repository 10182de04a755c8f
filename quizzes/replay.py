"""A ruling with one of its steps shown: what the replay bar and the list of steps need."""

from dataclasses import dataclass

from quizzes.ruling import Moment, Ruling


@dataclass(frozen=True, slots=True)
class Replay:
    """`base` is the address that the number of a step is added to."""

    ruling: Ruling
    number: int
    base: str
    deciding: int | None = None

    @property
    def moment(self) -> Moment:
        return self.ruling.moment(self.number)

    @property
    def moments(self) -> tuple[Moment, ...]:
        return self.ruling.moments

    @property
    def last(self) -> int:
        return self.ruling.last

    @property
    def back(self) -> int:
        return max(0, self.number - 1)

    @property
    def forward(self) -> int:
        return min(self.last, self.number + 1)

    @property
    def tick(self) -> str:
        """Where on the bar, in percent, the step lies that decided it."""
        return f"{100 * (self.deciding or 0) / (self.last or 1):.2f}"


def replay_at(ruling: Ruling, number: int, base: str, deciding: int | None = None) -> Replay:
    """The replay at a step; the nearest where there is no such step."""
    return Replay(ruling, max(0, min(number, ruling.last)), base, deciding)
