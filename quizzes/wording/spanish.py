"""Prompts and options in Spanish; definitions in our own translation."""

from __future__ import annotations

from collections.abc import Mapping

from quizzes.definitions import in_language
from quizzes.question import Message
from quizzes.wording.english import GROUPS, Sentence, listed, sentence
from rulesengine.keywords.spanish_names import name_of

KINDS = {
    "static": "una habilidad estática",
    "triggered": "una habilidad disparada",
    "activated": "una habilidad activada",
    "spell": "una habilidad de hechizo",
}
INSTANCES = {
    "redundant": "Son redundantes: tener más de una no hace nada más.",
    "each triggers separately": "Cada una se dispara por separado.",
    "each applies": "Cada una se aplica por separado.",
    "each is paid and counted separately": "Cada una se paga y se cuenta por separado.",
    "any one may be used": "Puede usarse una cualquiera, pero solo una.",
    "their numbers are added": "Sus números se suman.",
}
ZONES = {
    "battlefield": "en el campo de batalla",
    "stack": "en la pila",
    "hand": "en la mano de su propietario",
    "graveyard": "en un cementerio",
    "exile": "en el exilio",
    "command": "en la zona de mando",
    "library": "en una biblioteca",
    "outside": "fuera del juego",
}
GROUP_NAMES = (
    "en todas las zonas y fuera del juego",
    "en todas las zonas",
    "en cualquier zona desde la que pudiera jugarse",
)


def zones(message: Message) -> str:
    left: list[str] = list(message["zones"])
    said: list[str] = []
    for (group, _english), name in zip(GROUPS, GROUP_NAMES, strict=True):
        if set(group) <= set(left):
            said.append(name)
            left = [zone for zone in left if zone not in group]
    said += [ZONES[zone] for zone in left]
    return sentence(listed(said, "y"))


def kinds(message: Message) -> str:
    return sentence(listed([KINDS[kind] for kind in message["kinds"]], "y"))


def rules_text(message: Message) -> str:
    return " ".join(f"«{in_language(text, 'es')}»" for text in message["means"])


SENTENCES: Mapping[str, Sentence] = {
    "ask_kind": lambda m: f"¿Qué tipo de habilidad es {name_of(m['keyword'])}?",
    "ask_instances": lambda m: (
        f"¿Qué hacen varias copias de {name_of(m['keyword'])} en un mismo objeto?"
    ),
    "ask_zones": lambda m: f"¿Dónde funciona {name_of(m['keyword'])}?",
    "ask_keyword": lambda m: f"¿Qué palabra clave significa {rules_text(m)}?",
    "ask_meaning": lambda m: f"¿Qué significa {name_of(m['keyword'])}?",
    "kinds": kinds,
    "instances": lambda m: INSTANCES[m["instances"]],
    "zones": zones,
    "rules_text": rules_text,
    "keyword": lambda m: sentence(name_of(m["keyword"])),
    "true_of": lambda m: f"Eso vale para {name_of(m['keyword'])} ({m['rule']}).",
}
