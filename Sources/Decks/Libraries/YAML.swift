import CYAML

/// A value of a YAML file; every scalar is text, so that `on` stays a word.
indirect enum YAML {
  case scalar(String, line: Int)
  case list([YAML], line: Int)
  case map([(key: String, value: YAML)], line: Int)

  /// Where it begins, from 1.
  var line: Int {
    switch self {
    case .scalar(_, let line), .list(_, let line), .map(_, let line): line
    }
  }

  /// What stands under a key, whatever its case.
  subscript(key: String) -> YAML? {
    guard case .map(let pairs, _) = self else { return nil }
    return pairs.first { $0.key.lowercased() == key.lowercased() }?.value
  }

  /// The text of a scalar.
  var text: String? {
    guard case .scalar(let text, _) = self else { return nil }
    return text
  }

  /// The items of a list; a scalar is a list of one.
  var items: [YAML] {
    switch self {
    case .list(let items, _): items
    case .scalar(let text, _): text.isEmpty ? [] : [self]
    case .map: []
    }
  }

  /// Reads a file.
  init(_ bytes: [UInt8], file: String) throws(DeckError) {
    guard cyaml_load() else { throw .missingLibrary(package: "libyaml-0-2") }
    let parser = try YAMLParser(bytes, file: file)
    self = try parser.document()
  }
}

/// The owner of a `yaml_parser_t`.
private final class YAMLParser {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let file: String
  private var depth = 0

  /// Nothing that people write is nested deeper.
  private static let deepest = 64

  init(_ bytes: [UInt8], file: String) throws(DeckError) {
    self.file = file
    input = .allocate(capacity: max(bytes.count, 1))
    _ = input.update(fromContentsOf: bytes)
    guard cyaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      input.deallocate()
      throw .badYAML(file: file, line: 1)
    }
    cyaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    cyaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The value of the first document.
  func document() throws(DeckError) -> YAML {
    while true {
      if let value = try value() { return value }
    }
  }

  private enum Event {
    case scalar(String), listStart, listEnd, mapStart, mapEnd, other, end
  }

  /// The next value; nil when a list, a map or something without a value ends or begins.
  private func value() throws(DeckError) -> YAML? {
    let (event, line) = try next()
    switch event {
    case .scalar(let text): return .scalar(text, line: line)
    case .listStart:
      var items: [YAML] = []
      try nest { () throws(DeckError) in while let item = try value() { items.append(item) } }
      return .list(items, line: line)
    case .mapStart:
      var pairs: [(key: String, value: YAML)] = []
      try nest { () throws(DeckError) in
        while let key = try value() {
          guard let value = try value() else { break }
          pairs.append((key.text ?? "", value))
        }
      }
      return .map(pairs, line: line)
    case .listEnd, .mapEnd, .other: return nil
    case .end: throw .badYAML(file: file, line: line)
    }
  }

  private func nest(_ body: () throws(DeckError) -> Void) throws(DeckError) {
    guard depth < Self.deepest else {
      throw .badYAML(file: file, line: Int(parser.pointee.mark.line) + 1)
    }
    depth += 1
    try body()
    depth -= 1
  }

  /// Aliases are refused: a few of them can stand for a terabyte.
  private func next() throws(DeckError) -> (event: Event, line: Int) {
    var event = yaml_event_t()
    guard cyaml_parser_parse(parser, &event) == 1 else {
      throw .badYAML(file: file, line: Int(parser.pointee.problem_mark.line) + 1)
    }
    defer { cyaml_event_delete(&event) }
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return (.scalar(String(decoding: text, as: UTF8.self)), line)
    case YAML_SEQUENCE_START_EVENT: return (.listStart, line)
    case YAML_SEQUENCE_END_EVENT: return (.listEnd, line)
    case YAML_MAPPING_START_EVENT: return (.mapStart, line)
    case YAML_MAPPING_END_EVENT: return (.mapEnd, line)
    case YAML_STREAM_END_EVENT: return (.end, line)
    case YAML_ALIAS_EVENT: throw .badYAML(file: file, line: line)
    default: return (.other, line)
    }
  }
}
