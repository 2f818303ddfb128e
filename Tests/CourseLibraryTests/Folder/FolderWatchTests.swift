import Files
import Glibc
import TestSupport
import Testing

@testable import CourseLibrary

/// The stream itself is what is waited on: a change that is not told hangs the test, and its
/// time limit fails it.
@Suite(.timeLimit(.minutes(10)))
struct FolderWatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Does something and waits until the watch has told of it.
  private func expectNews(
    of path: String? = nil, after change: () throws -> Void
  ) async throws {
    let changes = try FolderWatch(coursesIn: FilePath(path ?? folder.path)).changes()
    try change()
    try #require(await changes.first { true } != nil)
  }

  @Test func `a file written in place is told`() async throws {
    try folder.write("{}", to: "a.json")
    try await expectNews { try folder.write("{ }", to: "a.json") }
  }

  @Test func `a file renamed into place is told`() async throws {
    try folder.write("{}", to: "a.json.tmp")
    try await expectNews {
      try #require(rename(folder.file("a.json.tmp"), folder.file("a.json")) == 0)
    }
  }

  @Test func `a file that goes or is renamed away is told`() async throws {
    try folder.write("{}", to: "a.json")
    try folder.write("{}", to: "b.json")
    try await expectNews { try #require(unlink(folder.file("a.json")) == 0) }
    try await expectNews {
      try #require(rename(folder.file("b.json"), folder.file("b.json~")) == 0)
    }
  }

  @Test func `a link and a change of mode are told`() async throws {
    try folder.write("{}", to: "a.json")
    try await expectNews { try #require(symlink("a.json", folder.file("b.json")) == 0) }
    try await expectNews { try #require(chmod(folder.file("a.json"), 0o600) == 0) }
  }

  @Test(arguments: [
    (Int32(IN_CLOSE_WRITE), "a.json", true), (Int32(IN_CLOSE_WRITE), "a.json~", false),
    (Int32(IN_CLOSE_WRITE), "4913", false), (Int32(IN_MOVED_FROM), ".a.json.swp", false),
    (Int32(IN_DELETE_SELF), "", true), (Int32(IN_Q_OVERFLOW), "", true),
    (Int32(IN_CREATE | IN_ISDIR), "courses", true),
  ])
  func `what editors keep for themselves is no news`(mask: Int32, name: String, isNews: Bool) {
    let watch = FolderWatch(coursesIn: "/")
    #expect(watch.isNews(mask: UInt32(bitPattern: mask), name: FilePath(name)) == isNews)
  }

  @Test func `a folder that is made later is told, with what is in it`() async throws {
    let path = folder.file("one/two")
    let changes = try FolderWatch(coursesIn: FilePath(path)).changes()
    var iterator = changes.makeAsyncIterator()
    try #require(mkdir(folder.file("one"), 0o700) == 0)
    _ = await iterator.next()
    try #require(mkdir(path, 0o700) == 0)
    _ = await iterator.next()
    try folder.write("{}", to: "one/two/a.json")
    _ = await iterator.next()
  }

  @Test func `a folder that goes and comes back is told`() async throws {
    let path = folder.file("courses")
    try #require(mkdir(path, 0o700) == 0)
    let changes = try FolderWatch(coursesIn: FilePath(path)).changes()
    var iterator = changes.makeAsyncIterator()
    try #require(rmdir(path) == 0)
    _ = await iterator.next()
    try #require(mkdir(path, 0o700) == 0)
    _ = await iterator.next()
    try folder.write("{}", to: "courses/a.json")
    _ = await iterator.next()
  }

  @Test func `many changes at once are told as few`() async throws {
    let changes = try FolderWatch(coursesIn: FilePath(folder.path)).changes()
    for _ in 0..<500 { try folder.write("{}", to: "a.json") }
    let counted = Task {
      var count = 0
      for await _ in changes {
        count += 1
        if try folder.names().contains("last.json") { return count }
      }
      return count
    }
    try folder.write("{}", to: "last.json")
    #expect(try await counted.value < 500)
  }

  @Test func `a watch nobody listens to any more is closed`() async throws {
    let before = try descriptorCount()
    for _ in 0..<50 {
      try await expectNews { try folder.write("{}", to: "a.json") }
    }
    #expect(try descriptorCount() < before + 40)
  }

  private func descriptorCount() throws -> Int {
    let listing = try #require(opendir("/proc/self/fd"))
    defer { closedir(listing) }
    var count = 0
    while readdir(listing) != nil { count += 1 }
    return count
  }
}
