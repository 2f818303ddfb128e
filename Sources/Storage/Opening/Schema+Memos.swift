import SQLite

extension Migration {
  /// The second step: what the learner notes down.
  static let memos = Migration(
    "memos, their versions and drafts",
    script: """
      -- key is what the memo goes by in files and on other machines. revision counts the changes
      -- of the text. A memo with deleted_at lies in the trash.
      CREATE TABLE memo (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))),
        revision INTEGER NOT NULL DEFAULT 1 CHECK (revision >= 1),
        is_pinned INTEGER NOT NULL DEFAULT 0 CHECK (is_pinned IN (0, 1)),
        sentence INTEGER REFERENCES sentence ON DELETE SET NULL,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        deleted_at INTEGER,
        text TEXT NOT NULL
      ) STRICT;
      CREATE INDEX memo_sentence ON memo (sentence);
      CREATE INDEX memo_changed ON memo (changed_at) WHERE deleted_at IS NULL;
      CREATE INDEX memo_deleted ON memo (deleted_at) WHERE deleted_at IS NOT NULL;

      -- What a memo said before it was changed, and since when.
      CREATE TABLE memo_version (
        id INTEGER PRIMARY KEY,
        memo INTEGER NOT NULL REFERENCES memo ON DELETE CASCADE,
        revision INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        text TEXT NOT NULL,
        UNIQUE (memo, revision)
      ) STRICT;

      -- Text that was never saved. memo and revision are what is being changed; null for a new
      -- memo. An id never comes back: another malmoi may still keep its draft under it.
      CREATE TABLE memo_draft (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        memo INTEGER REFERENCES memo ON DELETE SET NULL,
        revision INTEGER,
        sentence INTEGER REFERENCES sentence ON DELETE SET NULL,
        kept_at INTEGER NOT NULL,
        text TEXT NOT NULL
      ) STRICT;
      CREATE INDEX memo_draft_memo ON memo_draft (memo);
      CREATE INDEX memo_draft_sentence ON memo_draft (sentence);
      """)
}

extension Migration {
  /// A later step: whose the drafts are.
  static let draftWriters = Migration(
    "writers of drafts",
    script: """
      -- The number of the process that writes a draft (see DraftWriters); null once it was left.
      ALTER TABLE memo_draft ADD COLUMN writer INTEGER;
      """)
}

extension Migration {
  /// A later step: which memo came from which file.
  static let memoFiles = Migration(
    "files of memos",
    script: """
      -- A file that a memo was written to or read from: the id in it, what it said then (see
      -- FileFingerprint), at which revision of the memo, and whether that was pinned.
      CREATE TABLE memo_file (
        path TEXT PRIMARY KEY,
        key TEXT NOT NULL,
        memo INTEGER NOT NULL REFERENCES memo ON DELETE CASCADE,
        fingerprint INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        is_pinned INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX memo_file_memo ON memo_file (memo);
      """)
}

extension Migration {
  /// A later step: which of two changes within one second came last.
  static let changeOrder = Migration(
    "order of changes within a second",
    script: """
      ALTER TABLE memo ADD COLUMN change_order INTEGER NOT NULL DEFAULT 0;
      DROP INDEX memo_changed;
      CREATE INDEX memo_changed ON memo (changed_at, change_order) WHERE deleted_at IS NULL;
      """)
}

extension Migration {
  /// A later step: what other programs were changing.
  static let draftFiles = Migration(
    "files of drafts",
    script: """
      -- Where a program of the learner's changes the text; null otherwise.
      ALTER TABLE memo_draft ADD COLUMN file TEXT;
      """)
}
