import UnicodeText

/// A line of text in which something runs from right to left, brought into the order of its cells.
package struct DirectionalLine {
  /// A character at its place.
  package struct Place {
    /// Which character of the text it is, counted from zero.
    package let index: Int
    /// What is drawn there.
    package let character: Character
    package let style: Style
  }

  /// Whether the line as a whole runs from right to left, as its first letter does.
  package let isRightToLeft: Bool
  /// What stands in it, from left to right.
  package let places: [Place]

  /// A line of pieces in the order they are read.
  ///
  /// - Complexity: O(*n*)
  package init(_ pieces: [(text: Substring, style: Style)], letters: LetterOrder) {
    let line = pieces.flatMap { piece in piece.text.map { (character: $0, style: piece.style) } }
    let scalars = line.map { $0.character.unicodeScalars.first ?? " " }
    let levels = DirectionLevels(scalars)
    isRightToLeft = levels.isRightToLeft
    let forms = letters == .byMalmoi ? ArabicForms.shaped(line.map(\.character)) : nil
    var order = levels.visualOrder
    let kept = letters == .byTerminal ? Self.keepLetters(of: scalars, levels.levels, &order) : []
    places = order.map { index in
      let character = forms?[index] ?? line[index].character
      let isMirrored = levels.levels[index] % 2 == 1 && !kept.contains(index)
      return Place(
        index: index, character: isMirrored ? character.mirrored : character,
        style: line[index].style)
    }
  }

  /// A line of one piece.
  package init(_ text: Substring, style: Style = .plain, letters: LetterOrder) {
    self.init([(text, style)], letters: letters)
  }

  /// The columns before a character, counted from zero; for places behind the last one the columns
  /// where more would be read, which are -1 and less at the left of the line.
  package func column(of index: Int) -> Int {
    var column = 0
    for place in places {
      if place.index == index { return column }
      column += place.character.displayWidth
    }
    let distance = index - places.count
    return isRightToLeft ? -1 - distance : column + distance
  }

  /// Puts each word that a terminal turns by itself back into the order it is read in.
  ///
  /// - Returns: the characters of these words.
  private static func keepLetters(
    of scalars: [Unicode.Scalar], _ levels: [UInt8], _ order: inout [Int]
  ) -> Set<Int> {
    var kept: Set<Int> = []
    var start = 0
    while start < order.count {
      guard scalars[order[start]].directionClass.isRightToLeft else {
        start += 1
        continue
      }
      var (end, next) = (start + 1, start + 1)
      while next < order.count, levels[order[next]] > 0 {
        let kind = scalars[order[next]].directionClass
        guard kind != .blank, kind != .separator, kind != .left else { break }
        next += 1
        if kind.isRightToLeft { end = next }
      }
      order[start..<end].sort()
      kept.formUnion(order[start..<end])
      start = end
    }
    return kept
  }
}

extension Character {
  /// The sign that stands for this one in text that runs to the left (UAX #9, L4).
  fileprivate var mirrored: Character { Self.mirrors[self] ?? self }

  private static let mirrors: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<",
    "«": "»", "»": "«", "‹": "›", "›": "‹", "≤": "≥", "≥": "≤",
  ]
}
