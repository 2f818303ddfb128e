import SQLite

extension Migration {
  /// A later step: how the days of courses stand, without going through their sentences.
  static let courseDays = Migration(
    "days of courses",
    script: """
      -- Which version of the course file the sentences are as in; null when they may be otherwise.
      ALTER TABLE course ADD COLUMN file TEXT;

      -- The sentences of each day, counted; title is the one in the course file.
      CREATE TABLE course_day (
        course INTEGER NOT NULL REFERENCES course ON DELETE CASCADE,
        day INTEGER NOT NULL,
        title TEXT,
        sentences INTEGER NOT NULL,
        done INTEGER NOT NULL,
        last_done_at INTEGER,
        PRIMARY KEY (course, day)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO course_day (course, day, sentences, done, last_done_at)
      SELECT course, day, count(*), count(done_at), max(done_at) FROM sentence
      WHERE day IS NOT NULL GROUP BY course, day;

      CREATE TRIGGER sentence_counted AFTER INSERT ON sentence WHEN new.day IS NOT NULL
      BEGIN
        \(countIn)
      END;
      CREATE TRIGGER sentence_uncounted AFTER DELETE ON sentence WHEN old.day IS NOT NULL
      BEGIN
        \(countOut)
      END;
      CREATE TRIGGER sentence_recounted AFTER UPDATE OF day, done_at ON sentence
      WHEN old.day IS NOT new.day OR old.done_at IS NOT new.done_at
      BEGIN
        \(countOut)
        \(countIn)
      END;

      CREATE TRIGGER sentence_made AFTER INSERT ON sentence
      BEGIN
        UPDATE course SET file = NULL WHERE id = new.course AND file IS NOT NULL;
      END;
      CREATE TRIGGER sentence_lost AFTER DELETE ON sentence
      BEGIN
        UPDATE course SET file = NULL WHERE id = old.course AND file IS NOT NULL;
      END;
      CREATE TRIGGER sentence_edited AFTER UPDATE OF key, day, position, answers ON sentence
      BEGIN
        UPDATE course SET file = NULL WHERE id = new.course AND file IS NOT NULL;
      END;
      """)

  private static let countIn = """
    INSERT INTO course_day (course, day, sentences, done, last_done_at)
    SELECT new.course, new.day, 1, new.done_at IS NOT NULL, new.done_at
    WHERE new.day IS NOT NULL
    ON CONFLICT (course, day) DO UPDATE SET
      sentences = sentences + 1, done = done + excluded.done,
      last_done_at = max(ifnull(last_done_at, excluded.last_done_at),
        ifnull(excluded.last_done_at, last_done_at));
    """

  private static let countOut = """
    UPDATE course_day SET sentences = sentences - 1, done = done - (old.done_at IS NOT NULL),
      last_done_at = (
        SELECT max(done_at) FROM sentence WHERE course = old.course AND day = old.day)
    WHERE course = old.course AND day = old.day;
    """
}
