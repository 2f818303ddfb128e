import Files

/// Tells when course files are saved, whether in place or by a rename; nothing wakes up meanwhile.
package struct CourseFileWatch: Sendable {
  /// The folders the files are in.
  private let folders: Set<FilePath>

  /// A watch over files.
  ///
  /// - Parameter paths: Absolute.
  package init(files paths: [FilePath]) {
    folders = Set(paths.map { $0.parent ?? "/" })
  }

  /// A value after each change to a course file in the same folder; of several at once, one.
  ///
  /// - Throws: When the system has no means left to watch.
  package func changes() throws(FileReadError) -> AsyncStream<Void> {
    var streams: [AsyncStream<Void>] = []
    for folder in folders { streams.append(try FolderWatch(coursesIn: folder).changes()) }
    let (merged, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let tasks = streams.map { stream in
      Task { for await _ in stream { continuation.yield() } }
    }
    continuation.onTermination = { _ in
      for task in tasks { task.cancel() }
    }
    return merged
  }
}
