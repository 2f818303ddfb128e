import Glibc
import Lessons

/// A course as people bring them: sentences of four to nine words, the frequent ones again and
/// again, many that come once.
///
/// The same seed and size give the same course; a larger one begins like a smaller one.
struct GrownCourse {
  let dayCount: Int
  let sentencesPerDay: Int
  var id = "grown"
  var seed: UInt64 = 7

  /// How many sentences there are.
  var sentenceCount: Int { dayCount * sentencesPerDay }

  /// The bytes of its file.
  var file: [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var text = """
      {"format": 1, "id": "\(id)", "title": "Grown", "description": "Made up.",
       "languages": {"prompt": "ko", "answer": "en"}, "days": [
      """
    for day in 0..<dayCount {
      text += (day == 0 ? "" : ",\n") + #"{"title": "Day \#(day + 1)", "sentences": ["#
      for number in 0..<sentencesPerDay {
        let sentence = Self.sentence(day * sentencesPerDay + number, &generator)
        text += (number == 0 ? "" : ",\n") + sentence
      }
      text += "]}"
    }
    return Array((text + "]}\n").utf8)
  }

  /// The course as the app reads it.
  func course() throws -> Course {
    let result = CourseFile.read(file)
    guard let course = result.course else { throw SampleFault.unreadable("\(result.problems)") }
    return course
  }

  private static func sentence(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let words = (0..<Int.random(in: 4...9, using: &generator)).map { _ in
      SampleWords.word(frequentNumber(&generator))
    }
    return #"""
      {"prompt": "\#(number)번 문장을 옮기세요.", "distractors": ["\#(words[0])n"],
       "answers": ["\#(words.joined(separator: " "))."]}
      """#
  }

  /// Of 30,000 words, the first ones far oftener than the last: as many of each thousand as of all
  /// that come before it in equal ratio (Zipf's law).
  private static func frequentNumber(_ generator: inout SeededGenerator) -> Int {
    let draw = Double(generator.next() >> 11) / Double(UInt64(1) << 53)
    return Int(exp2(draw * log2(30_000)))
  }
}
