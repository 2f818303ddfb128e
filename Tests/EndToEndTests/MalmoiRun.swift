import FoundationEssentials
import PseudoTerminal
import TestSupport
import Testing

/// The real program on a terminal of its own, with a learner's hands and eyes.
struct MalmoiRun {
  let terminal: PseudoTerminal
}

// MARK: - Starting

extension MalmoiRun {
  /// Starts malmoi with `arguments` and the progress kept in `home`; nothing is awaited.
  init(
    _ arguments: [String], in home: TemporaryFolder, environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    terminal = try PseudoTerminal(
      running: Self.program(arguments, in: home, environment: environment), columns: columns,
      rows: rows)
  }

  /// Starts the quiz of a course, written to `home`; nothing is awaited.
  static func starting(
    _ course: SampleCourse, in home: TemporaryFolder, _ options: [String],
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> MalmoiRun {
    try home.write(course.json, to: "\(course.id).json")
    return try MalmoiRun(
      ["study", home.file("\(course.id).json"), "--seed", "7"] + options, in: home,
      environment: environment, columns: columns, rows: rows)
  }

  /// Starts the quiz of a course, written to `home`, and waits for the first sentence.
  static func studying(
    _ course: SampleCourse, in home: TemporaryFolder, _ options: [String] = ["--no-animation"],
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> MalmoiRun {
    let run = try starting(
      course, in: home, options, environment: environment, columns: columns, rows: rows)
    try run.waitForSentence()
    return run
  }

  /// Malmoi as a program to be run.
  static func program(
    _ arguments: [String], in home: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    try TerminalProgram(
      product: "malmoi", arguments: arguments,
      environment: TerminalProgram.environment.merging(["HOME": home.path]) { $1 }
        .merging(environment) { $1 })
  }
}

// MARK: - What is seen

extension MalmoiRun {
  /// What the screen shows of the quiz.
  var picture: QuizPicture { QuizPicture(terminal.screen) }

  /// Waits until the quiz satisfies `condition` and returns it.
  @discardableResult
  func waitUntil(_ purpose: String, _ condition: (QuizPicture) -> Bool) throws -> QuizPicture {
    try QuizPicture(terminal.waitUntil(purpose) { condition(QuizPicture($0)) })
  }

  /// Waits for a sentence to be answered; goes on from what comes before it.
  @discardableResult
  func waitForSentence(_ purpose: String = "a sentence") throws -> QuizPicture {
    var picture = try waitUntil(purpose) { $0.isAsking || $0.isIntroducing }
    if picture.isOfferingHangul {
      try send("\u{1B}")
      picture = try waitUntil(purpose) {
        !$0.isOfferingHangul && ($0.isAsking || $0.isIntroducing)
      }
    }
    if picture.isAsking { return picture }
    try send("\r")
    return try waitUntil(purpose) { $0.isAsking }
  }

  /// Waits for the sentence to be checked, with `verdict` on the screen.
  func waitForVerdict(_ verdict: String) throws {
    try waitUntil("the verdict “\(verdict)”") { $0.isChecked && $0.place(of: verdict) != nil }
  }
}

// MARK: - What is done

extension MalmoiRun {
  /// Goes from Today to the list of courses, and waits until they are there.
  func openCourses() throws {
    try terminal.waitUntilShown("2 Courses")
    try send("2")
    try terminal.waitUntilShown("Not started")
  }

  /// Types text as it is; `\r` is Enter.
  func send(_ text: String) throws {
    try terminal.send(text)
  }

  /// Presses a key that sends an escape sequence.
  func press(_ key: SpecialKey) throws {
    try terminal.send(key.rawValue)
  }

  /// Presses and releases the left button on the first cell of `text`.
  func click(_ text: String) throws {
    let picture = try waitUntil("“\(text)” to click on") { $0.place(of: text) != nil }
    if let place = picture.place(of: text) { try click(place) }
  }

  /// Presses and releases the left button on a cell.
  func click(_ place: QuizPicture.Place) throws {
    let report = "0;\(place.column + 1);\(place.row + 1)"
    try terminal.send("\u{1B}[<\(report)M\u{1B}[<\(report)m")
  }

  /// Answers the sentence shown by typing, and goes on to the next one; sentences come in the
  /// order of their day as long as none is answered wrong.
  func answerNext(of sentences: [SampleCourse.Sentence]) throws {
    let progress = try #require(try waitForSentence().progress)
    try send(sentences[progress.done].words.joined(separator: " ") + "\r\r")
    try waitForVerdict("✓ Right.")
    try send("\r")
    try waitForSentence()
  }
}

/// Keys that send more than a character, as xterm sends them.
enum SpecialKey: String {
  case up = "\u{1B}OA"
  case down = "\u{1B}OB"
  case right = "\u{1B}OC"
  case left = "\u{1B}OD"
  case escape = "\u{1B}"
}
