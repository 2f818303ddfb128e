extension JSONNode {
  /// Writes the value, members and items a line each, two blanks further in.
  func write(to text: inout String, indent: String) {
    switch value {
    case .invalid, .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let value): text += value.quotedForJSON
    case .array(let items):
      Self.writeList(items, "[", "]", to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let object):
      Self.writeList(object.members, "{", "}", to: &text, indent: indent) { member, text, indent in
        text += member.key.quotedForJSON + ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], _ opener: String, _ closer: String, to text: inout String, indent: String,
    _ write: (Item, inout String, String) -> Void
  ) {
    text += opener
    let inner = indent + "  "
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      write(item, &text, inner)
    }
    if !items.isEmpty { text += "\n" + indent }
    text += closer
  }
}

extension String {
  /// The text as a string of JSON (RFC 8259, section 7).
  fileprivate var quotedForJSON: String {
    guard
      utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return "\"\(self)\"" }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..<" ": quoted += "\\u" + scalar.codePointName.dropFirst(2)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
