"""`/healthz`: 200 only when the database answers."""

import logging

from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

logger = logging.getLogger(__name__)


@never_cache
@require_safe
def check_health(request: HttpRequest) -> HttpResponse:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1 FROM django_migrations LIMIT 1")
    except DatabaseError as error:
        logger.error("the database does not answer: %s", error)
        return HttpResponse("the database does not answer\n", "text/plain", status=503)
    return HttpResponse("ok\n", "text/plain")
