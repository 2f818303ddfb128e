/// What a field of Anki's says once its HTML is taken away.
///
/// What Anki itself shows in its list of cards, but with line ends where lines end.
struct HTMLText {
  private let source: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  private(set) var alterations: Set<Alteration> = []
  private(set) var hasFormula = false

  init(_ source: String) {
    self.source = Array(source.utf8)
  }

  mutating func text() -> String {
    output.reserveCapacity(source.count)
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case UInt8(ascii: "["): readBracket()
      case UInt8(ascii: "\\"): readBackslash()
      case let byte:
        output.append(byte)
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  // MARK: - Tags

  private mutating func readTag() {
    if starts(with: "<!--") { return skip(to: "-->", orTo: source.count) }
    let nameStart = source[position...].dropFirst()
    let isClosing = nameStart.first == UInt8(ascii: "/")
    let letters = (isClosing ? nameStart.dropFirst() : nameStart).prefix {
      $0.isASCIILetterOrDigit
    }
    guard let end = tagEnd(), !letters.isEmpty else {
      output.append(source[position])
      position += 1
      return
    }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    position = end
    act(on: name, isClosing: isClosing)
  }

  private mutating func act(on name: String, isClosing: Bool) {
    if Self.breaking.contains(name) {
      output.append(0x0A)
    } else if name == "img" {
      alterations.insert(.imageDropped)
    } else {
      alterations.insert(.markupRemoved)
    }
    guard !isClosing, name == "style" || name == "script" else { return }
    skip(to: "</\(name)", orTo: source.count)
    position = tagEnd() ?? source.count
  }

  /// Behind the `>` that ends the tag; a quoted `>` does not.
  private func tagEnd() -> Int? {
    var quote: UInt8?
    for index in position..<source.count {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return source[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  private static let breaking: Set = [
    "br", "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "hr", "blockquote",
  ]

  // MARK: - What stands in brackets

  private mutating func readBracket() {
    if starts(with: "[sound:") || starts(with: "[anki:tts") {
      alterations.insert(.soundDropped)
      skip(to: "]", orTo: position + 1)
    } else if starts(with: "[[type:") {
      skip(to: "]]", orTo: position + 1)
    } else {
      if starts(with: "[latex]") || starts(with: "[$]") || starts(with: "[$$]") {
        hasFormula = true
      }
      output.append(source[position])
      position += 1
    }
  }

  private mutating func readBackslash() {
    if starts(with: "\\(") || starts(with: "\\[") { hasFormula = true }
    output.append(source[position])
    position += 1
  }

  // MARK: - Entities

  private mutating func readEntity() {
    let rest = source[(position + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let text = HTMLEntity.text(of: String(decoding: rest[..<end], as: UTF8.self))
    else {
      output.append(source[position])
      position += 1
      return
    }
    output += text.utf8
    position = end + 1
  }

  // MARK: - Moving on

  private func starts(with text: String) -> Bool {
    source[position...].starts(with: text.utf8)
  }

  /// Goes behind the next `mark`; to a given place where there is none.
  private mutating func skip(to mark: String, orTo end: Int) {
    let mark = Array(mark.utf8)
    var index = position
    while index + mark.count <= source.count {
      if source[index] == mark[0], source[index...].starts(with: mark) {
        position = index + (mark[0] == UInt8(ascii: "<") ? 0 : mark.count)
        return
      }
      index += 1
    }
    position = end
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
