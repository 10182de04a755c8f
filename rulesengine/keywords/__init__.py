"""The keyword table (rules 701, 702, 207.2c): one source for compiler, game and quizzes."""

from rulesengine.keywords.keyword import Keyword, Part
from rulesengine.keywords.kinds import Engine, Instances, Kind, Nature, Parameters
from rulesengine.keywords.table import (
    ABILITY_WORDS,
    KEYWORD_ABILITIES,
    KEYWORD_ACTIONS,
    KEYWORDS,
    KeywordTable,
)

__all__ = [
    "ABILITY_WORDS",
    "KEYWORDS",
    "KEYWORD_ABILITIES",
    "KEYWORD_ACTIONS",
    "Engine",
    "Instances",
    "Keyword",
    "KeywordTable",
    "Kind",
    "Nature",
    "Parameters",
    "Part",
]
