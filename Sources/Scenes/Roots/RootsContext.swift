/// Leads to the other roots, and out of the app.
protocol RootsContext: WordsContext, MakingContext {
  /// Goes to a root, which shows what it has when it comes: keys wait for it.
  func go(to root: Root)

  /// Ends the app.
  var quit: () -> Void { get }
}
