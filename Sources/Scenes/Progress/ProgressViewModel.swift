import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// What the learner did, how it stands, and what comes: in figures.
@Observable
package final class ProgressViewModel: RootViewModel {
  /// What Progress needs.
  @ObservationIgnored let context: any ProgressContext
  /// The figures.
  @ObservationIgnored package let figures: Reading<ProgressFigures>
  /// The words that were met, which take longer to gather than the figures.
  @ObservationIgnored package let words: Reading<MetWords>
  /// What stands there.
  @ObservationIgnored package let content = ListContent<ProgressSection, ProgressItem>()

  /// A Progress that was not read yet.
  init(context: any ProgressContext) {
    self.context = context
    figures = Reading(in: context) { [context] _ throws(StorageError) in
      try await ProgressFigures(context.database, at: context.clock.now())
    }
    words = Reading(in: context) { [context] _ throws(StorageError) in
      try await context.metWords()
    }
    figures.didRead = { [weak self] in
      if self?.figures.failure == nil { self?.words.reloadRequested() }
      self?.arrange()
    }
    words.didRead = { [weak self] in self?.arrange() }
    arrange()
  }

  /// Reads the figures, and returns when there is something to show; the words follow.
  package func opened() async {
    await figures.open()
  }

  private func arrange() {
    content.show(CollectionSnapshot(distinct: sections))
    content.reword()
  }

  /// Why something cannot be read; nil when everything can.
  package var failure: StorageError? { figures.failure ?? words.failure }

  // MARK: What is there

  /// The parts that have something to show, in order.
  private var sections: [(section: ProgressSection, items: [ProgressItem])] {
    let notices: [ProgressItem] = failure == nil ? [] : [.failure]
    guard figures.value != nil else {
      return [(.notices, figures.isLoading ? [.loading] : notices)]
    }
    let parts: [(section: ProgressSection, items: [ProgressItem])] = [
      (.notices, notices), (.year, [.year]), (.streak, [.streak]),
      (.reviews, [.past, .coming]), (.memory, [.retention]), (.words, [.words]),
    ]
    return parts.filter { !$0.items.isEmpty }
  }

  // MARK: What the learner does

  /// The learner chose an item: a failure is tried again, all else leads to the words.
  package func itemChosen(_ item: ProgressItem) {
    if item == .failure { figures.reloadRequested() } else { wordsRequested() }
  }

  /// The learner wants to be asked about the weakest words.
  package func practiceRequested() {
    guard let words = words.value else { return }
    context.work.start { [self] in await context.practiseWeakest(of: words) }
  }

  /// The learner wants to see the words.
  package func wordsRequested() {
    context.showWords(words.value)
  }
}
