import Lessons
import Storage

extension LearnerDatabase {
  /// Writes a memo so long before the moment a test watch starts at.
  @discardableResult
  package func writeMemo(
    _ text: String, _ age: Duration = .zero, on sentence: SentenceKey? = nil
  ) throws -> Memo {
    try save(
      MemoEdit(.new(on: sentence), text: MemoText(text)), at: .beforeTests(by: age)
    ).memo
  }

  /// Makes a memo say something else, so long before the moment a test watch starts at.
  @discardableResult
  package func changeMemo(_ memo: Memo, to text: String, _ age: Duration = .zero) throws -> Memo {
    try save(
      MemoEdit(.change(of: memo), text: MemoText(text)), at: .beforeTests(by: age)
    ).memo
  }
}

extension Timestamp {
  /// A moment before the one that test watches start at, eight in the morning in Seoul.
  package static func beforeTests(by age: Duration) -> Timestamp {
    Timestamp(seconds: 1_780_268_400 - age.components.seconds, utcOffset: 9 * 3_600)
  }
}

extension Duration {
  /// So many minutes.
  package static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
  /// So many hours.
  package static func hours(_ count: Int) -> Duration { .seconds(3_600 * count) }
  /// So many days of 24 hours.
  package static func days(_ count: Int) -> Duration { .seconds(86_400 * count) }
}
