import Lessons

extension Localization {
  /// That a course has no sentence of an id, and which ids are near to it.
  package func sentence(forUnknownSentence id: String, in course: Course) -> String {
    let sentence = self[.cliUnknownSentence(course: course.id, id: id)]
    let near = id.nearest(in: course.sentences.map(\.id.rawValue), limit: 3)
    guard !near.isEmpty else { return sentence }
    return self[.cliNearestCourses(sentence: sentence, ids: near.joined(separator: ", "))]
  }
}
