/// What a root shows.
protocol RootViewModel {
  /// Reads what the first frame shows, and returns when there is something to show.
  func opened() async
}
