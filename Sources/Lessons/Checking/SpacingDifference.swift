/// Where two texts of the same letters are parted differently.
struct SpacingDifference {
  /// Places that only the expected text is parted at, and only the given one, counted in letters.
  private let missing: Set<Int>
  private let extra: Set<Int>
  private let given: [String]
  private let expected: [String]

  init(given: String, expected: String) {
    self.given = Self.words(of: given)
    self.expected = Self.words(of: expected)
    let (left, right) = (Self.places(in: self.given), Self.places(in: self.expected))
    missing = right.subtracting(left)
    extra = left.subtracting(right)
  }

  /// All missing spaces together are one slip, and so is one too many; both are two.
  var slip: Reason? {
    guard missing.isEmpty ? extra.count == 1 : extra.isEmpty else { return nil }
    let places = missing.union(extra)
    return Reason(
      .spacing, given: Self.stretch(of: given, around: places),
      expected: Self.stretch(of: expected, around: places))
  }

  private static func words(of text: String) -> [String] {
    AnswerWords(AnswerPattern(literal: text).firstPath).words.map(\.text)
  }

  private static func places(in words: [String]) -> Set<Int> {
    var place = 0
    return Set(
      words.map { word in
        place += length(of: word)
        return place
      })
  }

  private static func length(of word: String) -> Int {
    ComparableText(word, overlooking: [.harmless, .spacing]).scalars.count
  }

  /// The words from the first to the last that touch one of `places`.
  private static func stretch(of words: [String], around places: Set<Int>) -> String {
    guard let first = places.min(), let last = places.max() else { return "" }
    var end = 0
    let touched = words.filter { word in
      let start = end
      end += length(of: word)
      return start <= last && end >= first
    }
    return touched.joined(separator: " ")
  }
}
