import FoundationEssentials
import Glibc

/// A disk of its own for one test, in memory; only root can make one.
package final class SmallDisk: Sendable {
  /// Where it is mounted.
  package let path: String

  /// Whether this process may mount a disk.
  package static var isPossible: Bool { (try? SmallDisk(kilobytes: 64)) != nil }

  private let folder: TemporaryFolder

  /// A disk of that size, unmounted when the object goes.
  package init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    path = folder.file("disk")
    guard mkdir(path, 0o700) == 0, mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0
    else { throw NotPermitted() }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
  }

  /// Fills the disk with a file, but for so many bytes; returns the file's path.
  @discardableResult
  package func fill(leaving bytes: Int) throws -> String {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { throw NotPermitted() }
    let room = Int(facts.f_bavail) * Int(facts.f_frsize)
    let filler = "\(path)/filler"
    try Data(count: max(0, room - bytes)).write(to: URL(filePath: filler))
    return filler
  }

  /// Makes the disk one that can only be read.
  package func makeReadOnly() -> Bool {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
  }

  /// Makes a disk that can only be read one that can be written again.
  package func makeWritable() -> Bool {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT), nil) == 0
  }

  private struct NotPermitted: Error {}
}
