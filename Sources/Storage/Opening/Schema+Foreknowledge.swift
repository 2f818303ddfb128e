import SQLite

extension Migration {
  /// A later step: what was seen of answers that are still to be given.
  static let foreknowledge = Migration(
    "what was seen of answers",
    script: """
      -- Until the sentence is answered, on this machine only. words are those that help gave, one
      -- a line; tries counts wrong answers since noted_at's day began; best_grade is null as long
      -- as no answer was undone.
      CREATE TABLE foreknowledge (
        sentence INTEGER PRIMARY KEY REFERENCES sentence ON DELETE CASCADE,
        hints INTEGER NOT NULL,
        words TEXT NOT NULL,
        tries INTEGER NOT NULL,
        best_grade INTEGER,
        noted_at INTEGER NOT NULL
      ) STRICT;
      """)
}
