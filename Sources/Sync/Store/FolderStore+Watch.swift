import Files
import Storage

extension FolderStore {
  /// One element after other machines have left something; several may share one.
  ///
  /// Ends when nobody listens any more. Nothing wakes up while nothing changes. A machine that comes later is heard of by its folder,
  /// and watched by who listens anew.
  ///
  /// - Parameter own: what this machine writes is no news.
  /// - Throws: when the system has no more watches to give.
  package func changes(
    besidesThoseOf own: DeviceID
  ) throws(FileReadError) -> AsyncStream<Void> {
    let names = (try? Folder.names(in: root)) ?? []
    let folders = names.filter { $0.description != "\(own)" }.map { root.appending($0) }
    var changes: [AsyncStream<Void>] = []
    for folder in [root] + folders {
      changes.append(
        try FolderWatch(path: folder) { $0.bytes.first != UInt8(ascii: ".") }.changes())
    }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let listeners = changes.map { changes in
      Task { for await _ in changes { continuation.yield() } }
    }
    continuation.onTermination = { _ in for listener in listeners { listener.cancel() } }
    return stream
  }
}
