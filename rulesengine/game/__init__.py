"""The game itself: state, events, layers, casting, combat, turns. Cooperating modules over plain state."""
