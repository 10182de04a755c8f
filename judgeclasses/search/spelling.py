"""A word typed wrongly: the words of the index nearest to it, by letters in common and edits."""

from bisect import bisect_left, insort
from collections import Counter, defaultdict

MOST_TRIED = 40
MOST_GIVEN = 3


def pairs_of(word: str) -> list[str]:
    """Letters two by two, with the word's start marked, since most people get that right."""
    marked = f"^{word}"
    return [marked[place : place + 2] for place in range(len(word))]


def edits_allowed(word: str) -> int:
    """A slip in a word of four letters, two in one of seven; numbers are never guessed at."""
    if len(word) < 4 or word[0].isdigit():
        return 0
    return 1 if len(word) < 7 else 2


def edits(one: str, other: str, most: int) -> int:
    """Letters put in, left out, changed or swapped with their neighbour; more than `most` is `most` + 1."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i]
        for j, against in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


class Vocabulary:
    """The words of the index, to be looked up by their beginnings and by what is near them."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._sorted: list[str] = []
        self._with_pair: defaultdict[str, list[int]] = defaultdict(list)
        self.last_seen = 0  # the newest row of the words' table that is in here

    def __len__(self) -> int:
        return len(self._words)

    def learn(self, words: list[str]) -> None:
        if len(words) > 200:
            self._sorted = sorted({*self._sorted, *words})
        for word in words:
            if len(words) <= 200:
                insort(self._sorted, word)
            for pair in set(pairs_of(word)):
                self._with_pair[pair].append(len(self._words))
            self._words.append(word)

    def knows_beginning(self, start: str) -> bool:
        place = bisect_left(self._sorted, start)
        return place < len(self._sorted) and self._sorted[place].startswith(start)

    def near(self, typed: str) -> list[str]:
        """The nearest words; a word still being typed is compared with their beginnings."""
        most = edits_allowed(typed)
        if not most:
            return []
        shared: Counter[int] = Counter()
        for pair in set(pairs_of(typed)):
            shared.update(self._with_pair.get(pair, ()))
        found = []
        for place, _count in shared.most_common(MOST_TRIED):
            word = self._words[place]
            whole = edits(typed, word, most)
            started = min(edits(typed, word[: len(typed) + more], most) for more in (0, 1))
            if min(whole, started) <= most:
                found.append((min(whole, started + 0.5), len(word), word))
        found.sort()
        nearest = int(found[0][0]) if found else 0
        return [word for far, _length, word in found if int(far) == nearest][:MOST_GIVEN]
