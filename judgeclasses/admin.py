"""Class texts in Django's administration."""

from django.contrib import admin

from judgeclasses.models import Class, Section, SectionText


class SectionTextInline(admin.StackedInline[SectionText, Section]):
    model = SectionText
    extra = 0


@admin.register(Class)
class ClassAdmin(admin.ModelAdmin[Class]):
    list_display = ["slug", "number", "order", "published"]


@admin.register(Section)
class SectionAdmin(admin.ModelAdmin[Section]):
    list_display = ["slug", "part_of", "keyword", "level"]
    list_filter = ["part_of", "level"]
    search_fields = ["slug", "texts__title"]
    inlines = [SectionTextInline]
