/// Reads the plain text form of courses: one sentence a line, what belongs to it indented below.
///
/// Goes line by line. A line that cannot be understood is reported and left out; those around it
/// are read as if it were not there.
struct CourseTextParser {
  /// What an indented line belongs to.
  enum Owner {
    case nothing, word, entry
  }

  let lines: LineScanner
  var log: CourseFileProblemLog
  private(set) var text = CourseLayout()
  private var owner = Owner.nothing
  /// Comments and blank lines whose line has not come yet.
  private var pending: CourseLayout.Comments = []

  init(bytes: [UInt8], log: CourseFileProblemLog) {
    lines = LineScanner(bytes: bytes)
    self.log = log
  }

  /// Reads all lines from the byte at `start` on.
  mutating func parse(from start: Int) {
    var position = start
    while position < lines.bytes.count {
      let rest = lines.bytes[position...]
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let line = position..<(end ?? lines.bytes.count)
      read(line)
      let isPair = lines.bytes[line.upperBound...].starts(with: "\r\n".utf8)
      position = line.upperBound + (isPair ? 2 : 1)
    }
    while pending.last == "" { pending.removeLast() }
    text.endComments = pending.withoutLeadingBlanks
    requireHead(at: start)
  }

  private mutating func read(_ line: Range<Int>) {
    let content = lines.trimmed(line)
    guard !content.isEmpty else {
      if pending.last != "" { pending.append("") }
      return
    }
    let isIndented = content.lowerBound > line.lowerBound
    if lines.begins(content, with: "%%") {
      readComment(content, isIndented: isIndented)
    } else if isIndented {
      readItem(content)
    } else {
      readStatement(content)
    }
  }

  private mutating func readComment(_ content: Range<Int>, isIndented: Bool) {
    var range = content.dropFirst(2)
    if let first = range.first, lines.isBlank(first) { range = range.dropFirst() }
    // A comment of nothing is told from a blank line.
    let comment = range.isEmpty ? " " : lines.source(range).withBlanksForTabs
    refuseUnsafe(comment, at: range.startIndex)
    if isIndented, owner == .entry {
      settlePending()
      add(.comment(comment))
    } else {
      pending.append(comment)
    }
  }

  private mutating func readStatement(_ content: Range<Int>) {
    switch true {
    case lines.begins(content, with: "#"): readHeading(content)
    case lines.begins(content, with: "::") && text.days.isEmpty:
      settleHead()
      readFields(content.dropFirst(2))
    case isWordLine(content):
      owner = .word
      if let word = word(content.dropFirst()) { text.words.append(word) }
    case text.days.isEmpty: readDescription(content)
    default: readEntry(content)
    }
  }

  private func isWordLine(_ content: Range<Int>) -> Bool {
    lines.begins(content, with: "*")
      && (content.count == 1 || lines.isBlank(content.lowerBound + 1))
  }

  // MARK: - The head

  private mutating func readHeading(_ content: Range<Int>) {
    let count = lines.bytes[content].prefix { $0 == UInt8(ascii: "#") }.count
    let end = content.lowerBound + count
    guard count <= 2, end == content.upperBound || lines.isBlank(end) else {
      return log.add(.text(.unknownHeading), at: content.lowerBound)
    }
    let title = lines.trimmed(end..<content.upperBound)
    if count == 2 { return readDay(title, at: content.lowerBound) }
    text.comments += takePending().withoutLeadingBlanks
    if !title.isEmpty { text.titles.append(plain(title)) }
  }

  /// Comments that stand below the title.
  private mutating func settleHead() {
    if text.titles.isEmpty {
      text.comments += takePending().withoutLeadingBlanks
    } else {
      text.headComments += takePending().spoken
    }
  }

  private mutating func readFields(_ content: Range<Int>) {
    for field in lines.fields(in: content) where !readField(field) {
      log.add(.text(.unknownField(lines.source(field))), at: field.lowerBound)
    }
  }

  private mutating func readField(_ range: Range<Int>) -> Bool {
    let keyEnd = range.first { lines.isBlank($0) }
    if let keyEnd, let key = CourseLayout.Field(rawValue: lines.source(range.lowerBound..<keyEnd)) {
      text.fields.append((key, plain(lines.trimmed(keyEnd..<range.upperBound))))
      return true
    }
    if let arrow = range.first(where: { lines.bytes[$0] == UInt8(ascii: ">") }) {
      let prompt = lines.trimmed(range.lowerBound..<arrow)
      let answer = lines.trimmed(arrow + 1..<range.upperBound)
      guard !prompt.isEmpty, !answer.isEmpty else { return false }
      text.languages.append((plain(prompt), plain(answer)))
      return true
    }
    guard keyEnd == nil else { return false }
    text.fields.append((.property, plain(range)))
    return true
  }

  private mutating func readDescription(_ content: Range<Int>) {
    settleHead()
    if lines.lonelySign("=", in: content) != nil {
      return log.add(.text(.sentenceBeforeDay), at: content.lowerBound)
    }
    let piece = plain(content)
    text.description = text.description?.followed(by: piece) ?? piece
  }

  private mutating func requireHead(at start: Int) {
    let place = text.titles.last?.offset ?? start
    if text.titles.isEmpty { log.add(.text(.missingTitle), at: start) }
    if text.value(of: .id) == nil { log.add(.text(.missingID), at: place) }
    if text.languages.isEmpty { log.add(.text(.missingLanguages), at: place) }
  }

  // MARK: - Days

  private mutating func readDay(_ heading: Range<Int>, at offset: Int) {
    let title = withoutNumber(heading)
    text.days.append(
      CourseLayout.Day(
        comments: takePending().withoutLeadingBlanks, title: title.isEmpty ? nil : plain(title),
        offset: offset))
    owner = .nothing
  }

  /// The title without the `Day 3:` that the layout puts before it.
  private func withoutNumber(_ heading: Range<Int>) -> Range<Int> {
    guard lines.begins(heading, with: "Day ") else { return heading }
    let rest = heading.dropFirst(4)
    let end = rest.first { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(lines.bytes[$0]) }
    guard let end else { return rest.isEmpty ? heading : heading.upperBound..<heading.upperBound }
    guard end > rest.lowerBound, lines.bytes[end] == UInt8(ascii: ":") else { return heading }
    return lines.trimmed(end + 1..<heading.upperBound)
  }

  private mutating func readEntry(_ content: Range<Int>) {
    guard var entry = entry(content) else {
      return text.days[text.days.count - 1].isDamaged = true
    }
    entry.comments = takePending()
    if text.days[text.days.count - 1].entries.isEmpty {
      entry.comments = entry.comments.withoutLeadingBlanks
    }
    text.days[text.days.count - 1].entries.append(entry)
    owner = .entry
  }

  // MARK: - What is indented

  private mutating func readItem(_ content: Range<Int>) {
    let sign = lines.source(content.lowerBound..<content.lowerBound + 1)
    let rest = lines.trimmed(content.lowerBound + 1..<content.upperBound)
    switch owner {
    case .nothing: log.add(.text(.strayIndent), at: content.lowerBound)
    case .word where sign == ">": readWordNote(rest, at: content.lowerBound)
    case .entry where "-+>*".contains(sign):
      settlePending()
      readItem(sign, rest, at: content.lowerBound)
    default: log.add(.text(.unknownSign(lines.firstCharacter(of: content))), at: content.lowerBound)
    }
  }

  private mutating func readWordNote(_ range: Range<Int>, at offset: Int) {
    guard !text.words.isEmpty else { return }
    guard !range.isEmpty else { return log.add(.text(.emptyItem(">")), at: offset) }
    let note = plain(range)
    let index = text.words.count - 1
    text.words[index].comments += takePending().spoken
    text.words[index].note = text.words[index].note?.followed(by: note) ?? note
  }

  /// Gives comments that stand between the lines of a sentence their place there.
  private mutating func settlePending() {
    for comment in takePending().spoken { add(.comment(comment)) }
  }

  mutating func add(_ item: CourseLayout.Item) {
    let day = text.days.count - 1
    text.days[day].entries[text.days[day].entries.count - 1].items.append(item)
  }

  /// Begins with a sentence, as if its day had been read.
  mutating func begin(with entry: CourseLayout.Entry) {
    text.days = [CourseLayout.Day(title: nil, offset: entry.offset, entries: [entry])]
    owner = .entry
  }

  /// The comments that stand before what is being read.
  mutating func takePending() -> CourseLayout.Comments {
    defer { pending = [] }
    return pending
  }
}

extension String {
  fileprivate var withBlanksForTabs: String {
    utf8.contains(0x09) ? String(map { $0 == "\t" ? " " : $0 }) : self
  }
}
