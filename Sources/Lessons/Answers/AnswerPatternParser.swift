import UnicodeText

/// Reads the notation of answer patterns.
///
/// Goes by code points, so that a brace followed by a combining mark is still a brace.
struct AnswerPatternParser {
  /// Braces inside braces; deeper ones are surely a mistake.
  static let depthLimit = 16

  private let scalars: String.UnicodeScalarView
  private var index: String.UnicodeScalarView.Index

  init(_ source: String) {
    scalars = source.unicodeScalars
    index = scalars.startIndex
  }

  /// The whole pattern as a sequence of parts.
  mutating func parse() throws(AnswerPatternError) -> [AnswerPattern.Part] {
    let parts = try sequence(depth: 0)
    if let scalar = peek {
      throw error(scalar == "|" ? .barOutsideBraces : .unopenedBrace, at: index)
    }
    guard parts.alwaysHoldsWord else { throw error(.acceptsNothing, at: scalars.startIndex) }
    return parts
  }

  private var peek: Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index] : nil
  }

  private mutating func advance() {
    scalars.formIndex(after: &index)
  }

  /// Parts up to the end, a `|` or a `}`, which is left to the caller.
  private mutating func sequence(depth: Int) throws(AnswerPatternError) -> [AnswerPattern.Part] {
    var parts: [AnswerPattern.Part] = []
    var text = ""
    func flush() {
      if !text.isEmpty { parts.append(.text(text.nfc)) }
      text = ""
    }
    while let scalar = peek, scalar != "|", scalar != "}" {
      switch scalar {
      case "{":
        flush()
        parts.append(try alternatives(depth: depth + 1))
      case "~":
        flush()
        parts.append(try join())
      case "\\":
        text.unicodeScalars.append(try escaped())
      default:
        if text.isEmpty { try checkCharacterBegins() }
        text += plainText()
      }
    }
    flush()
    return parts
  }

  /// No character lies on both sides of a sign: the way through would compose it, and checking,
  /// which walks the sides one after the other, would not find it.
  private func checkCharacterBegins() throws(AnswerPatternError) {
    guard index > scalars.startIndex, scalars[index].continuesCharacter else { return }
    throw error(.cutCharacter, at: index)
  }

  /// All up to the next sign of the notation.
  private mutating func plainText() -> Substring {
    let rest = scalars[index...]
    index = rest.firstIndex(where: \.isPatternSign) ?? rest.endIndex
    return Substring(rest[..<index])
  }

  private mutating func alternatives(depth: Int) throws(AnswerPatternError) -> AnswerPattern.Part {
    let start = index
    guard depth <= Self.depthLimit else {
      throw error(.nestedTooDeep(limit: Self.depthLimit), at: start)
    }
    var branches: [[AnswerPattern.Part]] = []
    repeat {
      advance()
      branches.append(try sequence(depth: depth))
    } while peek == "|"
    guard peek == "}" else { throw error(.unclosedBrace, at: start) }
    advance()
    return .alternatives(branches)
  }

  private mutating func join() throws(AnswerPatternError) -> AnswerPattern.Part {
    let start = index
    let before = start > scalars.startIndex ? scalars[scalars.index(before: start)] : " "
    advance()
    let after = peek ?? " "
    for neighbour in [before, after] where neighbour == "~" || neighbour.isWhitespace {
      throw error(.danglingJoin, at: start)
    }
    return .join
  }

  private mutating func escaped() throws(AnswerPatternError) -> Unicode.Scalar {
    let start = index
    advance()
    guard let scalar = peek, scalar.isPatternSign else {
      throw error(.unknownEscape, at: start)
    }
    advance()
    return scalar
  }

  private func error(
    _ kind: AnswerPatternError.Kind, at index: String.UnicodeScalarView.Index
  ) -> AnswerPatternError {
    AnswerPatternError(
      kind: kind, utf8Offset: scalars.distanceInUTF8(from: scalars.startIndex, to: index))
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign of the notation unless a `\` stands before it.
  fileprivate var isPatternSign: Bool {
    switch self {
    case "{", "}", "|", "~", "\\": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is written into the character before it: a mark, or a letter of Hangul that
  /// comes after the first of its syllable (the Unicode Standard, section 3.12).
  fileprivate var continuesCharacter: Bool {
    guard value >= 0x0300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return (0x1160...0x11FF).contains(value)
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate func distanceInUTF8(from start: Index, to end: Index) -> Int {
    self[start..<end].reduce(0) { $0 + UTF8.width($1) }
  }
}

extension [AnswerPattern.Part] {
  /// Whether every way through these parts meets something that is neither white space nor
  /// punctuation.
  fileprivate var alwaysHoldsWord: Bool {
    contains { part in
      switch part {
      case .text(let text): text.unicodeScalars.contains { $0.isPartOfWord }
      case .join: false
      case .alternatives(let branches): branches.allSatisfy(\.alwaysHoldsWord)
      }
    }
  }
}
