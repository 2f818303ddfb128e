import AppText
import Lessons

extension QuizViewModel {
  /// The new words that are shown before their sentence is asked; empty when none are.
  package var introducedWords: [NewWord] { session.introducedWords }

  /// The learner has seen the new words, and wants to be asked.
  package func introductionRead() {
    guard !introducedWords.isEmpty else { return }
    session.wordsSeen()
    sentenceShown()
  }

  /// The learner wants to hear the sentence that the new words stand in.
  package func introductionHeard() {
    guard let item = session.current else { return }
    say(item.sentence.answers[0].firstPath.text, in: item.languages.answer)
  }

  /// A word in Latin letters; nil where nobody needs them.
  func romanized(_ word: NewWord) -> String? {
    guard context.settings.values.romanizes,
      session.current?.languages.answer.primaryCode == "ko"
    else { return nil }
    return Romanization(of: word.form)?.text
  }
}
