/// A strict reader of JSON (RFC 8259) that knows where everything stands and goes on after
/// errors as well as it can.
///
/// A missing comma, a comma too many, a comment or an unquoted key is reported, and reading goes
/// on as if it had been right; after anything worse it goes on behind the next comma or bracket.
/// One mistake should be one problem.
struct JSONParser {
  /// Lists in lists; deeper ones are no course and could exhaust the stack.
  static let depthLimit = 64
  /// Values in a text, unless said otherwise.
  static let valueLimit = 1_000_000
  /// Problems that are told; a text with more is no JSON.
  static let problemLimit = 1_000

  let bytes: [UInt8]
  private let valueLimit: Int
  var position: Int
  private(set) var problems: [JSONProblem] = []
  /// Whether a problem was just reported, so that a comma missing after it is no news.
  private(set) var isRecovering = false
  private var valueCount = 0

  /// - Parameters:
  ///   - position: The offset to start at.
  ///   - valueLimit: How many values there may be.
  init(bytes: [UInt8], position: Int = 0, valueLimit: Int = JSONParser.valueLimit) {
    self.bytes = bytes
    self.valueLimit = valueLimit
    self.position = position
  }

  /// The value that is the whole text.
  mutating func parse() -> JSONNode {
    let node = value(depth: 0, parentCloser: nil)
    skipBlanks()
    if position < bytes.count { report(.textAfterEnd(found: characterHere ?? "")) }
    return node
  }

  mutating func value(depth: Int, parentCloser: UInt8?) -> JSONNode {
    skipBlanks()
    let start = position
    valueCount += 1
    if depth > Self.depthLimit {
      return give(up: .nestedTooDeep(limit: Self.depthLimit))
    }
    if valueCount > valueLimit {
      return give(up: .tooManyValues(limit: valueLimit))
    }
    let value: JSONNode.Value
    switch peek {
    case UInt8(ascii: "{"): value = .object(object(depth: depth, parentCloser: parentCloser))
    case UInt8(ascii: "["): value = .array(array(depth: depth, parentCloser: parentCloser))
    case UInt8(ascii: "\""): value = .string(string())
    default: value = literal()
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func array(depth: Int, parentCloser: UInt8?) -> [JSONNode] {
    var items: [JSONNode] = []
    var container = Container(closer: "]", parentCloser: parentCloser)
    position += 1
    while begins(anItemOf: &container) {
      items.append(value(depth: depth + 1, parentCloser: container.closerByte))
      endItem(of: &container)
    }
    return items
  }

  private mutating func object(depth: Int, parentCloser: UInt8?) -> JSONObject {
    var members: [JSONObject.Member] = []
    var container = Container(closer: "}", parentCloser: parentCloser)
    let problemCount = problems.count
    position += 1
    while begins(anItemOf: &container) {
      let keyOffset = position
      if let key = key() {
        let value = value(depth: depth + 1, parentCloser: container.closerByte)
        members.append(JSONObject.Member(key: key, keyOffset: keyOffset, value: value))
      }
      endItem(of: &container)
    }
    return JSONObject(members: members, isDamaged: problems.count > problemCount)
  }

  /// A key and its colon; nil when nothing here can be one.
  private mutating func key() -> String? {
    let key: String
    if peek == UInt8(ascii: "\"") {
      key = string()
    } else {
      report(.expectedKey(found: characterHere))
      guard let bare = bareWord() else {
        skipToDelimiter()
        return nil
      }
      key = bare
    }
    skipBlanks()
    if peek == UInt8(ascii: ":") {
      position += 1
      isRecovering = false
    } else {
      reportUnlessRecovering(.expectedColon(found: characterHere))
    }
    return key
  }

  /// A string without escapes and errors, which most are; otherwise nil, and nothing is passed.
  private mutating func plainString() -> String? {
    let start = position + 1
    let end = bytes[start...].firstIndex {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
    }
    guard let end, bytes[end] == UInt8(ascii: "\"") else { return nil }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text of a string; the position is at its opening quotation mark.
  private mutating func string() -> String {
    if let text = plainString() { return text }
    let start = position
    var scanner = JSONStringScanner(bytes: bytes, position: position + 1)
    var text: [UInt8] = []
    while true {
      let offset = scanner.position
      switch scanner.next() {
      case .byte(let byte): text.append(byte)
      case .escaped(let scalar): text += UTF8.encode(scalar).map(Array.init) ?? []
      case .control(let scalar):
        report(.controlCharacter(scalar), at: offset)
        text += JSONStringScanner.replacement
      case .invalidEscape:
        report(.invalidEscape, at: offset)
        text += JSONStringScanner.replacement
      case .loneSurrogate:
        report(.loneSurrogate, at: offset)
        text += JSONStringScanner.replacement
      case .unterminated:
        position = scanner.position
        report(.unterminatedString, at: start)
        return String(decoding: text, as: UTF8.self)
      case .end:
        position = scanner.position
        recovered()
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  mutating func report(_ error: JSONSyntaxError, at offset: Int? = nil) {
    if problems.count < Self.problemLimit {
      problems.append(JSONProblem(error: error, offset: offset ?? position))
    }
    isRecovering = true
  }

  mutating func reportUnlessRecovering(_ error: JSONSyntaxError) {
    if !isRecovering { report(error) }
  }

  /// All is well again: what follows is worth reporting.
  mutating func recovered() {
    isRecovering = false
  }

  /// Reports what cannot be gone on from, and goes to the end.
  private mutating func give(up error: JSONSyntaxError) -> JSONNode {
    let start = position
    report(error)
    position = bytes.count
    return JSONNode(value: .invalid, offset: start)
  }
}
