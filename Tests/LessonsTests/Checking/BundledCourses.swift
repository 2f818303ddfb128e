import FoundationEssentials

@testable import Lessons

/// The bundled courses, for what must hold of every sentence an author wrote.
enum BundledCourses {
  static let english = course("stand-up-english")
  static let korean = course("korean-first-steps")

  private static func course(_ name: String) -> Course? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Resources/Courses/\(name).json")
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    return CourseFile.read(Array(bytes), for: .learner).course
  }

  /// Some sentences of a course, spread over its days.
  static func sentences(of course: Course, count: Int) -> [Sentence] {
    let step = max(1, course.sentences.count / count)
    return stride(from: 0, to: course.sentences.count, by: step).map { course.sentences[$0] }
  }
}

extension AnswerChecker {
  /// A checker for a sentence of a course.
  init(_ sentence: Sentence, _ vocabulary: CourseVocabulary) {
    self.init(
      patterns: sentence.answers, accepted: sentence.accepted, distractors: sentence.distractors,
      vocabulary: vocabulary)
  }
}

/// Answers of one kind, and those of them that were judged as they should not be.
struct VerdictTally {
  private(set) var total = 0
  private(set) var misjudged: [String] = []

  mutating func count(_ words: [String], _ isRightlyJudged: Bool) {
    total += 1
    if !isRightlyJudged { misjudged.append(words.joined(separator: " ")) }
  }

  /// How many of a hundred were misjudged.
  var share: Double { Double(misjudged.count) * 100 / Double(max(total, 1)) }
}
