import Lessons

/// What is remembered of a course file: its sentences, where they stand and what they accept.
struct CourseOutline {
  /// A sentence in the file.
  struct Entry: Hashable {
    let key: SentenceID
    let place: Place
    /// The answers as text, to know the sentence again by when its prompt was edited.
    let answers: String
  }

  /// Where in a course a sentence stands, counted from zero.
  struct Place: Hashable {
    let day: Int
    let position: Int
  }

  let title: String
  let totalDays: Int
  /// In the order of the file.
  let entries: [Entry]

  init(_ course: Course) {
    title = course.title
    totalDays = course.totalDays
    entries = course.days.enumerated().flatMap { day, content in
      content.sentences.enumerated().map { position, sentence in
        Entry(
          key: sentence.id, place: Place(day: day, position: position),
          answers: sentence.answers.map(\.source).joined(separator: "\n"))
      }
    }
  }
}
