/// What takes long to find out about a course file: where its days are, and which words it has.
///
/// Kept beside the file's stamp, it lets a day open without the rest being read.
package struct CourseDigest: Hashable, Sendable {
  /// Where a day is in the file.
  struct Day: Hashable, Sendable {
    /// Its object, from brace to brace.
    let range: Range<Int>
    let title: String?
    let sentenceCount: Int
  }

  let days: [Day]
  /// How many bytes the file has.
  let fileSize: Int
  /// The words of the course but for its glossary, which is read with the file.
  let words: VocabularyWords

  /// Works it out; nil when the file has to be read with care.
  ///
  /// - Parameters:
  ///   - bytes: those of the file, in JSON.
  ///   - known: the course as it was read, if from the same bytes is for this to see.
  ///   - vocabulary: the words of that.
  /// - Complexity: linear in the length of the file.
  package init?(of bytes: [UInt8], knowing known: Course?, _ vocabulary: CourseVocabulary) {
    guard let (course, ranges) = PlainCourseReader.courseWithPlaces(in: bytes) else { return nil }
    days = zip(course.days, ranges).map { day, range in
      Day(range: range, title: day.title, sentenceCount: day.sentenceCount)
    }
    fileSize = bytes.count
    words = (course == known ? vocabulary : CourseVocabulary(course)).words
  }

  init(days: [Day], fileSize: Int, words: VocabularyWords) {
    self.days = days
    self.fileSize = fileSize
    self.words = words
  }
}

extension CourseDigest {
  /// The course of the file this was worked out of, its days still to be read; nil when these cannot
  /// be its bytes.
  package func course(in bytes: [UInt8]) -> Course? {
    guard bytes.count == fileSize,
      days.allSatisfy({ day in
        day.range.upperBound <= bytes.count && bytes[day.range.lowerBound] == UInt8(ascii: "{")
          && bytes[day.range.upperBound - 1] == UInt8(ascii: "}")
      }),
      let course = PlainCourseReader.course(in: bytes, withDays: unreadDays(in: bytes))
    else { return nil }
    return course.knowing(words)
  }

  private func unreadDays(in bytes: [UInt8]) -> [(day: CourseDay, range: Range<Int>)] {
    days.enumerated().map { index, day in
      let unread = UnreadSentences(
        file: bytes, range: day.range, index: index, count: day.sentenceCount)
      let unreadDay = CourseDay(title: day.title, sentenceCount: unread.count) {
        unread.sentences
      }
      return (unreadDay, day.range)
    }
  }
}
