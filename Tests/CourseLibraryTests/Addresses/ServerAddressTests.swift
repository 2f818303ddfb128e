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
    ("a course.json", "https://h:8443/ko/a%20course.json"),
    (" a.json ", "https://h:8443/ko/a.json"),
    ("a/./b/../c.json", "https://h:8443/ko/a/c.json"),
    ("http://other.org/x/./y/../a.json", "http://other.org/x/a.json"),
    ("%2e%2e/a.json", "https://h:8443/a.json"),
    ("//한글.kr/a.json", "https://xn--bj0bj06e.kr/a.json"),
    ("말.json", "https://h:8443/ko/%EB%A7%90.json"),
  ])
  func `a course is found relative to the list`(reference: String, url: String) throws {
    #expect(try server.resolving(reference) == url)
  }

  @Test(arguments: [
    ("a.json", "http://new/x/y/a.json"), ("../a.json", "http://new/x/a.json"),
    ("/a.json", "http://new/a.json"), ("https://h/a.json", "https://h/a.json"),
  ])
  func `a course is found from where the list came from, after a redirect`(
    reference: String, url: String
  ) throws {
    #expect(try server.resolving(reference, at: "http://new/x/y/library.json") == url)
  }

  @Test(arguments: [
    ("http://한글.kr", "http://xn--bj0bj06e.kr/"),
    ("http://한글.kr", "http://xn--bj0bj06e.kr/"),
    ("https://Bücher.example:8080/ko", "https://xn--bcher-kva.example:8080/ko/"),
    ("https://faß.de", "https://xn--fa-hia.de/"),
    ("http://例え。テスト/", "http://xn--r8jz45g.xn--zckzah/"),
    ("http://EXAMPLE.org:80/a/", "http://example.org/a/"),
    ("http://h/a/./x/../b", "http://h/a/b/"), ("http://h/.", "http://h/"),
    ("http://h/../../a/..", "http://h/"), ("http://h/%7Ekim/%ea%b0%80", "http://h/~kim/%EA%B0%80/"),
    ("http://h/a%2fb", "http://h/a%2Fb/"), ("http://[::1]:8000/", "http://[::1]:8000/"),
  ])
  func `one server has one address, however it is written`(text: String, base: String) throws {
    #expect(try ServerAddress(text).base == base)
    #expect(try ServerAddress(base).base == base)
  }

  @Test(arguments: [
    ("http://h:99999", AddressError.badPort), ("http://h:65536/", .badPort),
    ("http://h:0", .badPort),
    ("http://-한글-.kr", .badHost), ("http://\u{200B}/", .badHost), ("http://a%20b/", .badHost),
  ])
  func `what cannot be reached is said at once`(text: String, expected: AddressError) {
    #expect(throws: expected) { try ServerAddress(text) }
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
