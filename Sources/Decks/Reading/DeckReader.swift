import Files

/// Reads a deck from a file of whatever format: what is in it tells, never its name.
package struct DeckReader {
  let path: String
  let options: DeckOptions
  let watch: ReadingWatch

  /// Bytes of a text that are looked at.
  static let textLimit = 64 * 1_024 * 1_024

  /// A reader of the file, or the folder of a LibreLingo course, at a path.
  package init(path: String, options: DeckOptions = DeckOptions(), watch: ReadingWatch = .silent) {
    self.path = path
    self.options = options
    self.watch = watch
  }

  /// What is in it.
  package func deck() throws(DeckError) -> Deck {
    if let folder = libreLingoFolder {
      return try LibreLingoReader(folder: folder, watch: watch).deck()
    }
    let start = try beginning()
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) || start.starts(with: [0x50, 0x4B, 0x05, 0x06])
      || start.starts(with: Array("SQLite format 3\0".utf8)) || options.format == .anki
    {
      return try AnkiReader(path: path, title: title, options: options, watch: watch).deck()
    }
    return try deck(ofText: try DecodedText(try contents(limit: Self.textLimit)).utf8)
  }

  /// What is in a text.
  func deck(ofText utf8: [UInt8]) throws(DeckError) -> Deck {
    guard utf8.contains(where: { $0 > 0x20 }) else { throw .empty }
    guard let format = options.format ?? TextFormat(utf8, options).format else { throw .notADeck }
    switch format {
    case .anki: throw .notADeck
    case .ankiText: return try AnkiTextReader(watch: watch, title: title).deck(utf8)
    case .csv, .tsv, .quizlet:
      return try TableReader(options: options, watch: watch, title: title).deck(utf8, as: format)
    case .tatoeba: return try TatoebaReader(watch: watch, title: title).deck(utf8)
    case .libreLingo: throw .notADeck
    case .hascard: return try HascardReader(title: title).deck(utf8)
    case .hashcards, .repeater: return try HashcardsReader(title: title, format: format).deck(utf8)
    }
  }

  /// The name of the file, without what it ends in.
  private var title: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder of a LibreLingo course: the path itself, or that of its `course.yaml`.
  private var libreLingoFolder: String? {
    let folder = path.hasSuffix("/course.yaml") ? String(path.dropLast("/course.yaml".count)) : path
    let isCourse = path == "course.yaml" || path.hasSuffix("/course.yaml")
    if isCourse { return path == "course.yaml" ? "." : folder }
    for folder in [path, "\(path)/course"] {
      if (try? RegularFile.signature(of: "\(folder)/course.yaml")) != nil { return folder }
    }
    return nil
  }

  private func beginning() throws(DeckError) -> ArraySlice<UInt8> {
    do throws(FileReadError) {
      return try RegularFile.beginning(of: path, count: 16)
    } catch {
      throw .unreadable(error)
    }
  }

  private func contents(limit: Int) throws(DeckError) -> [UInt8] {
    do throws(FileReadError) {
      return try RegularFile.contents(of: FilePath(path), limit: limit)
    } catch {
      throw .unreadable(error)
    }
  }
}
