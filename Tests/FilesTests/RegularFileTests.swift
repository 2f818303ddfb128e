import Glibc
import TestSupport
import Testing

@testable import Files

struct RegularFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = try FileDescriptor(
      opening: FilePath(folder.file(name)), flags: O_WRONLY | O_CREAT, mode: 0o600)
    try #require(Glibc.write(file.rawValue, bytes, bytes.count) == bytes.count)
  }

  private func reason(_ path: String, limit: Int = 1 << 20) -> FileReadError.Reason? {
    do throws(FileReadError) {
      _ = try RegularFile.contents(of: FilePath(path), limit: limit)
      return nil
    } catch {
      #expect(error.path == FilePath(path))
      return error.reason
    }
  }

  @Test(arguments: [0, 1, 4096, 70_000])
  func `a file comes back whole`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try write(bytes, to: "a")
    #expect(try RegularFile.contents(of: FilePath(folder.file("a")), limit: 70_000) == bytes)
  }

  @Test func `one byte over the limit is too large`() throws {
    try write([1, 2, 3], to: "a")
    #expect(reason(folder.file("a"), limit: 2) == .tooLarge(limit: 2))
    #expect(reason(folder.file("a"), limit: 3) == nil)
  }

  @Test func `a file whose size the system does not know is read to its end`() throws {
    #expect(try !RegularFile.contents(of: "/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(reason("/proc/self/status", limit: 10) == .tooLarge(limit: 10))
  }

  @Test func `what is missing or a folder is said so`() {
    #expect(reason(folder.file("none")) == .missing)
    #expect(reason("") == .missing)
    #expect(reason(folder.path) == .isFolder)
    #expect(reason("/etc/passwd/x") == .isNotFolder)
  }

  @Test func `a pipe or a device is refused instead of waited for`() throws {
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(reason(folder.file("pipe")) == .isNotRegular)
    #expect(reason("/dev/zero") == .isNotRegular)
    try #require(symlink("/dev/zero", folder.file("link")) == 0)
    #expect(reason(folder.file("link")) == .isNotRegular)
  }

  @Test func `symbolic links lead to files, but not in circles`() throws {
    try write([7], to: "a")
    try #require(symlink("a", folder.file("link")) == 0)
    try #require(symlink("loop", folder.file("loop")) == 0)
    #expect(try RegularFile.contents(of: FilePath(folder.file("link")), limit: 9) == [7])
    #expect(reason(folder.file("loop")) == .linkLoop)
  }

  @Test func `a file that is not ours to read is said so`() throws {
    try write([7], to: "a")
    try #require(chmod(folder.file("a"), 0) == 0)
    // The superuser may read everything.
    #expect(reason(folder.file("a")) == (geteuid() == 0 ? nil : .notPermitted))
  }

  @Test func `the signature changes with the file`() throws {
    try write([1], to: "a")
    try write([1], to: "b")
    let first = try RegularFile.signature(of: FilePath(folder.file("a")))
    #expect(try RegularFile.signature(of: FilePath(folder.file("a"))) == first)
    try #require(rename(folder.file("b"), folder.file("a")) == 0)
    #expect(try RegularFile.signature(of: FilePath(folder.file("a"))) != first)
  }
}
