"""Filters for rules text: `{{ text|mana }}`, `{{ text|markdown }}`, `{{ number|rule }}`."""

from django import template
from django.utils.safestring import SafeString, mark_safe

from judgeclasses.mana import card_text_html, mana_html
from judgeclasses.markdown import card_html, render_markdown, rule_html

register = template.Library()


@register.filter
def mana(text: object) -> SafeString:
    """Plain text with its symbols drawn."""
    return mana_html(str(text))


@register.filter
def card_text(line: str) -> SafeString:
    """A line of a card's text: symbols drawn, reminder text in italics."""
    return card_text_html(line)


@register.filter
def markdown(text: str) -> SafeString:
    return render_markdown(text)


@register.filter
def rule(number: str) -> SafeString:
    """A rule's number, linked where the site shows rules."""
    return mark_safe(rule_html(number))  # escaped by format_html


@register.filter
def card_name(name: str) -> SafeString:
    return mark_safe(card_html(name))  # escaped by format_html
