import SQLite

extension Migration {
  /// The third step: when sentences come back, and what was done on each day.
  ///
  /// Everything but `plan` follows from the answers. It is worked out when the database is opened
  /// (see `LearnerTables.bringCardsUpToDate`), not here: a step must not change with the rules.
  static let scheduling = Migration(
    "cards and days of study",
    script: """
      -- What the learner wants, in one row. day_start is in seconds after local midnight; weights
      -- are 21 numbers parted by spaces, null for the standard ones. revision tells by which rules
      -- cards and days were worked out, set_aside how many answers made no sense then.
      CREATE TABLE plan (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        wanted_retention REAL NOT NULL,
        day_start INTEGER NOT NULL,
        weights TEXT,
        revision INTEGER NOT NULL DEFAULT 0,
        set_aside INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      INSERT INTO plan (id, wanted_retention, day_start) VALUES (1, 0.9, 14400);

      -- What a sentence's answers come to. stage is 1 for learning, 2 for review, 3 for
      -- relearning; stability is in days. A sentence that left its course file is not asked.
      CREATE TABLE card (
        sentence INTEGER PRIMARY KEY REFERENCES sentence,
        stage INTEGER NOT NULL CHECK (stage IN (1, 2, 3)),
        step INTEGER NOT NULL,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        due_at INTEGER NOT NULL,
        last_review_at INTEGER NOT NULL,
        reps INTEGER NOT NULL,
        lapses INTEGER NOT NULL,
        is_asked INTEGER NOT NULL CHECK (is_asked IN (0, 1))
      ) STRICT;
      CREATE INDEX card_due ON card (stage, due_at, is_asked) WHERE is_asked = 1;
      CREATE INDEX card_last_review ON card (last_review_at) WHERE is_asked = 1;
      CREATE INDEX card_mature ON card (stability) WHERE stage = 2 AND stability >= 21;

      CREATE TRIGGER sentence_asked AFTER UPDATE OF day ON sentence
      WHEN (old.day IS NULL) <> (new.day IS NULL)
      BEGIN
        UPDATE card SET is_asked = new.day IS NOT NULL WHERE sentence = new.id;
      END;

      -- The answers of each day, counted. day is in days since 1970-01-01 of the learner's own
      -- calendar; last_offset is how far their clock was from UTC at the last answer.
      CREATE TABLE study_day (
        day INTEGER PRIMARY KEY,
        answers INTEGER NOT NULL,
        right_answers INTEGER NOT NULL,
        reviews INTEGER NOT NULL,
        recalled INTEGER NOT NULL,
        new_sentences INTEGER NOT NULL,
        milliseconds INTEGER NOT NULL,
        first_at INTEGER NOT NULL,
        last_offset INTEGER NOT NULL
      ) STRICT;
      """)
}
