import Lessons

/// An answer that another machine tells of.
package struct SharedAnswer: Hashable, Sendable {
  let stamp: ChangeStamp
  /// What was asked.
  package let sentence: SentenceKey
  let given: String
  let exercise: String
  let verdict: VerdictKind
  let grade: Grade
  let hints: Int
  let milliseconds: Int64
  let time: Timestamp
  let origin: String?
  let seed: Int64
  /// What it was told in, when a later version says more of it than is known here.
  let body: String?

  /// Reads an answer as the log tells it; nil when this version can make nothing of it.
  package init?(_ change: LoggedChange) {
    guard change.kind == ChangeKind.answer.rawValue, let body = FlatObject(json: change.body)
    else { return nil }
    self.init(change.stamp, body, told: change.body)
  }

  private init?(_ stamp: ChangeStamp, _ body: FlatObject, told: String) {
    guard let course = body.text("course"), let sentence = body.text("sentence"),
      let given = body.text("given"), let exercise = body.text("exercise"),
      let verdict = body.text("verdict").flatMap(VerdictKind.init(rawValue:)),
      let grade = body.integer("grade").flatMap({ Grade(rawValue: Int($0)) }),
      let hints = body.integer("hints"), hints >= 0, let milliseconds = body.integer("ms"),
      milliseconds >= 0, let seconds = body.integer("at"), let offset = body.integer("offset"),
      let seed = body.integer("seed")
    else { return nil }
    self.stamp = stamp
    self.sentence = SentenceKey(
      course: CourseID(rawValue: course), sentence: SentenceID(rawValue: sentence))
    self.given = given
    self.exercise = exercise
    self.verdict = verdict
    self.grade = grade
    self.hints = Int(hints)
    self.milliseconds = milliseconds
    self.seed = seed
    time = Timestamp(seconds: seconds, utcOffset: Int(offset))
    origin = body.text("origin")
    self.body = body.fields.allSatisfy { Self.keys.contains($0.key) } ? nil : told
  }

  /// What this version says of an answer, by `ChangeLog.answerBody`.
  private static let keys: Set<String> = [
    "course", "sentence", "given", "exercise", "verdict", "grade", "hints", "ms", "at", "offset",
    "origin", "seed",
  ]
}

extension SharedAnswer {
  /// The answer as the log tells it.
  var json: String {
    FlatObject([
      .init("course", .text(sentence.course.rawValue)),
      .init("sentence", .text(sentence.sentence.rawValue)), .init("given", .text(given)),
      .init("exercise", .text(exercise)), .init("verdict", .text(verdict.rawValue)),
      .init("grade", .integer(Int64(grade.rawValue))), .init("hints", .integer(Int64(hints))),
      .init("ms", .integer(milliseconds)), .init("at", .integer(time.seconds)),
      .init("offset", .integer(Int64(time.utcOffset))),
      .init("origin", origin.map { .text($0) } ?? .null), .init("seed", .integer(seed)),
    ])
    .json
  }
}

extension LoggedChange {
  var stamp: ChangeStamp { ChangeStamp(device: device, sequence: sequence, order: clock) }
}
