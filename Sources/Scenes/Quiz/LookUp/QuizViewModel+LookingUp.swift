import AppText
import Lessons
import Storage
import TerminalUI

/// Looking a word up while a sentence is answered.
enum LookingUp {
  /// The letter that does it where letters are no text.
  static let letter: Character = "i"
}

extension QuizViewModel {
  /// Whether the course explains words.
  var canLookUp: Bool { session.current?.vocabulary.glossary.entries.isEmpty == false }

  /// The learner wants to know what a word means.
  ///
  /// The time it takes is not counted as time for the sentence.
  package func lookUpRequested() {
    let found = session.wordsToLookUp
    let words = context.localization
    guard !found.isEmpty else { return context.notify(words[.quizNothingToLookUp]) }
    context.work.start { [self] in
      let began = context.clock.elapsed()
      let index = await context.choose(
        words[.quizLookUp], from: found.map(\.text), current: nil)
      if let index {
        session.lookedUp(found[index])
        noteForeknowledge()
        await context.tell(title: found[index].text, message: explanation(of: found[index]))
      }
      timePassedElsewhere(context.clock.elapsed() - began)
    }
  }

  private func explanation(of word: LookedUpWord) -> String {
    let entry = word.entry
    let meaning = context.localization[.quizWordMeans(word: entry.word, meaning: entry.meaning)]
    return [meaning, entry.note].compactMap(\.self).joined(separator: "\n")
  }
}
