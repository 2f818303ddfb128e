import Glibc
import TestSupport
import Testing

@testable import Files

struct RegularFileWritingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file is made with the folders it lies in, or replaced, and nothing is left`() throws
  {
    let path = folder.file("new/deep/a")
    try RegularFile.replace(FilePath(path), with: [1, 2], [], [3])
    #expect(try RegularFile.contents(of: FilePath(path), limit: 9) == [1, 2, 3])
    try RegularFile.replace(FilePath(path), with: [4])
    #expect(try RegularFile.contents(of: FilePath(path), limit: 9) == [4])
    #expect(try Folder.names(in: FilePath(folder.file("new/deep"))) == ["a"])
  }

  @Test func `what has the name already is not touched by making a file`() throws {
    let path = folder.file("a")
    #expect(try RegularFile.create(FilePath(path), with: [1]))
    #expect(try !RegularFile.create(FilePath(path), with: [2]))
    #expect(try RegularFile.contents(of: FilePath(path), limit: 9) == [1])
    try #require(symlink("nowhere", folder.file("link")) == 0)
    #expect(try !RegularFile.create(FilePath(folder.file("link")), with: [2]))
    #expect(try Set(Folder.names(in: FilePath(folder.path))) == ["a", "link"])
  }

  @Test func `the longest of names can be written`() throws {
    let name = String(repeating: "넓", count: 85)
    try #require(name.utf8.count == 255)
    #expect(try RegularFile.create(FilePath(folder.file(name)), with: [1]))
    try RegularFile.replace(FilePath(folder.file(name)), with: [2])
    #expect(try Folder.names(in: FilePath(folder.path)) == [FilePath(name)])
  }

  @Test func `what cannot be written says so and leaves nothing`() throws {
    try RegularFile.replace(FilePath(folder.file("file")), with: [1])
    #expect(throws: FileWriteError(path: FilePath(folder.file("file/a")), code: ENOTDIR)) {
      try RegularFile.replace(FilePath(folder.file("file/a")), with: [1])
    }
    #expect(throws: FileWriteError.self) {
      _ = try RegularFile.create(
        FilePath(folder.file(String(repeating: "x", count: 256))), with: [1])
    }
    #expect(try Folder.names(in: FilePath(folder.path)) == ["file"])
  }
}
