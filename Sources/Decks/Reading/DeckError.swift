import Files

/// Why a file is refused as a whole.
package enum DeckError: Error, Hashable, Sendable {
  /// It cannot be read.
  case unreadable(FileReadError)
  /// Nothing in it is known.
  case notADeck
  /// There is nothing in it.
  case empty
  /// Neither UTF-8 nor an encoding that can be told; the line is where UTF-8 ends, from 1.
  case unknownEncoding(line: Int)
  /// An archive that breaks off or is damaged.
  case damagedArchive
  /// An archive that is unpacked to more than any collection is: `limit` bytes, or too many for its
  /// size.
  case bomb(limit: Int)
  /// An archive of archives.
  case nestedArchive
  /// A name in the archive that leads out of it.
  case unsafeName(String)
  /// An archive that no collection is in.
  case noCollection
  /// A collection that is no database, or a damaged one.
  case damagedDatabase
  /// A database of something else.
  case notACollection
  /// A newer Anki wrote it: the version of its layout, or of its tables.
  case newerAnki(version: Int)
  /// A library of the system is missing, and the package that brings it.
  case missingLibrary(package: String)
  /// YAML that is none; the line counts from 1.
  case badYAML(file: String, line: Int)
  /// A field that was asked for and is not there, and those there are.
  case unknownField(String, known: [String])
  /// More than one course can hold.
  case tooManySentences(limit: Int)
  /// The file to be added to is no course.
  case badCourse(path: String)
  /// It was not to go on.
  case cancelled
}
