extension CourseLayout {
  /// The course as plain text, laid out as the format has it: reading it gives the same again.
  package var text: String {
    var writer = CourseTextWriter()
    writer.write(self)
    return writer.text
  }
}

extension CourseLayout.Entry {
  /// The sentence as plain text, with all that stands below it but nothing of what stands above.
  var text: String {
    var writer = CourseTextWriter()
    writer.write(self)
    return writer.text
  }
}

/// Lays a course out as plain text.
private struct CourseTextWriter {
  private(set) var text = ""

  mutating func write(_ course: CourseLayout) {
    write(course.comments)
    for title in course.titles { line("# " + title.text.escaped()) }
    writeFields(of: course)
    if course.description != nil || !course.headComments.isEmpty { line("") }
    write(course.headComments)
    if let description = course.description { line(description.text.escapedLine) }
    if !course.words.isEmpty { line("") }
    for (index, word) in course.words.enumerated() {
      write(index == 0 ? word.comments.withoutLeadingBlanks : word.comments)
      write(word, indented: "")
    }
    for (index, day) in course.days.enumerated() { write(day, number: index + 1) }
    if !course.endComments.isEmpty { line("") }
    write(course.endComments.withoutLeadingBlanks)
  }

  private mutating func writeFields(of course: CourseLayout) {
    var fields: [String] = []
    if let id = course.value(of: .id) { fields.append("id " + id.text.escapedField) }
    if let pair = course.languages.last {
      fields.append("\(pair.prompt.text) > \(pair.answer.text)")
    }
    if let spaces = course.value(of: .spaces) {
      fields.append("spaces " + spaces.text.escapedField)
    }
    if let property = course.value(of: .property), !property.text.isEmpty {
      let isPlain = property.text.isOneWord && !property.text.contains(">")
      fields.append((isPlain ? "" : "property ") + property.text.escapedField)
    }
    if !fields.isEmpty { line(":: " + fields.joined(separator: "  ")) }
  }

  private mutating func write(_ day: CourseLayout.Day, number: Int) {
    line("")
    write(day.comments)
    line("## Day \(number)" + (day.title.map { ": " + $0.text.escaped() } ?? ""))
    for (index, entry) in day.entries.enumerated() {
      write(index == 0 ? entry.comments.withoutLeadingBlanks : entry.comments)
      write(entry)
    }
  }

  mutating func write(_ entry: CourseLayout.Entry) {
    let speaker = entry.speaker.map { "[" + $0.text.escapedPart("]") + "] " } ?? ""
    let prompt = speaker.isEmpty ? entry.prompt.text.escapedLine : entry.prompt.text.escapedPart
    let answers = entry.answers.map(\.text.escapedPattern).joined(separator: " | ")
    line(speaker + prompt + " = " + answers + (entry.id.map { "   @" + $0.text.escapedID } ?? ""))
    var plainDistractors: [String] = []
    for item in entry.orderedItems {
      if case .distractor(let word, why: nil) = item {
        plainDistractors.append(word.text.escapedPart(","))
        continue
      }
      writeDistractors(&plainDistractors)
      write(item)
    }
    writeDistractors(&plainDistractors)
  }

  private mutating func writeDistractors(_ words: inout [String]) {
    if !words.isEmpty { line("  - " + words.joined(separator: ", ")) }
    words = []
  }

  private mutating func write(_ item: CourseLayout.Item) {
    switch item {
    case .distractor(let word, let why):
      line("  - " + word.text.escapedPart(",") + (why.map { " = " + $0.text.escaped() } ?? ""))
    case .accepted(let piece): line("  + " + piece.text.escapedPattern)
    case .note(let piece): line("  > " + piece.text.escaped())
    case .word(let word): write(word, indented: "  ")
    case .comment(let comment): line("  " + comment.asComment)
    }
  }

  private mutating func write(_ word: CourseLayout.Word, indented indent: String) {
    let forms = word.forms.map { $0.text.escapedPart(",") }.joined(separator: ", ")
    line("\(indent)* \(forms) = \(word.meaning.text.escaped())")
    if let note = word.note { line("\(indent)  > " + note.text.escaped()) }
  }

  private mutating func write(_ comments: CourseLayout.Comments) {
    for comment in comments { line(comment.asComment) }
  }

  private mutating func line(_ content: String) {
    text += content
    text += "\n"
  }
}

extension String {
  /// A comment, or a blank line, as it stands in the file.
  fileprivate var asComment: String {
    if isEmpty { return self }
    if self == " " { return "%%" }
    return hasPrefix("%") ? "%%" + self : "%% " + self
  }

  fileprivate var isOneWord: Bool { !utf8.contains { $0 == 0x20 || $0 == 0x09 } }

  /// With a `\` before each `\` and each of some signs.
  func escaped(_ signs: String = "") -> String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || signs.utf8.contains($0) }) else {
      return self
    }
    return String(
      decoding: utf8.flatMap { byte in
        byte == UInt8(ascii: "\\") || signs.utf8.contains(byte)
          ? [UInt8(ascii: "\\"), byte] : [byte]
      }, as: UTF8.self)
  }

  /// What would be read as an ` = ` is none.
  fileprivate var withoutEquals: String {
    let bytes = Array(utf8)
    let isBlank = { (index: Int) in !bytes.indices.contains(index) || bytes[index] == 0x20 }
    guard bytes.contains(UInt8(ascii: "=")) else { return self }
    return String(
      decoding: bytes.indices.flatMap { index -> [UInt8] in
        bytes[index] == UInt8(ascii: "=") && isBlank(index - 1) && isBlank(index + 1)
          ? [UInt8(ascii: "\\"), bytes[index]] : [bytes[index]]
      }, as: UTF8.self)
  }

  /// A part of a line that ends with ` = `.
  func escapedPart(_ signs: String = "") -> String { escaped(signs).withoutEquals }

  fileprivate var escapedPart: String { escapedPart() }

  /// A part of a line that begins it.
  var escapedLine: String {
    let text = escapedPart
    let isSign =
      ["#", "[", "* ", "::", "%%"].contains(where: text.hasPrefix) || text == "*"
    return isSign ? "\\" + text : text
  }

  /// A value behind `::`, where two blanks would end it.
  fileprivate var escapedField: String { escaped().withEscapedBlanks { $0 == 0x20 } }

  /// An id behind its `@`.
  fileprivate var escapedID: String {
    isOneWord && !hasPrefix("\"") ? escaped() : "\"" + escaped("\"@") + "\""
  }

  /// A pattern with what the text format would take for its own.
  var escapedPattern: String {
    let text = withoutEquals.withEscapedBlanks { _ in false }
    guard let start = text.lastIndex(of: "@") else { return text }
    let isWord = !text[start...].contains(" ") || text[start...].hasPrefix("@\"")
    let isFirst = start == text.startIndex || text[text.index(before: start)] == " "
    return isWord && isFirst ? text[..<start] + "\\" + text[start...] : text
  }

  /// With a `\` before blanks at the ends, and those that stand behind another.
  ///
  /// - Parameter escapes: Whether blanks inside behind this one are escaped.
  private func withEscapedBlanks(_ escapes: (UInt8) -> Bool) -> String {
    guard utf8.contains(0x20) else { return self }
    let bytes = Array(utf8)
    let first = bytes.firstIndex { $0 != 0x20 } ?? bytes.count
    let last = bytes.lastIndex { $0 != 0x20 } ?? -1
    return String(
      decoding: bytes.indices.flatMap { index -> [UInt8] in
        let isEdge = index < first || index > last
        let isSecond = index > 0 && bytes[index - 1] == 0x20 && escapes(bytes[index - 1])
        return bytes[index] == 0x20 && (isEdge || isSecond)
          ? [UInt8(ascii: "\\"), bytes[index]] : [bytes[index]]
      }, as: UTF8.self)
  }
}
