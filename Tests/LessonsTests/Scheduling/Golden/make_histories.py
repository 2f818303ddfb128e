#!/usr/bin/env python3
"""Writes histories.txt: what the reference implementation of FSRS-6 makes of random histories.

    pip3 install fsrs==6.3.2
    python3 make_histories.py > histories.txt

A line that begins with "scheduler" has the wanted retention, the steps of learning and of
relearning in seconds, and the 21 weights ("-" for the defaults or for no steps); it holds for the
lines after it. Each other line is a history: a start in seconds since 1970 UTC, then for every
answer gap,grade,stage,stability,difficulty,wait, gap and wait in seconds. Stages are L and a step
(learning), V (review), R and a step (relearning).
"""

import random
from datetime import datetime, timedelta, timezone
from importlib.metadata import version

from fsrs import Card, Rating, Scheduler, State
from fsrs.scheduler import (
    DEFAULT_PARAMETERS,
    LOWER_BOUNDS_PARAMETERS,
    UPPER_BOUNDS_PARAMETERS,
)

VERSION = "6.3.2"
SEED = 20_261_130
DAY = 86_400

generator = random.Random(SEED)


def gap(card, now):
    """Seconds until the next answer: at once, at the wanted time, early, late, or years later."""
    wait = max(0, int((card.due - now).total_seconds()))
    kind = generator.random()
    if kind < 0.45:
        return wait
    if kind < 0.60:
        return generator.randint(0, 2 * wait + 1)
    if kind < 0.75:
        return generator.randint(1, 2 * DAY)
    if kind < 0.85:
        return generator.randint(0, 90)
    if kind < 0.90:
        return generator.choice([DAY - 1, DAY, DAY + 1, 2 * DAY - 1, 2 * DAY])
    if kind < 0.93:
        return -generator.randint(1, 3 * DAY)
    return int(10 ** generator.uniform(3, 8.5))


def stage(card):
    match card.state:
        case State.Learning:
            return f"L{card.step}"
        case State.Review:
            return "V"
        case State.Relearning:
            return f"R{card.step}"


def history(scheduler):
    start = generator.randint(1_500_000_000, 1_900_000_000)
    now = datetime.fromtimestamp(start, timezone.utc)
    card = Card(card_id=1, due=now)
    chances = generator.choice([(1, 1, 1, 1), (1, 2, 12, 2), (1, 0, 0, 0), (0, 0, 1, 0), (5, 2, 9, 1)])
    answers = []
    for index in range(generator.randint(1, 16)):
        seconds = gap(card, now) if index else 0
        now += timedelta(seconds=seconds)
        rating = generator.choices(list(Rating), chances)[0]
        card, _ = scheduler.review_card(card, rating, now)
        wait = int((card.due - now).total_seconds())
        answers.append(
            f"{seconds},{int(rating)},{stage(card)},{card.stability:.10g},"
            f"{card.difficulty:.10g},{wait}"
        )
    return " ".join([str(start)] + answers)


def weights():
    """Weights that lie a little beside the defaults, but within what is allowed."""
    return [
        min(max(value * generator.uniform(0.7, 1.4), low), high)
        for value, low, high in zip(
            DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS
        )
    ]


def section(count, retention=0.9, learning=(60, 600), relearning=(600,), parameters=None):
    def numbers(values):
        return ",".join(repr(value) for value in values) or "-"

    print(
        "scheduler", retention, numbers(learning), numbers(relearning), numbers(parameters or [])
    )
    scheduler = Scheduler(
        parameters=parameters or DEFAULT_PARAMETERS,
        desired_retention=retention,
        learning_steps=[timedelta(seconds=step) for step in learning],
        relearning_steps=[timedelta(seconds=step) for step in relearning],
        enable_fuzzing=False,
    )
    for _ in range(count):
        print(history(scheduler))


assert version("fsrs") == VERSION, f"fsrs {VERSION} is the reference"
print(f"# fsrs {VERSION}, seed {SEED}, made by make_histories.py")
section(300)
section(25, retention=0.7)
section(25, retention=0.85)
section(25, retention=0.97)
section(15, learning=(), relearning=())
section(15, learning=(300,), relearning=(60, 900))
section(15, learning=(60, 600, 3600), relearning=(600, 7200, 20))
for _ in range(8):
    section(10, parameters=weights())
