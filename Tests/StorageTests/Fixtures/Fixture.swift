/// Databases as released versions left them: never to be edited, for learners have them.
enum Fixture {
  /// A learner who answered one sentence of two.
  static let version1 = """
    CREATE TABLE migration (
      version INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      applied_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO migration VALUES (1, 'courses, sentences, answers, sources, settings', 99);
    CREATE TABLE course (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      total_days INTEGER NOT NULL DEFAULT 0,
      enrolled_at INTEGER,
      is_current INTEGER NOT NULL DEFAULT 0 CHECK (is_current IN (0, 1))
    ) STRICT;
    CREATE UNIQUE INDEX course_current ON course (is_current) WHERE is_current = 1;

    CREATE TABLE sentence (
      id INTEGER PRIMARY KEY,
      course INTEGER NOT NULL REFERENCES course,
      key TEXT NOT NULL,
      previous_key TEXT,
      day INTEGER,
      position INTEGER,
      answers TEXT,
      done_at INTEGER,
      UNIQUE (course, key)
    ) STRICT;
    CREATE INDEX sentence_day ON sentence (course, day, done_at);
    CREATE INDEX sentence_previous ON sentence (course, previous_key)
      WHERE previous_key IS NOT NULL;

    CREATE TABLE answer (
      id INTEGER PRIMARY KEY,
      sentence INTEGER NOT NULL REFERENCES sentence,
      given TEXT NOT NULL,
      mode TEXT NOT NULL CHECK (mode IN ('bank', 'typed')),
      verdict TEXT NOT NULL CHECK (verdict IN ('exact', 'accepted', 'almost', 'wrong')),
      grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
      hints INTEGER NOT NULL CHECK (hints >= 0),
      milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
      answered_at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX answer_sentence ON answer (sentence, answered_at);
    CREATE INDEX answer_time ON answer (answered_at);

    CREATE TABLE own_answer (
      sentence INTEGER NOT NULL REFERENCES sentence,
      text TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      PRIMARY KEY (sentence, text)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      address TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('folder', 'server')),
      added_at INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    INSERT INTO course (id, key, total_days, enrolled_at, is_current)
      VALUES (1, 'sample', 2, 100, 1);
    INSERT INTO sentence (id, course, key, day, position, answers, done_at)
      VALUES (1, 1, 'hello', 0, 0, 'Hello.', 110), (2, 1, 'bye', 1, 0, 'Bye.', NULL);
    INSERT INTO answer VALUES (1, 1, 'Hi.', 'typed', 'accepted', 2, 2, 4321, 110, -3600);
    INSERT INTO own_answer VALUES (1, 'Hi there.', 111);
    INSERT INTO source VALUES (1, 'https://courses.example.org', 'server', 101);
    INSERT INTO setting VALUES ('language', 'ko');
    """
}
