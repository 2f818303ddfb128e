import CSlowDisk

/// A folder on a disk that is slow by itself: what SQLite writes in it waits.
///
/// A layer under SQLite in this process; other folders stay as fast as they are. To be made before
/// the database is opened.
package final class SlowDisk: Sendable {
  private let number: Int32

  /// Makes a folder slow; the real path of it, since SQLite follows symbolic links.
  package init(folder: String) throws {
    number = malmoi_slow_disk_add(folder)
    guard number >= 0 else { throw TooMany() }
  }

  deinit {
    malmoi_slow_disk_remove(number)
  }

  /// Lets all writing wait until `go()`.
  package func stop() { malmoi_slow_disk_stop(number) }

  /// Lets what waits be written, and all that follows.
  package func go() { malmoi_slow_disk_go(number) }

  /// Lets each write take some time longer.
  package func setDelay(microseconds: UInt32) { malmoi_slow_disk_delay(number, microseconds) }

  /// Lets no memory be shared by a file, as some network disks do.
  package func shareNoMemory() { malmoi_slow_disk_share_no_memory(number) }

  /// Returns when something waits to be written, meanwhile blocking the thread; false when nothing
  /// does for a minute.
  package func isWaitedFor() -> Bool { malmoi_slow_disk_await(number, 60) != 0 }

  private struct TooMany: Error {}
}
