import Terminal

extension Canvas {
  /// Columns of a box, its border included.
  package static let boxWidth = 26

  /// How many texts one picture shows.
  package var boxedTexts: Int { size.width / Self.boxWidth * max(0, size.height - 2) }

  /// Boxes beside each other, full of one text a row, each as far as the border allows; the number
  /// of the picture stands in the first border, and the cursor in the column of that number.
  package mutating func drawBoxes(of texts: some Collection<String>, number: Int) {
    var rest = texts[...]
    for x in stride(from: 0, through: size.width - Self.boxWidth, by: Self.boxWidth) {
      let box = Rect(x: x, y: 0, width: Self.boxWidth, height: size.height)
      fill(box, with: "│")
      fill(Rect(x: x, y: 0, width: box.width, height: 1), with: "─")
      fill(Rect(x: x, y: box.maxY - 1, width: box.width, height: 1), with: "─")
      let inside = Rect(x: x + 1, y: 1, width: box.width - 2, height: box.height - 2)
      fill(inside)
      clipped(to: inside) { canvas in
        for (y, text) in zip(inside.rows, rest) {
          canvas.write(text, at: Point(x: inside.minX, y: y))
        }
      }
      rest = rest.dropFirst(inside.height)
    }
    write("#\(number)", at: .zero)
    cursor = Point(x: number % size.width, y: size.height - 1)
  }
}

extension String {
  /// The text that a line of code points stands for: "61 301" is "á".
  package init(codePoints line: some StringProtocol) {
    self.init()
    for number in line.split(separator: " ") {
      guard let value = UInt32(number, radix: 16), let scalar = Unicode.Scalar(value) else {
        continue
      }
      unicodeScalars.append(scalar)
    }
  }

  /// The code points of the text as `init(codePoints:)` reads them.
  package var codePoints: String {
    unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
