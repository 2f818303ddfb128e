import Lessons

/// Words of Latin letters and of Hangul by turns, the same each time.
enum GridWords {
  /// A file of them, one a line.
  static func file(count: Int) -> String {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { number in
      number % 2 == 0
        ? SampleWords.word(number * 7_919) : hangul(&generator)
    }.joined(separator: "\n") + "\n"
  }

  /// One to four syllables.
  private static func hangul(_ generator: inout SeededGenerator) -> String {
    let syllables = (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0xAC00...0xD7A3, using: &generator))
    }
    return String(String.UnicodeScalarView(syllables))
  }
}
