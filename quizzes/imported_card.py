"""A card an operator brought: its printed facts, and whether the engine understands it whole."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class ImportedCard(models.Model):
    """One card of an imported file, in Scryfall's field names."""

    name = models.CharField(_("name"), max_length=300, unique=True)
    facts = models.JSONField(_("facts"))
    digest = models.CharField(_("digest"), max_length=64)
    understood = models.BooleanField(_("understood"))
    clause = models.TextField(_("clause not understood"), blank=True)
    imported = models.DateTimeField(_("imported"), auto_now=True)

    class Meta:
        ordering = ["name"]
        verbose_name = _("imported card")
        verbose_name_plural = _("imported cards")

    def __str__(self) -> str:
        return self.name


class ImportedName(models.Model):
    """A name a card is found by, as names are compared: the card's own, or that of one of its faces."""

    folded = models.CharField(_("name as compared"), max_length=300, unique=True)
    card = models.ForeignKey(ImportedCard, models.CASCADE, related_name="names")

    def __str__(self) -> str:
        return self.folded
