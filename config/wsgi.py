"""What a WSGI server calls."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

application = get_wsgi_application()

from quizzes.warming import warm_up_aside  # noqa: E402  (apps must be ready first)

warm_up_aside()
