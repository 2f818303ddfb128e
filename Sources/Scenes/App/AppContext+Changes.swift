import Storage

extension AppContext {
  /// Calls `changed` whenever another process has changed the database, until the task is
  /// cancelled.
  ///
  /// nil without watches left: what a scene shows is then as new as the last time it was shown.
  func followingChanges(_ changed: @escaping () -> Void) -> Task<Void, Never>? {
    guard let changes = try? database.changesElsewhere() else { return nil }
    return Task {
      for await _ in changes { changed() }
    }
  }
}
