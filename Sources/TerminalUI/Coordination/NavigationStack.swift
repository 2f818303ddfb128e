import Observation
import Terminal

/// Screens pushed one onto the other; the last one shows.
///
/// Never empty.
///
/// It is a screen itself: the root of the app, or a modal that leads through several steps.
/// Screens below keep their state and get no keys until they show again.
@Observable
package final class NavigationStack: Screen {
  /// The screens, from the root to the one that shows.
  package private(set) var screens: [any Screen]
  @ObservationIgnored private var size: Size?
  /// Whether the stack itself is seen: only then its screens appear and disappear.
  @ObservationIgnored private var isVisible = false

  /// A stack that shows `root`.
  package init(root: any Screen) {
    screens = [root]
  }

  /// The screen that shows.
  package var top: any Screen { screens[screens.endIndex - 1] }

  /// Shows `screen` over the others.
  package func push(_ screen: any Screen) {
    if isVisible { top.willDisappear() }
    if let size { screen.layout(size: size) }
    screens.append(screen)
    if isVisible { screen.didAppear() }
  }

  /// Lets go of the screen that shows, and returns it; nil when it is the root, which stays.
  @discardableResult
  package func pop() -> (any Screen)? {
    guard screens.count > 1 else { return nil }
    if isVisible { top.willDisappear() }
    let popped = screens.removeLast()
    if isVisible { top.didAppear() }
    return popped
  }

  package var title: String { top.title }
  package var keyBindings: [KeyBinding] { top.keyBindings }
  package var isEditingText: Bool { top.isEditingText }
  package var isQuestionMarkText: Bool { top.isQuestionMarkText }

  package func preferredSize(fitting available: Size) -> Size {
    top.preferredSize(fitting: available)
  }

  package func layout(size: Size) {
    self.size = size
    for screen in screens { screen.layout(size: size) }
  }

  package func updateProperties() {
    top.updateProperties()
  }

  package func draw(on canvas: inout Canvas, in rect: Rect) {
    top.draw(on: &canvas, in: rect)
  }

  package func handle(_ event: Event) -> Bool {
    top.handle(event)
  }

  package func didAppear() {
    isVisible = true
    top.didAppear()
  }

  package func willDisappear() {
    isVisible = false
    top.willDisappear()
  }

  package func willTerminate() {
    for screen in screens.reversed() { screen.willTerminate() }
  }
}
