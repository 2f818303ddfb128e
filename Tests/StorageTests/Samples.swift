import Files
import Lessons
import SQLite
import Storage
import TestSupport

/// What the tests of the storage write down shortly.
extension Course {
  /// A course of days, each of sentences written as `"prompt = answer"` or `"id: prompt = answer"`.
  static func sample(_ id: CourseID = .sample, days: [[String]]) throws -> Course {
    let english = Language(code: "en")
    return Course(
      id: id, title: "Sample", description: "", property: "test",
      languages: LanguagePair(prompt: Language(code: "ko"), answer: english),
      days: try days.map { lines in
        CourseDay(title: nil, sentences: try lines.map(Sentence.sample))
      })
  }
}

extension Sentence {
  fileprivate static func sample(_ line: String) throws -> Sentence {
    let sides = line.split(separator: " = ").map(String.init)
    let words = sides[0].split(separator: ": ").map(String.init)
    return Sentence(
      id: SentenceID(rawValue: words[0]), prompt: words.last ?? "",
      answers: try sides[1].split(separator: " / ").map { try AnswerPattern(String($0)) })
  }
}

extension CourseID {
  static let sample = CourseID(rawValue: "sample")
}

extension SentenceKey {
  /// A sentence of the sample course.
  static func sample(_ id: String) -> SentenceKey {
    SentenceKey(course: .sample, sentence: SentenceID(rawValue: id))
  }
}

extension SentenceID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension Timestamp {
  /// A second of the test's own time.
  static func at(_ seconds: Int64) -> Timestamp { Timestamp(seconds: seconds, utcOffset: 32_400) }
}

extension GivenAnswer {
  /// An answer to a sentence of the sample course.
  static func sample(
    to id: String, text: String = "I am ready.", verdict: VerdictKind = .exact,
    at seconds: Int64 = 0
  ) -> GivenAnswer {
    GivenAnswer(
      to: .sample(id), text: text, kind: .build, verdict: verdict,
      grade: verdict == .wrong ? .again : .good,
      took: .seconds(3), time: .at(seconds))
  }
}

extension MemoEdit {
  /// A new memo.
  static func new(
    _ text: String, on sentence: SentenceKey? = nil, draft: MemoDraftID? = nil
  ) throws -> MemoEdit {
    MemoEdit(.new(on: sentence), text: try MemoText(text), draft: draft)
  }

  /// A change of a memo as it was.
  static func change(
    _ memo: Memo, to text: String, draft: MemoDraftID? = nil
  ) throws -> MemoEdit {
    MemoEdit(.change(of: memo), text: try MemoText(text), draft: draft)
  }
}

extension LearnerDatabase {
  /// The database in a test's folder.
  static func open(in folder: TemporaryFolder, at seconds: Int64 = 0) throws -> LearnerDatabase {
    try LearnerDatabase(folder: FilePath(folder.path), now: .at(seconds))
  }
}

extension Connection {
  /// What is wrong with the file; empty when it is sound.
  func integrityProblems() throws(SQLiteError) -> [String] {
    try values("PRAGMA integrity_check", as: String.self).filter { $0 != "ok" }
  }

  /// A connection beside malmoi's own, to look at the file with.
  static func inspecting(_ folder: TemporaryFolder) throws(SQLiteError) -> Connection {
    try Connection(path: folder.file("malmoi.db"), access: .write)
  }
}
