import AppText
import Lessons
import Storage
import TerminalUI

extension AppContext {
  /// Asks some sentences whether they are due or not, each once until it is known.
  ///
  /// The answers move no cards: whoever has just read a sentence does not recall it, and one that was
  /// practised today comes back on the day it would have.
  ///
  /// - Parameter title: what the sitting is called.
  func practise(_ sentences: [SentenceKey], title: String) async {
    let isShown = await showQuiz { [self] () throws(StorageError) in
      let now = clock.now()
      let cards = try await database.cards(of: sentences)
      var shelf: [CourseID: ShelvedCourse] = [:]
      for id in Set(sentences.map(\.course)) {
        shelf[id] = try await ShelvedCourse(id, self, at: now)
      }
      let items = sentences.compactMap { key in
        // Of what is remembered for days one word is enough, among others.
        shelf[key.course]?.item(
          for: key.sentence, card: cards[key],
          kind: cards[key]?.stage == .review && sentences.count > 1 ? .choose : nil)
      }
      guard !items.isEmpty else { return nil }
      return QuizViewModel(
        QuizSession(items: items, seed: makeSeed()), on: .practice(title: title), context: self)
    }
    if !isShown { notify(localization[.practiceNothing]) }
  }

  /// Asks a sentence for each of the weakest words.
  func practiseWeakest(of met: MetWords) async {
    let weakest = met.weakestFirst.prefix(Self.weakestCount).map { met.words[$0] }
    var seen: Set<SentenceKey> = []
    let sentences = weakest.compactMap { word in
      (word.sentences.last { !seen.contains($0) }).map { key in
        seen.insert(key)
        return key
      }
    }
    await practise(sentences, title: localization[.practiceWeakest])
  }

  /// How many words are practised at once.
  static var weakestCount: Int { 10 }
}
