"""People: accounts, roles and invitations."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "judgeclasses.people"
    label = "people"
