import Dispatch
import Glibc

/// Tells when files of a folder change, as inotify(7) sees it.
///
/// Nothing wakes up while nothing changes. The folder may be missing, come, go and come back:
/// while it is away, the nearest folder above it is watched for it.
package struct FolderWatch: Sendable {
  /// Absolute.
  let path: FilePath
  /// Whether a file of that name matters.
  let matters: @Sendable (FilePath) -> Bool

  /// A watch over the files of a folder that matter.
  ///
  /// - Parameter path: absolute.
  package init(path: FilePath, matters: @escaping @Sendable (FilePath) -> Bool) {
    self.path = path
    self.matters = matters
  }

  /// A value after each change, several at once told as one; ends when nobody listens any more.
  ///
  /// A change is told `settlingTime` after it was seen, with all that came meanwhile.
  ///
  /// - Throws: When the system has no inotify instance left to give.
  package func changes() throws(FileReadError) -> AsyncStream<Void> {
    let inotify = try Inotify(for: path)
    arm(inotify)
    return inotify.news(settling: Self.settlingTime) { [self] events in
      guard events.contains(where: { isNews(mask: $0.mask, name: $0.name) }) else { return .none }
      arm(inotify)
      return .some
    }
  }

  /// How long files may go on changing before they are read; editors save in several steps.
  private static let settlingTime = DispatchTimeInterval.milliseconds(80)

  /// Watches the folder, or for the folder; watching again what is watched changes nothing.
  private func arm(_ inotify: Inotify) {
    let parts = path.components
    for _ in 0...parts.count {
      let depth = watchDeepest(parts, inotify)
      // The next folder may have come before the watch for it stood: then no event would tell.
      let next = Self.path(parts.prefix(depth + 1))
      if depth == parts.count || access(next.cString, F_OK) != 0 { return }
    }
  }

  /// Watches the folder, or for one event the nearest one above that exists.
  ///
  /// - Returns: How many parts of the path are there.
  private func watchDeepest(_ parts: [FilePath], _ inotify: Inotify) -> Int {
    if inotify.watch(path, for: Self.folderEvents) { return parts.count }
    for depth in (0..<parts.count).reversed() {
      let folder = Self.path(parts.prefix(depth))
      if inotify.watch(folder, for: Self.ancestorEvents) { return depth }
    }
    return 0
  }

  private static func path(_ parts: ArraySlice<FilePath>) -> FilePath {
    parts.reduce("/") { $0.appending($1) }
  }

  /// Whether an event with these bits about the file `name` may have changed what matters.
  ///
  /// Without a name it is about the folder itself; about a folder, it may be the one waited for.
  package func isNews(mask: UInt32, name: FilePath) -> Bool {
    mask & UInt32(IN_Q_OVERFLOW | IN_ISDIR) != 0 || name.bytes.isEmpty || matters(name)
  }

  private static let folderEvents =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
    | UInt32(IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  private static let ancestorEvents =
    UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    | UInt32(bitPattern: Int32(truncatingIfNeeded: IN_ONESHOT))
}
