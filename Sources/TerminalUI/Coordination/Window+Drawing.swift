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
    updateScreens()
    terminal.present(picture())
    let waiters = frameWaiters
    frameWaiters = []
    for waiter in waiters { waiter.resume() }
    resumeIfIdle()
  }

  /// Returns when the terminal has been given everything that changed.
  package func frameShown() async {
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
  func requestFrame() {
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
        draw(layer.screen, in: geometry.content, on: &canvas)
      }
    }
    guard let y = geometry.hintRow else { return }
    let hints = drawHints(y: y, on: &canvas)
    if geometry.ruleRow != nil { canvas.drawPartition(y: hints.minY - 1, in: canvas.bounds) }
  }

  /// Draws a modal over the layers below; while it grows, its empty frame.
  private func drawModal(_ layer: Layer, _ geometry: WindowGeometry, on canvas: inout Canvas) {
    let (frame, inside) = geometry.modal(layer.screen)
    let grown = layer.growth < 1 ? frame.scaled(by: layer.growth) : frame
    canvas.fill(grown)
    if frame != inside {
      canvas.drawBox(
        grown, title: layer.growth < 1 ? "" : layer.screen.title, style: Theme.frame,
        titleStyle: Theme.title)
    }
    if layer.growth >= 1 { draw(layer.screen, in: inside, on: &canvas) }
    canvas.raise(grown)
  }

  /// Draws a screen into its place; a cursor outside of it is none.
  private func draw(_ screen: any Screen, in rect: Rect, on canvas: inout Canvas) {
    canvas.clipped(to: rect) { screen.draw(on: &$0, in: rect) }
    if let cursor = canvas.cursor, !rect.contains(cursor) { canvas.cursor = nil }
  }

  /// Draws the hint bar, or what is said in its place, and returns the rows it takes.
  private func drawHints(y: Int, on canvas: inout Canvas) -> Rect {
    var place = Rect(x: 0, y: y, width: canvas.size.width, height: 1)
    if let notice {
      let most = max(1, canvas.size.height / 3)
      place = notice.draw(
        on: &canvas, in: place.inset(by: EdgeInsets(top: 1 - most)))
      if let cursor = canvas.cursor, place.contains(cursor) { canvas.cursor = place.origin }
    } else {
      KeyHintBar(bindings: activeBindings, capabilities: canvas.capabilities)
        .draw(on: &canvas, in: place)
    }
    canvas.raise(place)
    return place
  }
}

extension Rect {
  /// A smaller rectangle about the same middle, down to nothing at 0.
  fileprivate func scaled(by factor: Double) -> Rect {
    centered(
      Size(width: Int(Double(width) * factor), height: Int(Double(height) * factor + 0.5)))
  }
}
