"""Addresses of the class texts and of what every page has."""

from django.urls import path

from judgeclasses import preferences, views

app_name = "judgeclasses"
urlpatterns = [
    path("", views.show_home, name="home"),
    path("classes/", views.list_classes, name="classes"),
    path("classes/<slug:class_slug>/", views.show_class, name="class"),
    path("classes/<slug:class_slug>/<slug:slug>/", views.show_section, name="section"),
    path("rules/<str:number>/", views.show_rule, name="rule"),
    path("table/sample/", views.show_sample_table, name="sample-table"),
    path("language/", preferences.choose_language, name="choose-language"),
    path("theme/", preferences.choose_theme, name="choose-theme"),
]
