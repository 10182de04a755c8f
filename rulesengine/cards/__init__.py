"""Card facts: the shipped pool and other card files in Scryfall's field names."""
