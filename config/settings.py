"""The one settings file: everything that differs between machines comes from the environment."""

import os
from email.utils import parseaddr
from typing import Any

import dj_database_url
import django_stubs_ext
from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from config.environment import BASE_DIR, Environment, SiteMode, refuse
from config.logs import logging_config

# Lets generic classes such as ModelAdmin[User] be written at run time, too.
django_stubs_ext.monkeypatch()

env = Environment(os.environ)
MODE = env.mode()
IN_PRODUCTION = MODE is SiteMode.PRODUCTION
DATA_DIR = env.data_dir()
DATA_DIR.mkdir(parents=True, exist_ok=True)

DEBUG = env.flag("DEBUG")
if DEBUG and IN_PRODUCTION:
    refuse("DEBUG must not be set when SITE_MODE=production")
SECRET_KEY = env.secret_key()
ALLOWED_HOSTS = env.allowed_hosts()
SITE_URL = env.site_url()

INSTALLED_APPS = [
    "judgeclasses.people",
    "judgeclasses",
    "quizzes",
    "allauth",
    "allauth.account",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "template_partials",
    "csp",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "judgeclasses.people.middleware.speak_the_users_language",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "judgeclasses.errors.ShowRefusals",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "judgeclasses.context.site",
            ],
        },
    },
]

# --- Data --------------------------------------------------------------------------------------

DATABASE_URL = env.text("DATABASE_URL", f"sqlite:///{DATA_DIR / 'judgeclasses.sqlite3'}")
try:
    _database: dict[str, Any] = dict(
        dj_database_url.parse(DATABASE_URL, conn_max_age=60, conn_health_checks=True)
    )
except (ValueError, dj_database_url.ParseError):
    refuse("DATABASE_URL is not understood: postgres://user:password@host:port/name")
if _database["ENGINE"] == "django.db.backends.sqlite3":
    _database["OPTIONS"] = {
        # Writers queue for the lock at BEGIN instead of failing when they upgrade a read.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
DATABASES = {"default": _database}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Shared by all workers, so that sign-in throttling counts every attempt.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.db.DatabaseCache",
        "LOCATION": "site_cache",
    }
}

# --- People ------------------------------------------------------------------------------------

AUTH_USER_MODEL = "people.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "judgeclasses:home"
ACCOUNT_LOGOUT_REDIRECT_URL = "judgeclasses:home"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*", "password2*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_ADAPTER = "judgeclasses.people.adapter.AccountAdapter"
ACCOUNT_FORMS = {"signup": "judgeclasses.people.forms.SignupForm"}
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
# How many proxies in front of the site add themselves to X-Forwarded-For.
ALLAUTH_TRUSTED_PROXY_COUNT = env.number("TRUSTED_PROXIES", 0)

# --- Mail --------------------------------------------------------------------------------------

EMAIL_URL_HOST = env.text("EMAIL_HOST")
DEFAULT_FROM_EMAIL = env.text("EMAIL_FROM", "Judge Classes <noreply@localhost>")
if "@" not in parseaddr(DEFAULT_FROM_EMAIL)[1]:
    refuse("EMAIL_FROM must be an address, as in Judge Classes <classes@example.org>")
SERVER_EMAIL = DEFAULT_FROM_EMAIL
if EMAIL_URL_HOST:
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST = EMAIL_URL_HOST
    EMAIL_PORT = env.number("EMAIL_PORT", 587)
    EMAIL_HOST_USER = env.text("EMAIL_USER")
    EMAIL_HOST_PASSWORD = env.text("EMAIL_PASSWORD")
    EMAIL_USE_TLS = not env.flag("EMAIL_WITHOUT_TLS")
elif env.text("EMAIL_DIR"):
    EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
    EMAIL_FILE_PATH = env.text("EMAIL_DIR")
else:
    EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"

# --- Words -------------------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("es", _("Spanish"))]
LOCALE_PATHS = [BASE_DIR / "config" / "locale"]
LANGUAGE_COOKIE_NAME = "language"
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
LANGUAGE_COOKIE_SAMESITE = "Lax"
TIME_ZONE = env.text("TIME_ZONE", "UTC")
USE_I18N = True
USE_TZ = True

CONTENT_DIR = BASE_DIR / "content"

# --- Static files ------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# --- Security ----------------------------------------------------------------------------------

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = IN_PRODUCTION
SECURE_SSL_REDIRECT = IN_PRODUCTION
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
SECURE_HSTS_SECONDS = env.number("HSTS_SECONDS", 31_536_000) if IN_PRODUCTION else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = IN_PRODUCTION
if ALLAUTH_TRUSTED_PROXY_COUNT:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
if IN_PRODUCTION:
    CSRF_TRUSTED_ORIGINS = [SITE_URL]
CSRF_FAILURE_VIEW = "judgeclasses.errors.refuse_forgery"

LOGGING = logging_config(env.text("LOG_LEVEL", "INFO").upper())
