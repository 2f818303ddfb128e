import Storage
import Sync
import Synchronization

/// What one machine sees of the folder; a test carries files from one to another, whole or in part.
final class ManualStore: SyncStore, Sendable {
  private let held = Mutex<[String: [UInt8]]>([:])

  /// How many more times something may be read or written before all fails, as when the program is
  /// killed; what is being written then is written in part.
  private let budget = Mutex<Int?>(nil)

  func allow(_ count: Int?) { budget.withLock { $0 = count } }

  private func spend() throws(SyncStoreError) {
    let isSpent = budget.withLock { budget in
      guard let left = budget else { return false }
      budget = left - 1
      return left <= 0
    }
    if isSpent { throw .system("", code: 5) }
  }

  var contents: [String: [UInt8]] { held.withLock { $0 } }

  func put(_ bytes: [UInt8], _ path: String) { held.withLock { $0[path] = bytes } }

  func remove(_ path: String) { held.withLock { $0[path] = nil } }

  func files() -> [StoredFile] {
    contents.map { StoredFile(path: $0.key, stamp: "\($0.value.count) \($0.value.hashValue)") }
      .sorted { $0.path < $1.path }
  }

  func contents(of path: String, from offset: Int) throws(SyncStoreError) -> [UInt8] {
    try spend()
    guard let bytes = contents[path] else { throw .missing(path) }
    return Array(bytes.dropFirst(offset))
  }

  func append(
    _ bytes: [UInt8], to path: String, at length: Int
  ) throws(SyncStoreError) -> StoredFile {
    let before = Array((contents[path] ?? []).prefix(length))
    do throws(SyncStoreError) {
      try spend()
    } catch {
      put(before + bytes.prefix(bytes.count / 2), path)
      throw error
    }
    let whole = before + bytes
    put(whole, path)
    return StoredFile(path: path, stamp: "\(whole.count) \(whole.hashValue)")
  }

  func describe(_ text: [UInt8]) throws(SyncStoreError) { try spend() }

  func replace(_ path: String, with bytes: [UInt8]) throws(SyncStoreError) {
    try spend()
    put(bytes, path)
  }
}
