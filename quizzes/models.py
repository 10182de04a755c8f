"""Models of the quizzes app; each concept in its own module."""

from quizzes.learner import Learner

__all__ = ["Learner"]
