// A sentence written into the plain text of a course, whose other lines stay as they are.
extension SentenceText {
  /// The file with this text in place of a sentence, which keeps its id: where its prompt is
  /// another and the file says no id, one is written.
  ///
  /// - Parameter bytes: a course in plain text.
  /// - Returns: nil when it has no such sentence, or would not have this one then.
  package func replacing(_ id: SentenceID, in bytes: [UInt8]) -> [UInt8]? {
    let (layout, result) = CourseLayout.read(bytes, as: .text)
    guard let layout, let course = result.course, let mended = self.entry(),
      let place = course.place(of: id)
    else { return nil }
    var entry = layout.days[place.day].entries[place.index]
    let range = entry.range(in: bytes)
    if entry.id == nil, mended.prompt.text != entry.prompt.text {
      entry.id = TextPiece(id.rawValue)
    }
    entry.prompt = mended.prompt
    entry.answers = mended.answers
    entry.items = mended.items + entry.items.filter(\.isKeptByMending)
    let file =
      Array(bytes[..<range.lowerBound]) + entry.lines(as: bytes)
      + Array(bytes[range.upperBound...])
    return says(file, id) ? file : nil
  }

  /// The file with this text as the last sentence of its last day.
  ///
  /// - Parameter bytes: a course in plain text, whose last day may have no sentence yet.
  /// - Returns: nil when the text says no sentence, or the file would be no course.
  package func added(to bytes: [UInt8]) -> [UInt8]? {
    guard let entry = entry() else { return nil }
    let isEnded = bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    let file = bytes + (isEnded ? [] : bytes.lineEnd) + entry.lines(as: bytes) + bytes.lineEnd
    let course = CourseFile.read(file, as: .text, for: .learner).course
    guard let last = course?.sentences.last, says(file, last.id) else { return nil }
    return file
  }

  /// Whether a sentence of the file is this one.
  private func says(_ file: [UInt8], _ id: SentenceID) -> Bool {
    let course = CourseFile.read(file, as: .text, for: .learner).course
    let own = read(as: id).sentence
    return own != nil
      && course?.sentences.first { $0.id == id }.map { SentenceText($0) }
        == own.map { SentenceText($0) }
  }
}

extension Course {
  /// Where a sentence is, counted from zero.
  fileprivate func place(of id: SentenceID) -> (day: Int, index: Int)? {
    for (day, content) in days.enumerated() {
      if let index = content.sentences.firstIndex(where: { $0.id == id }) { return (day, index) }
    }
    return nil
  }
}

extension CourseLayout.Item {
  /// Whether it is none of what a learner mends.
  fileprivate var isKeptByMending: Bool {
    switch self {
    case .word, .comment: true
    case .distractor, .accepted, .note: false
    }
  }
}

extension CourseLayout.Entry {
  /// Its lines without the end of the last one, ended as those of a file.
  fileprivate func lines(as bytes: [UInt8]) -> [UInt8] {
    let end = bytes.lineEnd
    return Array(text.utf8.dropLast().split(separator: 0x0A).joined(separator: end))
  }

  /// From where it begins in a file to the end of the last line that belongs to it.
  fileprivate func range(in bytes: [UInt8]) -> Range<Int> {
    let scanner = LineScanner(bytes: bytes)
    var end: Int?
    var start = offset
    while start < bytes.count {
      let rest = bytes[start...]
      let line = start..<(rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
      let content = scanner.trimmed(line)
      if end == nil || !content.isEmpty && content.lowerBound > line.lowerBound {
        end = line.upperBound
      } else if !content.isEmpty, !scanner.begins(content, with: "%%") {
        break
      }
      start = line.upperBound + (bytes[line.upperBound...].starts(with: "\r\n".utf8) ? 2 : 1)
    }
    return offset..<(end ?? bytes.count)
  }
}

extension [UInt8] {
  /// What ends its first line.
  fileprivate var lineEnd: [UInt8] {
    guard let index = firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    if self[index] == 0x0A { return [0x0A] }
    return self[index...].starts(with: "\r\n".utf8) ? [0x0D, 0x0A] : [0x0D]
  }
}
