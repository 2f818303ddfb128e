extension CourseTextParser {
  /// The sentence of a line: `[speaker] prompt = answer | answer  @id`.
  mutating func entry(_ content: Range<Int>) -> CourseLayout.Entry? {
    guard let equals = lines.lonelySign("=", in: content) else {
      reportMissingEquals(in: content)
      return nil
    }
    let (speaker, prompt) = speaker(in: lines.trimmed(content.lowerBound..<equals))
    let (answers, id) = identity(in: lines.trimmed(equals + 1..<content.upperBound))
    if prompt.isEmpty { log.add(.text(.emptyPrompt), at: prompt.lowerBound) }
    return CourseLayout.Entry(
      speaker: speaker, prompt: plain(prompt), answers: patterns(in: answers), id: id,
      offset: content.lowerBound)
  }

  private mutating func reportMissingEquals(in content: Range<Int>) {
    if let cramped = content.first(where: { lines.bytes[$0] == UInt8(ascii: "=") }) {
      log.add(.text(.crampedEquals), at: cramped)
    } else {
      log.add(.text(.missingEquals), at: content.upperBound)
    }
  }

  private mutating func speaker(in range: Range<Int>) -> (TextPiece?, Range<Int>) {
    guard lines.begins(range, with: "[") else { return (nil, range) }
    let inside = range.dropFirst()
    guard let end = lines.firstMeant("]", in: inside) else {
      log.add(.text(.unclosedSpeaker), at: range.lowerBound)
      return (nil, range)
    }
    let name = lines.trimmed(inside.lowerBound..<end)
    return (name.isEmpty ? nil : plain(name), lines.trimmed(end + 1..<range.upperBound))
  }

  /// Parts the answers from the `@id` that ends the line.
  private mutating func identity(in range: Range<Int>) -> (Range<Int>, TextPiece?) {
    guard let start = identityStart(in: range) else { return (range, nil) }
    let answers = lines.trimmed(range.lowerBound..<start)
    var id = start + 1..<range.upperBound
    if lines.begins(id, with: "\"") {
      id = id.dropFirst()
      guard let last = id.last, lines.bytes[last] == UInt8(ascii: "\"") else {
        log.add(.text(.brokenID), at: start)
        return (answers, nil)
      }
      id = id.dropLast()
    }
    guard !id.isEmpty else {
      log.add(.text(.brokenID), at: start)
      return (answers, nil)
    }
    return (answers, plain(id))
  }

  /// Where the last word is, or words in quotes are, that an `@` stands before.
  private func identityStart(in range: Range<Int>) -> Int? {
    let signs = range.filter { index in
      lines.bytes[index] == UInt8(ascii: "@")
        && (index == range.lowerBound || lines.isBlank(index - 1))
    }
    guard let last = signs.last else { return nil }
    let isQuoted = lines.begins(last + 1..<range.upperBound, with: "\"")
    return isQuoted || !(last..<range.upperBound).contains(where: lines.isBlank) ? last : nil
  }

  /// The answers between ` | `.
  mutating func patterns(in range: Range<Int>) -> [TextPiece] {
    lines.alternatives(in: range).compactMap { part in
      guard !part.isEmpty else {
        log.add(.text(.emptyAnswer), at: part.lowerBound)
        return nil
      }
      return lines.pattern(part)
    }
  }

  /// A line below a sentence, without its sign.
  mutating func readItem(_ sign: String, _ range: Range<Int>, at offset: Int) {
    guard !range.isEmpty else { return log.add(.text(.emptyItem(sign)), at: offset) }
    switch sign {
    case "-": readDistractors(range, at: offset)
    case "+": for piece in patterns(in: range) { add(.accepted(piece)) }
    case ">": add(.note(plain(range)))
    default: if let word = word(range) { add(.word(word)) }
    }
  }

  private mutating func readDistractors(_ range: Range<Int>, at offset: Int) {
    let equals = lines.lonelySign("=", in: range)
    let why = equals.map { plain(lines.trimmed($0 + 1..<range.upperBound)) }
    for part in lines.list(in: range.lowerBound..<(equals ?? range.upperBound)) {
      if part.isEmpty {
        log.add(.text(.emptyItem("-")), at: part.lowerBound)
      } else {
        add(.distractor(plain(part), why: why))
      }
    }
  }

  /// A word of the glossary: `word, form, form = meaning`.
  mutating func word(_ range: Range<Int>) -> CourseLayout.Word? {
    let range = lines.trimmed(range)
    var comments = takePending()
    if text.words.isEmpty { comments = comments.withoutLeadingBlanks }
    guard let equals = lines.lonelySign("=", in: range),
      equals > range.lowerBound, equals + 1 < range.upperBound
    else {
      log.add(.text(.wordWithoutMeaning), at: range.lowerBound)
      return nil
    }
    let forms = lines.list(in: lines.trimmed(range.lowerBound..<equals))
    for form in forms where form.isEmpty { log.add(.text(.emptyItem("*")), at: form.lowerBound) }
    return CourseLayout.Word(
      comments: comments, forms: forms.map { plain($0) },
      meaning: plain(lines.trimmed(equals + 1..<range.upperBound)))
  }

  /// Text that is no pattern, of which an unknown escape is reported.
  mutating func plain(_ range: Range<Int>) -> TextPiece {
    let (piece, badEscape) = lines.plain(range)
    if let badEscape { log.add(.text(.unknownEscape), at: badEscape) }
    return piece
  }

  /// What could drive a terminal is no comment either.
  mutating func refuseUnsafe(_ comment: String, at start: Int) {
    var offset = start
    for scalar in comment.unicodeScalars {
      if scalar.isUnsafeInText { log.add(.controlCharacter(scalar), at: offset) }
      offset += UTF8.width(scalar)
    }
  }
}

extension LineScanner {
  /// The character a range begins with, for a message.
  func firstCharacter(of range: Range<Int>) -> String { String(source(range).prefix(1)) }
}
