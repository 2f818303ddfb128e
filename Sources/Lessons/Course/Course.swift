/// A course as its file describes it: days of sentences.
package struct Course: Hashable, Sendable, Identifiable {
  package let id: CourseID
  package let title: String
  package let description: String
  /// What kind of course it is, in the author's word: `"work"`, `"basics"`.
  package let property: String
  package let languages: LanguagePair
  package let spacing: WordSpacing
  /// The words of the course with their meanings, in the author's order; may be empty.
  package let glossary: [GlossaryEntry]
  package let days: [CourseDay]
  /// What is known of it beyond its file; two courses are the same with or without it.
  @Unweighed private var background = CourseBackground()

  package init(
    id: CourseID, title: String, description: String, property: String, languages: LanguagePair,
    spacing: WordSpacing = .words, glossary: [GlossaryEntry] = [], days: [CourseDay]
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.property = property
    self.languages = languages
    self.spacing = spacing
    self.glossary = glossary
    self.days = days
  }

  /// The count of days.
  package var totalDays: Int { days.count }

  /// The sentences of all days, in order.
  package var sentences: [Sentence] { days.flatMap(\.sentences) }

  /// What a list of courses shows of this one.
  package var summary: CourseSummary {
    CourseSummary(
      id: id, title: title, description: description, property: property, totalDays: totalDays,
      languages: languages)
  }
}

/// What is known of a course beyond what its file says.
private struct CourseBackground: Sendable {
  var stamp: CourseFileStamp?
  var path: String?
  /// The words that were found in it before; nil when nobody has looked.
  var words: VocabularyWords?
}

extension Course {
  /// Which version of its file it was read from; nil when that cannot be told.
  package var stamp: CourseFileStamp? { background.stamp }

  /// Where the file is that it was read from; nil when it has none of its own.
  package var path: String? { background.path }

  /// The same course, known to be that version of its file.
  package func read(from stamp: CourseFileStamp?) -> Course {
    var course = self
    course.background.stamp = stamp
    return course
  }

  /// The same course, known to be read from that file.
  package func read(at path: String) -> Course {
    var course = self
    course.background.path = path
    return course
  }

  /// The same course with its words known.
  func knowing(_ words: VocabularyWords) -> Course {
    var course = self
    course.background.words = words
    return course
  }

  /// The course of the same file with other days in place of its own, and these words known of it.
  func having(_ days: [CourseDay], words: VocabularyWords?) -> Course {
    var course = Course(
      id: id, title: title, description: description, property: property, languages: languages,
      spacing: spacing, glossary: glossary, days: days)
    course.background = background
    course.background.words = words
    return course
  }

  /// The words that were found in it before; nil when nobody has looked.
  var knownWords: VocabularyWords? { background.words }

  /// Whether its words are known without going through its sentences.
  package var knowsItsWords: Bool { knownWords != nil }
}

/// A value that counts for nothing when what it is part of is compared.
@propertyWrapper
struct Unweighed<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  static func == (first: Self, second: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
