import UnicodeText

extension CourseFileReader {
  /// The members of an object by their keys; reports what is missing, doubled or unknown.
  ///
  /// - Returns: nil when `node` is no object.
  mutating func fields(
    of node: JSONNode, required: [String], optional: [String] = []
  ) -> Fields? {
    guard case .object(let object) = node.value else {
      expect(.object, at: node)
      return nil
    }
    var fields = Fields()
    for member in object.members {
      if let unsafe = member.key.unicodeScalars.first(where: \.isUnsafeInText) {
        log.add(.controlCharacter(unsafe), at: member.keyOffset)
      } else if !required.contains(member.key) && !optional.contains(member.key) {
        log.add(.unknownKey(member.key.shortened), at: member.keyOffset)
      } else {
        if fields[member.key] != nil { log.add(.duplicateKey(member.key), at: member.keyOffset) }
        fields[member.key] = member.value
      }
    }
    for key in required where fields[key] == nil && !object.isDamaged {
      log.add(.missingKey(key), at: node.offset)
    }
    return fields
  }

  /// The items of a list; reports when it is none or too long.
  mutating func items(of node: JSONNode, key: String, limit: Int) -> [JSONNode]? {
    guard case .array(let items) = node.value else {
      expect(.array, at: node)
      return nil
    }
    guard items.count <= limit else {
      log.add(.tooMany(key: key, limit: limit), at: node.offset)
      return nil
    }
    return items
  }

  /// Text in normal form C without white space at its ends; reports what text may not be.
  ///
  /// - Returns: nil when there is none, or none that can be used.
  mutating func text(
    _ node: JSONNode?, key: String, limit: Int = CourseLimits.textLength
  ) -> String? {
    guard let node else { return nil }
    guard case .string(let raw) = node.value else {
      expect(.string, at: node)
      return nil
    }
    if raw.utf8.count <= limit, raw.isPlain { return raw }
    guard raw.utf8.count <= limit * 8, raw.count <= limit else {
      log.add(.tooLong(key: key, limit: limit), at: node.offset)
      return nil
    }
    if reportUnsafe(in: raw, of: node) { return nil }
    let text = raw.trimmingWhitespace.nfc
    if text.unicodeScalars.allSatisfy(\.isIgnorable) {
      log.add(.blank(key: key), at: node.offset)
      return nil
    }
    return text
  }

  /// Text that may be left empty, which is as good as none.
  mutating func optionalText(_ node: JSONNode?, key: String) -> String? {
    if case .string("")? = node?.value { return nil }
    return text(node, key: key)
  }

  /// Reports another kind of value than wanted; one that was no value at all has been reported.
  mutating func expect(_ kind: JSONKind, at node: JSONNode) {
    if let found = node.kind {
      log.add(.wrongType(expected: kind, found: found), at: node.offset)
    }
  }

  /// Where the byte `utf8Offset` of a string's text stands in the file.
  func offset(of utf8Offset: Int, in node: JSONNode) -> Int {
    if let skips {
      return TextPiece.offset(of: utf8Offset, from: node.offset, skips: skips[node.offset] ?? [])
    }
    var scanner = JSONStringScanner(bytes: bytes, position: node.offset + 1)
    return scanner.offset(ofDecoded: utf8Offset)
  }

  private mutating func reportUnsafe(in text: String, of node: JSONNode) -> Bool {
    var utf8Offset = 0
    var isUnsafe = false
    for scalar in text.unicodeScalars {
      if scalar.isUnsafeInText {
        let offset = log.isFull ? node.offset : offset(of: utf8Offset, in: node)
        log.add(.controlCharacter(scalar), at: offset)
        isUnsafe = true
      }
      utf8Offset += UTF8.width(scalar)
    }
    return isUnsafe
  }
}

extension String {
  /// Whether it is printable ASCII without spaces at its ends: text that is as it should be.
  ///
  /// Most text of a long list of courses is, and needs none of the slower questions.
  fileprivate var isPlain: Bool {
    guard let first = utf8.first, let last = utf8.last, first != 0x20, last != 0x20 else {
      return false
    }
    return utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// At most 60 characters of it, for a message.
  fileprivate var shortened: String {
    count <= 60 ? self : prefix(59) + "…"
  }
}
