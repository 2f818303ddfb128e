/// A sentence among all courses: what reviews, memos and quiz results refer to.
package struct SentenceKey: Hashable, Sendable, Codable {
  package let course: CourseID
  package let sentence: SentenceID

  package init(course: CourseID, sentence: SentenceID) {
    self.course = course
    self.sentence = sentence
  }
}
