import Files

/// The right to exchange with other machines, for as long as it is held.
package struct ExchangeTurn: Sendable {
  fileprivate let lock: FolderLock?
}

extension LearnerDatabase {
  /// Takes the right to leave changes for other machines and to take theirs: a log is written by one
  /// process at a time.
  ///
  /// - Returns: nil while somebody else has it.
  package nonisolated func takeTurn() -> ExchangeTurn? {
    guard !isInMemory, let folder = path.parent else { return ExchangeTurn(lock: nil) }
    return FolderLock(folder).map { ExchangeTurn(lock: $0) }
  }
}
