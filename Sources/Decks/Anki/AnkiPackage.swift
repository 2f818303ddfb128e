/// An `.apkg` or `.colpkg`: a zip with a database in one of three layouts.
struct AnkiPackage {
  private let archive: ZipArchive

  init(_ archive: ZipArchive) {
    self.archive = archive
  }

  /// Writes the database into a file.
  func unpackCollection(into file: borrowing TemporaryFile) throws(DeckError) {
    let (entry, isPacked) = try collection()
    guard isPacked else {
      try archive.read(entry) { bytes throws(DeckError) in try file.write(bytes) }
      return
    }
    let stream = try ZstdStream(packedSize: entry.packedSize)
    try archive.read(entry) { bytes throws(DeckError) in
      try stream.unpack(bytes) { bytes throws(DeckError) in try file.write(bytes) }
    }
    guard stream.isWhole else { throw .damagedArchive }
  }

  /// The database, and whether it is packed once more.
  ///
  /// Beside another database, `collection.anki2` holds one note that says to update Anki.
  private func collection() throws(DeckError) -> (ZipArchive.Entry, isPacked: Bool) {
    switch try version() {
    case 3?:
      guard let entry = archive.entry("collection.anki21b") else { throw .noCollection }
      return (entry, true)
    case nil, 1?, 2?:
      if let entry = archive.entry("collection.anki21") { return (entry, false) }
      if let entry = archive.entry("collection.anki21b") { return (entry, true) }
      if let entry = archive.entry("collection.anki2") { return (entry, false) }
      let isNested = archive.entries.contains { entry in
        [".apkg", ".colpkg", ".zip"].contains { entry.name.lowercased().hasSuffix($0) }
      }
      throw isNested ? .nestedArchive : .noCollection
    case let version?: throw .newerAnki(version: version)
    }
  }

  /// The layout that the package names; nil where it names none.
  private func version() throws(DeckError) -> Int? {
    guard let entry = archive.entry("meta") else { return nil }
    guard let meta = Protobuf(try archive.contents(entry)) else { throw .damagedArchive }
    return Int(clamping: meta.numbers[1] ?? 0)
  }
}
