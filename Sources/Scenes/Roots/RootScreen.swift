import AppText
import Terminal
import TerminalUI

/// A root: tabs in its first row, below them a screen that knows nothing of them.
///
/// To leave the app and to go to the other roots are its own keys; a filter of the screen is typed
/// in place of the tabs.
final class RootScreen: Screen {
  /// The place it is.
  let root: Root
  /// What it is about.
  let content: any Screen
  private let context: any RootsContext
  /// Where things were last drawn.
  private var parts = RootLayout(in: .zero)

  init(_ root: Root, content: any Screen, context: any RootsContext) {
    self.root = root
    self.content = content
    self.context = context
  }

  private var filter: ListFilter? { (content as? any FilteredScreen)?.filter }
  private var words: Localization { context.localization }
  private var head: RootHead { RootHead(root, filter: filter?.text ?? "", words: words) }

  var title: String { words[root.titleKey] }
  var isEditingText: Bool { content.isEditingText }

  var keyBindings: [KeyBinding] {
    guard !isEditingText else { return content.keyBindings }
    let quit = KeyBinding(.character("q"), title: words[.keyQuit], hint: .wayOut) { [context] in
      context.quit()
    }
    let sentence = KeyBinding(
      .character("+"), title: words[.keyMakeSentence], group: words[.helpEverywhere], hint: .hidden
    ) { [context] in context.makeSentence(startingFrom: "") }
    return content.keyBindings + [quit, sentence] + KeyBinding.roots(from: root, context: context)
  }

  func layout(size: Size) {
    let place = Rect(x: 0, y: 0, width: size.width, height: size.height)
    content.layout(size: RootLayout(in: place).body.size)
  }

  func updateProperties() {
    content.updateProperties()
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    parts = RootLayout(in: rect)
    parts.draw(head, on: &canvas)
    canvas.clipped(to: parts.body) { [place = parts.body] in content.draw(on: &$0, in: place) }
    if let field = filter?.field { parts.draw(field, on: &canvas) }
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event, let root = parts.root(pressedBy: mouse, in: head) {
      context.go(to: root)
      return true
    }
    return content.handle(event)
  }

  func didAppear() {
    content.didAppear()
  }

  func willDisappear() {
    content.willDisappear()
  }

  func willTerminate() {
    content.willTerminate()
  }
}
