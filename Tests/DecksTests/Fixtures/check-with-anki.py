#!/usr/bin/env python3
"""Holds malmoi's packages against Anki itself: the fixtures beside this file come out of their script
again, and what malmoi exports opens in Anki with its reviews unharmed.

    python3 -m venv v && v/bin/pip install anki==26.9.3 genanki==0.13.1
    v/bin/python check-with-anki.py PATH/TO/malmoi
"""

import json, os, subprocess, sys, tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
from anki.import_export_pb2 import ImportAnkiPackageUpdateCondition as Update

here = os.path.dirname(os.path.abspath(__file__))
malmoi = os.path.abspath(sys.argv[1])
failures = []


def expect(what, left, right):
    if left != right:
        failures.append(f"{what}: {left!r} is not {right!r}")


def opened(package, work, times=1):
    """A collection with a package in it, and what each import said."""
    col = Collection(os.path.join(work, f"{os.path.basename(package)}.{len(os.listdir(work))}.anki2"))
    logs = []
    for _ in range(times):
        options = ImportAnkiPackageOptions(
            with_scheduling=True, merge_notetypes=True,
            update_notes=Update.IMPORT_ANKI_PACKAGE_UPDATE_CONDITION_ALWAYS,
            update_notetypes=Update.IMPORT_ANKI_PACKAGE_UPDATE_CONDITION_ALWAYS)
        request = ImportAnkiPackageRequest(package_path=package, options=options)
        logs.append(col.import_anki_package(request).log)
    return col, logs


def picture(col):
    """All that the tests look at; without what depends on the day it was made."""
    notes = {
        row[0]: (row[1], sorted(row[2].split()), row[3])
        for row in col.db.all(
            "select n.guid, n.flds, n.tags, t.name from notes n join notetypes t on t.id = n.mid")}
    cards = sorted(
        col.db.all(
            "select n.guid, c.ord, c.type, c.queue, c.ivl, c.reps, c.lapses from cards c"
            " join notes n on n.id = c.nid"))
    log = sorted(
        col.db.all(
            "select n.guid, c.ord, r.id, r.ease, r.ivl, r.factor, r.time, r.type from revlog r"
            " join cards c on c.id = r.cid join notes n on n.id = c.nid"))
    return notes, cards, log


def check_fixtures(work):
    made = os.path.join(work, "made")
    os.mkdir(made)
    subprocess.run([sys.executable, os.path.join(here, "make-fixtures.py"), made], check=True)
    expect("fixtures", sorted(os.listdir(made)), sorted(n for n in os.listdir(here) if not n.endswith(".py")))
    for name in ("latest.apkg", "legacy.apkg", "words.apkg"):
        pictures = []
        for place in (here, made):
            col, _ = opened(os.path.join(place, name), work)
            pictures.append(picture(col))
            col.close()
        for part, old, new in zip(("notes", "cards", "log"), *pictures):
            expect(f"{name}, {part}", old, new)


# What of the log in make-fixtures.py counts: not what was set by hand, crammed, or before a reset.
taken_grades = {"water": [3, 3, 3, 1, 3, 4], "I am ready.": [2, 3]}
seen = set()


def check_export(work):
    data = os.path.join(work, "data")

    def run(*arguments, code=0):
        done = subprocess.run(
            [malmoi, *arguments, "--data", data], capture_output=True, text=True)
        expect(" ".join(arguments), done.returncode, code)
        return done.stdout

    report = json.loads(run("import", os.path.join(here, "latest.apkg"), "--json", code=1))[0]
    ids = [course["id"] for course in report["courses"]]
    for course in ids:
        package = os.path.join(work, f"{course}.apkg")
        run("export", course, package, "--history")
        col, logs = opened(package, work, times=2)
        count = col.note_count()
        expect(f"{course}: first import", len(logs[0].new), count)
        expect(f"{course}: second import adds", len(logs[1].new), 0)
        # An import shifts no grade: the log and the state are those of the file.
        expect(f"{course}: kinds of cards", col.db.scalar(
            "select count(*) from cards where type = 2 and queue <> 2"), 0)
        for card in (col.get_card(id) for id in col.find_cards("is:review")):
            state, log = card.memory_state, col.card_stats_data(card.id).revlog
            expect(f"{course}: a memory", state is not None and state.stability > 0, True)
            expect(f"{course}: reviews", len(log), card.reps)
            for entry in log:
                expect(f"{course}: a grade", 1 <= entry.button_chosen <= 4, True)
        for prompt, grades in taken_grades.items():
            for id in col.find_cards(""):
                card = col.get_card(id)
                if card.note().fields[0] == prompt:
                    log = sorted(card_log.time for card_log in col.card_stats_data(id).revlog)
                    expect(f"{course}: order of {prompt}", log, sorted(set(log)))
                    eases = col.db.list("select ease from revlog where cid = ? order by id", id)
                    expect(f"{course}: grades of {prompt}", eases, grades)
                    seen.add(prompt)
        taken = col.db.scalar("select count(*) from revlog")
        print(f"{course}: {count} notes, {taken} reviews")
        col.close()


with tempfile.TemporaryDirectory() as work:
    check_fixtures(work)
    check_export(work)
expect("prompts with grades", seen, set(taken_grades))
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
