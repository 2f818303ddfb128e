import Glibc
import TestSupport
import Testing

@testable import Files

struct FilePathTests {
  /// Bytes that are text, are none, and look like the characters that stand for those.
  static let names: [[UInt8]] = [
    [], Array("a/b".utf8), Array("단어.json".utf8), Array("한.json".utf8),
    [0x63, 0x61, 0x66, 0xE9], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
    [0x61, 0xE2, 0x82, 0x62], [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x8F, 0xBF, 0xBF, 0xE9],
    [0xF5, 0x80, 0x80, 0x80],
  ]

  @Test(arguments: names)
  func `a path made of a path's text has the same bytes`(bytes: [UInt8]) {
    let path = FilePath(bytes: bytes)
    #expect(path.bytes == bytes)
    #expect(FilePath(path.text).bytes == bytes)
    #expect(("\(path)" as FilePath).bytes == bytes)
  }

  @Test func `so it is with whatever bytes`() {
    var random = SeededGenerator(seed: 143)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
      #expect(FilePath(FilePath(bytes: bytes).text).bytes == bytes)
    }
    for first in 1...UInt8.max {
      for second in 1...UInt8.max {
        let path = FilePath(bytes: [first, second])
        #expect(FilePath(path.text) == path)
      }
    }
  }

  @Test func `paths are compared by their bytes, not by how they look`() {
    let composed = FilePath("caf\u{E9}.json")
    let decomposed = FilePath("cafe\u{301}.json")
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test func `what is no text is shown as a replacement character`() {
    #expect(FilePath(bytes: Array("caf".utf8) + [0xE9]).description == "caf\u{FFFD}")
  }

  @Test(
    arguments: [
      ("/a/b", "/a"), ("/a/b/", "/a"), ("/a//b", "/a"), ("/a", "/"), ("a/b", "a"), ("a", nil),
      ("/", nil), ("", nil), ("//a", "/"),
    ] as [(FilePath, FilePath?)])
  func `a path tells the folder it lies in`(path: FilePath, parent: FilePath?) {
    #expect(path.parent == parent)
  }

  @Test(
    arguments: [
      ("/a", "/a/x"), ("/a/", "/a/x"), ("/", "/x"), ("", "x"), ("a", "a/x"),
    ] as [(FilePath, FilePath)])
  func `a name is appended with one slash`(folder: FilePath, path: FilePath) {
    #expect(folder.appending("x") == path)
  }

  @Test func `files whose names are no text are listed, read and written`() throws {
    let temporary = try TemporaryFolder()
    let folder = FilePath(temporary.path)
    let names = (UInt8(0x80)...0xFF).map { FilePath(bytes: [0x61, $0]) }
    for name in names { try RegularFile.replace(folder.appending(name), with: name.bytes) }
    #expect(try Folder.names(in: folder).sorted() == names)
    for name in names {
      #expect(try RegularFile.contents(of: folder.appending(name), limit: 9) == name.bytes)
    }
  }
}
