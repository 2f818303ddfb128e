import Terminal

/// A place in the app: draws itself and answers keys.
///
/// Its view model holds what it shows.
///
/// A screen is drawn again whenever something observable that its `draw` read has changed; what
/// it reads lives on the main actor. The window around it draws the hint bar, the frame of a
/// modal and its title. A screen keeps its own focus and scroll offset, so that it shows again
/// as it was left.
package protocol Screen: AnyObject {
  /// What the learner calls this place; stands in the frame of a modal.
  var title: String { get }

  /// The commands there are now, the most important first; a disabled one says why.
  var keyBindings: [KeyBinding] { get }

  /// The headings of its commands in the help, in the order of what they are about on the screen.
  var keyGroups: [String] { get }

  /// Whether typed letters are text. Then events reach `handle` before the bindings, and no
  /// binding of a letter works, whatever `handle` says.
  var isEditingText: Bool { get }

  /// Whether `?` is text too where text is edited; then it cannot ask for help.
  var isQuestionMarkText: Bool { get }

  /// The columns and rows wanted inside the frame of a modal, at most `available`.
  func preferredSize(fitting available: Size) -> Size

  /// Fits the screen to a new size: before it is first drawn and whenever its size changes, also
  /// while it is hidden. The place for what depends on the width and is not drawing.
  func layout(size: Size)

  /// Brings the views up to date with the view model: applies snapshots, sets texts.
  ///
  /// Called before the first frame and whenever something observable that it read has changed;
  /// what it sets is drawn in the same frame. UIKit's method of that name.
  func updateProperties()

  /// Draws the screen into `rect`, to which the canvas is clipped: a pure function of what is
  /// observed. Whoever has the caret sets `canvas.cursor`.
  func draw(on canvas: inout Canvas, in rect: Rect)

  /// Takes what the bindings do not cover (typed text, paste, the mouse) and returns whether it
  /// was of use. Positions are those of the whole terminal, as in `draw`.
  func handle(_ event: Event) -> Bool

  /// The screen is the visible one of its layer from now on, for the first time or again.
  ///
  /// Not called before the window has started: what is covered by then costs nothing.
  func didAppear()

  /// The screen is hidden or closed from now on; timers stop here.
  func willDisappear()

  /// The program ends, whatever the screen was in the middle of, hidden or not: what must not be
  /// lost is put into work that the end waits for.
  func willTerminate()
}

extension Screen {
  package var title: String { "" }
  package var keyBindings: [KeyBinding] { [] }
  package var keyGroups: [String] { [] }
  package var isEditingText: Bool { false }
  package var isQuestionMarkText: Bool { isEditingText }
  package func preferredSize(fitting available: Size) -> Size { available }
  package func layout(size: Size) {}
  package func updateProperties() {}
  package func handle(_ event: Event) -> Bool { false }
  package func didAppear() {}
  package func willDisappear() {}
  package func willTerminate() {}
}
