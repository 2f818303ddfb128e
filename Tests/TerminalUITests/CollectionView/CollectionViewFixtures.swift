import Terminal
import TerminalUI
import TestSupport

/// A cell that shows a word: reverse when focused, bold when chosen, faint when disabled.
struct WordCell: CollectionCell {
  let word: String
  var height = 1

  func size(fitting width: Int) -> Size {
    Size(width: word.displayWidth, height: height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    for y in rect.rows {
      canvas.write(word, at: Point(x: rect.minX, y: y), style: state.style)
    }
  }
}

/// A cell as wide as the view, with a line of text.
struct RowCell: CollectionCell {
  let text: String
  var height = 1

  func size(fitting width: Int) -> Size { Size(width: width, height: height) }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    for y in rect.rows {
      let text = text.truncated(to: rect.width, ellipsis: canvas.capabilities.ellipsis)
      canvas.write(text, at: Point(x: rect.minX, y: y), style: state.style)
    }
  }
}

extension CellState {
  /// How the test cells show their state.
  var style: Style {
    var attributes: Style.Attributes = []
    if isFocused { attributes.insert(.reverse) }
    if isSelected { attributes.insert(.bold) }
    if !isEnabled { attributes.insert(.dim) }
    return Style(nil, attributes)
  }
}

/// A view of words on an animator whose clock is moved by hand; every word is its own id.
final class WordView {
  let clock = ManualFrameClock()
  let animator: Animator
  let view: CollectionView<String, String>
  /// Where the view is drawn.
  var rect: Rect
  private let counter = MeasureCounter()

  init(
    _ sections: [(section: String, items: [String])] = [], in rect: Rect,
    layout: FlowLayout = FlowLayout(minimumInteritemSpacing: 1),
    cell: @escaping (String) -> any CollectionCell = { WordCell(word: $0) }
  ) throws {
    animator = Animator(clock: clock)
    view = CollectionView(layout: layout, animator: animator) { [counter] word in
      CountedCell(cell: cell(word), word: word, counter: counter)
    }
    self.rect = rect
    view.apply(try CollectionSnapshot(sections), animated: false)
    draw()
  }

  /// How often each cell was asked for its size.
  var measureCounts: [String: Int] { counter.counts }

  /// Shows words in one section.
  func apply(_ words: [String], animated: Bool = false) throws {
    view.apply(try CollectionSnapshot([("", words)]), animated: animated)
  }

  /// The screen: the view drawn into its rectangle, blanks at the end of rows left out.
  @discardableResult
  func draw() -> [String] {
    picture().text.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The canvas that ends at the lower-right corner of the view's rectangle.
  func picture() -> Canvas {
    var canvas = Canvas(size: Size(width: rect.maxX, height: rect.maxY))
    view.draw(on: &canvas, in: rect)
    view.drawFlyingCells(on: &canvas)
    return canvas
  }
}

final class MeasureCounter {
  var counts: [String: Int] = [:]
}

private struct CountedCell: CollectionCell {
  let cell: any CollectionCell
  let word: String
  let counter: MeasureCounter

  func size(fitting width: Int) -> Size {
    counter.counts[word, default: 0] += 1
    return cell.size(fitting: width)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    cell.draw(on: &canvas, in: rect, state: state)
  }
}
