import AppText
import Terminal
import TerminalUI

/// A few things to choose from, each behind a digit.
final class ChoiceList {
  /// One of them.
  struct Cell: CollectionCell {
    let label: String
    let text: String
    let isChosen: Bool

    private static let insets = 3

    func size(fitting width: Int) -> Size {
      Size(
        width: min(label.displayWidth + 1 + text.displayWidth + Self.insets, width), height: 1)
    }

    func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
      let style = isChosen ? Theme.block.adding([.reverse, .bold]) : Theme.block
      canvas.fill(rect, style: style)
      let isTile = canvas.capabilities.hasGrounds
      let room = max(0, rect.width - label.displayWidth - Self.insets)
      let shown = text.truncated(to: room, ellipsis: canvas.capabilities.ellipsis)
      let (opening, closing) = isTile ? (" ", " ") : ("[", "]")
      var x = rect.minX
      x += canvas.write(opening, at: Point(x: x, y: rect.minY), style: style)
      x += canvas.write(
        label, at: Point(x: x, y: rect.minY), style: isChosen ? style : style.tinted(.accent))
      canvas.write(" " + shown + closing, at: Point(x: x, y: rect.minY), style: style)
      if isChosen { canvas.cursor = rect.origin }
    }
  }

  private let view: CollectionView<Int, Int>
  private var texts: [String] = []
  private(set) var chosen: Int?

  /// - Parameters:
  ///   - isList: whether each stands in a row of its own.
  ///   - choose: called with the place of one that is clicked.
  init(animator: Animator, isList: Bool, choose: @escaping (Int) -> Void) {
    let provider = CellProvider()
    view = CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: isList ? 200 : 2), animator: animator
    ) { provider.cell($0) }
    provider.list = self
    view.didSelectItem = choose
  }

  /// Lets cells be asked for before there is a list.
  private final class CellProvider {
    weak var list: ChoiceList?

    func cell(_ place: Int) -> Cell {
      Cell(
        label: "\(place + 1)", text: list?.texts[place] ?? "", isChosen: list?.chosen == place)
    }
  }

  /// Shows these, one of them chosen.
  func show(_ texts: [String], chosen: Int?) {
    guard texts != self.texts || chosen != self.chosen else { return }
    self.texts = texts
    self.chosen = chosen
    view.apply(
      CollectionSnapshot(distinct: [(0, Array(texts.indices))]).reloading(Array(texts.indices)),
      animated: false)
  }

  /// The rows it takes.
  func height(fitting width: Int) -> Int {
    texts.isEmpty ? 0 : view.contentHeight(fitting: width)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard !texts.isEmpty else { return }
    view.draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: view, besides: rect)
  }

  /// Takes the mouse; false when it is of no use here.
  func handle(_ mouse: MouseEvent) -> Bool { !texts.isEmpty && view.handle(mouse) }

  /// The place a digit means; nil when it is none.
  func place(of key: Key) -> Int? {
    guard let digit = key.typedCharacter?.wholeNumberValue, texts.indices.contains(digit - 1)
    else { return nil }
    return digit - 1
  }

  /// The place before or behind the chosen one, in a circle.
  func place(besidesBy offset: Int) -> Int? {
    guard !texts.isEmpty else { return nil }
    guard let chosen else { return offset > 0 ? 0 : texts.count - 1 }
    return (chosen + offset + texts.count) % texts.count
  }
}
