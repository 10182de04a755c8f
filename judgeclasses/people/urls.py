"""Addresses about oneself, beside allauth's."""

from django.urls import path

from judgeclasses.people import views

app_name = "people"
urlpatterns = [
    path("profile/", views.edit_profile, name="profile"),
    path("profile/data/", views.download_data, name="download-data"),
    path("profile/delete/", views.delete_account, name="delete-account"),
    path("link/<str:key>/", views.use_sign_in_link, name="sign-in-link"),
    path("invitations/", views.invite_mentor, name="invitations"),
    path(
        "invitations/<int:invitation_id>/withdraw/",
        views.withdraw_invitation,
        name="withdraw-invitation",
    ),
    path("invitation/<str:token>/", views.accept_invitation, name="accept-invitation"),
]
