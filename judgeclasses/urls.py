"""Addresses of the class texts and of what every page has."""

from django.urls import path

from judgeclasses import preferences, views
from judgeclasses.editing import views as editing
from judgeclasses.importing import views as importing

SECTION = "classes/<slug:class_slug>/<slug:slug>/"

app_name = "judgeclasses"
urlpatterns = [
    path("", views.show_home, name="home"),
    path("classes/", views.list_classes, name="classes"),
    path("classes/<slug:class_slug>/", views.show_class, name="class"),
    path(SECTION, views.show_section, name="section"),
    path(f"{SECTION}edit/<str:language>/", editing.edit_text, name="edit-text"),
    path(f"{SECTION}edit/<str:language>/preview/", editing.preview_text, name="preview-text"),
    path(f"{SECTION}versions/<str:language>/", editing.list_revisions, name="revisions"),
    path(
        f"{SECTION}versions/<str:language>/<int:revision_id>/",
        editing.show_revision,
        name="revision",
    ),
    path(
        f"{SECTION}versions/<str:language>/<int:revision_id>/restore/",
        editing.restore_revision,
        name="restore-revision",
    ),
    path("drafts/", importing.list_drafts, name="drafts"),
    path("drafts/<slug:slug>/", importing.show_draft, name="draft"),
    path("drafts/<slug:slug>/publish/", importing.publish_draft, name="publish-draft"),
    path("drafts/<slug:slug>/discard/", importing.discard_draft, name="discard-draft"),
    path("search/", views.search_site, name="search"),
    path("cards/<slug:slug>/", views.show_card, name="card"),
    path("glossary/", views.show_glossary, name="glossary"),
    path("glossary/<slug:slug>/", views.show_term, name="term"),
    path("rules/<str:number>/", views.show_rule, name="rule"),
    path("table/sample/", views.show_sample_table, name="sample-table"),
    path("language/", preferences.choose_language, name="choose-language"),
    path("theme/", preferences.choose_theme, name="choose-theme"),
]
