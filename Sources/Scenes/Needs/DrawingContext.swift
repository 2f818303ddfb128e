import AppText
import TerminalUI

/// Has the words of the interface.
protocol WordsContext: AnyObject {
  /// The words of the interface.
  var localization: Localization { get }
}

/// What a screen is drawn with.
protocol DrawingContext: WordsContext {
  /// What moves cells.
  var animator: Animator { get }
}
