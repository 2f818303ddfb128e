import Storage

/// What `malmoi due` tells, looked up once: as little as can be, since a prompt waits for it.
struct DueFigures {
  let summary: StudySummary
  /// The moment they are of, in seconds since 1970 UTC.
  let now: Int64

  /// Looks the figures up; nothing is written.
  init(_ database: LearnerDatabase, at now: Timestamp) async throws(StorageError) {
    self.now = now.seconds
    summary = try await database.studySummary(at: now)
  }
}
