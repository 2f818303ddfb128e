// Sources may be cancelled from any thread (dispatch_source_cancel(3)); they do not say so yet.
@preconcurrency import Dispatch
import Glibc

/// A descriptor at which the system tells what becomes of the files it is asked to watch
/// (inotify(7)); nothing wakes up while nothing happens to them.
struct Inotify: Sendable {
  /// What happened.
  struct Event {
    /// What it was, and how it is told, in the bits of `inotify_event.mask`.
    let mask: UInt32
    /// The file of a watched folder that it is about; empty when it is about what is watched.
    let name: FilePath
  }

  /// What there is to be told of some events.
  enum News {
    /// Nothing.
    case none
    /// One element.
    case some
    /// That no more will come.
    case end
  }

  private let descriptor: Int32

  /// A descriptor without a watch.
  ///
  /// - Parameter path: what is to be watched, for the error.
  /// - Throws: when the system has none left to give.
  init(for path: FilePath) throws(FileReadError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileReadError(path: path, code: errno) }
  }

  /// Watches a file or folder; watching again what is watched changes nothing.
  ///
  /// - Parameter events: bits of `inotify_add_watch(2)`.
  /// - Returns: whether it is watched; `errno` says why not.
  func watch(_ path: FilePath, for events: UInt32) -> Bool {
    inotify_add_watch(descriptor, path.cString, events) >= 0
  }

  /// Gives the descriptor back, which is not used then; `news` does it by itself.
  func end() {
    close(descriptor)
  }

  /// An element whenever there is something to tell, several at once told as one; it ends, and the
  /// descriptor with it, when nobody listens any more.
  ///
  /// - Parameters:
  ///   - settling: how long the system collects events after the first before they are looked at;
  ///     nil is not at all.
  ///   - answer: what there is to tell of events that came.
  func news(
    settling: DispatchTimeInterval? = nil, _ answer: @escaping @Sendable ([Event]) -> News
  ) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let queue = DispatchQueue(label: "malmoi.watch")
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let look = { @Sendable in
      guard !source.isCancelled else { return }
      switch answer(takeEvents()) {
      case .none: break
      case .some: continuation.yield()
      case .end:
        continuation.finish()
        source.cancel()
      }
    }
    source.setEventHandler {
      guard let settling else { return look() }
      source.suspend()
      queue.asyncAfter(deadline: .now() + settling) {
        defer { source.resume() }
        look()
      }
    }
    source.setCancelHandler { end() }
    continuation.onTermination = { _ in source.cancel() }
    source.activate()
    return stream
  }

  /// All events that wait.
  private func takeEvents() -> [Event] {
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
