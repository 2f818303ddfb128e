import AppText
import Lessons
import Terminal

/// New words with their meanings, and the sentence they stand in.
struct IntroductionText {
  /// A word as it is shown.
  struct Card {
    let word: NewWord
    /// In Latin letters; nil where nobody needs them.
    let latin: String?
  }

  let cards: [Card]
  let sentence: Sentence
  /// What stands before the sentence.
  let label: String

  /// The text in `width` columns: a card a row, where they are wide enough, with a blank row between
  /// the words and the sentence.
  func styled(width: Int) -> StyledText {
    let wordWidth = min(cards.map(\.word.form.displayWidth).max() ?? 0, width / 2)
    let latinWidth = cards.compactMap(\.latin?.displayWidth).max() ?? 0
    let isWide = width >= 60
    // Behind the blanks of a word there is one more, as between any two.
    let indent = wordWidth + 2
    let hangs = width >= 3 * indent
    let rows = cards.flatMap { card in
      var row = [Self.cell(card.word.form, wordWidth, Theme.prompt)]
      if let latin = card.latin {
        row.append(Self.cell(latin, isWide ? latinWidth : 0, Theme.secondary))
      }
      row += StyledText.words(card.word.entry.meaning, .plain)
      if card.word.isInflected {
        row += StyledText.words("(\(card.word.entry.word))", Theme.secondary)
      }
      guard let note = card.word.entry.note else { return [row] }
      let margin = hangs ? [Self.cell("", wordWidth, .plain)] : []
      return [row, margin + StyledText.words(note, Theme.secondary)]
    }
    return StyledText(rows + [[]] + context, width: width, indent: hangs ? indent : 0)
  }

  private var context: [[StyledText.Word]] {
    let speaker = sentence.speaker.map { StyledText.words("\($0):", Theme.secondary) } ?? []
    return [
      StyledText.words(label, Theme.secondary) + speaker
        + StyledText.words(sentence.answers[0].firstPath.text, Theme.prompt),
      StyledText.words(sentence.prompt, Theme.secondary),
    ]
  }

  /// A word with blanks behind it.
  private static func cell(_ text: String, _ width: Int, _ style: Style) -> StyledText.Word {
    let blanks = String(repeating: " ", count: max(0, width - text.displayWidth) + 1)
    return StyledText.Word(text: text + blanks, style: style)
  }
}
