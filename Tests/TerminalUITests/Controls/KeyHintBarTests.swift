import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct KeyHintBarTests {
  static let quiz = [
    KeyBinding(.enter, title: "check") {},
    KeyBinding(.backspace, title: "take back") {},
    KeyBinding(.tab, title: "hint") {},
    KeyBinding(.control("s"), title: "skip") {},
    KeyBinding(.control("n"), title: "memo") {},
    KeyBinding(.escape, title: "leave", hint: .wayOut) {},
    KeyBinding(.control("l"), title: "redraw", hint: .hidden) {},
    KeyBinding(.character("?"), title: "help", hint: .essential) {},
  ]

  private func drawn(
    _ bindings: [KeyBinding], width: Int, isASCIIOnly: Bool = false
  ) -> Canvas {
    let capabilities = TerminalCapabilities(isASCIIOnly: isASCIIOnly)
    var canvas = Canvas(size: Size(width: width, height: 1), capabilities: capabilities)
    KeyHintBar(bindings: bindings, capabilities: capabilities).draw(on: &canvas, in: canvas.bounds)
    return canvas
  }

  @Test(arguments: [
    (80, " ⏎ check  ⌫ take back  ⇥ hint  ^S skip  ^N memo  ? help               Esc leave "),
    (67, " ⏎ check  ⌫ take back  ⇥ hint  ^S skip  ^N memo  ? help  Esc leave "),
    (66, " ⏎ check  ⌫ take back  ⇥ hint  ^S skip  ? help          Esc leave "),
    (40, " ⏎ check  ? help              Esc leave "),
    (20, " ? help   Esc leave "), (12, " ? help     "), (6, " ? h… "), (3, " ? "), (1, "?"),
    (0, ""),
  ])
  func `the last commands go first, the help stays`(width: Int, expected: String) {
    #expect(drawn(Self.quiz, width: width).text == [expected])
  }

  @Test func `ASCII terminals read names`() {
    #expect(
      drawn(Self.quiz, width: 49, isASCIIOnly: true).text == [
        " Enter check  Bksp take back  ? help   Esc leave "
      ])
  }

  @Test func `titles in Korean keep their columns`() {
    let bindings = [
      KeyBinding(.enter, title: "확인") {}, KeyBinding(.tab, title: "도움") {},
      KeyBinding(.escape, title: "나가기", hint: .wayOut) {},
    ]
    #expect(drawn(bindings, width: 29).text == [" ⏎ 확인  ⇥ 도움  Esc 나가기  "])
    #expect(drawn(bindings, width: 28).text == [" ⏎ 확인         Esc 나가기  "])
  }

  @Test func `keys stand out, disabled commands are faint`() {
    let canvas = drawn(
      [
        KeyBinding(.enter, title: "check", disabledReason: "nothing placed") {},
        KeyBinding(.tab, title: "hint") {},
      ], width: 20)
    #expect(canvas[Point(x: 1, y: 0)].style == Style(nil, .dim))
    #expect(canvas[Point(x: 3, y: 0)].style == Style(nil, .dim))
    #expect(canvas[Point(x: 10, y: 0)].style == Theme.key)
    #expect(canvas[Point(x: 12, y: 0)].style == .plain)
  }

  @Test func `commands never overlap, at any width`() {
    for width in 0...100 {
      let items = KeyHintBar(bindings: Self.quiz, capabilities: TerminalCapabilities())
        .items(in: 0..<width)
      for (left, right) in zip(items, items.dropFirst()) {
        #expect(left.columns.upperBound < right.columns.lowerBound)
      }
      #expect(items.allSatisfy { 0 <= $0.columns.lowerBound && $0.columns.upperBound <= width })
      #expect(width == 0 || items.contains { $0.binding.title == "help" })
    }
  }
}
