import Observation
import Terminal

/// One screen in the pile that a window draws, from the root up: a place that takes the whole
/// window, or a modal in its frame.
@Observable
final class Layer {
  let screen: any Screen
  let isModal: Bool
  /// Settled once the layer is closed and the frame without it has been shown.
  let closing = Closing()
  /// How much of its frame a modal has grown to, from 0 to 1.
  var growth: Double = 1
  /// Whether its screen's views may differ from the view model.
  @ObservationIgnored var needsUpdate = true
  @ObservationIgnored private var size: Size?

  init(screen: any Screen, isModal: Bool) {
    self.screen = screen
    self.isModal = isModal
  }

  /// Tells the screen its size when it is another than before.
  func layOut(size: Size) {
    guard size != self.size else { return }
    self.size = size
    screen.layout(size: size)
  }

  /// Whether a layer is closed, for those who wait; it holds neither layer nor screen.
  final class Closing {
    private var isSettled = false
    private var waiting: [(continuation: CheckedContinuation<Void, Never>, work: BackgroundWork?)] =
      []

    func settle() {
      isSettled = true
      for (continuation, work) in waiting {
        work?.begin()
        // Keys typed from now on are for what the task does next.
        work?.holdKeys()
        continuation.resume()
      }
      waiting = []
    }

    /// Returns when the layer is closed.
    ///
    /// Meanwhile the task that waits for it does not count as
    /// work: it is the learner's turn.
    func settled() async {
      guard !isSettled else { return }
      let work = BackgroundWork.current
      work?.end()
      await withCheckedContinuation { waiting.append(($0, work)) }
      work?.releaseKeysSoon()
    }
  }
}
