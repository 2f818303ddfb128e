import Lessons

/// A course on its way to another program.
package struct ExportedDeck: Sendable {
  /// What is known of a sentence.
  package struct Progress: Sendable {
    /// How well it is known and when it is due.
    package let card: Card
    /// What was answered, oldest first, with the card as it was afterwards.
    package let reviews: [(review: Review, after: Card, milliseconds: Int)]

    /// What is known of a sentence, by its card and its log.
    package init(
      card: Card, reviews: [(review: Review, after: Card, milliseconds: Int)]
    ) {
      self.card = card
      self.reviews = reviews
    }

    /// How often it was forgotten after it was known.
    var lapses: Int { reviews.count { $0.review.stage == .review && !$0.review.isRecalled } }
  }

  /// The course.
  package let course: Course
  /// What is known of its sentences; nothing is exported of the others' progress.
  package let progress: [SentenceID: Progress]

  /// A course with what is known of it.
  package init(course: Course, progress: [SentenceID: Progress]) {
    self.course = course
    self.progress = progress
  }
}

extension Sentence {
  /// The answer to be shown first.
  var model: String { answers[0].firstPath.words.joined(separator: " ") }

  /// The first way through each other answer.
  var otherModels: [String] {
    answers.dropFirst().map { $0.firstPath.words.joined(separator: " ") }
  }
}

extension SentenceKey {
  /// What other programs call the sentence for ever, in sixteen digits (FNV-1a, 64 bits).
  var guid: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(course.rawValue)\u{1F}\(sentence.rawValue)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return "malmoi-" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
