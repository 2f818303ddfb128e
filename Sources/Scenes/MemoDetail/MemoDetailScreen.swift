import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// Shows a memo with what is known of it; its text scrolls.
final class MemoDetailScreen: Screen, ViewModelBindable {
  @Bound var viewModel: MemoDetailViewModel
  private let words: Localization
  private let page = MemoPage()
  private var shownText = 0
  /// The tags of the text, found once: it may be long.
  private var tags = ""

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { viewModel.memo.text.title.onOneLine }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    showText()
    page.mark(viewModel.search)
  }

  private func showText() {
    guard viewModel.textCount != shownText else { return }
    if shownText == 0 {
      page.show(wholeText)
    } else {
      page.change(to: wholeText)
    }
    tags = viewModel.memo.text.tags.map { "#\($0)" }.joined(separator: " ")
    shownText = viewModel.textCount
  }

  /// The memo's text, and below it what other machines wrote at the same time.
  private var wholeText: String {
    let own = viewModel.memo.text.string
    guard !viewModel.rivals.isEmpty else { return own }
    let texts =
      [(viewModel.author, viewModel.memo.changedAt, own)]
      + viewModel.rivals.map { ($0.rival, $0.changedAt, $0.text.string) }
    let now = viewModel.context.clock.now()
    return texts.map { author, seconds, text in
      let age = words.moment(ofSeconds: seconds, at: now)
      return "── \(words.name(of: author)), \(age) ──\n\(text)"
    }
    .joined(separator: "\n\n")
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    page.draw(facts, on: &canvas, in: rect.readable)
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return page.handle(mouse) }
    return false
  }

  /// What stands above the text.
  private var facts: [[StyledText.Word]] {
    var facts: [[StyledText.Word]] = []
    if viewModel.isGone { facts.append(StyledText.words("! " + words[.memoIsGone], Theme.almost)) }
    if !viewModel.rivals.isEmpty {
      facts.append(StyledText.words("! " + words[.memoHasRivals], Theme.almost))
    }
    if !tags.isEmpty { facts.append(StyledText.words(tags, Theme.accent)) }
    facts.append(StyledText.words(times, Theme.secondary))
    if let linkText { facts.append(StyledText.words(linkText, Theme.secondary)) }
    return facts
  }

  private var times: String {
    let memo = viewModel.memo
    let now = viewModel.context.clock.now()
    let written = words[.memoWritten(age: words.moment(ofSeconds: memo.createdAt, at: now))]
    let changed = words[.memoChanged(age: words.moment(ofSeconds: memo.changedAt, at: now))]
    return [
      memo.isPinned ? words[.memoPinned] : nil, memo.revision > 1 ? changed : nil, written,
    ]
    .compactMap(\.self).joined(separator: words[.listSeparator])
  }

  private var linkText: String? {
    switch viewModel.link {
    case .none: nil
    case .unread(let id): words[.memoOnCourse(course: id)]
    case .lost(let id): words[.memoOnLostSentence(course: id)]
    case .found(let sentence, let title):
      words[.memoOnSentence(prompt: sentence.prompt, course: title)]
    }
  }
}

// MARK: - Keys

extension MemoDetailScreen {
  /// How the learner chooses between what several machines wrote.
  private var choices: [KeyBinding] {
    guard !viewModel.rivals.isEmpty, !viewModel.isGone else { return [] }
    return [
      KeyBinding(.character("k"), title: words[.keyKeepUpper]) { [viewModel] in
        viewModel.keepRequested()
      },
      KeyBinding(.character("t"), title: words[.keyTakeLower]) { [viewModel] in
        viewModel.takeRequested()
      },
    ]
  }

  var keyBindings: [KeyBinding] {
    let gone = viewModel.isGone ? words[.memoIsGone] : nil
    return choices + [
      KeyBinding(
        .character("e"), title: words[viewModel.rivals.isEmpty ? .keyEditMemo : .keyJoinTexts],
        disabledReason: gone
      ) { [viewModel] in
        viewModel.editRequested()
      },
      KeyBinding(
        .character("E"), title: words[.keyEditOutside], hint: .hidden, disabledReason: gone
      ) { [viewModel] in viewModel.outsideEditRequested() },
      KeyBinding(.character("s"), title: words[.keyMakeSentence], hint: .hidden) { [viewModel] in
        viewModel.context.makeSentence(startingFrom: viewModel.memo.text.string)
      },
      KeyBinding(
        .character("p"), title: words[viewModel.memo.isPinned ? .keyUnpin : .keyPin],
        disabledReason: gone
      ) { [viewModel] in viewModel.pinRequested() },
      KeyBinding(.character("d"), title: words[.keyDelete], disabledReason: gone) { [viewModel] in
        viewModel.deleteRequested()
      },
      KeyBinding(
        .character("v"), title: words[.keyVersions],
        disabledReason: gone ?? (viewModel.memo.revision == 1 ? words[.versionsEmpty] : nil)
      ) { [viewModel] in viewModel.versionsRequested() },
      KeyBinding(
        .character("o"), .enter, title: words[.keyOpenSentence],
        hint: viewModel.link == .none ? .hidden : .command,
        disabledReason: viewModel.reasonNotToOpenCourse
      ) { [viewModel] in viewModel.sentenceRequested() },
      KeyBinding(
        [.up, .down, .pageUp, .pageDown, .home, .end], title: words[.keyScroll], hint: .hidden
      ) { [page] in page.scroll($0) },
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      },
    ]
  }
}
