import Observation

extension Window {
  /// Lets each screen bring its views up to date with its view model, where something it read for
  /// that has changed since.
  ///
  /// Before drawing, and only for screens that are drawn.
  func updateScreens() {
    for layer in layers where layer.needsUpdate {
      layer.needsUpdate = false
      withObservationTracking {
        layer.screen.updateProperties()
      } onChange: { [weak self, weak layer] in
        MainActor.assumeIsolated {
          layer?.needsUpdate = true
          self?.requestFrame()
        }
      }
    }
  }
}
