/// The sentences of a day that are still to be read, in a file that nothing is wrong or unusual with.
struct UnreadSentences: Sendable {
  /// The whole file, which all days share.
  let file: [UInt8]
  /// Where the day's object is in it.
  let range: Range<Int>
  /// Which day of the course it is, counted from zero.
  let index: Int
  /// How many sentences there are.
  let count: Int

  /// The sentences.
  ///
  /// - Complexity: linear in their length.
  var sentences: [Sentence] {
    var reader = PlainCourseReader(bytes: file, position: range.lowerBound)
    do throws(PlainCourseReader.Unusual) {
      return try reader.dayAlone().sentences
    } catch {
      // It was read once before, so this is for a digest that tells an untruth.
      let course = CourseFile.readWithCare(file, for: .learner).course
      return course.flatMap { $0.days.indices.contains(index) ? $0.days[index].sentences : nil }
        ?? []
    }
  }
}
