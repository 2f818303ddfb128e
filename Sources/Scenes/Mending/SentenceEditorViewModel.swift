import AppText
import Lessons
import Observation
import Terminal
import TerminalUI

/// A sentence being written: its text, what is wrong with it, and where it is kept.
@Observable
package final class SentenceEditorViewModel: EditingViewModel {
  /// What becomes of a sentence.
  struct Keeping {
    /// What the scene is called.
    let title: String
    /// Said below the text while nothing is wrong with it: where it is kept.
    let place: String
    /// What the sentence goes by, and who says it.
    let id: SentenceID
    var speaker: String?
    /// Keeps it; returns why that could not be, in the learner's language.
    let keep: (SentenceText, Sentence) async -> String?
    /// Has the sentence as its author wants it; nil where that is no wish to have.
    var takeBack: (() async -> String?)? = nil

    /// What the text of an editor says.
    fileprivate func reading(of editor: TextEditor) -> SentenceText.Reading {
      SentenceText(rawValue: editor.text).read(as: id, by: speaker)
    }
  }

  /// What the editor was closed with.
  enum Outcome {
    case kept(Sentence)
    case takenBack
  }

  /// What the editor needs.
  @ObservationIgnored let context: any SentenceEditorContext
  /// What is written so far.
  private(set) var editor: TextEditor
  /// What the text says.
  private var reading: SentenceText.Reading
  /// Why it could not be kept the last time; nil once the text changes.
  private(set) var failure: String?
  @ObservationIgnored let keeping: Keeping
  @ObservationIgnored private let original: String
  @ObservationIgnored private let dismissal: Dismissal<Outcome>

  /// An editor that begins with a text.
  init(
    _ text: SentenceText, keeping: Keeping, context: any SentenceEditorContext,
    dismissal: Dismissal<Outcome>
  ) {
    let editor = TextEditor(text.rawValue)
    self.editor = editor
    original = editor.text
    self.keeping = keeping
    reading = keeping.reading(of: editor)
    self.context = context
    self.dismissal = dismissal
  }

  /// What is said below the text, and whether it keeps the sentence from being kept.
  var remark: (text: String, isTrouble: Bool) {
    if let failure { return (failure, true) }
    guard let problem = reading.problems.first else { return (keeping.place, false) }
    return (context.localization.sentence(for: problem), problem.severity == .error)
  }

  /// What the signs at the beginnings of lines mean.
  var legend: String { context.localization[.mendingLegend] }

  /// The learner typed or pasted; returns whether that was of use.
  func edited(by event: Event) -> Bool {
    if case .paste(let pasted) = event, editor.text.utf8.count + pasted.utf8.count > Self.byteLimit
    {
      context.notify(context.localization[.mendingTooLong])
      return true
    }
    let revision = editor.revision
    guard editor.handle(event) else { return false }
    if editor.revision != revision {
      failure = nil
      reading = keeping.reading(of: editor)
    }
    return true
  }

  /// More than any sentence has; reading it takes no time that is felt.
  private static let byteLimit = 1 << 16

  /// The learner used the mouse on the editor drawn in `rect`; returns whether that was of use.
  func pointed(_ mouse: MouseEvent, in rect: Rect) -> Bool { editor.handle(mouse, in: rect) }

  /// The editor is shown in `size`.
  func laidOut(in size: Size) { editor.layout(size: size) }

  /// The learner is done; a text that says no sentence stays, to be mended.
  func saveRequested() {
    guard let sentence = reading.sentence else { return context.notify(remark.text) }
    close(with: .kept(sentence)) { [keeping] in
      await keeping.keep(SentenceText(sentence), sentence)
    }
  }

  /// The learner wants the author's sentence again.
  func takeBackRequested() {
    guard let takeBack = keeping.takeBack else { return }
    close(with: .takenBack, after: takeBack)
  }

  private func close(with outcome: Outcome, after work: @escaping () async -> String?) {
    context.work.start { [self] in
      await context.work.holdingKeys {
        failure = await work()
        if failure == nil { dismissal.close(with: outcome) }
      }
    }
  }

  /// The learner wants to leave; asked only when something is not saved.
  func leaveRequested() {
    guard editor.text != original else { return dismissal.cancel() }
    let words = context.localization
    context.work.start { [self] in
      let isLeaving = await context.ask(
        title: words[.memoUnsavedTitle], message: words[.mendingUnsaved],
        choices: [
          .init(words[.memoGoOn], answer: false), .init(words[.memoDiscard], answer: true),
        ])
      if isLeaving == true { dismissal.cancel() }
    }
  }
}
