"""The rules engine: a game of Magic resolved exactly from a scenario; pure Python."""
