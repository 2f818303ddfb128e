/// Goes one step back.
protocol ClosingContext: AnyObject {
  /// Goes one step back; at a root there is nothing to go back to.
  func close()

  /// Goes one step back, and returns when what was below is shown.
  func closed() async
}
