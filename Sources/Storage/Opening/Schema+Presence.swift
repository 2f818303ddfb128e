import SQLite

extension Migration {
  /// The sixth step: which courses are on this machine, and what was found damaged.
  static let presence = Migration(
    "courses that are not here",
    script: """
      -- title is what the course file said when it was read last, null before. is_at_hand tells
      -- whether the course was on this machine when it was looked for last: while it is not, its
      -- sentences are not asked.
      ALTER TABLE course ADD COLUMN title TEXT;
      ALTER TABLE course ADD COLUMN is_at_hand INTEGER NOT NULL DEFAULT 1
        CHECK (is_at_hand IN (0, 1));
      CREATE INDEX course_missing ON course (id) WHERE is_at_hand = 0;

      DROP TRIGGER sentence_asked;
      CREATE TRIGGER sentence_asked AFTER UPDATE OF day ON sentence
      WHEN (old.day IS NULL) <> (new.day IS NULL)
      BEGIN
        UPDATE card SET is_asked = new.day IS NOT NULL
          AND (SELECT is_at_hand FROM course WHERE id = new.course)
        WHERE sentence = new.id;
      END;
      CREATE TRIGGER course_asked AFTER UPDATE OF is_at_hand ON course
      WHEN old.is_at_hand <> new.is_at_hand
      BEGIN
        UPDATE card SET is_asked = new.is_at_hand
        WHERE sentence IN (SELECT id FROM sentence WHERE course = new.id AND day IS NOT NULL);
      END;

      -- Answers set aside that the learner was told of, and cards and days worked out anew since
      -- they were impossible, that the learner was not told of yet.
      ALTER TABLE plan ADD COLUMN told_set_aside INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE plan ADD COLUMN mended INTEGER NOT NULL DEFAULT 0;
      """)
}
