/// The fields of front matter: as much of YAML as notes are written with.
enum FrontMatterFields {
  /// A key with its value, and the lines below that belong to it.
  struct Field {
    let key: String
    fileprivate var value: String
    fileprivate var items: [String] = []

    /// The value as one text.
    var scalar: String { FrontMatterFields.unquoted(value) }

    /// The value as a list: `[a, b]`, `a, b`, `a b`, or lines of `- a`.
    var list: [String] {
      guard items.isEmpty else { return items.map(FrontMatterFields.unquoted) }
      let isFlow = value.hasPrefix("[") && value.hasSuffix("]")
      let inner = isFlow ? String(value.dropFirst().dropLast()) : FrontMatterFields.unquoted(value)
      let isParted = isFlow || inner.contains(",")
      return inner.split { isParted ? $0 == "," : $0.isWhitespace }
        .map { FrontMatterFields.unquoted($0.trimmingWhitespace) }
        .filter { !$0.isEmpty }
    }
  }

  /// Lines of front matter that are looked at before a file counts as one without.
  private static let lineLimit = 500

  /// Parts a file into fields and text; without front matter all of it is text.
  static func split(_ contents: String) -> ([Field], body: String) {
    let whole = ([Field](), String(contents.withoutFinalLineEnd))
    var lines = contents[...]
    guard lines.popLine().trimmingWhitespace == "---" else { return whole }
    var fields: [Field] = []
    for _ in 0..<lineLimit where !lines.isEmpty {
      let line = lines.popLine()
      if ["---", "..."].contains(line.trimmingWhitespace) {
        guard !fields.isEmpty else { return whole }
        var body = lines
        if body.popLine().isEmpty { lines = body }
        return (fields, String(lines.withoutFinalLineEnd))
      }
      guard add(line, to: &fields) else { return whole }
    }
    return whole
  }

  /// Adds a line to the fields; false when it cannot be part of front matter.
  private static func add(_ line: Substring, to fields: inout [Field]) -> Bool {
    let bare = line.trimmingWhitespace
    if bare.isEmpty || bare.hasPrefix("#") { return true }
    if bare == "-" || bare.hasPrefix("- ") {
      guard let last = fields.indices.last else { return false }
      fields[last].items.append(withoutComment(bare.dropFirst().trimmingWhitespace))
      return true
    }
    if line.first?.isWhitespace == true { return !fields.isEmpty }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return false }
    let (key, rest) = (line[..<colon], line[colon...].dropFirst())
    let isKey = key.allSatisfy { $0.isLetter || $0.isNumber || "_-. ".contains($0) }
    guard isKey, rest.first?.isWhitespace ?? true else { return false }
    fields.append(
      Field(key: key.trimmingWhitespace, value: withoutComment(rest.trimmingWhitespace)))
    return true
  }

  /// A value without the comment behind it: `#` and a space, for `#work` may well be a tag.
  private static func withoutComment(_ value: String) -> String {
    if let quote = value.first, quote == "\"" || quote == "'" { return value }
    let padded = " \(value) "
    guard let comment = padded.firstRange(of: " # ") else { return value }
    return padded[..<comment.lowerBound].trimmingWhitespace
  }

  /// A scalar without its quotes and what they escape.
  private static func unquoted(_ value: String) -> String {
    guard value.count >= 2, let quote = value.first, value.last == quote else { return value }
    let inner = value.dropFirst().dropLast()
    switch quote {
    case "'": return String(inner.replacing("''", with: "'"))
    case "\"": return unescaped(inner)
    default: return value
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        guard let value = UInt32(rest.prefix(4), radix: 16), let scalar = Unicode.Scalar(value)
        else { return String(text) }
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(4)
      default: result.append(escape)
      }
    }
    return result
  }
}

extension Substring {
  /// Takes the first line away and returns it without its end.
  fileprivate mutating func popLine() -> Substring {
    guard let end = firstIndex(where: \.isNewline) else {
      defer { self = suffix(0) }
      return self
    }
    defer { self = self[index(after: end)...] }
    return self[..<end]
  }
}

extension StringProtocol {
  fileprivate var withoutFinalLineEnd: SubSequence {
    last?.isNewline == true ? dropLast() : self[...]
  }
}
