import Lessons

/// Where a sentence is, in one word: `COURSE/SENTENCE`.
struct SentencePlace: Hashable {
  let key: SentenceKey

  /// Reads it; nil unless there is something on both sides of the first slash.
  init?(_ word: String) {
    guard let slash = word.firstIndex(of: "/") else { return nil }
    let course = word[..<slash]
    let sentence = word[word.index(after: slash)...]
    guard !course.isEmpty, !sentence.isEmpty else { return nil }
    key = SentenceKey(
      course: CourseID(rawValue: String(course)), sentence: SentenceID(rawValue: String(sentence)))
  }
}
