import Files
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import CourseLibrary

struct KeptCopiesTests {
  let folder: TemporaryFolder
  let copies: KeptCopies
  private let url = "https://h/library.json"

  init() throws {
    folder = try TemporaryFolder()
    copies = KeptCopies(of: try ServerAddress("https://h/"), in: FilePath(folder.file("cache")))
  }

  private func copy(_ body: String, tag: String? = "\"v1\"") -> KeptCopy {
    KeptCopy(
      url: url, location: url + "?moved",
      validators: HTTPValidators(entityTag: tag, lastModified: nil),
      confirmedAt: Date(timeIntervalSince1970: 1_762_250_400.25), body: Array(body.utf8))
  }

  @Test(arguments: ["", "{}", "line\nline\r\n\u{0}말"], [nil, "\"v1\"", "W/\"v 2\""])
  func `a copy comes back as it was kept`(body: String, tag: String?) throws {
    #expect(copies.copy(of: url) == nil)
    try copies.keep(copy(body, tag: tag))
    #expect(copies.copy(of: url) == copy(body, tag: tag))
  }

  @Test func `a copy of an older version came from where it was asked for`() throws {
    try copies.keep(copy("{}"))
    let file = Array(try Data(contentsOf: URL(filePath: copies.path(of: url).text)))
    var lines = String(decoding: file, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines[0] = "malmoi copy 1"
    lines.remove(at: 7)
    let old = KeptCopy(fileContents: Array(lines.joined(separator: "\n").utf8), of: url)
    #expect(old?.location == url)
    #expect(old?.body == Array("{}".utf8))
  }

  @Test func `a newer copy takes the place of the older`() throws {
    try copies.keep(copy("old"))
    try copies.keep(copy("new"))
    #expect(copies.copy(of: url)?.body == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies.folder.text).count == 1)
  }

  @Test func `only the user can read the copies`() throws {
    try copies.keep(copy("{}"))
    var status = stat()
    try #require(stat(copies.path(of: url).cString, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    try #require(stat(copies.folder.cString, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func `a copy that is damaged anywhere is none`() throws {
    try copies.keep(copy("{\"courses\": []}"))
    let path = copies.path(of: url)
    let whole = Array(try Data(contentsOf: URL(filePath: path.text)))
    for count in 0..<whole.count {
      #expect(KeptCopy(fileContents: Array(whole.prefix(count)), of: url) == nil)
    }
    for index in whole.indices where whole.count - index <= 15 {
      var damaged = whole
      damaged[index] ^= 1
      #expect(KeptCopy(fileContents: damaged, of: url) == nil)
    }
    #expect(KeptCopy(fileContents: whole + [0], of: url) == nil)
    #expect(KeptCopy(fileContents: whole, of: url + "x") == nil)
  }

  @Test func `something else in place of a copy is none, and is not waited for`() throws {
    try copies.keep(copy("{}"))
    let path = copies.path(of: url)
    try #require(unlink(path.cString) == 0 && mkfifo(path.cString, 0o600) == 0)
    #expect(copies.copy(of: url) == nil)
    try copies.keep(copy("{}"))
    #expect(copies.copy(of: url) == copy("{}"))
  }

  @Test(arguments: ["https://h/../../../../etc/passwd", "https://h/%2e%2e/a", "https://h/\u{0}/x"])
  func `no address leads out of the folder`(url: String) {
    let name = copies.path(of: url).text.dropFirst(copies.folder.text.count + 1)
    #expect(name.count == 16)
    #expect(name.allSatisfy { $0.isHexDigit })
  }

  @Test func `a folder that cannot be written says so and keeps nothing half`() throws {
    try folder.write("", to: "cache")
    #expect(throws: FileWriteError.self) { try copies.keep(copy("{}")) }
    #expect(try folder.names() == ["cache"])
  }
}
