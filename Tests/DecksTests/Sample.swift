import Decks
import Files
import Glibc
import Lessons
import Testing

/// A deck in a folder of its own that goes with it.
final class Sample {
  let folder: String
  let path: String

  init(_ bytes: [UInt8], named name: String = "deck.txt") throws {
    var template = Array("/tmp/malmoi-decks-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    folder = String(cString: made)
    path = "\(folder)/\(name)"
    try RegularFile.replace(FilePath(path), with: bytes)
  }

  convenience init(_ text: String, named name: String = "deck.txt") throws {
    try self.init(Array(text.utf8), named: name)
  }

  deinit {
    for name in (try? Folder.names(in: FilePath(folder))) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// What it comes to.
  func converted(_ options: DeckOptions = DeckOptions()) throws(DeckError) -> ConvertedDeck {
    try Self.converted(path, options)
  }

  static func converted(
    _ path: String, _ options: DeckOptions = DeckOptions()
  ) throws(DeckError) -> ConvertedDeck {
    let deck = try DeckReader(path: path, options: options).deck()
    return try DeckConversion(deck, options).run()
  }

  /// The path of a file in the folder of fixtures.
  static func fixture(_ name: String) -> String {
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
      + "/Fixtures/\(name)"
  }
}

extension ConvertedDeck {
  /// `"prompt = answer | answer"` of each sentence of the first course.
  var pairs: [String] { pairs(ofCourse: 0) }

  func pairs(ofCourse index: Int) -> [String] {
    guard courses.indices.contains(index) else { return [] }
    return courses[index].entries.map { entry in
      "\(entry.sentence.prompt) = "
        + entry.sentence.answers.map(\.source).joined(separator: " | ")
    }
  }

  /// Whether every note is accounted for.
  var isBalanced: Bool { ledger.read == ledger.taken + ledger.leftOutCount }
}
