import Lessons
import SQLite

/// What is kept as its raw value.
extension ValueConvertible where Self: RawRepresentable, RawValue: ValueConvertible {
  /// The raw value, as SQLite stores it.
  package var value: Value { rawValue.value }

  /// Reads a raw value; nil when none has it.
  package init?(_ value: Value) {
    guard let rawValue = RawValue(value) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension CourseID: ValueConvertible {}
extension SentenceID: ValueConvertible {}
extension Grade: ValueConvertible {}
extension AnswerID: ValueConvertible {}
extension VerdictKind: ValueConvertible {}
extension SavedSource.Kind: ValueConvertible {}
extension SettingKey: ValueConvertible {}
