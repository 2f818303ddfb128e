/// A JSON object in one line, as changes are told in: read and written faster than by a reader that
/// keeps places, since there may be hundreds of thousands.
package struct FlatObject: Hashable, Sendable {
  /// What a field holds.
  package enum Value: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case null
    /// Anything else, as it stands in the JSON.
    case other(String)
  }

  /// A field.
  package struct Field: Hashable, Sendable {
    package let key: String
    package var value: Value

    /// A field of this name.
    package init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// In the order in which they are written.
  package var fields: [Field]

  /// An object of these fields.
  package init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Reads a JSON object; nil when it is none.
  package init?(json: String) {
    var json = json
    let fields = json.withUTF8 { bytes in
      var scanner = FlatScanner(bytes: bytes)
      return scanner.object()
    }
    guard let fields else { return nil }
    self.fields = fields
  }

  /// What a field holds; nil when there is none of that name.
  package subscript(key: String) -> Value? {
    fields.first { $0.key == key }?.value
  }

  /// The text of a field; nil without one.
  package func text(_ key: String) -> String? {
    guard case .text(let text) = self[key] else { return nil }
    return text
  }

  /// The whole number of a field; nil without one.
  package func integer(_ key: String) -> Int64? {
    guard case .integer(let number) = self[key] else { return nil }
    return number
  }

  /// The object as JSON in one line.
  package var json: String {
    var text = "{"
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      Self.write(field.key, to: &text)
      text += ":"
      switch field.value {
      case .text(let string): Self.write(string, to: &text)
      case .integer(let number): text += "\(number)"
      case .null: text += "null"
      case .other(let json): text += json
      }
    }
    return text + "}"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
