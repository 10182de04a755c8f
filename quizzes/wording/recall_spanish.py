"""Recall questions beyond the keyword table's facts, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from quizzes.question import Message
from quizzes.wording.english import Sentence, listed, sentence
from quizzes.wording.recall_english import lower_first
from quizzes.wording.spanish import KINDS, zones
from quizzes.wording.spanish import SENTENCES as FACTS
from rulesengine.keywords.spanish_names import name_of

TWICE = {
    "redundant": "Una segunda copia de {keyword} en un mismo objeto no cambia nada.",
    "each triggers separately": (
        "Dos copias de {keyword} en un mismo objeto se disparan por separado."
    ),
    "each applies": "Dos copias de {keyword} en un mismo objeto se aplican ambas.",
    "each is paid and counted separately": (
        "Dos copias de {keyword} en un mismo hechizo se pagan y se cuentan por separado."
    ),
    "any one may be used": "De dos copias de {keyword} en un mismo objeto solo puede usarse una.",
    "their numbers are added": "Los números de dos copias de {keyword} se suman.",
}
SORTS = {
    "keyword ability": "una habilidad de palabra clave",
    "keyword action": "una acción de palabra clave",
    "ability word": "una palabra de habilidad",
}
WHY_KIND = {
    "static": "Simplemente está en vigor, sin activarse ni dispararse.",
    "triggered": "Empieza con «cuando», «siempre que» o «al».",
    "activated": "Tiene un coste, dos puntos y un efecto.",
    "spell": "Se sigue mientras el hechizo se resuelve.",
}
COLORS = {
    "white": "blanca",
    "blue": "azul",
    "black": "negra",
    "red": "roja",
    "green": "verde",
    "colorless": "incolora",
}


def why_kind(message: Message) -> str:
    kinds = message["kinds"]
    if len(kinds) == 1:
        return WHY_KIND[kinds[0]]
    return f"Representa varias habilidades: {listed([KINDS[kind] for kind in kinds], 'y')}."


def named(message: Message) -> str:
    return name_of(message["keyword"])


def say(message: Message) -> str:
    return SENTENCES[message["say"]](message)


def true_or_false(message: Message) -> str:
    return f"{'Verdadero' if message['is'] else 'Falso'}. {say(message['reason'])}"


def by_rule(message: Message) -> str:
    return f"{say(message['text'])} ({message['rule']})"


NEW: Mapping[str, Sentence] = {
    "text": lambda m: str(m["es"]),
    "half": lambda m: f"«{m['es']}»",
    "ask_beginning": lambda m: (
        f"¿Cómo empieza la definición de {named(m)} que termina «… {m['given']['es']}»?"
    ),
    "ask_end": lambda m: (
        f"¿Cómo sigue la definición de {named(m)} después de «{m['given']['es']} …»?"
    ),
    "ask_true": lambda m: f"«{say(m['text'])}» ¿Verdadero o falso, y por qué?",
    "true_or_false": true_or_false,
    "claim": lambda m: f"{m['name']['es']} {m['claim']['es']}",
    "said_of": lambda m: (
        f"Esa es la razón en otro caso: {lower_first(m['name']['es'])} ({m['rule']})."
    ),
    "state_kind": lambda m: (
        f"{sentence(named(m))} es {listed([KINDS[kind] for kind in m['kinds']], 'y')}."
    ),
    "state_zones": lambda m: f"{sentence(named(m))} funciona {lower_first(zones(m))}.",
    "state_instances": lambda m: TWICE[m["instances"]].format(keyword=named(m)),
    "state_sort": lambda m: f"{sentence(named(m))} es {SORTS[m['sort']]}.",
    "why_kind": why_kind,
    "why_zones": lambda m: f"Funciona {lower_first(zones(m))} y en ningún otro lugar.",
    "by_rule": by_rule,
    "it_is_so": lambda m: f"Es así por {m['rule']}.",
    "ask_all_right": lambda m: f"{m['es']}: ¿cuáles de estas afirmaciones son correctas?",
    "ask_mistake": lambda m: f"{m['es']}: ¿cuál de estas afirmaciones es falsa?",
    "was_once": lambda m: f"Esta fue una vez la regla: «{say(m['text'])}»",
    "ask_today": lambda m: "¿Y hoy?",
    "still_so": lambda m: "Nada ha cambiado: sigue siendo así.",
    "was_the_rule": lambda m: f"Esa era la regla; cambió ({m['since']}, {m['rule']}).",
    "never_the_rule": lambda m: f"Ni lo fue nunca ni lo es hoy ({m['rule']}).",
    "ask_token_name": lambda m: (
        f"{m['card']} crea una ficha de criatura {COLORS[m['color']]} con los subtipos"
        f" «{m['subtypes']}». ¿Cómo se llama?"
    ),
    "ask_copy_name": lambda m: (
        f"La habilidad de {named(m)} de {m['card']} crea una ficha. ¿Cómo se llama?"
    ),
    "only_subtypes": lambda m: (
        "Esos son sus subtipos; su nombre es más que eso. Hasta 2021 ese era el nombre."
    ),
    "color_is_no_name": lambda m: "El color de una ficha no forma parte de su nombre.",
    "copied_name": lambda m: (
        "Una copia tiene el nombre de lo que copia; solo una ficha sin nombre se llama como sus"
        " subtipos."
    ),
    "makers_name": lambda m: "Una ficha no se llama como lo que la crea.",
    "no_such_addition": lambda m: "«Token» solo se añade cuando el nombre viene de los subtipos.",
}
SENTENCES: Mapping[str, Sentence] = {**FACTS, **NEW}
