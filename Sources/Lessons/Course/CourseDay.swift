/// The sentences meant for one session.
package struct CourseDay: Hashable, Sendable {
  package let title: String?
  package let sentences: [Sentence]

  package init(title: String?, sentences: [Sentence]) {
    self.title = title
    self.sentences = sentences
  }
}
