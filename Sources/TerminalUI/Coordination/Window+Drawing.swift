import Observation
import Terminal

extension Window {
  /// Draws a frame when one is due: at once, or when the terminal is ready for it.
  func drawIfNeeded() {
    guard needsFrame, isStarted, !isRouting else { return }
    guard terminal.isReadyForFrame else {
      return terminal.whenReadyForFrame { [weak self] in self?.drawIfNeeded() }
    }
    needsFrame = false
    terminal.present(picture())
    let waiters = frameWaiters
    frameWaiters = []
    for waiter in waiters { waiter.resume() }
    resumeIfIdle()
  }

  /// Returns when the terminal has been given everything that changed.
  func frameShown() async {
    guard isStarted else { return }
    drawIfNeeded()
    if needsFrame { await withCheckedContinuation { frameWaiters.append($0) } }
  }

  /// Tells every screen its size, hidden ones too.
  func layOut() {
    let geometry = WindowGeometry(size: terminal.size)
    for layer in layers {
      let place = layer.isModal ? geometry.modal(layer.screen).inside : geometry.content
      layer.layOut(size: place.size)
    }
  }

  /// The picture of now.
  ///
  /// The first change of anything read for it asks for the next one.
  private func picture() -> Canvas {
    withObservationTracking {
      _ = frameRequests
      layOut()
      var canvas = Canvas(size: terminal.size, capabilities: terminal.capabilities)
      draw(on: &canvas)
      return canvas
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.requestFrame() }
    }
  }

  /// Draws after the batch of events, or soon where there is none.
  private func requestFrame() {
    needsFrame = true
    guard !isRouting, scheduledFrame == nil else { return }
    scheduledFrame = Task { [weak self] in
      self?.scheduledFrame = nil
      self?.drawIfNeeded()
    }
  }

  private func draw(on canvas: inout Canvas) {
    let geometry = WindowGeometry(size: canvas.size)
    for layer in layers {
      canvas.cursor = nil
      if layer.isModal {
        drawModal(layer, geometry, on: &canvas)
      } else {
        canvas.clipped(to: geometry.content) {
          layer.screen.draw(on: &$0, in: geometry.content)
        }
      }
    }
  }

  private func drawModal(_ layer: Layer, _ geometry: WindowGeometry, on canvas: inout Canvas) {
    let (frame, inside) = geometry.modal(layer.screen)
    canvas.fill(frame)
    canvas.clipped(to: inside) { layer.screen.draw(on: &$0, in: inside) }
  }
}
