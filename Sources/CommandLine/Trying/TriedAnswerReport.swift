import AppText
import Lessons

/// The verdict on an answer that was tried, for people or for programs.
struct TriedAnswerReport {
  /// A reason or a remark as programs read it.
  struct Part: Encodable, Equatable {
    let kind, text: String
  }

  /// A verdict as programs read it.
  struct Row: Encodable {
    let sentence, given, verdict, shown: String
    let reasons, remarks: [Part]
  }

  private let row: Row
  private let words: Localization

  init(_ tried: AnswerBench.Tried, words: Localization) {
    let checked = tried.checked
    self.words = words
    row = Row(
      sentence: tried.sentence.rawValue, given: checked.given, verdict: checked.verdict.kind,
      shown: checked.nearest, reasons: words.reasons(for: checked),
      remarks: words.remarks(for: checked))
  }

  /// An object in one line.
  var json: String { row.jsonLine }

  /// The answer, the verdict, what is shown as right where that differs, and the reasons.
  var lines: [String] {
    let verdict = words[Self.sentences[row.verdict] ?? .quizWrong]
    let shown = row.verdict == "exact" ? [] : [words[.quizAnswerIs(answer: row.shown)]]
    let parts = [verdict] + shown + (row.reasons + row.remarks).map(\.text)
    return ["\(row.sentence): \(row.given)"] + parts.map { "  \($0)" }
  }

  private static let sentences: [String: Message] = [
    "exact": .quizRight, "accepted": .quizRight, "almost": .quizAlmost, "wrong": .quizWrong,
  ]
}

extension Verdict {
  /// What programs call it.
  fileprivate var kind: String {
    switch self {
    case .exact: "exact"
    case .accepted: "accepted"
    case .almost: "almost"
    case .wrong: "wrong"
    }
  }
}
