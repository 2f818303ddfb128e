import AppText
import Lessons
import UnicodeText

/// Words that are typed.
extension BuildViewModel {
  /// The learner typed a letter of the next word, which takes the place of one that was refused.
  ///
  /// What is longer than any block is a key that is stuck: it is no longer looked at.
  func characterTyped(_ character: Character) {
    leaveOutRefusedWord()
    guard typed.utf8.count < AnswerLimits.word else { return }
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
  func spaceTyped(focused: WordBlock.ID? = nil) {
    if goesOnInBlock { typed += " " } else { wordEnded(focused: focused) }
  }

  /// The learner ended the word that is typed; returns whether that was of use.
  ///
  /// The block that is meant is placed; a word of a right answer that no block has becomes one.
  /// Where there is neither, the learner is told why, and what is typed
  /// stays; only punctuation goes, which the answer does not need.
  @discardableResult
  func wordEnded(focused: WordBlock.ID? = nil) -> Bool {
    if filter.isEmpty {
      typed = ""
      return true
    }
    if placeTyped(focused: focused) { return true }
    if isUnmatched { refusedWord = typed }
    context.notify(
      context.localization[isUnmatched ? .quizNoMatch(text: typed) : .quizAmbiguous(text: typed)])
    return false
  }

  /// The learner pasted or composed text: its words are placed as if typed one by one.
  ///
  /// From the first word on that no block is meant by, the text stays typed. What is longer than
  /// any sentence is cut.
  func textPasted(_ text: String) {
    let words = text.start(AnswerLimits.paste).split(whereSeparator: \.isWhitespace)
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

  private func placeTyped(focused: WordBlock.ID? = nil) -> Bool {
    guard let draft else { return false }
    if draft.isOtherWord(typed) {
      let word = typed
      typed = ""
      return edit { $0.placeOtherWord(word) } ?? false
    }
    guard let block = filter.bestMatch(in: draft.candidates, focused: focused) else {
      return false
    }
    typed = ""
    return edit { $0.place(block.id) } ?? false
  }

  /// Whether what is typed is the beginning of a block of several words, up to a space in it, and
  /// is no block itself.
  private var goesOnInBlock: Bool {
    guard let draft, !filter.isEmpty, typed.last != " " else { return false }
    let folded = typed.foldedForMatching
    let texts = filter.matches(in: draft.candidates).map(\.text.foldedForMatching)
    return !texts.contains(folded) && texts.contains { $0.hasPrefix(folded + " ") }
  }
}
