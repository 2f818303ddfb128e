import Files
import Testing

@testable import CourseLibrary

struct CourseSourceAddressTests {
  private func address(_ text: String) throws -> CourseSourceAddress {
    try CourseSourceAddress(text, home: "/home/dev", workingFolder: "/home/dev/src")
  }

  private func error(_ text: String) -> AddressError? {
    do throws(AddressError) {
      _ = try CourseSourceAddress(text, home: "/home/dev", workingFolder: "/home/dev/src")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("/srv/courses", "/srv/courses"), ("/srv//courses/", "/srv/courses"), ("/", "/"),
    ("~", "/home/dev"), ("~/코스", "/home/dev/코스"), (".", "/home/dev/src"),
    ("./a/./b/", "/home/dev/src/a/b"), ("../a b", "/home/dev/src/../a b"),
    ("  /srv/a:b ", "/srv/a:b"),
  ])
  func `a path becomes an absolute one`(text: String, path: String) throws {
    #expect(try address(text) == .folder(path: FilePath(path)))
  }

  @Test(arguments: [
    ("https://courses.example.org", "https://courses.example.org/"),
    ("HTTPS://Courses.Example.org:443/", "https://courses.example.org/"),
    ("http://localhost:8000/ko", "http://localhost:8000/ko/"),
    ("http://localhost:80", "http://localhost/"),
    ("http://h/ko/library.json", "http://h/ko/"),
    ("http://h/library.json?v=2#top", "http://h/"),
    ("http://h/a//", "http://h/a//"),
    ("http://[::1]:8000/a", "http://[::1]:8000/a/"),
    ("https://h/한국어", "https://h/%ED%95%9C%EA%B5%AD%EC%96%B4/"),
    (" https://h/a ", "https://h/a/"),
  ])
  func `a server is the folder of its list`(text: String, base: String) throws {
    #expect(try address(text).description == base)
  }

  @Test(arguments: [
    ("", AddressError.empty), ("  ", .empty), ("courses.example.org", .neitherServerNorPath),
    ("courses", .neitherServerNorPath), ("localhost:8000", .neitherServerNorPath),
    ("127.0.0.1:8000/courses", .neitherServerNorPath), ("~user/courses", .neitherServerNorPath),
    ("ftp://h/", .unsupportedScheme("ftp")), ("file:///etc", .unsupportedScheme("file")),
    ("javascript:alert(1)", .unsupportedScheme("javascript")),
    ("http://", .badHost), ("http:/h", .badHost), ("http:h", .badHost), ("https://h\\x", .badHost),
    ("http://me@h/", .hasCredentials), ("http://me:secret@h/", .hasCredentials),
    ("http://h/a b", .unsafeCharacter), ("http://h/\u{1B}[2J", .unsafeCharacter),
    ("/srv/\u{7}", .unsafeCharacter),
  ])
  func `what is no address says why`(text: String, expected: AddressError) {
    #expect(error(text) == expected)
  }

  @Test(arguments: ["/srv/a", "~/b", "http://H:80/x", "https://h/한/library.json", "http://[::1]/"])
  func `an address reads back what it wrote`(text: String) throws {
    let first = try address(text)
    #expect(try address(first.description) == first)
  }
}
