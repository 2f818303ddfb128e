import AppText
import Lessons

/// What a word of the command line stands for, which says how it is read and how it is completed.
package enum CommandValue: Hashable, Sendable {
  /// A course file.
  case file
  /// A course file, or the id of a course that is known.
  case course
  /// A folder.
  case folder
  /// A file or a folder.
  case path
  /// A folder or the address of a server.
  case address
  /// A sentence of a course, `COURSE/SENTENCE`.
  case sentence
  /// A day of a course, from 1.
  case day
  /// A line of a file, from 1.
  case line
  /// A day, `2026-11-30`.
  case date
  /// Two languages, `ko:en`.
  case languages
  /// A whole number, from 0.
  case number
  /// One of these words.
  case choice([String])
  /// Words of the learner's own.
  case text
}

extension CommandValue {
  /// What is expected instead of a word that cannot be read as this; nil when it can.
  func expectation(insteadOf word: String) -> UsageError.Expectation? {
    switch self {
    case .day: Int(word).map { $0 >= 1 } == true ? nil : .day
    case .line: Int(word).map { $0 >= 1 } == true ? nil : .line
    case .date: StudyDay(iso: word) != nil ? nil : .date
    case .languages: LanguagePair(word) != nil ? nil : .languages
    case .number: UInt64(word) != nil ? nil : .wholeNumber
    case .sentence: SentencePlace(word) != nil ? nil : .sentence
    case .choice(let words): words.contains(word) ? nil : .choice(words)
    case .file, .course, .folder, .path, .address, .text: nil
    }
  }
}
