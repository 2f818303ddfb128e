// Where courses come from.
