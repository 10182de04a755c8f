"""How the rules say things in English."""

from __future__ import annotations

import re

from quizzes.facts.numbers import ENGLISH_WORDS
from quizzes.facts.phrases import Phrases

PHRASES = Phrases(
    kinds={
        "static": r"\bstatic\b",
        "triggered": r"(?<!delayed )\btriggered\b",
        "activated": r"\bactivated\b",
        "spell": r"\bspell (?=abilit)",
        "keyword action": r"\bkeyword action\b",
        "ability word": r"\bability word\b",
    },
    evasion=re.compile(r"\ban evasion ability\b"),
    kind_part=re.compile(
        r"(?:\b(?:an?|both|two|three|four)\b[^.:“;]*?)?"
        r"(?:(?:static|triggered|activated|spell|evasion) abilit(?:y|ies)|keyword action|ability word)"
        r"(?: and (?:an?|another) (?:static|triggered|activated|spell) ability)?"
    ),
    kind_opening=(
        r"^(?:{name}\b[^.“]{{0,60}}?\b(?:is|are|represents?|means)\b|It (?:is|represents)\b"
        r"|The (?:first|second|third|other)\b)"
    ),
    functions=re.compile(
        r"\bfunctions?(?: only)? (?P<part>(?:while|when|as|in|on|no matter|even|everywhere|from)\b[^.:;]*)"
    ),
    zones={
        "battlefield": r"\bon the battlefield\b|\bcoming into play\b|\benter(?:s|ing) the battlefield\b",
        "stack": r"\bon the stack\b|\bfrom the stack\b",
        "hand": r"\bhand\b",
        "graveyard": r"\bgraveyard\b",
        "exile": r"\bexile\b|\bexiled\b|\bremoved from the game\b",
        "library": r"\blibrary\b",
        "command": r"\bcommand zone\b",
    },
    castable=re.compile(r"\bany zone from which you could (?:play|cast)\b"),
    everywhere=re.compile(r"\beverywhere\b|\bno matter what zone\b|\bin all zones\b|\bany zone\b"),
    several=re.compile(
        r"\b(?:multiple|several|two|more) instances?\b|\b[Ee]ach instance of\b", re.I
    ),
    instances=(
        ("redundant", re.compile(r"(?:are|is) redundant\b")),
        (
            "each triggers separately",
            re.compile(r"each (?:one |of them )?(?:\S+ ){0,6}?triggers (?:separately|on its own)"),
        ),
        (
            "each is paid and counted separately",
            re.compile(r"each (?:is|of them is) paid[^.]*separately"),
        ),
        (
            "any one may be used",
            re.compile(r"any (?:one )?of (?:its|them|those)[^.]*\bmay be used\b"),
        ),
        (
            "each applies",
            re.compile(r"each (?:one |of them )?(?:applies|works)(?: separately| independently)?"),
        ),
        ("their numbers are added", re.compile(r"numbers? (?:are|is) added\b")),
    ),
    means=re.compile(r"(?:means|is an ability that means)"),
    action=re.compile(r"^To (?P<verb>\w+)\b(?:[^,.“]{0,60},| is to) (?P<part>[^.]{8,240})\.?$"),
    lists=(
        re.compile(
            r"^(?:The )?(?P<part>(?:[\w’' -]{2,30}, )+(?:and )?[\w’' -]{2,30}(?: and [\w’' -]{2,20})?) "
            r"are (?:all )?(?P<about>[\w -]{4,40}?)(?=[,:;.]|$)"
        ),
        re.compile(
            r"^(?P<part>[A-Z][\w’'-]* and [\w’'-]+) are (?P<about>[\w -]{4,40}?)(?=[,:;.]|$)"
        ),
        re.compile(
            r"\b(?P<about>[\w-]+ (?:permanent types|card types|zones|types|categories|are in use)): "
            r"(?P<part>(?:[\w’'/ -]{2,30}, )+(?:and )?[\w’'/ -]{2,30}(?: and [\w’'/ -]{2,20})?)(?=[.;,]|$)"
        ),
    ),
    denial=re.compile(
        r"^(?P<part>[A-Z][\w -]{3,30}?) (?P<about>don[’']t (?:use|go on) the stack)\b"
    ),
    last=re.compile(r",? and |, "),
    number=re.compile(
        rf"(?<![\w/+{{.-])(?P<part>{ENGLISH_WORDS}|\d{{1,2}})(?= [a-z])(?![\w/}}])", re.I
    ),
    exception=re.compile(
        r"\b(?P<after>except|unless|only if|only while|only as|only during|only when|even if)\b"
        r" (?P<part>[^.;:()]{6,110})"
    ),
    no_exception=re.compile(
        r"\botherwise\b|\ballows? it\b|\bonly\b|\bdo (?:its|their|they)\b", re.I
    ),
    definition=re.compile(
        r"^ (?:[\w-]+ ){0,2}?(?:is|are|isn’t|is not|must be|represents?|that’s|doesn’t have|retains?"
        r"|means|makes?|lets|turns?|gives?|brings?|offers?|rewards?|takes?|holds?)\b"
    ),
    shared=re.compile(
        r"\b(?:an? (?:\w+ ){0,2}ability|alternative cost|additional cost|keyword|ability word|old"
        r"|hidden|public|shared)\b"
    ),
    articles=r"(?:an? |the |each |every )?",
)
