"""Oracle text to abilities: the compiler. `rulesengine.oracle.cards` is its front door.

Nothing is imported here: a game of cards already compiled never needs the grammar.
"""
