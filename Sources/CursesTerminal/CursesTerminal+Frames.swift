import CTerminalRestore
import Terminal

extension CursesTerminal {
  package var isReadyForFrame: Bool { !isWaitingForAnswer && output.isReady }

  /// Whether the terminal has yet to answer for a frame; its answer is not waited for behind a flood
  /// of input, which may take longer than any line.
  private var isWaitingForAnswer: Bool { !input.isBehind && pacing.isWaiting() }

  package func whenReadyForFrame(_ handler: @escaping @MainActor () -> Void) {
    guard isWaitingForAnswer else { return output.whenReady(handler) }
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

  package func show(in appearance: Appearance) {
    self.appearance = appearance
    adoptColors()
    adoptLetterOrder()
  }

  /// Draws in the colours of the learner's choice, or those that suit the terminal.
  func adoptColors() {
    let ground = appearance.ground ?? answeredGround ?? assumedGround
    screen.show(
      in: Palette(depth: screen.depth, ground: ground, isStrong: appearance.isStrong),
      isHeld: holding == .ours)
  }

  package func redraw() {
    if holding == .ours { screen.repaint() }
  }
}
