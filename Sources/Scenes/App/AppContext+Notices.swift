import AppText
import TerminalUI

extension AppContext {
  /// Says that what was asked for is done.
  func confirm(_ sentence: String) {
    say(Notice(sentence, .done))
  }

  /// Says what was done with the memo of a title, which is cut first where there is no room.
  func confirm(_ message: (_ title: String) -> Message, title: String) {
    let title = title.onOneLine
    say(Notice(localization[message(title)], .done, detail: title))
  }

  /// Says that something could not be done, or not quite, and why.
  func notify(_ sentence: String) {
    say(Notice(sentence, .warning))
  }
}
