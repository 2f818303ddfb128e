import SQLite

extension Migration {
  /// A later step: sentences that the learner mended.
  static let mendings = Migration(
    "mendings",
    script: """
      -- text is what the learner has, base what the author had then (SentenceText). answers are
      -- those of text, as in sentence. mended_at is in seconds since 1970 UTC.
      CREATE TABLE mending (
        sentence INTEGER PRIMARY KEY REFERENCES sentence ON DELETE CASCADE,
        text TEXT NOT NULL,
        base TEXT NOT NULL,
        answers TEXT NOT NULL,
        mended_at INTEGER NOT NULL
      ) STRICT;
      """)
}
