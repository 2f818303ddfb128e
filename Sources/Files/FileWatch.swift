import Glibc

/// Tells when a file is touched, without polling.
package enum FileWatch {
  /// One element after the file's times, mode or owner were set; several may share one.
  ///
  /// The watch ends with the sequence's last listener, and with the file.
  ///
  /// - Throws: when the file cannot be watched.
  package static func touches(of path: FilePath) throws(FileReadError) -> AsyncStream<Void> {
    let inotify = try Inotify(for: path)
    guard inotify.watch(path, for: UInt32(IN_ATTRIB)) else {
      let error = FileReadError(path: path, code: errno)
      inotify.end()
      throw error
    }
    return inotify.news { events in
      events.contains { $0.mask & UInt32(IN_IGNORED) != 0 } ? .end : .some
    }
  }

  /// Ends at once.
  package static var nothing: AsyncStream<Void> { AsyncStream { $0.finish() } }
}
