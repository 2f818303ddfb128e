import AppText
import Lessons
import Terminal
import TerminalUI

/// The commands there are, as data for the hint bar and the help.
extension QuizScreen {
  var keyBindings: [KeyBinding] {
    guard viewModel.answer == nil else { return answeringBindings }
    guard viewModel.introducedWords.isEmpty else { return introductionBindings + [leave] }
    return viewModel.checked == nil ? [] : checkedBindings + [leave]
  }

  /// From the top of the screen: the sentence, the answer, the bank.
  var keyGroups: [String] { [words[.helpSentence], words[.helpAnswer], words[.helpBlocks]] }

  private var answeringBindings: [KeyBinding] {
    guard let area else { return [] }
    // What can be undone is shown before what may be done at any time.
    let (undo, canUndo) = (onSentence(undo), viewModel.canUndo)
    let common =
      area.mainBindings + ([skip, showMe] + lookUp).map(onSentence)
      + (canUndo ? [undo] : []) + [onSentence(memo)]
    return common + area.moreBindings(besides: common + [undo])
      + (canUndo ? [] : [undo]) + [area.wayBack ?? onSentence(leave)]
  }

  /// A command that is about the sentence, however it is answered.
  private func onSentence(_ binding: KeyBinding) -> KeyBinding {
    var binding = binding
    binding.group = words[.helpSentence]
    return binding
  }

  private var leave: KeyBinding {
    KeyBinding(.escape, title: words[.keyLeave], hint: .wayOut) { [viewModel] in
      viewModel.leaveRequested()
    }
  }

  // MARK: While a sentence is answered

  private var skip: KeyBinding {
    KeyBinding(.control("s"), title: words[.keySkip], disabledReason: viewModel.reasonNotToSkip) {
      [viewModel] in viewModel.skipped()
    }
  }

  /// None where the course explains no words.
  private var lookUp: [KeyBinding] {
    guard viewModel.canLookUp else { return [] }
    let isLetterFree = area?.isFree(LookingUp.letter) == true
    let function = Key(.function(2))
    return [
      KeyBinding(
        isLetterFree ? [.character(LookingUp.letter), function] : [function],
        title: words[.keyLookUp]
      ) { [viewModel] _ in viewModel.lookUpRequested() }
    ]
  }

  private var showMe: KeyBinding {
    KeyBinding(.control("g"), title: words[.keyShowMe]) { [viewModel] in
      viewModel.showMeRequested()
    }
  }

  /// The last answer undone; a letter does it only after the check, where none is text.
  private var undo: KeyBinding {
    let isChecked = viewModel.checked != nil
    return KeyBinding(
      isChecked ? [.character("u"), .control("r")] : [.control("r")], title: words[.keyUndoAnswer],
      hint: viewModel.canUndo ? .command : .hidden,
      disabledReason: viewModel.canUndo
        ? viewModel.reasonNotToUndo : words[.reviewNothingToUndo]
    ) { [viewModel] _ in viewModel.undoRequested() }
  }

  private var memo: KeyBinding {
    KeyBinding(.control("n"), title: words[.keyMemo]) { [viewModel] in viewModel.memoRequested() }
  }

  // MARK: After the check

  /// Takes another grade, and scrolls to where it is seen.
  private func choose(_ grade: Grade) {
    viewModel.gradeChosen(grade)
    let width = QuizLayout.textWidth(in: Rect(origin: .zero, size: size))
    let rows = viewModel.feedback?.gradeRows(marks: Marks(TerminalCapabilities()), width: width)
    if let rows { feedbackScroll.reveal(rows) }
  }

  private var memos: [KeyBinding] {
    let count = viewModel.memos.count
    guard count > 0 else { return [] }
    return [
      KeyBinding(.character("m"), title: words.count(.memos, count)) { [viewModel] in
        viewModel.memosRequested()
      }
    ]
  }

  private var speech: KeyBinding {
    KeyBinding(
      .control("p"), title: words[.keySpeak],
      hint: viewModel.reasonNotToSpeak == nil ? .command : .hidden,
      disabledReason: viewModel.reasonNotToSpeak
    ) { [viewModel] in viewModel.speechRequested() }
  }

  private var mend: KeyBinding {
    KeyBinding(.character("e"), title: words[.keyMend]) { [viewModel] in
      viewModel.mendingRequested()
    }
  }

  /// The way out of a sentence that is forgotten again and again.
  private var leaveOut: [KeyBinding] {
    guard viewModel.leechLapses != nil else { return [] }
    return [
      KeyBinding(.character("x"), title: words[.keyLeaveOut]) { [viewModel] in
        viewModel.leavingOutRequested()
      }
    ]
  }

  private var checkedBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: words[.keyContinue]) { [viewModel] in
        viewModel.continueRequested()
      },
      KeyBinding(
        .character("="), title: words[viewModel.isOwnAnswer ? .keyUndoAccept : .keyAcceptMine],
        hint: viewModel.reasonNotToAccept == nil ? .command : .hidden,
        disabledReason: viewModel.reasonNotToAccept
      ) { [viewModel] in viewModel.ownAnswerToggled() },
      speech, memo,
      // The digits stand beside the grades: a hint to click on could only mean one of them.
      KeyBinding(
        Grade.allCases.map { Key.character(Character("\($0.rawValue)")) },
        title: words[.keyChangeGrade], hint: .hidden
      ) { [weak self] key in
        guard let digit = key.typedCharacter?.wholeNumberValue, let grade = Grade(rawValue: digit)
        else { return }
        self?.choose(grade)
      },
      KeyBinding(
        [.up, .down, .pageUp, .pageDown], title: words[.keyScroll], hint: .hidden
      ) { [feedbackScroll] key in
        if let move = FocusMove(key) { feedbackScroll.scroll(move) }
      },
    ] + leaveOut + memos + [undo, mend]
  }
}
