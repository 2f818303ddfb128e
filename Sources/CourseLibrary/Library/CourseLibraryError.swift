import Lessons

/// What came of asking a server, when it wasn't what was asked for.
///
/// With success these are the five outcomes that are told apart to the learner.
package enum CourseLibraryError: Error, Hashable, Sendable {
  /// The server refuses: 4xx, or another status that brings no file.
  case requestError(ServerReply)
  /// Something came, but not what should be at this address.
  case pathError(PathDefect, address: String)
  /// The server is in trouble: 5xx.
  case serverError(ServerReply)
  /// No answer came, or not all of it.
  case networkFail(NetworkFailure, address: String)
}

/// The status line of an answer, and what was asked for.
package struct ServerReply: Hashable, Sendable {
  package let address: String
  /// `404`.
  package let status: Int
  /// The server's words, `"Not Found"`; without control characters, may be empty.
  package let message: String

  package init(address: String, status: Int, message: String) {
    self.address = address
    self.status = status
    self.message = message
  }
}

/// Where something that came from a server breaks.
package enum PathDefect: Error, Hashable, Sendable {
  /// It breaks the format; the first problem says where. `omittedCount` more are not told.
  case format([CourseFileProblem], omittedCount: Int)
  /// It is a course, but not the one the list promised.
  case otherCourse(CourseID)
}
