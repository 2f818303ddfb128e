import Testing

@testable import Lessons

struct ComparableTextTests {
  @Test(arguments: [
    ("  Hello,   World! ", "hello world"),
    ("¿Qué?", "qué"), ("don’t", "don't"), ("“Yes”", "yes"), ("네。", "네"),
    ("a\u{3000}b\u{A0}c\u{202F}d", "a b c d"),
    ("zero\u{200B}width\u{FEFF}", "zerowidth"),
    ("- — …", ""), ("C++ C# 50% @home", "c++ c# 50% @home"), ("3.5", "3.5"),
    ("line\r\nbreak", "line break"),
  ])
  func `harmless differences are folded away`(text: String, key: String) {
    #expect(ComparableText.key(of: text) == key)
  }

  @Test func `folding twice is folding once`() {
    for answer in assortedAnswers {
      let key = ComparableText.key(of: pattern(answer).firstPath.text)
      #expect(ComparableText.key(of: key) == key)
    }
  }
}
