import Files
import Lessons

/// What an import is called, to take it back by.
package struct ImportID: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  /// The import of that name.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One that was never there before: eight digits.
  package static func random() -> ImportID {
    ImportID(rawValue: String(DeviceID.random().description.suffix(8)))
  }
}

/// A deck of another program on its way into the learner's data.
package struct DeckImport: Sendable {
  /// What it will be called.
  package let id: ImportID
  /// What its answers come from: `"anki"`.
  package let origin: String
  /// What it is called to the learner.
  package let title: String
  /// What it brings.
  package let courses: [ImportedCourse]

  /// An import of these parts.
  package init(id: ImportID, origin: String, title: String, courses: [ImportedCourse]) {
    self.id = id
    self.origin = origin
    self.title = title
    self.courses = courses
  }
}

/// A course that an import writes, and what was answered of it elsewhere.
package struct ImportedCourse: Sendable {
  /// The course as it will be.
  package let course: Course
  /// Where its file is to be.
  package let path: FilePath
  /// What the file is to hold; nil when it does already.
  package let contents: [UInt8]?
  /// What was answered elsewhere.
  package let cards: [ImportedCard]

  /// A course of these parts.
  package init(course: Course, path: FilePath, contents: [UInt8]?, cards: [ImportedCard]) {
    self.course = course
    self.path = path
    self.contents = contents
    self.cards = cards
  }
}

/// What another program knows of a sentence.
package struct ImportedCard: Hashable, Sendable {
  /// One answer.
  package struct Review: Hashable, Sendable {
    /// Milliseconds since 1970 UTC; it tells the answer from all others to the sentence.
    package let id: Int64
    /// What it was judged as.
    package let grade: Grade
    /// How long it took.
    package let milliseconds: Int

    /// An answer of these facts.
    package init(id: Int64, grade: Grade, milliseconds: Int) {
      self.id = id
      self.grade = grade
      self.milliseconds = milliseconds
    }
  }

  /// Which sentence it is.
  package let sentence: SentenceID
  /// What was answered, oldest first.
  package let reviews: [Review]
  /// The card to begin with when the answers do not tell all; nil when they do.
  package let start: Card?

  /// What is known of a sentence.
  package init(sentence: SentenceID, reviews: [Review], start: Card?) {
    self.sentence = sentence
    self.reviews = reviews
    self.start = start
  }
}

/// What an import left in the learner's log.
package struct KeptImport: Hashable, Sendable {
  /// Answers that were not there before.
  package let newReviews: Int
  /// Whether anything is other than before; when not, there is nothing to take back.
  package let isChange: Bool
}

/// An import that can be taken back.
package struct ImportRecord: Hashable, Sendable {
  package let id: ImportID
  /// What it was called to the learner.
  package let title: String
  /// Seconds since 1970 UTC.
  package let time: Int64
}

/// Why an import was not kept, or not taken back; all is as it was.
package enum ImportError: Error, Hashable {
  case storage(StorageError)
  /// A course could not be read or written.
  case file(path: FilePath, code: Int32)
  /// There is no such import, or it was taken back already.
  case unknown(ImportID)
}
