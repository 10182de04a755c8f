"""Search over sections, keywords, cards and rules, in both languages."""
