import AppText
import Lessons
import Storage

/// Asks sentences that are not due.
protocol PracticeContext: WordsContext {
  /// Asks some sentences whether they are due or not, each once until it is known.
  ///
  /// The answers move no cards: whoever has just read a sentence does not recall it, and one that was
  /// practised today comes back on the day it would have.
  ///
  /// - Parameter title: what the sitting is called.
  func practise(_ sentences: [SentenceKey], title: String) async
}

extension PracticeContext {
  /// Asks a sentence for each of the weakest words.
  func practiseWeakest(of met: MetWords) async {
    let weakest = met.weakestFirst.prefix(Self.weakestCount).map { met.words[$0] }
    var seen: Set<SentenceKey> = []
    let sentences = weakest.compactMap { word in
      (met.sentences(of: word).last { !seen.contains($0.id) }?.id).map { key in
        seen.insert(key)
        return key
      }
    }
    await practise(sentences, title: localization[.practiceWeakest])
  }

  /// How many words are practised at once.
  static var weakestCount: Int { 10 }
}
