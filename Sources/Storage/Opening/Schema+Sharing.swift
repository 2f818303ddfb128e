import SQLite

extension Migration {
  /// A later step: what is told to other machines, and what they tell.
  static let sharing = Migration(
    "other machines",
    script: """
      -- late counts changes that came after later ones of their device. name is what the learner
      -- calls the machine, heard_at when something new of it came, in seconds since 1970 UTC.
      ALTER TABLE device ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE device ADD COLUMN name TEXT;
      ALTER TABLE device ADD COLUMN heard_at INTEGER;

      -- Few changes are looked for by what they are, and not by what they are about.
      CREATE INDEX change_rename ON change (subject) WHERE kind = 'r';
      CREATE INDEX change_enrol ON change (clock) WHERE kind = 'c';
      CREATE INDEX change_import_undone ON change (subject) WHERE kind = 'i-';

      -- Where changes are exchanged; at most one row. machine tells this machine from others that
      -- a copy of the database may be on, command tells a name and a password, synced_at is when all went well last.
      CREATE TABLE sync_place (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        address TEXT NOT NULL,
        machine TEXT NOT NULL,
        command TEXT,
        synced_at INTEGER
      ) STRICT;

      -- How far each file there was read, or written if it is ours. stamp tells one state of the
      -- file from the next, length is how far it was good, chain what its last line ended in.
      CREATE TABLE sync_file (
        path TEXT PRIMARY KEY,
        stamp TEXT NOT NULL,
        length INTEGER NOT NULL,
        chain TEXT NOT NULL,
        sequence INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}

extension Migration {
  /// A later step: since when sentences are done, found out by the rule that all machines have.
  static let doneByOneRule = Migration(
    "sentences done since their first right answer",
    script: """
      UPDATE sentence SET done_at = ifnull((
        SELECT min(time) FROM (
          SELECT answered_at AS time FROM answer
          WHERE answer.sentence = sentence.id AND grade <> 1
          UNION ALL
          SELECT last_review_at FROM memory_start WHERE memory_start.sentence = sentence.id)
      ), done_at)
      WHERE done_at IS NOT NULL;
      """)
}

extension Migration {
  /// A later step: the learner's own course files, as other machines know them.
  static let sharedCourseFiles = Migration(
    "course files that other machines have too",
    script: """
      CREATE INDEX change_course_file ON change (subject, clock) WHERE kind IN ('f+', 'f-');

      -- What stands in each file of the folder of own courses, by its hash, as far as that is known
      -- to the log; null once it was removed with an import. stamp tells one state of it from the
      -- next.
      CREATE TABLE course_file (
        name TEXT PRIMARY KEY,
        hash TEXT,
        stamp TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}

extension Migration {
  /// A later step: what was written of a memo on another machine at the same time.
  static let rivalTexts = Migration(
    "texts of memos that machines wrote at the same time",
    script: """
      -- is_rival: what the memo says now was written without knowing of it, and the learner has not
      -- chosen yet.
      ALTER TABLE memo_version ADD COLUMN is_rival INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX memo_version_rival ON memo_version (memo) WHERE is_rival = 1;
      """)
}

extension Migration {
  /// A later step: which files of other machines are not whole yet.
  static let filesOnTheirWay = Migration(
    "files that are on their way",
    script: """
      -- Since when a file has stood like this with an end that is not good, in seconds since 1970
      -- UTC; null when all of it is.
      ALTER TABLE sync_file ADD COLUMN waits_since INTEGER;
      """)
}
