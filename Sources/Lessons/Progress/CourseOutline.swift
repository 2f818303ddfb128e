/// What is remembered of a course file: its sentences, where they stand and what they accept.
package struct CourseOutline {
  /// A sentence in the file.
  package struct Entry: Hashable, Sendable {
    /// What the sentence goes by.
    package let key: SentenceID
    /// Where it stands.
    package let place: Place
    /// The answers as text, to know the sentence again by when its prompt was edited.
    package let answers: String
  }

  /// Where in a course a sentence stands, counted from zero.
  package struct Place: Hashable, Sendable {
    /// The day, counted from zero.
    package let day: Int
    /// Where in the day, counted from zero.
    package let position: Int

    /// A place of these parts.
    package init(day: Int, position: Int) {
      self.day = day
      self.position = position
    }
  }

  /// What the course is called.
  package let title: String
  /// Days in the file.
  package let totalDays: Int
  /// What the days are called that have a title, counted from zero.
  package let dayTitles: [Int: String]
  /// The sentences, in the order of the file.
  package let entries: [Entry]

  /// The outline of a file that is gone.
  package static let empty = CourseOutline(title: "", totalDays: 0, entries: [])

  private init(title: String, totalDays: Int, entries: [Entry]) {
    self.title = title
    self.totalDays = totalDays
    dayTitles = [:]
    self.entries = entries
  }

  /// The outline of a course.
  package init(_ course: Course) {
    title = course.title
    totalDays = course.totalDays
    dayTitles = Dictionary(
      uniqueKeysWithValues: course.days.enumerated().compactMap { index, day in
        day.sentences.isEmpty ? nil : day.title.map { (index, $0) }
      })
    entries = course.days.enumerated().flatMap { day, content in
      content.sentences.enumerated().map { position, sentence in
        Entry(
          key: sentence.id, place: Place(day: day, position: position),
          answers: sentence.authored?.answers ?? sentence.answersAsText)
      }
    }
  }
}
