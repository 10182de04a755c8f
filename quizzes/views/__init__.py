"""Views of the quizzes app, by what people come for."""
