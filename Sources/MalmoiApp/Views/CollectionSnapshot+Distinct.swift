import TerminalUI

extension CollectionSnapshot {
  /// A snapshot of sections whose identifiers are distinct because of how they were made.
  ///
  /// - Parameter reloading: items whose content changed its size.
  /// - Precondition: No identifier stands twice, and what is reloaded is there.
  init(distinct sections: [(section: SectionID, items: [ItemID])], reloading: [ItemID] = []) {
    do {
      try self.init(sections)
      try reloadItems(reloading)
    } catch {
      preconditionFailure("a snapshot from distinct identifiers: \(error)")
    }
  }
}
