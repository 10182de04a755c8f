"""One row of the keyword table: what a keyword is and what it means (rules 701, 702, 207.2c)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesengine.ir.words import Zone
from rulesengine.keywords.kinds import (
    DONE_BY_ENGINE,
    Engine,
    Instances,
    Kind,
    Nature,
    Parameters,
)


@dataclass(frozen=True, slots=True)
class Part:
    """One of the abilities a keyword represents.

    `text` is rules text to compile, with the parameters `N`, `[cost]` and `[quality]`; empty where
    the rules define the ability without any. `on` limits it to one sort of object ("permanent",
    "spell", "player"). An `entering` ability functions as its object enters (113.6h).
    """

    kind: Kind
    text: str = ""
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    engine: tuple[Engine, ...] = ()
    on: str = ""
    entering: bool = False

    @property
    def by_engine(self) -> bool:
        """Whether engine code does all of it, so that its text is there to be read, not compiled."""
        return not self.text or (
            (self.kind is Kind.STATIC and not DONE_BY_ENGINE.isdisjoint(self.engine))
            or Engine.ATTACK_COST in self.engine  # its "when you do" is linked to the cost (607.2h)
        )


@dataclass(frozen=True, slots=True, eq=False)
class Keyword:
    """A keyword ability, keyword action or ability word; two rows are equal only if the same.

    `primitive`: engine code, not compiled text, gives it its function.
    `variant_of`: the keyword it also is ("Typecycling abilities are cycling abilities").
    `changed`: ids in `content/rule_changes.yaml`: what is different since the older documents.
    """

    name: str
    rule: str
    parts: tuple[Part, ...] = ()
    parameters: Parameters = Parameters.NONE
    written: str = ""  # as on a card, where that is not the name followed by its parameters
    instances: Instances = Instances.NOT_SAID
    instances_rule: str = ""
    nature: Nature | None = None
    primitive: bool = False
    variant_of: str = ""
    changed: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    reminder: str = ""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of the abilities it represents, each once, in the rule's order."""
        return tuple(dict.fromkeys(part.kind for part in self.parts))

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where at least one of its abilities functions."""
        return tuple(dict.fromkeys(zone for part in self.parts for zone in part.zones))

    @property
    def means(self) -> tuple[str, ...]:
        """The rules text it stands for, a string an ability."""
        return tuple(part.text for part in self.parts if part.text)

    def compiled_on(self, sort: str) -> tuple[Part, ...]:
        """The abilities whose text is compiled, on a "permanent", a "spell" or a "player"."""
        if self.primitive:
            return ()
        return tuple(part for part in self.parts if part.on in ("", sort) and not part.by_engine)

    @property
    def engine(self) -> tuple[Engine, ...]:
        """What the engine must know how to do for it."""
        return tuple(dict.fromkeys(hint for part in self.parts for hint in part.engine))

    @property
    def template(self) -> str:
        """How it is written, with placeholders: "Suspend N—[cost]"."""
        return self.written or self.name[:1].upper() + self.name[1:] + _SUFFIX[self.parameters]

    def meaning(self, *texts: str) -> Keyword:
        """The same keyword with other rules text: known abilities stay, others replace by place."""
        if not texts:
            raise ValueError(f"{self.name}: a meaning needs at least one ability")
        olds = self.parts or (Part(Kind.STATIC),)
        kept = {part.text: part for part in olds}
        parts = [
            kept.get(text) or _with_text(olds[min(index, len(olds) - 1)], text)
            for index, text in enumerate(texts)
        ]
        return replace(self, parts=tuple(parts), primitive=False)


def _with_text(part: Part, text: str) -> Part:
    """The ability with another text, which is compiled even where engine code did the real one."""
    hints = tuple(hint for hint in part.engine if part.text and hint not in DONE_BY_ENGINE)
    return replace(part, text=text, engine=hints)


_SUFFIX = {
    Parameters.NONE: "",
    Parameters.N: " N",
    Parameters.COST: " [cost]",
    Parameters.QUALITY: " [quality]",
    Parameters.N_AND_COST: " N—[cost]",
    Parameters.QUALITY_AND_COST: " [quality] [cost]",
    Parameters.QUALITY_AND_N: " [quality] N",
    Parameters.ABILITY: " — [ability]",
}


def static(text: str = "", *engine: Engine, on: str = "") -> Part:
    """A static ability that functions on the battlefield."""
    return Part(Kind.STATIC, text, engine=engine, on=on)


def static_in(zones: tuple[Zone, ...], text: str = "", *engine: Engine, on: str = "") -> Part:
    """A static ability that functions in `zones`."""
    return Part(Kind.STATIC, text, zones, engine, on)


def entering(text: str, *engine: Engine) -> Part:
    """A static ability that changes how its object enters (113.6h, 614.12)."""
    return Part(Kind.STATIC, text, engine=engine, entering=True)


def triggered(text: str, *engine: Engine, on: str = "") -> Part:
    """A triggered ability that functions on the battlefield."""
    return Part(Kind.TRIGGERED, text, engine=engine, on=on)


def triggered_in(zones: tuple[Zone, ...], text: str, *engine: Engine, on: str = "") -> Part:
    """A triggered ability that functions in `zones`."""
    return Part(Kind.TRIGGERED, text, zones, engine, on)


def activated(text: str, *engine: Engine) -> Part:
    """An activated ability that functions on the battlefield."""
    return Part(Kind.ACTIVATED, text, engine=engine)


def activated_in(zones: tuple[Zone, ...], text: str, *engine: Engine) -> Part:
    """An activated ability that functions in `zones`."""
    return Part(Kind.ACTIVATED, text, zones, engine)


def of_spell(text: str, *engine: Engine, on: str = "") -> Part:
    """A spell ability: what the spell does as it resolves."""
    return Part(Kind.SPELL, text, (Zone.STACK,), engine, on)
