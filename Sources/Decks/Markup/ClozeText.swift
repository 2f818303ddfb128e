/// A text with gaps as Anki writes them.
///
/// `Ich {{c1::bin::to be}} hier` has one, with a hint.
struct ClozeText {
  private indirect enum Part {
    case text(String)
    case gap(numbers: Set<Int>, content: [Part], hint: String?)
  }

  private let parts: [Part]
  /// The numbers of the gaps: each makes a card.
  let numbers: Set<Int>

  init(_ source: String) {
    var parser = ClozeParser(source)
    parts = parser.parts(depth: 0).map(Self.part)
    numbers = parser.numbers
  }

  /// With nothing left out.
  var full: String { Self.text(of: parts, gap: nil) }

  /// With the gaps of one number left out.
  func gapped(at number: Int) -> String { Self.text(of: parts, gap: number) }

  private static func text(of parts: [Part], gap: Int?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .gap(let numbers, let content, let hint):
        guard let gap, numbers.contains(gap) else { return text(of: content, gap: gap) }
        return hint.map { "[\($0)]" } ?? "[…]"
      }
    }
    .joined()
  }

  private static func part(_ node: ClozeParser.Node) -> Part {
    switch node {
    case .text(let text): .text(text)
    case .gap(let numbers, let content, let hint):
      .gap(numbers: numbers, content: content.map(part), hint: hint)
    }
  }
}

/// Finds gaps within gaps.
private struct ClozeParser {
  indirect enum Node {
    case text(String)
    case gap(numbers: Set<Int>, content: [Node], hint: String?)
  }

  private var rest: Substring
  private(set) var numbers: Set<Int> = []

  /// Anki follows no more either.
  private static let deepest = 10

  init(_ source: String) {
    rest = source[...]
  }

  /// The parts up to the end of the gap they stand in, or of the text.
  mutating func parts(depth: Int) -> [Node] {
    var parts: [Node] = []
    var text = ""
    while !rest.isEmpty {
      if depth > 0, rest.hasPrefix("}}") { break }
      if depth < Self.deepest, let numbers = takeOpening() {
        parts.append(.text(text))
        text = ""
        parts.append(gap(numbers, depth: depth))
      } else {
        text.append(rest.removeFirst())
      }
    }
    parts.append(.text(text))
    return parts
  }

  private mutating func gap(_ numbers: Set<Int>, depth: Int) -> Node {
    self.numbers.formUnion(numbers)
    var content = parts(depth: depth + 1)
    rest = rest.dropFirst(2)
    var hint: String?
    if case .text(let last)? = content.last, let mark = last.firstRange(of: "::") {
      hint = String(last[mark.upperBound...])
      content[content.count - 1] = .text(String(last[..<mark.lowerBound]))
    }
    return .gap(numbers: numbers, content: content, hint: hint)
  }

  /// `{{c1::`, or with several numbers `{{c1,2::`.
  private mutating func takeOpening() -> Set<Int>? {
    guard rest.hasPrefix("{{c"), let end = rest.firstRange(of: "::")?.lowerBound else {
      return nil
    }
    let numbers = rest[..<end].dropFirst(3).split(separator: ",").map { Int($0) }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else { return nil }
    rest = rest[end...].dropFirst(2)
    return Set(numbers.compactMap(\.self))
  }
}
