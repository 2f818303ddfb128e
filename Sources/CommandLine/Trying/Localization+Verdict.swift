import AppText
import Lessons

extension Localization {
  /// Why an answer is not right, or not quite, one thing at a time.
  func reasons(for checked: CheckedAnswer) -> [TriedAnswerReport.Part] {
    checked.verdict.reasons.map {
      TriedAnswerReport.Part(kind: $0.kind.rawValue, text: sentence(for: $0))
    }
  }

  /// What is worth a word though the answer is right.
  func remarks(for checked: CheckedAnswer) -> [TriedAnswerReport.Part] {
    checked.verdict.remarks.map {
      TriedAnswerReport.Part(kind: $0.kind, text: sentence(for: $0))
    }
  }
}
