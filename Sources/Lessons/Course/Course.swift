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
