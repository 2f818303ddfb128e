import Terminal
import TestSupport
import Testing

@testable import Scenes
@testable import TerminalUI

@MainActor
struct ListContentTests {
  private let content = ListContent<Int, Int>()
  private let view: CollectionView<Int, Int>

  init() {
    view = CollectionView(animator: Animator(isEnabled: false)) { _ in
      MessageCell(kind: .empty, text: "")
    }
    view.canFocusItem = { $0 > 0 }
  }

  private func show(_ items: Int...) {
    content.show(CollectionSnapshot(distinct: [(0, items)]))
    view.show(content)
  }

  @Test func `the focus goes to the first that can have it, and stays with its item`() {
    show(0, 1, 2)
    #expect(view.focusedItem == 1)
    show(3, 2, 1)
    #expect(view.focusedItem == 1)
  }

  @Test func `what should have the focus gets it when it stands there, once`() {
    show(1, 2)
    content.focus(3)
    view.show(content)
    #expect(view.focusedItem == 1)
    show(1, 2, 3)
    #expect(view.focusedItem == 3)
    #expect(content.wantedFocus == nil)
  }

  @Test func `what is new has the focus, the first of it that is meant`() {
    show(1, 2)
    let before = content.snapshot
    show(5, 2, 1, 4)
    content.focusNew(since: before) { $0 != 5 }
    view.show(content)
    #expect(view.focusedItem == 4)
    content.focusNew(since: content.snapshot)
    #expect(content.wantedFocus == nil)
  }

  @Test func `cells are measured anew when they say something else, and only then`() {
    show(1, 2)
    var canvas = Canvas(size: Size(width: 20, height: 5))
    view.draw(on: &canvas, in: canvas.bounds)
    let count = view.layoutCount
    view.show(content)
    view.draw(on: &canvas, in: canvas.bounds)
    #expect(view.layoutCount == count)
    content.reword()
    view.show(content)
    view.draw(on: &canvas, in: canvas.bounds)
    #expect(view.layoutCount == count + 1)
  }
}
