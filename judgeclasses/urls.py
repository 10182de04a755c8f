"""Addresses of the class texts and of what every page has."""

from django.urls import path

from judgeclasses import preferences, views
from judgeclasses.importing import views as importing

app_name = "judgeclasses"
urlpatterns = [
    path("", views.show_home, name="home"),
    path("classes/", views.list_classes, name="classes"),
    path("classes/<slug:class_slug>/", views.show_class, name="class"),
    path("classes/<slug:class_slug>/<slug:slug>/", views.show_section, name="section"),
    path("drafts/", importing.list_drafts, name="drafts"),
    path("drafts/<slug:slug>/", importing.show_draft, name="draft"),
    path("drafts/<slug:slug>/publish/", importing.publish_draft, name="publish-draft"),
    path("drafts/<slug:slug>/discard/", importing.discard_draft, name="discard-draft"),
    path("search/", views.search_site, name="search"),
    path("cards/<slug:slug>/", views.show_card, name="card"),
    path("rules/<str:number>/", views.show_rule, name="rule"),
    path("table/sample/", views.show_sample_table, name="sample-table"),
    path("language/", preferences.choose_language, name="choose-language"),
    path("theme/", preferences.choose_theme, name="choose-theme"),
]
