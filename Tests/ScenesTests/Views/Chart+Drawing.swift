import Terminal
import TerminalUI

@testable import Scenes

extension Chart {
  /// The chart as it is drawn in `width` columns, without the blanks at the ends of its rows.
  func drawing(width: Int, isASCIIOnly: Bool = false) -> [String] {
    let size = Size(width: width, height: height(fitting: width))
    var canvas = Canvas(
      size: size, capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    draw(on: &canvas, in: canvas.bounds)
    return canvas.trimmedText
  }

  /// Whether it draws nothing outside of the place it is given.
  func staysInside(width: Int) -> Bool {
    var canvas = Canvas(size: Size(width: width + 20, height: height(fitting: width) + 6))
    canvas.fill(canvas.bounds, with: "~")
    let place = Rect(x: 7, y: 3, width: width, height: height(fitting: width))
    let before = canvas
    draw(on: &canvas, in: place)
    return (0..<canvas.size.height).allSatisfy { y in
      (0..<canvas.size.width).allSatisfy { x in
        let point = Point(x: x, y: y)
        return place.contains(point) || canvas[point] == before[point]
      }
    }
  }
}

extension CollectionCell {
  /// The cell as it is drawn in `width` columns, without the blanks at the ends of its rows.
  func drawing(
    fitting width: Int, isASCIIOnly: Bool = false, state: CellState = CellState()
  ) -> [String] {
    var canvas = Canvas(
      size: size(fitting: width), capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    draw(on: &canvas, in: canvas.bounds, state: state)
    return canvas.trimmedText
  }
}

extension Canvas {
  /// The rows, without the blanks at their ends.
  fileprivate var trimmedText: [String] {
    text.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
