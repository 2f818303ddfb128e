import Testing

@testable import Lessons

struct TypedDraftTests {
  @Test(arguments: ["", " \t\u{3000}", "\u{200B}\u{200D}", "\u{202E} \u{FEFF}", "\u{3164}"])
  func `what nobody sees is no answer`(text: String) {
    #expect(TypedDraft(text: text, leading: "", trailing: ".").isEmpty)
  }

  @Test(arguments: ["a", " 안 ", "\u{202E}\u{5D0}", ".", "👩‍👩‍👧"])
  func `what is seen is one`(text: String) {
    #expect(!TypedDraft(text: text, leading: "", trailing: ".").isEmpty)
  }
}
