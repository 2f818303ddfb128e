import FoundationEssentials
import SQLite
import TestSupport

extension Fixture {
  /// What the story (`LearnerDatabase.tellStory`) left in a database of version 8.
  static let version8 = "Version8"

  /// Makes the database of a folder of this one in a test's folder.
  static func makeDatabase(_ name: String, in folder: TemporaryFolder) throws {
    let connection = try Connection(path: folder.file("malmoi.db"), access: .create)
    try connection.setJournalMode(.writeAheadLog)
    try connection.execute(script: try text(of: "database.sql", in: name))
  }

  /// What `LearnerDatabase.overview(at:)` said of that database in that version, a minute after the
  /// story's end.
  ///
  /// One fact is of today: sentence c is done since its first right answer. That version had it since
  /// an answer of a clock a year ahead, which came to its log before.
  static func overview(of name: String) throws -> [String] {
    try text(of: "overview.txt", in: name).split(separator: "\n").map(String.init)
  }

  private static func text(of file: String, in folder: String) throws -> String {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(
      decoding: Data(contentsOf: place.appending(path: "\(folder)/\(file)")), as: UTF8.self)
  }
}
