"""Where in a scenario's text a place such as `players.Anna.life` stands, to mark problems there."""

import re
from typing import Any

import yaml

PART = re.compile(r'"((?:[^"\\]|\\.)*)"|\[(\d+)\]|([^.\[\]"]+)')
IN_LINE = re.compile(r"line (\d+)")


def line_of(text: str, place: str) -> int | None:
    """The line, from 1, of a place in the text, or of the nearest thing around it."""
    said = IN_LINE.match(place)
    if said:
        return int(said[1])
    try:
        node = yaml.compose(text.replace(": ?", ": '?'"), Loader=yaml.SafeLoader)
    except (yaml.YAMLError, RecursionError):
        return None
    if node is None:
        return None
    line: int = node.start_mark.line + 1
    for quoted, index, word in PART.findall(place):
        child = in_sequence(node, int(index)) if index else in_mapping(node, quoted or word)
        if child is None:
            return line
        line, node = child
    return line


def in_sequence(node: Any, index: int) -> tuple[int, Any] | None:
    if not isinstance(node, yaml.SequenceNode) or index >= len(node.value):
        return None
    item = node.value[index]
    return item.start_mark.line + 1, item


def in_mapping(node: Any, key: str) -> tuple[int, Any] | None:
    if not isinstance(node, yaml.MappingNode):
        return None
    for name, value in node.value:
        if name.value == key:
            return name.start_mark.line + 1, value
    return None
