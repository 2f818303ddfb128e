/// What is more than any course needs, and would only be slow or unusable.
package enum CourseLimits {
  /// 16 MiB.
  package static let fileBytes = 16 * 1024 * 1024
  /// Characters of a title or an id.
  package static let titleLength = 300
  /// Characters of any other text.
  package static let textLength = 2_000
  /// Characters of a single word.
  package static let wordLength = 300
  /// Blocks of one answer.
  package static let wordCount = 100
  static let answerCount = 500
  /// Comments before one thing.
  static let commentCount = 10_000
  static let distractorCount = 20
  /// Days of a course.
  package static let dayCount = 2_000
  package static let sentencesPerDay = 2_000
  /// Words of a glossary.
  static let glossaryCount = 20_000
  /// Forms of one word.
  static let formCount = 200
}
