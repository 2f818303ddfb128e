import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct TextFieldDrawingTests {
  /// What a field of `width` columns shows between brackets, and the caret's column inside.
  private func drawn(
    _ field: TextField, width: Int, isFocused: Bool = true
  ) -> (text: String, caret: Int?) {
    var canvas = Canvas(size: Size(width: width + 2, height: 3))
    canvas.write("[", at: Point(x: 0, y: 1))
    canvas.write("]", at: Point(x: width + 1, y: 1))
    let rect = Rect(x: 1, y: 1, width: width, height: 1)
    field.draw(on: &canvas, in: rect, isFocused: isFocused)
    #expect(canvas.text[0].allSatisfy { $0 == " " } && canvas.text[2].allSatisfy { $0 == " " })
    if let cursor = canvas.cursor { #expect(rect.contains(cursor)) }
    return (canvas.text[1], canvas.cursor.map { $0.x - 1 })
  }

  private func field(_ text: String, caret: Int) -> TextField {
    var field = TextField(text)
    while field.caret > caret { _ = field.handle(.key(.left)) }
    return field
  }

  @Test(arguments: [
    ("", 0, "[        ]", 0), ("log", 3, "[log     ]", 3), ("한국", 1, "[한국    ]", 2),
    ("1234567", 7, "[1234567 ]", 7), ("12345678", 8, "[5678    ]", 4),
    ("123456789", 9, "[56789   ]", 5), ("123456789", 7, "[12345678]", 7),
    ("123456789012345", 12, "[9012345 ]", 4),
    ("가나다라마", 5, "[다라마  ]", 6), ("e\u{301}e\u{301}", 2, "[e\u{301}e\u{301}      ]", 2),
  ])
  func `the caret is always in sight`(text: String, caret: Int, expected: String, column: Int) {
    let shown = drawn(field(text, caret: caret), width: 8)
    #expect(shown.text == expected)
    #expect(shown.caret == column)
  }

  @Test func `a wide character cut by an end of the field is blanked`() {
    #expect(drawn(field("a가나다라", caret: 5), width: 8).text == "[ 다라   ]")
    #expect(drawn(field("가나다라", caret: 0), width: 5).text == "[가나 ]")
  }

  @Test func `a placeholder shows faintly while there is no text`() {
    let field = TextField(placeholder: "찾을 말을 쓰세요")
    let shown = drawn(field, width: 8)
    #expect(shown.text == "[찾을 말…]")
    #expect(shown.caret == 0)
    #expect(drawn(TextField("x", placeholder: "찾기"), width: 4).text == "[x   ]")
  }

  @Test func `without focus there is no cursor`() {
    #expect(drawn(TextField("x"), width: 4, isFocused: false).caret == nil)
  }

  @Test func `fields of any size keep to their place and their caret in it`() {
    let texts = ["", "a", "한국어", "plain text, longer", "é👨‍👩‍👧x한"]
    for text in texts {
      for width in 0...9 {
        for caret in 0...text.count {
          let shown = drawn(field(text, caret: caret), width: width)
          #expect(shown.text.first == "[" && shown.text.last == "]")
          #expect((shown.caret == nil) == (width == 0))
        }
      }
    }
  }
}
