import AppText
import Executors
import Lessons
import Observation
import Storage
import Terminal
import TerminalUI

/// A memo being written: the editor, the draft that follows it, and what becomes of it.
@Observable
package final class MemoComposeViewModel: EditingViewModel {
  /// How far the scene has come.
  enum Phase {
    case writing
    /// What was written is saved or let go: it is no draft any more.
    case closing
  }

  /// What the scene needs.
  @ObservationIgnored let context: any MemoComposeContext
  /// The sentence a new memo is about, to be read above it; nil when there is none.
  package let subject: String?
  /// What is being written.
  package private(set) var origin: MemoEdit.Origin
  /// What is written so far.
  package private(set) var editor: TextEditor
  /// What went wrong last, in the learner's language; nil once the text changes.
  var trouble: String?
  /// Whether the text is a draft from an earlier time, as it was found.
  private(set) var isEarlierDraft: Bool
  /// Whether the memo is being written in another editor too, as it was when this one opened.
  private(set) var isWrittenElsewhere = false

  @ObservationIgnored let keeper: MemoDraftKeeper
  @ObservationIgnored private(set) var phase = Phase.writing
  /// What the memo says; nil when that is not known, with a draft from an earlier time.
  @ObservationIgnored private let saved: String?
  @ObservationIgnored private let pause: any PauseTimer
  @ObservationIgnored private var opening: Task<Void, Never>?

  /// The pause in typing after which a draft is kept.
  package static let pauseLength = Duration.milliseconds(500)

  /// An editor for a memo.
  ///
  /// - Parameters:
  ///   - text: what the memo says now, or what the draft says; empty for a new one.
  ///   - draft: the draft that `text` is from, taken for this editor; nil looks for one when the
  ///     scene opens.
  ///   - subject: the sentence a new memo is about.
  ///   - saved: what the memo says now, when `text` is something else.
  init(
    origin: MemoEdit.Origin, text: String, draft: MemoDraftID?, subject: String? = nil,
    saved: String? = nil, context: any MemoComposeContext
  ) {
    let editor = TextEditor(text, placeholder: context.localization[.memoPlaceholder])
    self.origin = origin
    self.editor = editor
    self.subject = subject
    self.context = context
    self.saved =
      switch origin {
      case .new: ""
      case .change: draft == nil ? saved ?? editor.text : nil
      }
    pause = context.makePauseTimer()
    keeper = MemoDraftKeeper(of: origin, context: context)
    isEarlierDraft = draft != nil
    if let draft { keeper.adopt(draft, editor.text, revision: editor.revision) }
  }

  /// The scene shows: a draft that was left of this memo is brought back.
  ///
  /// Keys wait meanwhile: they are for the text that comes.
  package func opened() {
    guard opening == nil, keeper.id == nil else { return }
    opening = context.work.start { [self] in
      await context.work.holdingKeys { await bringDraftBack() }
    }
  }

  private func bringDraftBack() async {
    do throws(StorageError) {
      let found = try await context.database.takeDraft(of: origin)
      if case .change = origin { isWrittenElsewhere = found.isBeingWritten }
      guard let draft = found.draft else { return }
      editor.setText(draft.text)
      // The memo may have been changed since the draft began.
      origin = draft.origin
      keeper.adopt(draft.id, editor.text, revision: editor.revision)
      isEarlierDraft = true
    } catch {
      trouble = context.localization.sentence(for: error)
    }
  }

  /// Whether there is something that the memo does not say.
  var isChanged: Bool {
    if case .new = origin { return !editor.text.isBlank }
    return editor.text != saved
  }

  /// What is to be said below the text: what went wrong, else how safe the text is.
  package var remark: (text: String, isTrouble: Bool)? {
    let words = context.localization
    if let trouble { return (trouble, true) }
    if let failure = keeper.failure {
      return (words[.memoDraftFailed(reason: words.sentence(for: failure))], true)
    }
    guard keeper.keptRevision == editor.revision else {
      return isWrittenElsewhere ? (words[.memoWrittenElsewhere], false) : nil
    }
    return (words[isEarlierDraft ? .memoEarlierDraft : .memoDraftKept], false)
  }

  // MARK: Writing

  /// The learner typed or pasted; returns whether that was of use.
  package func edited(by event: Event) -> Bool {
    if case .paste(let text) = event, !hasRoom(for: text) { return true }
    let revision = editor.revision
    guard editor.handle(event) else { return false }
    if editor.revision != revision { changed() }
    return true
  }

  /// The learner used the mouse on the editor drawn in `rect`; returns whether that was of use.
  package func pointed(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    editor.handle(mouse, in: rect)
  }

  /// The editor is shown in `size`.
  package func laidOut(in size: Size) {
    editor.layout(size: size)
  }

  private func hasRoom(for text: String) -> Bool {
    let bytes = editor.text.utf8.count + text.utf8.count
    guard bytes > MemoText.byteLimit else { return true }
    context.notify(
      context.localization.sentence(for: .tooLong(bytes: bytes, limit: MemoText.byteLimit)))
    return false
  }

  private func changed() {
    if trouble != nil { trouble = nil }
    if isEarlierDraft { isEarlierDraft = false }
    pause.start(Self.pauseLength) { [weak self] in self?.paused() }
  }

  /// The learner paused: the text is kept, and what comes now is undone by itself.
  private func paused() {
    editor.pause()
    keepDraft()
  }

  // MARK: Keeping

  /// The program ends, perhaps in the middle of a word.
  package func interrupted() {
    if phase == .writing { keepDraft() }
  }

  /// Keeps what is not saved, or lets go of a draft that is not needed.
  ///
  /// - Parameter isLeft: whether it is for whoever comes next.
  func keepDraft(isLeft: Bool = false) {
    pause.stop()
    if isChanged {
      keeper.keep(editor.text, revision: editor.revision, isLeft: isLeft)
    } else {
      keeper.drop()
    }
  }

  /// Goes on to another phase; no draft is kept by itself from then on until something is typed.
  func begin(_ phase: Phase) {
    pause.stop()
    self.phase = phase
  }
}
