import AppText
import Lessons
import Observation
import Storage
import Terminal
import TerminalUI

/// All words that were met, in the order the learner wants, searched while one types.
@Observable
package final class WordsViewModel {
  /// Whether the words were gathered, and what came of it.
  package enum State: Hashable {
    case loading
    case success
    case failure(StorageError)
  }

  /// The orders there are.
  package enum Order: Hashable {
    case weakestFirst, alphabetical
  }

  /// Why no word shows.
  package enum Message: Hashable {
    case loading, failure, empty, nothingMatches
  }

  /// What the words share with all scenes.
  @ObservationIgnored package let context: AppContext
  /// Whether the words were gathered.
  package private(set) var state: State
  /// The words there are, found or not.
  package private(set) var met: MetWords
  /// What they are sorted by.
  package private(set) var order = Order.weakestFirst
  /// The numbers of the words that show, in order.
  package private(set) var shown: [Int] = []
  /// Counts the times that numbers began to stand for other words.
  package private(set) var revision = 0
  /// Counts the times that `shown` was set.
  package private(set) var arrangementCount = 0
  /// The field that the search is typed in; nil while it is not edited.
  package private(set) var filterField: TextField?
  /// What is searched for, as typed.
  package private(set) var filter = ""
  /// The word that should have the focus from now on; nil once it has.
  package private(set) var wantedFocus: Int?

  /// Whether the words that show were gathered for that.
  @ObservationIgnored private var isJustRead: Bool
  @ObservationIgnored private var search = TextSearch("")
  @ObservationIgnored private var readingCount = 0
  @ObservationIgnored private var listening: Task<Void, Never>?

  /// A list of words; of none that are known yet when they are nil.
  package init(_ words: MetWords?, context: AppContext) {
    self.context = context
    met = words ?? MetWords(of: [])
    state = words == nil ? .loading : .success
    isJustRead = words != nil
    arrange()
  }

  isolated deinit {
    listening?.cancel()
  }

  /// Whether not all words are shown.
  package var isFiltered: Bool { !filter.isEmpty }

  private func arrange() {
    shown = met.numbers(matching: search, weakestFirst: order == .weakestFirst)
    arrangementCount += 1
  }

  // MARK: Reading

  /// The screen shows, for the first time or again.
  package func appeared() {
    listen()
    guard !isJustRead else { return isJustRead = false }
    reloadRequested()
  }

  /// The learner, or another process, wants the words gathered again.
  package func reloadRequested() {
    readingCount += 1
    let reading = readingCount
    context.work.start { [self] in
      do throws(StorageError) {
        let found = try await MetWords.gathered(from: context.database)
        guard reading == readingCount else { return }
        state = .success
        if found != met { take(found) }
      } catch {
        guard reading == readingCount else { return }
        state = .failure(error)
      }
    }
  }

  private func take(_ found: MetWords) {
    met = found
    revision += 1
    arrange()
  }

  /// Follows what other processes change from now on.
  private func listen() {
    guard listening == nil else { return }
    listening = context.followingChanges { [weak self] in self?.reloadRequested() }
  }

  // MARK: What the learner does

  /// The learner wants the other order.
  package func orderChanged() {
    order = order.other
    arrange()
    wantedFocus = shown.first
  }

  /// The learner wants to search.
  package func filterRequested() {
    filterField = TextField(
      filter, placeholder: context.localization[.wordsFilterPlaceholder], maximumLength: 100)
  }

  /// The learner typed into the search; returns whether that was of use.
  package func filterEdited(by event: Event) -> Bool {
    guard filterField?.handle(event) == true else { return false }
    if let text = filterField?.text, text != filter { filterChanged(to: text) }
    return true
  }

  /// The learner goes on with what the search leaves.
  package func filterAccepted() {
    filterField = nil
  }

  /// The learner wants all words again.
  package func filterCleared() {
    filterField = nil
    if isFiltered { filterChanged(to: "") }
  }

  private func filterChanged(to text: String) {
    filter = text
    search = TextSearch(text)
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
    let sentences = word.sentences.compactMap { met.sentences[$0] }
    context.show(
      .wordSentences(WordSentencesViewModel(word, in: sentences, context: context)), using: .push)
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}
