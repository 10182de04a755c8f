"""The form a text is edited with."""

from django import forms
from django.utils.translation import gettext_lazy as _

MOST_CHARACTERS = 40_000


class TextForm(forms.Form):
    title = forms.CharField(
        label=_("Title"), max_length=120, widget=forms.TextInput(attrs={"autocomplete": "off"})
    )
    body = forms.CharField(
        label=_("Text"),
        max_length=MOST_CHARACTERS,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 26, "class": "text-editor__body"}),
    )
    base = forms.CharField(max_length=64, widget=forms.HiddenInput)

    def clean_body(self) -> str:
        """Lines end as they do in the files, so that an unchanged text is the same text."""
        body: str = self.cleaned_data["body"]
        return body.replace("\r\n", "\n").replace("\r", "\n").strip() + "\n"
