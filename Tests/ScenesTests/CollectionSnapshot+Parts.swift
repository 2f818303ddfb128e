import TerminalUI

extension CollectionSnapshot {
  /// The sections with their items, in order.
  var parts: [(section: SectionID, items: [ItemID])] {
    sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) }
  }
}
