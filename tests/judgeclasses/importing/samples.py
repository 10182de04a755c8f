"""Small files in the shapes that are imported, in words of our own."""

import json
import re
from typing import Any

PAGE_HTML = """<div align="justify">
<p style="text-align: center">Last updated: 1 May 2020</p>
<p>As a file <a href="https://example.org/file.pdf">HERE</a></p>
<p><strong>Afflict</strong></p>
<p onclick="alert(1)">Afflict is a triggered ability. “Afflict N” means “Whenever this creature becomes
blocked, defending player loses N life.” If a creature has multiple instances of afflict, each triggers
separately.<script>alert(2)</script></p>
<p>
</p>
<p><strong>Onrush</strong></p>
<p>Surge is a static ability that functions while the spell is on the stack. Think of
<em>Crush of Tentacles</em>, <em>not only</em> of <a href="javascript:alert(3)">others</a>.</p>
<ul><li>First point</li><li>Second <strong>point </strong>here</li></ul>
</div>"""

TOPICS_HTML = """<p><strong><u>Tokens:</u></strong></p>
<ul><li>A token is a marker.</li><li>A token <strong>isn’t a card</strong>.</li></ul>
<p>Permanents can be tapped. There are two states:</p>
<p>&#8211; Tapped.</p>
<p>&#8211; Untapped.</p>
<p><strong><em>Status</em></strong><strong> is no characteristic</strong>, of course.</p>
<p><strong><u> </u></strong></p>
<p><strong><u>ZONES</u></strong></p>
<p><strong>(Chapter 4)</strong></p>
<p>There are several zones.</p>
<p>1 &#8211; LIBRARY</p>
<p>Nobody may look at a library.</p>
<p><strong><u>Counting:</u></strong></p>
<p>Anyone may count the cards in it.</p>
<p>&nbsp;</p>
<p><strong><u>Some things have no zone:</u></strong></p>
<p>Outside the game is none.</p>
<p><strong>2 &#8211; HAND</strong></p>
<p>A hand holds cards.</p>
<p><strong><u>Nobody may look at the hand of somebody else, whatever they say.</u></strong></p>"""

CHAPTER = """Choose a chapter

502.3. Storm

502.3a Storm is a triggered ability. “Storm” means “When you cast this spell, copy it.”

Example: Anna casts [text] for {2}*.
"""
CHAPTER_CONTINUED = """Choose a chapter

502.3b If a spell has multiple instances of storm, each triggers separately.

502.4. Fear

502.4a Fear is an evasion ability.

502.4b Multiple instances of fear on the same creature are redundant.
"""

FAQ = """<|LEFTOVER-1|>Este documento responde a las preguntas de la _Colección_ nueva.
Consta de dos partes.
-----
NOTAS GENERALES
***El dado***
El dado tiene una cara con el símbolo de caos {C} y cuatro en blanco. Visita <www.example.org>.
Puede salir:
 -- Una cara en blanco.
 -- El caos.
-----
***Palabra clave que regresa: Cascada***
Cascada es una palabra clave de la colección.
Agente veloz
{1}{G}{U}
Criatura -- Bribón humano
2/2
Cascada.
Las reglas son las siguientes:
702.83a Cascada es una habilidad disparada que funciona sólo mientras el hechizo está en la pila.
702.83b Si un hechizo tiene varias copias de cascada, cada una se dispara por separado.
* La cascada se dispara al lanzar el hechizo.
* Este es el orden:
1) Lanzas el hechizo.
2) La cascada se resuelve.
-----
NOTAS DE CARTAS
***Cartas de fenómeno***
Niebla lenta
Fenómeno
Cuando te encuentres con la Niebla lenta, lanza el dado {C}.
* No se repite.
-----
Lluvia corta
Fenómeno
Cuando te encuentres con la Lluvia corta, roba una carta.
* Es obligatorio.
-----
***Cartas tradicionales***
Ogro viejo
{3}{R}
Criatura -- Ogro
3/3
Amenaza.
* Es grande.
-----
<|LEFTOVER-1|>
"""


def page(html: str = PAGE_HTML, **fields: Any) -> bytes:
    """A page as WordPress's REST API gives it."""
    whole = {
        "id": 7,
        "modified_gmt": "2020-05-02T10:00:00",
        "slug": "class-8-en",
        "link": "https://example.org/class-8-en/",
        "title": {"rendered": "Class 8 &#8211; Some abilities"},
        "content": {"rendered": html},
        "class_list": ["page", "language-en_us"],
    }
    return json.dumps(whole | fields).encode()


def words(text: str) -> list[str]:
    """Every word and number, in no order."""
    return sorted(re.findall(r"[^\W_]+", text.lower()))
