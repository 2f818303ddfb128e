import TerminalUI

/// Does work between events.
protocol WorkContext: AnyObject {
  /// Work between events, which the app's idle signal waits for.
  var work: BackgroundWork { get }
}

/// Reads what can be changed by another process, too.
protocol ReadingContext: WorkContext {
  /// Calls `changed` whenever another process has changed the database, until the task is
  /// cancelled; nil where that cannot be known.
  func followingChanges(_ changed: @escaping () -> Void) -> Task<Void, Never>?
}
