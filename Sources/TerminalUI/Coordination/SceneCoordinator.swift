/// Leads from scene to scene: replaces, pushes, presents and closes.
///
/// Transitions happen one at a time in the order they were asked for. Each call returns once,
/// after the last frame of its transition has been given to the terminal.
package final class SceneCoordinator<Scene: SceneDescription> {
  private let window: Window
  /// How long a modal takes to grow to its size: felt, but not waited for.
  private static var growingTime: Duration { .milliseconds(120) }

  /// A coordinator of the scenes in `window`.
  package init(window: Window) {
    self.window = window
  }

  /// Shows `scene`.
  ///
  /// - Throws: `navigationControllerMissing` for a push where the topmost layer has no
  ///   navigation stack; `unknown` for a modal over nothing. The scene is not built then.
  package func transition(
    to scene: Scene, using style: TransitionStyle, animated: Bool = true
  ) async throws(TransitionError) {
    try await inTurn { () async throws(TransitionError) in
      switch style {
      case .root: await replaceAll(with: scene)
      case .push: try await push(scene)
      case .modal: _ = try await presentInTurn(scene, animated: animated)
      }
    }
  }

  /// Goes one step back: pops the topmost layer's stack, or dismisses the modal that has
  /// nothing to pop.
  ///
  /// - Throws: `cannotPop` at the root of a stack that was not presented; `unknown` when there
  ///   is neither a modal nor a stack.
  package func close(animated: Bool = true) async throws(TransitionError) {
    try await inTurn { () async throws(TransitionError) in
      guard let layer = window.layers.last else { throw .unknown }
      let stack = layer.screen as? NavigationStack
      if stack?.pop() != nil { return await window.frameShown() }
      guard layer.isModal else { throw stack == nil ? .unknown : .cannotPop }
      await removeInTurn(layer)
    }
  }

  /// Presents a modal and returns what it was closed with; nil is cancelled.
  ///
  /// ```swift
  /// let answer = try await coordinator.present { .leaveQuiz(LeaveQuizViewModel(dismissal: $0)) }
  /// ```
  ///
  /// - Parameter scene: Makes the scene from the dismissal its view model will call.
  /// - Throws: `unknown` when there is nothing to present on.
  package func present<Result>(
    animated: Bool = true, _ scene: (Dismissal<Result>) -> Scene
  ) async throws(TransitionError) -> Result? {
    let outcome = ModalOutcome<Result>()
    let dismissal = Dismissal<Result> { [weak self] result in
      if outcome.settle(result) { self?.dismiss(outcome) }
    }
    let closing = try await inTurn { () async throws(TransitionError) in
      let layer = try await presentInTurn(scene(dismissal), animated: animated)
      outcome.layer = layer
      return layer.closing
    }
    await closing.settled()
    return outcome.result
  }

  private func dismiss<Result>(_ outcome: ModalOutcome<Result>) {
    window.work.start { [self] in
      await inTurn {
        if let layer = outcome.layer { await removeInTurn(layer) }
      }
    }
  }

  private func inTurn<Value, Failure>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await window.transitions.enter()
    defer { window.transitions.leave() }
    return try await body()
  }

  private func replaceAll(with scene: Scene) async {
    let closed = window.setRoot(scene.instantiate())
    await window.frameShown()
    for layer in closed { layer.closing.settle() }
  }

  private func push(_ scene: Scene) async throws(TransitionError) {
    guard let stack = window.topScreen as? NavigationStack else {
      throw .navigationControllerMissing
    }
    stack.push(scene.instantiate())
    await window.frameShown()
  }

  private func presentInTurn(
    _ scene: Scene, animated: Bool
  ) async throws(TransitionError) -> Layer {
    guard window.topScreen != nil else { throw .unknown }
    let layer = window.present(scene.instantiate())
    if animated {
      await window.animator.animate(duration: Self.growingTime) {
        layer.growth = Easing.easeOut($0)
      }
    }
    await window.frameShown()
    return layer
  }

  private func removeInTurn(_ layer: Layer) async {
    guard window.layers.contains(where: { $0 === layer }) else { return }
    window.remove(layer)
    await window.frameShown()
    layer.closing.settle()
  }
}

/// What a modal was closed with, once.
private final class ModalOutcome<Result> {
  weak var layer: Layer?
  private(set) var result: Result?
  private var isSettled = false

  /// Takes the result of the first call; returns whether this was the first.
  func settle(_ result: Result?) -> Bool {
    guard !isSettled else { return false }
    isSettled = true
    self.result = result
    return true
  }
}
