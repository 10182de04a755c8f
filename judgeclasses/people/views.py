"""Profile, my data, leaving, one-time links and invitations; allauth does the rest."""

import json

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, logout
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from judgeclasses.people import services
from judgeclasses.people.access import mentor_required, user_of
from judgeclasses.people.forms import DeleteAccountForm, InvitationForm, ProfileForm
from judgeclasses.people.models import Invitation
from judgeclasses.people.personal_data import everything_about

MODEL_BACKEND = settings.AUTHENTICATION_BACKENDS[0]


@login_required
@require_http_methods(["GET", "POST"])
def edit_profile(request: HttpRequest) -> HttpResponse:
    user = user_of(request)
    form = ProfileForm(request.POST or None, instance=user)
    if request.method == "POST" and form.is_valid():
        form.save()
        with translation.override(user.language):
            messages.success(request, _("Your profile is saved."))
        response = redirect("people:profile")
        response.set_cookie(settings.LANGUAGE_COOKIE_NAME, user.language, max_age=31_536_000)
        return response
    user.refresh_from_db()
    status = 422 if form.is_bound else 200
    return render(request, "people/profile.html", {"form": form}, status=status)


@login_required
@require_GET
def download_data(request: HttpRequest) -> HttpResponse:
    text = json.dumps(everything_about(user_of(request)), indent=2, ensure_ascii=False)
    return HttpResponse(
        text + "\n",
        content_type="application/json; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="judge-classes.json"'},
    )


@login_required
@require_http_methods(["GET", "POST"])
def delete_account(request: HttpRequest) -> HttpResponse:
    user = user_of(request)
    form = DeleteAccountForm(request.POST or None, user=user)
    if request.method == "POST" and form.is_valid():
        logout(request)
        user.delete()
        messages.success(request, _("Your account and everything in it is deleted."))
        return redirect("judgeclasses:home")
    status = 422 if form.is_bound else 200
    return render(request, "people/delete_account.html", {"form": form}, status=status)


@never_cache
@require_http_methods(["GET", "POST"])
def use_sign_in_link(request: HttpRequest, key: str) -> HttpResponse:
    user = services.user_of_key(key)
    if user is None:
        return render(request, "people/sign_in_link.html", {"spent": True}, status=410)
    if request.method == "POST":
        login(request, user, backend=MODEL_BACKEND)
        return redirect("people:profile" if user.has_usable_password() else "account_set_password")
    return render(request, "people/sign_in_link.html", {"for_user": user})


@mentor_required
@require_http_methods(["GET", "POST"])
def invite_mentor(request: HttpRequest) -> HttpResponse:
    user = user_of(request)
    form = InvitationForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        invitation = form.save(commit=False)
        invitation.invited_by = user
        invitation.save()
        messages.success(request, _("The invitation is ready: send its link."))
        return redirect("people:invitations")
    status = 422 if form.is_bound else 200
    invitations = user.invitations.select_related("accepted_by")
    context = {"form": form, "invitations": invitations, "site_url": settings.SITE_URL}
    return render(request, "people/invitations.html", context, status=status)


@mentor_required
@require_POST
def withdraw_invitation(request: HttpRequest, invitation_id: int) -> HttpResponseBase:
    user = user_of(request)
    get_object_or_404(user.invitations.filter(accepted=None), pk=invitation_id).delete()
    messages.success(request, _("The invitation is withdrawn."))
    return redirect("people:invitations")


@never_cache
@require_http_methods(["GET", "POST"])
def accept_invitation(request: HttpRequest, token: str) -> HttpResponse:
    invitation = get_object_or_404(Invitation.objects.select_related("invited_by"), token=token)
    if not invitation.is_open:
        raise Http404
    if request.method == "POST":
        if not request.user.is_authenticated:
            return redirect(f"{reverse('account_login')}?next={request.path}")
        if not services.accept_invitation(invitation, user_of(request)):
            raise Http404
        messages.success(request, _("You are a mentor now."))
        return redirect("judgeclasses:home")
    return render(request, "people/accept_invitation.html", {"invitation": invitation})
