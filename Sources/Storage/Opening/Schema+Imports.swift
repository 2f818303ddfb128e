import SQLite

extension Migration {
  /// A later step: what another program knew of sentences whose log begins in the middle.
  static let imports = Migration(
    "memories that were imported",
    script: """
      -- A card begins with it; answers before last_review_at do not move it. device and sequence
      -- are those of the change, stability is in days.
      CREATE TABLE memory_start (
        sentence INTEGER PRIMARY KEY REFERENCES sentence,
        device INTEGER NOT NULL REFERENCES device,
        sequence INTEGER NOT NULL,
        origin TEXT NOT NULL,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        last_review_at INTEGER NOT NULL,
        due_at INTEGER NOT NULL
      ) STRICT;
      """)
}
