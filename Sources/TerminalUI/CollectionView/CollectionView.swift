import Terminal

/// A list of cells that flow, scroll, take the focus and fly to their places.
///
/// It shows a `CollectionSnapshot`: `apply(_:animated:)` is the only way to change what is there.
/// Names and meaning are those of UIKit's `UICollectionView` with a diffable data source, its
/// delegate calls are closures. What drawing reads is observed, so a window that draws under
/// observation follows every change; nothing runs while nothing changes.
///
/// Cells are asked for their size once for each width. A cell whose content changes its size must
/// be named by `CollectionSnapshot.reloadItems(_:)`.
package final class CollectionView<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  package typealias Snapshot = CollectionSnapshot<SectionID, ItemID>

  // MARK: What the screen gives

  /// Makes the cell of an item.
  ///
  /// Called while drawing; what it reads of an observable model is followed.
  package let cellProvider: (ItemID) -> any CollectionCell
  /// Makes the header of a section, or none.
  package var headerProvider: (SectionID) -> (any CollectionCell)? = { _ in
    nil
  }
  /// Makes what stands in the place of a cell while it flies there from outside of the view.
  package var placeholderProvider: (ItemID) -> (any CollectionCell)? = { _ in
    nil
  }
  /// How the items of a section flow, where it differs from `layout`.
  package var layoutProvider: (SectionID) -> FlowLayout? = { _ in nil }
  /// Whether the focus may rest on an item.
  package var canFocusItem: (ItemID) -> Bool = { _ in true }
  /// Whether choosing an item does something; told to the cell, which draws it.
  package var isItemEnabled: (ItemID) -> Bool = { _ in true }
  /// Called when an item was chosen.
  package var didSelectItem: (ItemID) -> Void = { _ in }
  /// Called when an item is chosen no longer, where several can be.
  package var didDeselectItem: (ItemID) -> Void = { _ in }
  /// Called when the focus went to an item: by a move, a click, or because its item is gone.
  package var didFocusItem: (ItemID) -> Void = { _ in }
  /// How long cells are on their way.
  package var animationDuration = Duration.milliseconds(180)

  /// Whether the picture of the cells is kept, and only those are drawn anew that come into sight
  /// or whose state changes.
  ///
  /// For many cells that look the same until a snapshot or `invalidateLayout()` says otherwise:
  /// what they read of a model is not followed, what was drawn below them is covered, and changes
  /// are never animated.
  package var keepsPicture = false

  /// How items flow.
  @Followed package var layout: FlowLayout { didSet { layoutRequests += 1 } }
  /// Whether keys go to this view: then the focused cell is drawn as such and has the hardware
  /// cursor, where screen readers look.
  @Followed package var isFocused = true
  /// Whether choosing one item leaves the others chosen.
  @Followed package var allowsMultipleSelection = false

  // MARK: What it shows

  /// What is there now.
  @Followed package internal(set) var snapshot = Snapshot()
  /// The first row of the content that is seen.
  @Followed package internal(set) var contentOffset = 0
  /// The item that has the focus; nil when none can.
  @Followed package internal(set) var focusedItem: ItemID?
  /// The chosen items.
  @Followed package internal(set) var selectedItems: Set<ItemID> = []
  /// Cells on their way; nil when all stand.
  @Followed var transition: CellTransition<SectionID, ItemID>?
  /// Counts the reasons to lay out; observed, so that each is drawn.
  @Followed var layoutRequests = 1

  /// Where the view was last drawn, in coordinates of the canvas.
  package internal(set) var frame = Rect.zero
  /// How often items were laid out: once for a width or a change, never for scrolling.
  package internal(set) var layoutCount = 0

  let animator: Animator
  var animation: Animator.AnimationID?
  /// Called when all cells stand.
  var settlers: [() -> Void] = []
  var items = ItemTable<ItemID>()
  var sizes = ItemSizes()
  /// The last layout; `laidOut` brings it up to date.
  var frames = FlowFrames(sections: [], width: 0) { _, _ in .zero }
  var answeredLayoutRequests = 0
  /// Whether `frames` are those of `items`, be it for another width.
  var areItemsLaidOut = false
  /// The column moves up and down keep to; nil until one follows a move along a line.
  var goalColumn: Int?
  /// An item to be scrolled to by the first layout.
  var pendingScrollItem: ItemID?
  var keptPicture: KeptPicture?
  var drawnCells: [DrawnCell] = []
  /// The items there were then.
  var drawnItems = ItemTable<ItemID>()

  /// An empty view whose cells come from `cellProvider` and move by `animator`.
  ///
  /// Let the provider hold the view model and not the screen, which holds the view.
  package init(
    layout: FlowLayout = FlowLayout(), animator: Animator,
    cellProvider: @escaping (ItemID) -> any CollectionCell
  ) {
    self.layout = layout
    self.animator = animator
    self.cellProvider = cellProvider
  }

  /// Has every cell asked for its size again, as after a change that touches all of them.
  package func invalidateLayout() {
    sizes.forgetAll()
    layoutRequests += 1
  }
}
