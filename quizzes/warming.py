"""Getting the rules engine ready before the first visitor asks for a ruling.

Reading the grammar and the first card takes about as long as everything else of a request together;
a worker does it on the side as it starts.
"""

import logging
from threading import Thread

from quizzes.proving import cards

logger = logging.getLogger(__name__)


def warm_up() -> None:
    """Compile a card, which reads the grammar; a failure is for the first request to report."""
    try:
        cards().get("Grizzly Bears")
        cards().get("Lightning Bolt")
    except Exception:
        logger.exception("the rules engine could not be warmed up")


def warm_up_aside() -> None:
    """Do it in a thread of its own that ends with the worker."""
    Thread(target=warm_up, name="warm-up", daemon=True).start()
