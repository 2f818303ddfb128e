// Sources may be cancelled from any thread (dispatch_source_cancel(3)); they do not say so yet.
@preconcurrency import Dispatch
import Files
import Glibc

/// Tells when a file is touched (inotify(7)), without polling.
enum FileWatch {
  /// One element after the file's times, mode or owner were set; several may share one.
  ///
  /// The watch ends with the sequence's last listener.
  static func touches(of path: FilePath) throws(StorageError) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let descriptor = try makeDescriptor(path)
    try addWatch(path, to: descriptor)
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "malmoi.watch"))
    source.setEventHandler {
      guard !drainSeesEnd(descriptor) else {
        continuation.finish()
        return source.cancel()
      }
      continuation.yield()
    }
    source.setCancelHandler { close(descriptor) }
    continuation.onTermination = { _ in source.cancel() }
    source.resume()
    return stream
  }

  /// Ends at once.
  static var nothing: AsyncStream<Void> { AsyncStream { $0.finish() } }

  private static func makeDescriptor(_ path: FilePath) throws(StorageError) -> Int32 {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw StorageError(path: path, fault: .system(.last))
    }
    return descriptor
  }

  /// Adds the watch; on failure closes the descriptor.
  private static func addWatch(_ path: FilePath, to descriptor: Int32) throws(StorageError) {
    guard inotify_add_watch(descriptor, path.cString, UInt32(IN_ATTRIB)) >= 0 else {
      let error = SystemError.last
      close(descriptor)
      throw StorageError(path: path, fault: .system(error))
    }
  }

  /// Takes all events that wait; returns whether the watch has ended (`IN_IGNORED`).
  ///
  /// Events of a watched file carry no name, so all are of one size.
  private static func drainSeesEnd(_ descriptor: Int32) -> Bool {
    var event = inotify_event()
    var hasEnded = false
    while read(descriptor, &event, MemoryLayout<inotify_event>.size) > 0 {
      hasEnded = hasEnded || event.mask & UInt32(IN_IGNORED) != 0
    }
    return hasEnded
  }
}
