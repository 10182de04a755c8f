"""How the rules say things in Spanish."""

from __future__ import annotations

import re

from quizzes.facts.numbers import SPANISH_WORDS
from quizzes.facts.phrases import Phrases

PHRASES = Phrases(
    kinds={
        "static": r"\bestáticas?\b",
        "triggered": r"\bdisparadas?\b(?! diferida| retrasada)",
        "activated": r"\bactivadas?\b",
        "spell": r"\bhabilidad(?:es)? de hechizo\b",
        "keyword action": r"\bacción de palabra clave\b",
        "ability word": r"\bpalabra de habilidad\b",
    },
    evasion=re.compile(r"\bhabilidad de evasión\b"),
    kind_part=re.compile(
        r"(?:una |dos |tres )?(?:habilidad(?:es)? (?:estáticas?|disparadas?|activadas?|de hechizo|de evasión)"
        r"|acción de palabra clave|palabra de habilidad)"
        r"(?: y (?:una|otra)(?: habilidad)? (?:estática|disparada|activada|de hechizo))?"
    ),
    kind_opening=(
        r"^(?:(?:[Ll]a habilidad de )?{name}\b[^.“«\"]{{0,60}}?\b(?:es|son|representa|significa)\b"
        r"|(?:Es|Representa)\b|La (?:primera|segunda|tercera|otra)\b)"
    ),
    functions=re.compile(
        r"\bfuncionan?(?: s[oó]lo)? (?P<part>(?:mientras|cuando|en|desde|sin)\b[^.:;]*)", re.I
    ),
    zones={
        "battlefield": r"\bcampo de batalla\b",
        "stack": r"\bpila\b",
        "hand": r"\bmano\b",
        "graveyard": r"\bcementerio\b",
        "exile": r"\bexili",
        "library": r"\bbiblioteca\b",
        "command": r"\bzona de mando\b",
    },
    castable=re.compile(r"\bcualquier zona desde la que (?:pudieras|puedas) (?:jugar|lanzar)"),
    everywhere=re.compile(
        r"\ben todas las zonas\b|\bcualquier zona\b|\bsin importar (?:en qué|la) zona\b"
    ),
    several=re.compile(
        r"\b(?:varias|múltiples|dos) (?:copias|instancias)\b|\bcada (?:copia|instancia)\b", re.I
    ),
    instances=(
        ("redundant", re.compile(r"\bredundantes?\b")),
        (
            "each triggers separately",
            re.compile(r"\bcada (?:una|copia)(?: de ellas)?(?: \S+){0,7}? se dispara por separado"),
        ),
        ("each is paid and counted separately", re.compile(r"\bcada una se paga[^.]*por separado")),
        ("any one may be used", re.compile(r"\bpuede usarse (?:una )?cualquiera\b")),
        (
            "each applies",
            re.compile(
                r"\bcada (?:una|copia)(?: \S+){0,7}? (?:se aplica|funciona)(?: por separado)?"
            ),
        ),
        ("their numbers are added", re.compile(r"\bnúmeros\b[^.]*\bse suman\b")),
    ),
    means=re.compile(r"significa"),
    action=re.compile(r"^Para (?P<verb>\w+)\b[^,.“«]{0,60}, (?P<part>[^.]{8,240})\.?$"),
    lists=(
        re.compile(
            r"^(?:(?:El|La|Los|Las) )?(?P<part>(?:[\w’' -]{2,30}, )+[\w’' -]{2,30} [ye] [\w’' -]{2,30}) "
            r"son (?P<about>[\w -]{4,40}?)(?=[,:;.]|$)"
        ),
        re.compile(
            r"^(?P<part>[A-Z][\w ]+ [ye] (?:el |la )?\w+) son (?P<about>[\w -]{4,40}?)(?=[,:;.]|$)"
        ),
        re.compile(
            r"\b(?P<about>(?:tipos|zonas|categorías)[\w ]*|[Ss]e usan \w+): "
            r"(?P<part>(?:[\w’'/ -]{2,30}, )+[\w’'/ -]{2,30} [ye] [\w’'/ -]{2,30})(?=[.;,]|$)"
        ),
    ),
    denial=re.compile(
        r"^(?P<part>[A-ZÁÉÍÓÚ][\w -]{3,40}?) "
        r"(?P<about>no (?:usan|utilizan|van a) la pila)\b"
    ),
    last=re.compile(r" [ye] |, "),
    number=re.compile(
        rf"(?<![\w/+{{.-])(?P<part>{SPANISH_WORDS}|\d{{1,2}})(?= [a-záéíóúñ])(?![\w/}}])", re.I
    ),
    exception=re.compile(
        r"\b(?P<after>excepto|salvo|a menos que|a no ser que|s[oó]lo si|s[oó]lo mientras|s[oó]lo cuando"
        r"|incluso si|aunque)\b (?P<part>[^.;:()]{6,110})"
    ),
    no_exception=re.compile(r"\b(?:otra cosa|lo contrario|lo permita)\b", re.I),
    definition=re.compile(
        r"^ (?:\w+ ){0,2}?(?:es|son|no es|debe|representa|permite|significa|hace|convierte|da|ofrece"
        r"|premia|quita|mantiene|tiene)\b"
    ),
    shared=re.compile(
        r"\b(?:una (?:\w+ )?habilidad|coste alternativo|coste adicional|acción de palabra clave"
        r"|oculta|pública|común)\b"
    ),
    articles=r"(?:(?:el|la|los|las|un|una|cada) )?",
)
