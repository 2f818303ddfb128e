/// A digest as lines of text, in parts that each begin with their name and count.
extension CourseDigest {
  /// The bytes of a file of it; nil when a text of it holds what parts them.
  package var bytes: [UInt8]? {
    var writer = DigestWriter()
    writer.begin("file", count: fileSize)
    writer.begin("days", count: days.count)
    for day in days {
      let title = day.title.map { "=\($0)" } ?? ""
      writer.add(
        "\(day.range.lowerBound)", "\(day.range.upperBound)", "\(day.sentenceCount)", title)
    }
    writer.begin("entries", count: words.entries.count)
    for entry in words.entries {
      writer.add(entry.text, entry.key, "\(words.counts[entry.key] ?? 0)")
    }
    writer.begin("keys", count: words.keys.count)
    for key in words.keys { writer.add(key) }
    writer.begin("names", count: words.names.count)
    for name in words.names { writer.add(name) }
    return writer.isWhole ? writer.bytes : nil
  }

  /// The digest in the bytes of a file; nil when they are none.
  ///
  /// - Complexity: linear in their count.
  package init?(bytes: some RandomAccessCollection<UInt8>) {
    var reader = DigestReader(bytes: ArraySlice(bytes))
    guard let fileSize = reader.begin("file"), let dayCount = reader.begin("days"),
      dayCount <= CourseLimits.dayCount
    else { return nil }
    var days: [Day] = []
    for _ in 0..<dayCount {
      guard let line = reader.line(of: 4), let first = Int(line[0]), let end = Int(line[1]),
        let count = Int(line[2]), first >= 0, first < end
      else { return nil }
      let title = line[3].isEmpty ? nil : String(line[3].dropFirst())
      days.append(Day(range: first..<end, title: title, sentenceCount: count))
    }
    guard let words = VocabularyWords(&reader), reader.isAtEnd, !days.isEmpty else { return nil }
    self.init(days: days, fileSize: fileSize, words: words)
  }
}

extension VocabularyWords {
  fileprivate init?(_ reader: inout DigestReader) {
    guard let entryCount = reader.begin("entries") else { return nil }
    var entries: [CourseVocabulary.Entry] = []
    var counts: [String: Int] = [:]
    for _ in 0..<entryCount {
      guard let line = reader.line(of: 3), let count = Int(line[2]) else { return nil }
      entries.append(CourseVocabulary.Entry(text: line[0], key: line[1]))
      counts[line[1]] = count
    }
    guard let keys = reader.lines("keys"), let names = reader.lines("names") else { return nil }
    self.init(entries: entries, counts: counts, keys: Set(keys), names: Set(names))
  }
}

/// Writes lines of fields.
private struct DigestWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether no field held what parts fields and lines.
  private(set) var isWhole = true

  mutating func begin(_ name: String, count: Int) {
    add(name, "\(count)")
  }

  mutating func add(_ fields: String...) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(DigestReader.tab) }
      if field.utf8.contains(where: { $0 == DigestReader.tab || $0 == DigestReader.newline }) {
        isWhole = false
      }
      bytes += field.utf8
    }
    bytes.append(DigestReader.newline)
  }
}

/// Reads lines of fields.
private struct DigestReader {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")

  private var rest: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The count of the part of that name; nil when it is not what follows, or is more than there are
  /// bytes.
  mutating func begin(_ name: String) -> Int? {
    guard let line = line(of: 2), line[0] == name, let count = Int(line[1]), count >= 0,
      name == "file" || count <= rest.count
    else { return nil }
    return count
  }

  /// The next line, when it has so many fields.
  mutating func line(of count: Int) -> [String]? {
    var fields: [String] = []
    fields.reserveCapacity(count)
    var start = rest.startIndex
    var position = start
    while position < rest.endIndex {
      let byte = rest[position]
      if byte == Self.tab || byte == Self.newline {
        fields.append(String(decoding: rest[start..<position], as: UTF8.self))
        start = position + 1
        if byte == Self.newline {
          rest = rest[start...]
          return fields.count == count ? fields : nil
        }
      }
      position += 1
    }
    return nil
  }

  /// All lines of a part with one field each.
  mutating func lines(_ name: String) -> [String]? {
    guard let count = begin(name) else { return nil }
    var lines: [String] = []
    for _ in 0..<count {
      guard let line = line(of: 1) else { return nil }
      lines.append(line[0])
    }
    return lines
  }
}
