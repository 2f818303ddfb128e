import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// All words that were met, in the order the learner wants, searched while one types.
@Observable
package final class WordsViewModel {
  /// The orders there are.
  package enum Order: Hashable {
    case weakestFirst, alphabetical
  }

  /// Why no word shows.
  package enum Message: Hashable {
    case loading, failure, empty, nothingMatches
  }

  /// What the words needs.
  @ObservationIgnored let context: any WordsListContext
  /// The words there are, as they were gathered.
  @ObservationIgnored package let reading: Reading<MetWords>
  /// What they are searched by.
  @ObservationIgnored package let filter: ListFilter
  /// What they are sorted by.
  package private(set) var order = Order.weakestFirst
  /// The numbers of the words that show, in order.
  package private(set) var shown: [Int] = []
  /// Counts the times that `shown` was set.
  package private(set) var arrangementCount = 0
  /// The word that should have the focus from now on; nil once it has.
  package private(set) var wantedFocus: Int?

  /// A list of words; of none that are known yet when they are nil.
  init(_ words: MetWords?, context: any WordsListContext) {
    self.context = context
    filter = ListFilter(placeholder: context.localization[.wordsFilterPlaceholder])
    reading = Reading(words, in: context) { [context] _ throws(StorageError) in
      try await context.metWords()
    }
    var shownEdition = 0
    reading.didRead = { [weak self] in
      guard let self, reading.edition != shownEdition else { return }
      shownEdition = reading.edition
      arrange()
    }
    filter.didChange = { [weak self] in
      self?.arrange()
      self?.wantedFocus = self?.shown.first
    }
    arrange()
  }

  /// The words there are, found or not.
  package var met: MetWords { reading.value ?? .none }

  private func arrange() {
    shown = met.numbers(matching: filter.search, weakestFirst: order == .weakestFirst)
    arrangementCount += 1
  }

  // MARK: What the learner does

  /// The learner wants the other order.
  package func orderChanged() {
    order = order.other
    arrange()
    wantedFocus = shown.first
  }

  /// What was wanted has the focus now.
  func focusWasGiven() {
    wantedFocus = nil
  }

  /// The learner chose a word: its sentences show.
  package func wordChosen(_ number: Int) {
    let word = met.words[number]
    context.showSentences(of: word, in: met.sentences(of: word))
  }

  /// The learner wants to be asked about the weakest words.
  package func practiceRequested() {
    context.work.start { [self] in await context.practiseWeakest(of: met) }
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}
