import AppText
import Lessons
import Terminal

/// The words the learner met, the weakest first.
struct MetWordReport {
  private let met: MetWords
  private let words: Localization

  init(_ met: MetWords, words: Localization) {
    self.met = met
    self.words = words
  }

  private var weakestFirst: [MetWord] { met.weakestFirst.map { met.words[$0] } }

  /// A line a word: it, what it means, for how long it stays, in how many sentences it is.
  var lines: [String] {
    let rows = weakestFirst.map { word in
      [
        word.text.printable, (word.meaning ?? "").printable, words[.strength(word.strength)],
        words.count(.sentences, word.sentenceCount),
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    // Without a glossary there is no column of meanings.
    let columns = widths.indices.filter { widths[$0] > 0 }
    return rows.map { row in
      let padded = columns.map { (row[$0], widths[$0]) }.map { text, width in
        text + String(repeating: " ", count: width - text.displayWidth)
      }
      return (padded + [row[3]]).joined(separator: "  ")
    }
  }

  /// An array of objects, sorted keys, one line a value.
  var json: [String] { weakestFirst.map { Row($0, in: met) }.jsonLines }

  /// A word as programs read it.
  private struct Row: Encodable {
    let word: String
    /// Null where no glossary has the word.
    let meaning: String?
    /// In days, after which the chance to know it is nine in ten.
    let stability: Double
    /// 0 for hours, 1 for days, 2 for weeks, 3 for months, 4 for longer.
    let strength: Int
    let isKnown: Bool
    /// Firmest first, as `COURSE/SENTENCE`.
    let sentences: [String]

    init(_ found: MetWord, in met: MetWords) {
      word = found.text
      meaning = found.meaning
      stability = found.card.memory.stability
      strength = found.strength
      isKnown = found.isKnown
      sentences = met.sentences(of: found).map(\.id).map {
        "\($0.course.rawValue)/\($0.sentence.rawValue)"
      }
    }
  }
}
