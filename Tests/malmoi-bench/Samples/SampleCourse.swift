import Lessons

/// A course made up of words made up, as large as a benchmark wants.
///
/// The same size gives the same course.
struct SampleCourse {
  let dayCount: Int
  let sentencesPerDay: Int

  /// The bytes of its file.
  var file: [UInt8] {
    let days = (0..<dayCount).map { day in
      let sentences = (0..<sentencesPerDay).map { sentence(day * sentencesPerDay + $0) }
      return #"{"title": "Day \#(day + 1)", "sentences": [\#(sentences.joined(separator: ","))]}"#
    }
    return Array(
      """
      {"format": 1, "id": "sample", "title": "A sample", "description": "Made up.",
       "property": "test", "languages": {"prompt": "ko", "answer": "en"},
       "days": [\(days.joined(separator: ",\n"))]}
      """.utf8)
  }

  /// The course as the app reads it.
  func course() throws -> Course {
    let result = CourseFile.read(file)
    guard let course = result.course else { throw SampleFault.unreadable("\(result.problems)") }
    return course
  }

  private func sentence(_ number: Int) -> String {
    let words = (0..<3).map { SampleWords.word(number * 3 + $0) }
    return #"""
      {"prompt": "\#(number)번 문장을 옮기세요.", "distractors": ["had", "was"],
       "answers": ["{I will|I'll} {\#(words[0])|help} the \#(words[1]) with {the|a} \#(words[2])."]}
      """#
  }
}

/// Why a benchmark has nothing to measure.
enum SampleFault: Error {
  /// A program is no longer there.
  case ended
  /// A sample is not what the app can read.
  case unreadable(String)
}

/// Words that no language has, all different, of three to eight letters.
enum SampleWords {
  private static let syllables = [
    "ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va",
    "we", "xi", "yo", "zu",
  ]

  /// The word of a number.
  static func word(_ number: Int) -> String {
    var rest = number
    var word = ""
    repeat {
      word += syllables[rest % syllables.count]
      rest /= syllables.count
    } while rest > 0
    return word + "n"
  }
}
