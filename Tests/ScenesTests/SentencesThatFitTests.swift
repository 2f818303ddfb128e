import AppTestSupport
import AppText
import Terminal
import TerminalUI
import Testing

@testable import Scenes

/// What is said in place of the hints, and in dialogs, on the smallest screen.
@MainActor
struct SentencesThatFitTests {
  private nonisolated static let smallest = Size(width: 40, height: 12)
  /// A place in a text is filled by about so much; more is a title, and cut.
  private nonisolated static let value = "a value"

  @Test(arguments: [InterfaceLanguage.english, .korean])
  func `every sentence can be said whole in 40 columns and 12 rows`(
    language: InterfaceLanguage
  ) {
    let words = Localization.bundled(language)
    for key in MessageDeclaration.all.map(\.key) {
      let sentence = Self.filled(words[named: key])
      #expect(Self.fitsNotice(sentence) || Self.fitsDialog(sentence), "\(key): \(sentence)")
    }
  }

  @Test(arguments: [
    Message.quizHalfBuilt(given: 5, wanted: 12), .quizOnlyOneLeft, .quizAlreadyRight,
    .quizNothingToAccept,
    .quizNoBlockToMove, .reviewNothingToUndo, .coursesNothingToOpen, .endingSaves,
  ])
  func `what is said to a key is said in the rows of a notice`(message: Message) {
    for words in [Localization.english, .korean] {
      #expect(Self.fitsNotice(words[message]), "\(words[message])")
    }
  }

  private nonisolated static func filled(_ text: String) -> String {
    text.replacing(/\{[^}]*\}/, with: value)
  }

  private static func fitsNotice(_ sentence: String) -> Bool {
    let rows = Size(width: smallest.width, height: smallest.height / 3)
    let lines = Notice(sentence, .warning).lines(fitting: rows, TerminalCapabilities())
    return !(lines.last ?? "…").hasSuffix("…") || sentence.hasSuffix("…")
  }

  private static func fitsDialog(_ sentence: String) -> Bool {
    let dialog = Dialog(message: sentence, buttons: ["OK"])
    // The frame, the hints and the line above them are not the dialog's.
    let room = Size(width: smallest.width - 4, height: smallest.height - 4)
    return sentence.wrapped(to: room.width).count + 2 <= room.height
      && dialog.size(fitting: room).height <= room.height
  }
}
