import TerminalUI
import Testing

@MainActor
struct TextFieldLimitTests {
  @Test func `a character of very many marks is cut like any text that is too long`() {
    var field = TextField(maximumLength: 3)
    field.insert("e" + String(repeating: "\u{301}", count: 100_000))
    #expect(field.text.unicodeScalars.count <= 24)
    #expect(field.text.count == 1)
  }
}
