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
    private(set) var isSettled = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func settle() {
      isSettled = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }

    func settled() async {
      if !isSettled { await withCheckedContinuation { waiting.append($0) } }
    }
  }
}
