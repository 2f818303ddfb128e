/// Figures that belong together, and how they are measured.
struct Benchmark {
  /// What names it on the command line.
  let name: String
  /// Measures the figures; throws when something it needs is missing.
  let figures: @MainActor () async throws -> [Figure]

  /// All there are, in the order of the report.
  static let all = [
    layout, changeset, checking, keys, library, courses, memos, writing, vocabulary, storage,
    scheduling, today, sync, start, memory, growingCourses, growingLearners, growingMemos, floods,
    pty,
  ]
}
