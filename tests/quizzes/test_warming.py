"""A worker has the engine ready before the first question."""

from quizzes import warming
from quizzes.proving import cards


def test_warming_up_compiles_cards() -> None:
    warming.warm_up()
    assert cards().get("Lightning Bolt").name == "Lightning Bolt"


def test_a_failure_is_logged_and_does_not_stop_the_worker(monkeypatch, caplog) -> None:  # type: ignore[no-untyped-def]
    def broken() -> None:
        raise OSError("no cards")

    monkeypatch.setattr(warming, "cards", broken)
    warming.warm_up()
    assert "could not be warmed up" in caplog.text
