import Testing

@testable import CourseLibrary

struct ServerAddressTests {
  let server: ServerAddress

  init() throws {
    server = try ServerAddress("https://h:8443/ko")
  }

  @Test func `the list is in the folder`() {
    #expect(server.library == "https://h:8443/ko/library.json")
  }

  @Test(arguments: [
    ("a.json", "https://h:8443/ko/a.json"),
    ("A-1_b.json", "https://h:8443/ko/A-1_b.json"), ("..", "https://h:8443/"),
    (".", "https://h:8443/ko/"),
    ("./a/b.json", "https://h:8443/ko/a/b.json"),
    ("/a.json", "https://h:8443/a.json"),
    ("../../../a.json", "https://h:8443/a.json"),
    ("?course=1", "https://h:8443/ko/?course=1"),
    ("//other.org/a.json", "https://other.org/a.json"),
    ("http://other.org/a.json#part", "http://other.org/a.json"),
    ("말.json", "https://h:8443/ko/%EB%A7%90.json"),
  ])
  func `a course is found relative to the list`(reference: String, url: String) throws {
    #expect(try server.resolving(reference) == url)
  }

  @Test(arguments: [
    ("file:///etc/passwd", AddressError.unsupportedScheme("file")),
    ("FILE:/etc/passwd", .unsupportedScheme("file")),
    ("ftp://h/a.json", .unsupportedScheme("ftp")),
    ("data:application/json,{}", .unsupportedScheme("data")),
    ("gopher://h", .unsupportedScheme("gopher")),
    ("//me:secret@h/a.json", .hasCredentials), ("a\u{A}b", .unsafeCharacter), ("", .empty),
  ])
  func `a course cannot lead elsewhere than the web`(
    reference: String, expected: AddressError
  ) {
    #expect(throws: expected) { try server.resolving(reference) }
  }
}
