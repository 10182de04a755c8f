"""Every address of the site."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from config.health import check_health

admin.autodiscover()
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
admin.site.site_header = admin.site.site_title = "Judge Classes"

urlpatterns = [
    path("healthz", check_health, name="healthz"),
    path("admin/", admin.site.urls),
    path("accounts/", include("judgeclasses.people.urls")),
    path("accounts/", include("allauth.urls")),
    path("", include("quizzes.urls")),
    path("", include("judgeclasses.urls")),
]
