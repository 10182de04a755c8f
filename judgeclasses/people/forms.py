"""Forms about oneself."""

from allauth.account.forms import SignupForm as AllauthSignupForm
from django import forms
from django.utils.translation import gettext_lazy as _

from judgeclasses.people.models import Invitation, User


class SignupForm(AllauthSignupForm):  # type: ignore[misc]  # allauth has no types
    display_name = forms.CharField(
        label=_("Display name"),
        max_length=60,
        required=False,
        help_text=_("What others see. You can leave it empty."),
        widget=forms.TextInput(attrs={"autocomplete": "nickname"}),
    )
    field_order = ["email", "display_name", "password1", "password2"]


class ProfileForm(forms.ModelForm[User]):
    class Meta:
        model = User
        fields = ["display_name", "language"]
        widgets = {"display_name": forms.TextInput(attrs={"autocomplete": "nickname"})}


class DeleteAccountForm(forms.Form):
    email = forms.EmailField(
        label=_("Your e-mail address, to confirm"),
        widget=forms.EmailInput(attrs={"autocomplete": "off"}),
    )

    def __init__(self, *args: object, user: User, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self._user = user

    def clean_email(self) -> str:
        email: str = self.cleaned_data["email"]
        if email.lower() != self._user.email:
            raise forms.ValidationError(_("This is not the address of your account."), code="other")
        return email


class InvitationForm(forms.ModelForm[Invitation]):
    class Meta:
        model = Invitation
        fields = ["note"]
