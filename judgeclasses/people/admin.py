"""People in Django's administration."""

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from judgeclasses.people.models import Invitation, User


@admin.register(User)
class UserAdmin(admin.ModelAdmin[User]):
    list_display = ["email", "display_name", "role", "is_staff", "is_active", "last_login"]
    list_filter = ["role", "is_staff", "is_active", "language"]
    search_fields = ["email", "display_name"]
    readonly_fields = ["last_login", "date_joined"]
    filter_horizontal = ["groups", "user_permissions"]
    exclude = ["password"]
    actions = ["make_mentors"]

    @admin.action(description="Make mentors of the selected users")
    def make_mentors(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        queryset.update(role="mentor")


@admin.register(Invitation)
class InvitationAdmin(admin.ModelAdmin[Invitation]):
    list_display = ["note", "invited_by", "created", "expires", "accepted_by"]
    raw_id_fields = ["invited_by", "accepted_by"]
