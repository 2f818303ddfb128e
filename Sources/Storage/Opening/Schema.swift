import SQLite

extension Migrator {
  /// The history of the learner's database.
  ///
  /// Times are seconds since 1970 UTC, days and positions count from zero. A released step is
  /// never edited; what comes next is a new step.
  static var learner: Migrator { learner(on: .random()) }

  /// The history of the learner's database, one that is new or older than the log of changes being
  /// called by a device.
  static func learner(on device: DeviceID) -> Migrator {
    Migrator(
      learnerSteps + [
        .changes(of: device), .foreknowledge, .imports, .courseDays, .leftOut, .bothWays,
        .mendings, .sharing, .doneByOneRule, .sharedCourseFiles, .rivalTexts, .filesOnTheirWay,
      ])
  }

  private static let learnerSteps = [
    Migration(
      "courses, sentences, answers, sources, settings",
      script: """
        CREATE TABLE course (
          id INTEGER PRIMARY KEY,
          key TEXT NOT NULL UNIQUE,
          total_days INTEGER NOT NULL DEFAULT 0,
          enrolled_at INTEGER,
          is_current INTEGER NOT NULL DEFAULT 0 CHECK (is_current IN (0, 1))
        ) STRICT;
        CREATE UNIQUE INDEX course_current ON course (is_current) WHERE is_current = 1;

        -- day and position are null once the course file has the sentence no more. answers is
        -- what the file accepted when it was last read, to know the sentence again by.
        -- previous_key is what it went by before its prompt was edited.
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
        """),
    .memos,
    .scheduling,
    .draftWriters,
    .memoFiles,
    .presence,
    .changeOrder,
    .draftFiles,
  ]
}
