"""Mentors edit the class texts: a form with a preview, revisions, differences, restoring."""
