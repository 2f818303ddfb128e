/// A sentence has two forms, which are remembered apart: as its course is written, and turned, where
/// what was the answer is asked.
extension SentenceID {
  /// Stands behind the id of a turned sentence: a control character, which no course file may hold,
  /// and `r`.
  package static let turnedMark = "\u{1E}r"

  /// Whether it is the other way round than its course is written.
  package var isTurned: Bool { rawValue.hasSuffix(Self.turnedMark) }

  /// The sentence the other way round than its course is written.
  package var turned: SentenceID {
    isTurned ? self : SentenceID(rawValue: rawValue + Self.turnedMark)
  }

  /// The sentence as its course is written.
  package var asWritten: SentenceID {
    isTurned ? SentenceID(rawValue: String(rawValue.dropLast(Self.turnedMark.count))) : self
  }
}

extension SentenceKey {
  /// The sentence the other way round than its course is written.
  package var turned: SentenceKey { SentenceKey(course: course, sentence: sentence.turned) }

  /// The sentence as its course is written: what memos are about.
  package var asWritten: SentenceKey {
    SentenceKey(course: course, sentence: sentence.asWritten)
  }
}
