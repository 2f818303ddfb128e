import PseudoTerminal

extension Benchmark {
  /// From the start of the program to the sight of the quiz.
  static let start = Benchmark(name: "start") {
    let used = try ScratchFolder()
    let large = SampleCourse(dayCount: 100, sentencesPerDay: 50)
    let files = try ScratchFolder()
    let file = try files.write(large.file, to: "large.json")
    let learned = try await ScratchFolder.withAnswers(100_000, to: large.course())
    let short = try starts(of: 8)
    return [
      .time("the program alone, as for --version", try bareStart()),
      .time("start to quiz", limit: 30e-3, try starts(runs: 20) { used }),
      .time("start to quiz, the first ever", try starts(runs: 12) { try ScratchFolder() }),
      .time(
        "start to quiz, after 100,000 answers", limit: 50e-3,
        try starts(runs: 12) { learned }),
      .time(
        "start to quiz of a course of 5,000 sentences",
        try starts(runs: 12, studying: file) { learned }),
      .time("start to quiz of a course of 120 sentences", short),
      .time(
        "start to quiz of a course of 600 sentences", limit: short.median * 1.2,
        try starts(of: 40)),
    ]
  }

  /// Starts with a course of fifteen sentences a day, which was begun.
  private static func starts(of dayCount: Int) throws -> Samples {
    let files = try ScratchFolder()
    let course = SampleCourse(dayCount: dayCount, sentencesPerDay: 15)
    let file = try files.write(course.file, to: "course.json")
    return try starts(runs: 20, studying: file) { files }
  }

  private static func starts(
    runs: Int, studying course: String = "stand-up-english", in data: () throws -> ScratchFolder
  ) throws -> Samples {
    let seconds = try (0..<runs + 2).map { _ in
      let app = try AppProcess(studying: course, data: data())
      try app.quit()
      return app.timeToSight.inSeconds
    }
    return Samples(Array(seconds.dropFirst(2)))
  }

  /// Loading and linking, nearly nothing done, the end.
  private static func bareStart() throws -> Samples {
    let program = try TerminalProgram(product: "malmoi", arguments: ["--version"])
    return try .seconds(runs: 20, warmUps: 2) {
      try PseudoTerminal(running: program).waitForExit()
    }
  }
}
