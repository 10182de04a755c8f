"""What importing noticed, in words: kept as data, said in the reader's language."""

from collections.abc import Mapping

from django.utils.translation import gettext as _


def said(notice: Mapping[str, str]) -> str:
    """A heading that names one thing over a text about another."""
    return _("The text under “%(section)s” is about %(keyword)s (%(rule)s).") % notice
