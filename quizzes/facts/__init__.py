"""What class texts state in the rules' usual phrases: found, checked against today's rules, asked."""
