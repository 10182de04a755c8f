"""One template, two answers: htmx gets the part it asked for, others the whole page."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django_htmx.middleware import HtmxDetails


class HtmxRequest(HttpRequest):
    htmx: HtmxDetails


def render_part(
    request: HtmxRequest,
    template: str,
    part: str,
    context: Mapping[str, Any] | None = None,
    *,
    status: int = 200,
) -> HttpResponse:
    """Render the partial `part` of `template` for htmx, the whole template otherwise."""
    wanted = request.htmx and not request.htmx.history_restore_request
    name = f"{template}#{part}" if wanted else template
    response = render(request, name, dict(context or {}), status=status)
    patch_vary_headers(response, ["HX-Request"])
    return response
