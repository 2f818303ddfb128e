import CTerminalRestore
import Terminal

extension CursesTerminal {
  package var isReadyForFrame: Bool { !pacing.isWaiting() && output.isReady }

  package func whenReadyForFrame(_ handler: @escaping @MainActor () -> Void) {
    guard pacing.isWaiting() else { return output.whenReady(handler) }
    pacing.whenAnswered { [weak self] in
      guard let self else { return }
      if output.isReady { handler() } else { output.whenReady(handler) }
    }
  }

  package func present(_ canvas: Canvas) {
    malmoi_restore_guard_thread()
    guard holding == .ours else { return }
    screen.present(canvas)
    pacing.frameSent()
  }

  package func redraw() {
    if holding == .ours { screen.repaint() }
  }
}
