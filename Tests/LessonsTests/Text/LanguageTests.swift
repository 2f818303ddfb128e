import Testing

@testable import Lessons

struct LanguageTests {
  @Test(arguments: [
    ("ko", false), ("en", false), ("ar", true), ("ar-EG", true), ("HE", true), ("fa", true),
    ("az-Arab", true), ("ar-Latn", false), ("", false),
  ])
  func `direction follows the script`(code: String, isRightToLeft: Bool) {
    #expect(Language(code: code).isRightToLeft == isRightToLeft)
  }
}
