import Lessons

/// Finds what cuts the answers of a language that is written without spaces into words; nil when
/// nobody here knows the words of that language.
package typealias WordCutting = @Sendable (_ language: Language) -> ((String) -> [String])?

/// Proposes cuts into answers that have none, as authors make them.
struct AnswerCuts {
  private let words: (String) -> [String]

  /// Cuts for the answers of a course.
  ///
  /// - Parameter words: the words of a text, which together are the text.
  init(_ words: @escaping (String) -> [String]) {
    self.words = words
  }

  /// The answers with cuts: those of before where they say the same, for somebody may have mended
  /// them; else those that are proposed.
  func cut(_ answers: [AnswerPattern], knowing earlier: [AnswerPattern] = []) -> [AnswerPattern] {
    answers.map { answer in
      guard answer.source.isUncut else { return answer }
      if let known = earlier.first(where: { $0.source.withoutCuts == answer.source }) {
        return known
      }
      let words = words(answer.source)
      return words.count > CourseLimits.wordCount
        ? answer : AnswerPattern(literal: words.joined(separator: " "))
    }
  }
}

extension String {
  fileprivate var withoutCuts: String { String(filter { $0 != " " }) }
}
