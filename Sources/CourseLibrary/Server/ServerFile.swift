import Files
import FoundationEssentials

/// What came of asking a server for the newest version of a file.
struct ServerFile<Contents: Sendable>: Sendable {
  /// The newest contents that are good; nil when there never were any.
  let contents: Contents?
  /// When the server last said that these are the contents.
  let confirmedAt: Date?
  /// Where they came from; nil without contents.
  let location: String?
  /// Why they may not be the newest.
  var error: CourseLibraryError?
  /// Why no copy could be kept for times without a network.
  var writeError: FileWriteError?

  init(
    _ contents: Contents?, confirmedAt: Date?, location: String?, error: CourseLibraryError? = nil
  ) {
    self.contents = contents
    self.confirmedAt = confirmedAt
    self.location = location
    self.error = error
  }
}
