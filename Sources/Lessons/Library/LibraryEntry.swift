/// One course in the list of a server.
package struct LibraryEntry: Hashable, Sendable {
  package let summary: CourseSummary
  /// Where its course file is, as the list has it; may be relative to the list.
  package let url: String
  /// When the course changed last, in the server's words.
  package let updated: String?

  package init(summary: CourseSummary, url: String, updated: String? = nil) {
    self.summary = summary
    self.url = url
    self.updated = updated
  }
}
