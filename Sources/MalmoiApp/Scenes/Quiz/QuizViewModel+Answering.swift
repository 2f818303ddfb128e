import Lessons
import UnicodeText

extension QuizViewModel {
  // MARK: Typing

  /// The learner typed a letter of the next word, which takes the place of one that was refused.
  ///
  /// What is longer than any block is a key that is stuck: it is no longer looked at.
  package func characterTyped(_ character: Character) {
    leaveOutRefusedWord()
    guard typed.utf8.count < Self.typingLimit else { return }
    typed = (typed + String(character)).nfc
  }

  /// A word that no block is meant by goes, and is remembered for the learner to read.
  private func leaveOutRefusedWord() {
    if isRefused {
      leftOutWords.append(typed)
      typed = ""
    }
    refusedWord = nil
  }

  /// The learner pressed Space after a word that is typed.
  ///
  /// It ends the word, or goes on inside a block of several words ("New York").
  package func spaceTyped(focused: WordBlock.ID? = nil) {
    if goesOnInBlock { typed += " " } else { wordEnded(focused: focused) }
  }

  /// The learner ended the word that is typed; returns whether that was of use.
  ///
  /// The block that is meant is placed. Where none is, the learner is told why, and what is typed
  /// stays; only punctuation goes, which the answer does not need.
  @discardableResult
  package func wordEnded(focused: WordBlock.ID? = nil) -> Bool {
    if filter.isEmpty {
      typed = ""
      return true
    }
    if placeTyped(focused: focused) { return true }
    if isUnmatched { refusedWord = typed }
    let key: TextKey = isUnmatched ? .quizNoMatch : .quizAmbiguous
    context.notify(context.localization.text(key, ["text": typed]))
    return false
  }

  /// The learner pasted or composed text: its words are placed as if typed one by one.
  ///
  /// From the first word on that no block is meant by, the text stays typed. What is longer than
  /// any sentence is cut.
  package func textPasted(_ text: String) {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.pasteLimit)))
    let words = start.split(whereSeparator: \.isWhitespace)
    if !words.isEmpty { leaveOutRefusedWord() }
    for (index, word) in words.enumerated() {
      typed = (typed + word).nfc
      if goesOnInBlock, index + 1 < words.count {
        typed += " "
      } else if !filter.isEmpty, !placeTyped() {
        typed = ([typed[...]] + words[(index + 1)...]).joined(separator: " ").nfc
        wordEnded()
        return
      }
    }
    if filter.isEmpty { typed = "" }
  }

  /// The learner gave up on the word that is typed.
  package func typedWordDropped() {
    typed = ""
  }

  private func placeTyped(focused: WordBlock.ID? = nil) -> Bool {
    guard let draft, let block = filter.bestMatch(in: draft.candidates, focused: focused) else {
      return false
    }
    typed = ""
    return session.place(block.id)
  }

  /// Whether what is typed is the beginning of a block of several words, up to a space in it, and
  /// is no block itself.
  private var goesOnInBlock: Bool {
    guard let draft, !filter.isEmpty, typed.last != " " else { return false }
    let folded = typed.foldedForMatching
    let texts = filter.matches(in: draft.candidates).map(\.text.foldedForMatching)
    return !texts.contains(folded) && texts.contains { $0.hasPrefix(folded + " ") }
  }

  /// Bytes of a word that is typed.
  static let typingLimit = 1_000
  /// Code points of a pasted text that are looked at.
  static let pasteLimit = 2_000

  // MARK: Blocks

  /// The learner chose a block: one of the bank goes into the answer, one of the answer back.
  package func blockChosen(_ id: WordBlock.ID) {
    guard let draft else { return }
    typed = ""
    if draft.isPlaced(id) { session.takeBack(id) } else { session.place(id) }
  }

  /// The learner pressed Backspace: the last letter goes, else the block before the caret.
  package func backspacePressed() {
    if !typed.isEmpty {
      refusedWord = nil
      typed.removeLast()
    } else if session.takeBackBeforeInsertionPoint() == nil {
      context.notify(context.localization[.quizNothingToTakeBack])
    }
  }

  /// The learner moved a block of the answer by some places; -1 is one towards the start.
  package func blockMoved(_ id: WordBlock.ID, by offset: Int) {
    session.move(id, by: offset)
  }

  /// The learner went to a gap of the answer; the next block goes in there.
  package func gapChosen(_ gap: Int) {
    session.moveInsertionPoint(to: gap)
  }

  /// The learner took everything back.
  package func cleared() {
    guard typedDraft == nil else { return sentenceCleared() }
    typed = ""
    leftOutWords = []
    session.clear()
  }

  /// The learner asked for the next right block or word.
  ///
  /// Blocks that are wrong where they stand go back first, and are named.
  package func hintRequested() {
    guard let bank = draft?.bank else { return sentenceHintRequested() }
    let words = context.localization
    guard let hint = session.hint() else { return context.notify(words[.quizNoHintNeeded]) }
    typed = ""
    guard !hint.takenBack.isEmpty else { return }
    let texts = hint.takenBack.compactMap { bank.block($0)?.text }
    context.confirm(words.text(.quizHintTookBack, ["words": texts.joined(separator: ", ")]))
  }
}
