import AppText
import Lessons
import Terminal

/// The words of a course: how often, on which days, in which sentences.
struct CourseWordReport {
  private let found: [CourseWord]
  private let recurrence: WordRecurrence
  private let words: Localization

  init(_ course: Course, words: Localization) {
    found = CourseWord.words(of: course)
    recurrence = WordRecurrence(course)
    self.words = words
  }

  /// A line a word, the course's order; then what an author may want to bring back.
  var lines: [String] {
    let once = found.filter { $0.count == 1 }
    let gone = found.filter { !$0.comesBack && $0.count > 1 }
    return table
      + ["", words[.wordsOfCourse(words: words.count(.words, found.count))]]
      + list(Message.wordsUsedOnce, once) + list(Message.wordsNotBack, gone)
      + [
        words[
          .wordsScarce(count: recurrence.scarce.count, words: words.count(.words, recurrence.count))
        ]
      ]
  }

  private var table: [String] {
    let rows = found.map { word in
      [
        word.text, word.meaning ?? "", "\(word.count)",
        words[.wordsOnDays(days: Self.ranges(of: word.dayIndices.map { $0 + 1 }))],
        word.places.map { "\($0.dayIndex + 1).\($0.sentenceIndex + 1)" }.joined(separator: " "),
      ]
      .map(\.printable)
    }
    let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    // A course without a glossary has no column of meanings.
    let columns = widths.indices.filter { widths[$0] > 0 }
    return rows.map { row in
      let padded = columns.map { column in
        row[column]
          + String(repeating: " ", count: widths[column] - row[column].displayWidth)
      }
      return (padded + [row[4]]).joined(separator: "  ")
    }
  }

  private func list(
    _ message: (_ count: Int, _ words: String) -> Message, _ some: [CourseWord]
  ) -> [String] {
    guard !some.isEmpty else { return [] }
    return [words[message(some.count, some.map(\.text).joined(separator: ", "))]]
  }

  /// Ascending numbers, those in a row as `3-5`.
  static func ranges(of numbers: [Int]) -> String {
    numbers.reduce(into: [ClosedRange<Int>]()) { ranges, number in
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.endIndex - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    .joined(separator: ",")
  }

  /// An array of objects, sorted keys, one line a value.
  var json: [String] { found.map(Row.init).jsonLines }

  /// A word as programs read it.
  private struct Row: Encodable {
    struct Place: Encodable {
      /// Days, and sentences in them, from 1.
      let day, number: Int
      let id: String
    }

    let word: String
    /// Null where no glossary has the word.
    let meaning: String?
    let count: Int
    let days: [Int]
    let sentences: [Place]
    let isUsedOnce, comesBack: Bool

    init(_ found: CourseWord) {
      word = found.text
      meaning = found.meaning
      count = found.count
      days = found.dayIndices.map { $0 + 1 }
      sentences = found.places.map {
        Place(day: $0.dayIndex + 1, number: $0.sentenceIndex + 1, id: $0.sentence.rawValue)
      }
      isUsedOnce = found.count == 1
      comesBack = found.comesBack
    }

    // Not the synthesised one, which leaves out what is nil: every object has every key.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(word, forKey: .word)
      try container.encode(meaning, forKey: .meaning)
      try container.encode(count, forKey: .count)
      try container.encode(days, forKey: .days)
      try container.encode(sentences, forKey: .sentences)
      try container.encode(isUsedOnce, forKey: .isUsedOnce)
      try container.encode(comesBack, forKey: .comesBack)
    }

    private enum CodingKeys: CodingKey {
      case word, meaning, count, days, sentences, isUsedOnce, comesBack
    }
  }
}
