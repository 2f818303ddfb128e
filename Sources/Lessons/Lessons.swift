// Pure values and rules of learning. No I/O, clock or random inside.
