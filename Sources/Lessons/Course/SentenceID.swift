/// What a sentence's progress is kept under; unique within its course.
///
/// Either what the author wrote as `id`, or a hash of the prompt, so that editing the answers
/// keeps the learner's progress.
package struct SentenceID: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension SentenceID: CustomStringConvertible {
  package var description: String { rawValue }
}
