extension MemoFile {
  /// Reads a file: malmoi's own, or any Markdown with front matter or without.
  ///
  /// Nothing a learner wrote is dropped: a `title` that the text does not begin with becomes its
  /// first line, tags that are not in the text become its last; what remains is listed in
  /// `ignoredKeys`.
  package init(_ bytes: [UInt8]) throws(MemoFileError) {
    guard bytes.count <= Self.byteLimit else { throw .tooLarge(limit: Self.byteLimit) }
    guard !bytes.contains(0) else { throw .binary }
    guard let contents = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    let unmarked =
      contents.unicodeScalars.first == "\u{FEFF}"
      ? String(contents.unicodeScalars.dropFirst()) : contents
    try self.init(contents: unmarked)
  }

  private init(contents: String) throws(MemoFileError) {
    let (frontMatter, body) = MemoFrontMatter.split(contents)
    do throws(MemoTextError) {
      let text = try MemoText(body)
      self.init(frontMatter, try frontMatter.complete(text))
    } catch {
      switch error {
      case .blank: throw .blank
      case .tooLong: throw .tooLarge(limit: MemoText.byteLimit)
      }
    }
  }

  private init(_ frontMatter: MemoFrontMatter, _ text: MemoText) {
    self.init(
      id: frontMatter.id, text: text, createdAt: frontMatter.createdAt,
      changedAt: frontMatter.changedAt, isPinned: frontMatter.isPinned,
      listedTags: frontMatter.tags.map { Set($0.map { $0.lowercased() }) },
      sentence: frontMatter.sentence, ignoredKeys: frontMatter.ignoredKeys)
  }
}
