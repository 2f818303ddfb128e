// Sources may be cancelled from any thread (dispatch_source_cancel(3)); they do not say so yet.
@preconcurrency import Dispatch
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
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileReadError(path: path, code: errno) }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let queue = DispatchQueue(label: "malmoi.watch")
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [self] in
      // While the files settle, the kernel collects what happens to them.
      source.suspend()
      queue.asyncAfter(deadline: .now() + Self.settlingTime) {
        defer { source.resume() }
        guard !source.isCancelled, hasNews(descriptor) else { return }
        arm(descriptor)
        continuation.yield()
      }
    }
    source.setCancelHandler { close(descriptor) }
    continuation.onTermination = { _ in source.cancel() }
    arm(descriptor)
    source.activate()
    return stream
  }

  /// How long files may go on changing before they are read; editors save in several steps.
  private static let settlingTime = DispatchTimeInterval.milliseconds(80)

  /// Watches the folder, or for the folder; watching again what is watched changes nothing.
  private func arm(_ descriptor: Int32) {
    let parts = path.components
    for _ in 0...parts.count {
      let depth = watchDeepest(parts, descriptor)
      // The next folder may have come before the watch for it stood: then no event would tell.
      let next = Self.path(parts.prefix(depth + 1))
      if depth == parts.count || access(next.cString, F_OK) != 0 { return }
    }
  }

  /// Watches the folder, or for one event the nearest one above that exists.
  ///
  /// - Returns: How many parts of the path are there.
  private func watchDeepest(_ parts: [FilePath], _ descriptor: Int32) -> Int {
    if inotify_add_watch(descriptor, path.cString, Self.folderEvents) >= 0 { return parts.count }
    for depth in (0..<parts.count).reversed() {
      let folder = Self.path(parts.prefix(depth))
      if inotify_add_watch(descriptor, folder.cString, Self.ancestorEvents) >= 0 { return depth }
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

// MARK: - Events

extension FolderWatch {
  private struct Event {
    let mask: UInt32
    /// The file it is about; empty when it is about the folder.
    let name: FilePath
  }

  /// Takes all events that wait, and returns whether one may have changed what matters.
  private func hasNews(_ descriptor: Int32) -> Bool {
    drain(descriptor).contains { isNews(mask: $0.mask, name: $0.name) }
  }

  /// All events that wait.
  private func drain(_ descriptor: Int32) -> [Event] {
    var events: [Event] = []
    let size = 16_384
    withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
    {
      buffer in
      while true {
        let count = retryingInterrupted { read(descriptor, buffer.baseAddress, size) }
        guard count > 0 else { return }
        events += Self.events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return events
  }

  private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var offset = 0
    let headSize = MemoryLayout<inotify_event>.size
    while offset + headSize <= bytes.count {
      let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let name = bytes[(offset + headSize)...].prefix(Int(head.len)).prefix { $0 != 0 }
      events.append(Event(mask: head.mask, name: FilePath(bytes: name)))
      offset += headSize + Int(head.len)
    }
    return events
  }
}
