import UnicodeText

/// What the learner looks for in a list.
///
/// Found is any part of a text, blind to case, width, normal form and accents. A consonant stands
/// for every syllable it begins (`"ㅎㄱㅇ"` finds 한국어, as does `"한ㄱ"`), and a syllable at the
/// end may still get its final consonant: `"하"` finds 한국어.
package struct TextSearch: Hashable, Sendable {
  /// The query, unit by unit.
  let pattern: SearchPattern

  package init(_ query: String) {
    let text = query.nfc
    let isGrowing = text.last?.isWhitespace == false
    let query = SearchUnits(text.trimmingWhitespace)
    // A letter may still be typed that takes it away.
    let units = query.endsInHyphen ? query.units.dropLast() : query.units
    pattern = SearchPattern(units, isGrowing: isGrowing)
  }

  /// Whether it looks for nothing, and so every text is meant.
  package var isEmpty: Bool { pattern.elements.isEmpty }

  /// Whether it is found in a text, which is in normal form C.
  ///
  /// For many texts at every key there is `TextIndex`.
  package func matches(_ text: String) -> Bool {
    isEmpty || pattern.firstMatch(in: SearchUnits(text).units) != nil
  }

  /// The places to mark in a text, first to last, whole characters each; none when it looks for
  /// nothing.
  ///
  /// - Parameter text: What is shown: a title, a line, a whole memo; in normal form C.
  package func ranges(in text: String) -> [Range<String.Index>] {
    guard !isEmpty else { return [] }
    let source = SearchSource(text)
    var ranges: [Range<String.Index>] = []
    var start = 0
    while let match = pattern.firstMatch(in: source.units, from: start) {
      let range = source.characters(match..<match + pattern.elements.count)
      if let last = ranges.last, last.upperBound > range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
      start = match + pattern.elements.count
    }
    return ranges
  }
}

/// Text with the way back from its units to its characters.
private struct SearchSource {
  let text: String
  private var folded = SearchUnits()
  /// For each unit the code point it comes from.
  private var indices: [String.Index] = []

  init(_ text: String) {
    self.text = text
    for index in text.unicodeScalars.indices {
      let mayLoseHyphen = folded.endsInHyphen
      folded.add(text.unicodeScalars[index])
      if mayLoseHyphen, !folded.keepsHyphen(at: indices.count - 1) { indices.removeLast() }
      indices += repeatElement(index, count: folded.units.count - indices.count)
    }
  }

  var units: [UInt16] { folded.units }

  /// The characters that `range` of the units comes from.
  func characters(_ range: Range<Int>) -> Range<String.Index> {
    var start = indices[range.lowerBound]
    while String.Index(start, within: text) == nil {
      start = text.unicodeScalars.index(before: start)
    }
    var end = text.unicodeScalars.index(after: indices[range.upperBound - 1])
    while String.Index(end, within: text) == nil {
      end = text.unicodeScalars.index(after: end)
    }
    return start..<end
  }
}
