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
extension CourseFileStamp: ValueConvertible {}
extension SentenceID: ValueConvertible {}
extension Grade: ValueConvertible {}
extension AnswerID: ValueConvertible {}
extension DeviceID: ValueConvertible {}
extension VerdictKind: ValueConvertible {}
extension SavedSource.Kind: ValueConvertible {}
extension SettingKey: ValueConvertible {}
extension StudyDay: ValueConvertible {}

extension MemoID: ValueConvertible {}
extension MemoDraftID: ValueConvertible {}

extension MemoText: ValueConvertible {
  /// The text itself.
  package var value: Value { string.value }

  /// Reads what was stored, which was a memo's text then.
  package init?(_ value: Value) {
    guard let string = String(value) else { return nil }
    self.init(alreadyClean: string)
  }
}

extension ExerciseKind: ValueConvertible {
  /// The name of the kind.
  package var value: Value { .text(rawValue) }

  /// Reads any name; nil when it is no text.
  package init?(_ value: Value) {
    guard let name = String(value) else { return nil }
    self.init(rawValue: name)
  }
}
