import Files
import Lessons
import Storage

extension Benchmark {
  /// From the start of the program to the first frame, which is Today's.
  static let today = Benchmark(name: "today") {
    let large = SampleCourse(dayCount: 100, sentencesPerDay: 50)
    let learned = try await ScratchFolder.withCards(of: 100_000, answersTo: large.course())
    try learned.fillWithCourses(10_000)
    let years = try await ScratchFolder.ofManyYears()
    return [
      .time(
        "start to Today, the first ever",
        try starts(runs: 12, showing: "Welcome") { try ScratchFolder() }),
      .time(
        "start to Today, 100,000 answers and 10,000 courses", limit: 60e-3,
        try await starts(runs: 20, in: learned)),
      .time(
        "start to Today, 100,000 cards and 1,000,000 answers", limit: 60e-3,
        try await starts(runs: 20, in: years)),
    ]
  }

  /// Starts of a learner who is in the middle of a bundled course.
  private static func starts(
    runs: Int, in folder: ScratchFolder
  ) async throws -> Samples {
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: .sample)
    try await database.enroll(in: CourseID(rawValue: "stand-up-english"), at: .sample)
    return try starts(runs: runs, showing: "Continue") { folder }
  }

  private static func starts(
    runs: Int, showing text: String, in data: () throws -> ScratchFolder
  ) throws -> Samples {
    let seconds = try (0..<runs + 2).map { _ in
      let app = try AppProcess(openingToday: text, data: data())
      try app.quit()
      return app.timeToSight.inSeconds
    }
    return Samples(Array(seconds.dropFirst(2)))
  }
}

extension ScratchFolder {
  /// Puts so many small course files where the learner's own are.
  fileprivate func fillWithCourses(_ count: Int) throws {
    try makeFolder("courses")
    for number in 0..<count {
      let text = """
        {"format": 1, "id": "own-\(number)", "title": "Own \(number)",
         "languages": {"prompt": "en", "answer": "ko"},
         "days": [{"sentences": [{"prompt": "Hello", "answers": ["안녕하세요"]}]}]}
        """
      _ = try write(Array(text.utf8), to: "courses/own-\(number).json")
    }
  }
}
