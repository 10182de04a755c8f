"""The site's settings for tests: quick passwords, plain static names, mail kept in memory."""

import config.settings as site

globals().update({name: getattr(site, name) for name in dir(site) if name.isupper()})

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = site.STORAGES | {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
}
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
ALLOWED_HOSTS = ["testserver", "localhost", "127.0.0.1"]
SITE_URL = "http://testserver"
# The sign-in throttle counts in its own test; elsewhere tests sign in as often as they like.
ACCOUNT_RATE_LIMITS = False
WHITENOISE_AUTOREFRESH = True  # finds static files without collecting them
