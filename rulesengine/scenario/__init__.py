"""The scenario format: read, validate, run and compare with what was expected."""
