/// Asks what is due.
protocol ReviewContext: AnyObject {
  /// Shows a session of reviews, and returns when it is shown; says so when there is nothing to
  /// ask.
  ///
  /// - Returns: whether there is something to ask.
  @discardableResult
  func review() async -> Bool
}
