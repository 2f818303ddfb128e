/// What a list of courses shows; the keys are those of a server's `library.json`.
package struct CourseSummary: Hashable, Sendable, Codable, Identifiable {
  package let id: CourseID
  package let title: String
  package let description: String
  package let property: String
  package let totalDays: Int
  package let languages: LanguagePair

  package init(
    id: CourseID, title: String, description: String, property: String, totalDays: Int,
    languages: LanguagePair
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.property = property
    self.totalDays = totalDays
    self.languages = languages
  }
}
