/// Where an item stands: the index of its section and its index there, both zero-based.
///
/// What UIKit calls an index path.
nonisolated package struct ItemPosition: Hashable, Comparable, Sendable {
  /// The section's index.
  package var section: Int
  /// The item's index in its section.
  package var item: Int

  /// The place `item` of section `section`.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}
