import TerminalUI

extension AppContext {
  /// Says that what was asked for is done.
  func confirm(_ sentence: String) {
    say(Notice(sentence, .done))
  }

  /// Says that something could not be done, or not quite, and why.
  func notify(_ sentence: String) {
    say(Notice(sentence, .warning))
  }
}
