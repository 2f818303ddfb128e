import Lessons
import Scenes
import Storage
import Testing

extension LearnerDatabase {
  /// Lets the first day of a course be done, and its sentences be known for long at a time.
  ///
  /// - Parameter count: how many of them are, from the first on; nil is all.
  func learnLongAgo(_ course: Course, first count: Int? = nil, at now: Timestamp) throws {
    try reconcile(with: course)
    let sentences = course.days[0].sentences
    for (index, sentence) in sentences.enumerated() {
      let key = SentenceKey(course: course.id, sentence: sentence.id)
      let isKnown = index < count ?? sentences.count
      for (daysAgo, grade) in isKnown ? [(100, Grade.easy), (60, .good)] : [(1, .good)] {
        let time = Timestamp(
          seconds: now.seconds - Int64(daysAgo) * 86_400, utcOffset: now.utcOffset)
        _ = try recordAnswer(
          GivenAnswer(
            to: key, text: "", kind: .build, verdict: .exact, grade: grade, took: .seconds(5),
            time: time))
      }
      #expect(try card(of: key)?.isMature == isKnown)
    }
  }
}
