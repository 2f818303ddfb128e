import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// What the learner did, how it stands, and what comes: in figures.
@Observable
package final class ProgressViewModel {
  /// Whether the figures were read, and what came of it.
  package enum State: Hashable {
    case loading
    case success
    case failure(StorageError)
  }

  /// What Progress shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// Whether the figures were read.
  package private(set) var state = State.loading
  /// The figures as they were last read; nil before.
  package private(set) var figures: ProgressFigures?
  /// The words that were met; nil until they are gathered, which takes longer than the figures.
  package private(set) var words: MetWords?
  /// Counts what showed, so that a screen knows when to measure anew.
  package private(set) var revision = 0

  /// Whether everything was read for the frame that is about to show.
  @ObservationIgnored private var isJustRead = false
  /// Counts readings, so that an older one never takes the place of a newer one.
  @ObservationIgnored private var readingCount = 0
  @ObservationIgnored private var listening: Task<Void, Never>?

  /// A Progress that was not read yet.
  package init(context: AppContext) {
    self.context = context
  }

  isolated deinit {
    listening?.cancel()
  }

  // MARK: Reading

  /// Reads the figures, and returns when there is something to show; the words follow.
  package func opened() async {
    listen()
    readingCount += 1
    let reading = readingCount
    await readFigures(reading)
    isJustRead = true
    context.work.start { [self] in await gatherWords(reading) }
  }

  /// The screen shows, for the first time or again; what was read for that is not read twice.
  package func appeared() {
    guard !isJustRead else { return isJustRead = false }
    listen()
    reloadRequested()
  }

  /// The learner, or another process, wants the figures read again.
  package func reloadRequested() {
    readingCount += 1
    let reading = readingCount
    context.work.start { [self] in
      await readFigures(reading)
      await gatherWords(reading)
    }
  }

  private func readFigures(_ reading: Int) async {
    do throws(StorageError) {
      let found = try await ProgressFigures(context.database, at: context.clock.now())
      guard reading == readingCount else { return }
      state = .success
      if found != figures { figures = found }
    } catch {
      guard reading == readingCount else { return }
      state = .failure(error)
    }
    revision += 1
  }

  private func gatherWords(_ reading: Int) async {
    guard reading == readingCount, state == .success else { return }
    do throws(StorageError) {
      let found = try await MetWords.gathered(from: context.database)
      guard reading == readingCount else { return }
      if found != words { words = found }
    } catch {
      guard reading == readingCount else { return }
      state = .failure(error)
    }
    revision += 1
  }

  /// Follows what other processes change from now on.
  private func listen() {
    guard listening == nil else { return }
    listening = context.followingChanges { [weak self] in self?.reloadRequested() }
  }

  // MARK: What is there

  /// The parts that have something to show, in order.
  package var sections: [(section: ProgressSection, items: [ProgressItem])] {
    var notices: [ProgressItem] = []
    if case .failure = state { notices = [.failure] }
    guard figures != nil else {
      return [(.notices, state == .loading ? [.loading] : notices)]
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
    if item == .failure { reloadRequested() } else { wordsRequested() }
  }

  /// The learner wants to see the words.
  package func wordsRequested() {
    context.show(.words(WordsViewModel(words, context: context)), using: .push)
  }
}
