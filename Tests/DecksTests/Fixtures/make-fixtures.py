#!/usr/bin/env python3
"""Makes the collections beside it with Anki itself, and with genanki.

    python3 -m venv v && v/bin/pip install anki==26.9.3 genanki==0.13.1
    v/bin/python make-fixtures.py [FOLDER]

The content is our own. Anki writes times of its own into some tables, so the bytes differ from run
to run; what the tests look at does not.
"""

import os, shutil, sys, tempfile

import genanki
from anki.collection import Collection, ExportAnkiPackageOptions, DeckIdLimit

folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
day = 86_400_000
start = 1_700_000_000_000  # 2023-11-14


def collection(path):
    col = Collection(path)
    deck = col.decks.id("Korean::Unit 1")
    col.decks.id("Korean::Unit 2")

    def add(kind, fields, guid, deck_name="Korean::Unit 1", tags=()):
        note = col.new_note(col.models.by_name(kind))
        for index, value in enumerate(fields):
            note.fields[index] = value
        note.guid = guid
        note.tags = list(tags)
        col.add_note(note, col.decks.id(deck_name))
        return note

    add("Basic", ["water", "물을 마셔요.<div>물 마셔요.</div>"], "basic-1")
    add("Basic", ["<b>I am ready.</b>", "준비됐어요&nbsp;/ 준비되었어요"], "basic-2", tags=["a"])
    add("Basic (and reversed card)", ["Where are you?", "어디에 있어요?"], "both-1")
    add("Basic (type in the answer)", ["I sleep.", "저는 자요."], 'type"1', "Korean::Unit 2")
    add("Cloze", ["저는 {{c1::물}}을 {{c2::마셔요::drink}}.", "I drink water."], "cloze-1")
    add("Cloze", ["{{c1::Seoul}} is big.", ""], "cloze-2")
    add("Basic", ["a picture", '<img src="a.png">'], "media-1")
    add("Basic", ["a formula", "\\(x^2\\)"], "formula-1")
    add("Basic", ["I listen.", "들어요. [sound:a.mp3]"], "sound-1")
    suspended = add("Basic", ["I hide.", "숨어요."], "suspended-1")
    col.sched.suspend_cards([suspended.cards()[0].id])

    def log(guid, ordinal, entries, card):
        note = col.db.scalar("select id from notes where guid = ?", guid)
        cid = col.db.scalar("select id from cards where nid = ? and ord = ?", note, ordinal)
        for index, (offset, ease, kind, factor) in enumerate(entries):
            col.db.execute(
                "insert into revlog values (?,?,-1,?,?,?,?,?,?)",
                start + offset + index, cid, ease, 10, 5, factor, 4_000, kind)
        sets = ", ".join(f"{key} = ?" for key in card)
        col.db.execute(f"update cards set {sets} where id = ?", *card.values(), cid)

    review = {"type": 2, "queue": 2, "due": 900, "ivl": 30, "factor": 2500, "reps": 4}
    # All of it, with a day set by hand and a cramming in between.
    log("basic-1", 0, [
        (0, 3, 0, 2500), (600_000, 3, 0, 2500), (2 * day, 3, 1, 2500), (5 * day, 3, 3, 0),
        (6 * day, 0, 4, 2500), (12 * day, 1, 1, 2500), (12 * day + 600_000, 3, 2, 2500),
        (20 * day, 4, 1, 2500)], review)
    # Begun anew.
    log("basic-2", 0, [
        (1_000, 3, 0, 2500), (3 * day, 3, 1, 2500), (9 * day, 0, 4, 0), (10 * day, 2, 0, 2500),
        (11 * day, 3, 1, 2500)], review)
    # The beginning is lost.
    log("both-1", 0, [(30 * day, 3, 1, 2500), (60 * day, 3, 1, 2500)],
        review | {"data": '{"s":61.25,"d":5.5,"dr":0.9,"lrt":%d}' % ((start + 60 * day) // 1000)})
    return col


def package(name, legacy, scheduling=True):
    with tempfile.TemporaryDirectory() as work:
        col = collection(os.path.join(work, "collection.anki2"))
        out = os.path.join(folder, name)
        if name.endswith(".colpkg"):
            col.export_collection_package(out, include_media=False, legacy=legacy)
        else:
            col.export_anki_package(
                out_path=out, limit=None,
                options=ExportAnkiPackageOptions(
                    with_scheduling=scheduling, with_deck_configs=False, with_media=False,
                    legacy=legacy))
            col.close()


def words():
    model = genanki.Model(
        1_607_392_319, "Korean word",
        fields=[{"name": name} for name in ("Korean", "English", "Romanization", "Example")],
        templates=[{
            "name": "Card 1", "qfmt": "{{Korean}}",
            "afmt": "{{FrontSide}}<hr>{{English}}<br>{{Romanization}}<br>{{Example}}"}])
    deck = genanki.Deck(2_059_400_110, "Words")
    rows = [
        ("가다", "to go", "gada", "저는 학교에 가요. — I go to school."),
        ("먹다", "to eat", "meokda", "밥을 먹어요. — I eat rice."),
        ("자다", "to sleep", "jada", "일찍 자요. — I sleep early."),
        ("오다", "to come", "oda", ""),
    ]
    for row in rows:
        deck.add_note(genanki.Note(model=model, fields=list(row), guid="word-" + row[2]))
    genanki.Package(deck).write_to_file(os.path.join(folder, "words.apkg"))


package("latest.apkg", legacy=False)
package("legacy.apkg", legacy=True)
package("latest.colpkg", legacy=False)
words()


def bad():
    """Sixty-four mebibytes of zeros; databases that are none of ours."""
    import sqlite3, zipfile
    zeros = bytes(1 << 20)
    with zipfile.ZipFile(os.path.join(folder, "bomb.apkg"), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        with archive.open("collection.anki2", "w", force_zip64=True) as file:
            for _ in range(64):
                file.write(zeros)
    for name, script in (
        ("other.db", "create table t (x)"),
        ("newer.anki2", "create table col (ver, crt, conf); create table notes (x);"
                        "create table cards (x); insert into col values (19, 0, '{}')"),
    ):
        path = os.path.join(folder, name)
        if os.path.exists(path):
            os.remove(path)
        con = sqlite3.connect(path)
        con.execute("pragma page_size = 512")
        con.executescript(script)
        con.commit()
        con.close()


bad()
