"""Importing classes from files written elsewhere: web pages, rules chapters, FAQ texts."""
