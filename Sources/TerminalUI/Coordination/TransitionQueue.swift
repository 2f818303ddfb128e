/// Lets transitions through one at a time, in the order they were asked for.
final class TransitionQueue {
  /// Called each time a transition ends.
  var onChange: () -> Void = {}
  private(set) var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether a turn was given to a waiting transition that has not begun it yet.
  private var isHandingOver = false

  /// Whether a transition was asked for that has not begun: the next key is for its screen.
  var holdsKeys: Bool { !waiting.isEmpty || isHandingOver }

  /// Returns when it is the caller's turn, which lasts until `leave()`.
  func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
    isHandingOver = false
  }

  /// Ends the caller's turn.
  func leave() {
    isHandingOver = !waiting.isEmpty
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    onChange()
  }
}
