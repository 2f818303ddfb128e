import Terminal

extension Canvas {
  /// Wide characters where they do not fit, and in the lower-right corner where they do.
  mutating func drawEdges() {
    let right = size.width
    write("가나", at: Point(x: right - 4, y: 0))
    write("가나", at: Point(x: right - 3, y: 1))
    write("e\u{301}ㅎㅏㄴ한\u{1112}\u{1161}\u{11AB}", at: Point(x: 0, y: 2))
    write("❤️👨‍👩‍👧👍🏽🇰🇷|", at: Point(x: 0, y: 3))
    write("abcdef", at: Point(x: 0, y: 4))
    write("한국말", at: Point(x: 0, y: 4))
    write("x", at: Point(x: 1, y: 4))
    write("㉈䷀|", at: Point(x: 0, y: 5))
    write("하", at: Point(x: right - 2, y: size.height - 1))
    cursor = Point(x: right - 1, y: size.height - 1)
  }

  /// A screen full of text, beginning with line number `first`.
  mutating func drawText(from first: Int) {
    for y in 0..<size.height {
      let line = "line \(first + y) 한국어 \((first + y) * 7919) "
      write(String(repeating: line, count: size.width / 20), at: Point(x: 0, y: y))
    }
  }

  /// One line for each attribute and each colour.
  mutating func drawStyles() {
    let attributes: [(String, Style.Attributes)] = [
      ("bold", .bold), ("dim", .dim), ("underline", .underline), ("reverse", .reverse),
      ("italic", .italic),
    ]
    for (y, (name, attribute)) in attributes.enumerated() {
      write(name, at: Point(x: 0, y: y), style: Style(nil, on: nil, attribute))
    }
    for color in Color.named {
      let x = 20 + Int(color.rawValue) * 2
      write("f", at: Point(x: x, y: 0), style: Style(color))
      write("b", at: Point(x: x, y: 1), style: Style(nil, on: color))
      write("한", at: Point(x: x, y: 2), style: Style(color, on: .black, .reverse))
    }
  }
}
