import SQLite

extension Migration {
  /// A later step: sentences that are not asked because the learner says so.
  static let leftOut = Migration(
    "sentences left out",
    script: """
      -- since is when, in seconds since 1970 UTC.
      CREATE TABLE left_out (
        sentence INTEGER PRIMARY KEY REFERENCES sentence ON DELETE CASCADE,
        since INTEGER NOT NULL
      ) STRICT;

      DROP TRIGGER sentence_asked;
      CREATE TRIGGER sentence_asked AFTER UPDATE OF day ON sentence
      WHEN (old.day IS NULL) <> (new.day IS NULL)
      BEGIN
        UPDATE card SET is_asked = new.day IS NOT NULL
          AND (SELECT is_at_hand FROM course WHERE id = new.course)
          AND new.id NOT IN (SELECT sentence FROM left_out)
        WHERE sentence = new.id;
      END;
      DROP TRIGGER course_asked;
      CREATE TRIGGER course_asked AFTER UPDATE OF is_at_hand ON course
      WHEN old.is_at_hand <> new.is_at_hand
      BEGIN
        UPDATE card SET is_asked = new.is_at_hand
        WHERE sentence IN (SELECT id FROM sentence WHERE course = new.id AND day IS NOT NULL)
          AND sentence NOT IN (SELECT sentence FROM left_out);
      END;
      CREATE TRIGGER left_out_begins AFTER INSERT ON left_out
      BEGIN
        UPDATE card SET is_asked = 0 WHERE sentence = new.sentence;
      END;
      CREATE TRIGGER left_out_ends AFTER DELETE ON left_out
      BEGIN
        UPDATE card SET is_asked = EXISTS (
          SELECT 1 FROM sentence JOIN course ON course.id = sentence.course
          WHERE sentence.id = old.sentence AND sentence.day IS NOT NULL AND course.is_at_hand)
        WHERE sentence = old.sentence;
      END;
      """)
}
