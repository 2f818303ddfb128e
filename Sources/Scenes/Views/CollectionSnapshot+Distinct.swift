import TerminalUI

extension CollectionSnapshot {
  /// A snapshot of sections whose identifiers are distinct because of how they were made.
  ///
  /// - Precondition: No identifier stands twice.
  init(distinct sections: [(section: SectionID, items: [ItemID])]) {
    do {
      try self.init(sections)
    } catch {
      preconditionFailure("a snapshot from distinct identifiers: \(error)")
    }
  }

  /// This snapshot; those of `items` that are in it say something else than before.
  func reloading(_ items: [ItemID]) -> Self {
    var result = self
    do {
      try result.reloadItems(items.filter(contains))
    } catch {
      preconditionFailure("a snapshot knows what is in it: \(error)")
    }
    return result
  }
}
