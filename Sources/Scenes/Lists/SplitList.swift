import Terminal
import TerminalUI

/// A list and, on a wide screen, what has its focus beside it.
///
/// The detail follows the focus and the size: where there is no room for it, nothing is read for
/// it. Keys, and so the caret, stay with the list.
final class SplitList<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable, Detail: Screen & ViewModelBindable
> where Detail.ViewModel: AnyObject {
  /// What is known of the detail.
  struct Preview {
    /// What is to be shown; nil where the focus is on nothing that has a detail.
    let viewModel: () -> Detail.ViewModel?
    /// Makes the screen that shows it.
    let screen: (Detail.ViewModel) -> Detail
    /// Called with the focused item when that, or the size, has changed and there is room.
    let focused: (ItemID?) -> Void
  }

  private let list: CollectionView<SectionID, ItemID>
  private let wideFrom: Int
  private let preview: Preview
  private var detail: Detail?
  private var size = Size.zero
  /// Where things were last drawn.
  private var parts = SplitLayout(in: .zero, isWide: false)

  /// - Parameter wideFrom: the columns from which on there is room for a detail.
  init(_ list: CollectionView<SectionID, ItemID>, wideFrom: Int, preview: Preview) {
    self.list = list
    self.wideFrom = wideFrom
    self.preview = preview
    list.didFocusItem = { [weak self] in self?.focused($0) }
  }

  private var isWide: Bool { size.width >= wideFrom }

  /// Fits the parts to a size: room for a detail may have come with it, or gone.
  func layout(size: Size) {
    self.size = size
    focused(list.focusedItem)
    updateDetail()
  }

  /// Brings the detail up to date, as `updateProperties()` does for a screen.
  func updateDetail() {
    // Looked at without room, too: only what was looked at is followed, and room may come.
    guard let viewModel = preview.viewModel(), isWide else { return detail = nil }
    let shown = detail?.viewModel === viewModel ? detail : preview.screen(viewModel)
    detail = shown
    shown?.updateProperties()
  }

  /// Draws list and detail.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    parts = SplitLayout(in: rect, isWide: isWide)
    list.drawAsList(on: &canvas, in: parts.list)
    parts.drawLine(on: &canvas)
    guard let place = parts.detail, let detail else { return }
    let cursor = canvas.cursor
    canvas.clipped(to: place) { detail.draw(on: &$0, in: place) }
    canvas.cursor = cursor
  }

  /// Gives a click to what is seen under the pointer; false when it is of no use there.
  func handle(_ mouse: MouseEvent) -> Bool {
    guard let detail, parts.detail?.contains(mouse.position) == true else {
      return list.handle(mouse)
    }
    return detail.handle(.mouse(mouse))
  }

  private func focused(_ item: ItemID?) {
    if isWide { preview.focused(item) }
  }
}

extension CollectionView {
  /// Draws the view and, in the last column, which cells leave free, that it goes on above or below.
  func drawAsList(on canvas: inout Canvas, in rect: Rect) {
    draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: self, besides: rect.inset(by: EdgeInsets(right: 1)))
  }
}
