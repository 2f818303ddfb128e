import AppText
import Decks
import Lessons
import Observation
import Storage
import TerminalUI

/// A deck on its way into the learner's courses: read, looked at, kept, told of.
@Observable
package final class DeckImportViewModel {
  /// How far it is.
  package enum State {
    /// It is being read or made into sentences; how far that is, once it takes its time.
    case reading(ReadingWatch.Progress?)
    /// It was read, and nothing is written yet.
    case preview(DeckReport)
    /// It is being put among the courses.
    case keeping
    /// It is among the courses, or was there before.
    case done(DeckReport)
    /// It is being taken back.
    case undoing
    /// Nothing came of it, and why not.
    case refused(String)
  }

  /// A side of the sentences, which another field can be taken for.
  package nonisolated enum Side: Hashable, Sendable, CaseIterable {
    case prompt, answer
  }

  /// What the scene needs.
  @ObservationIgnored let context: any DeckImportContext
  /// The file.
  private let path: String
  /// How far it is.
  package private(set) var state = State.reading(nil)

  @ObservationIgnored private var keeper: DeckKeeper
  @ObservationIgnored private var deck: Deck?
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private let dismissal: Dismissal<Bool>

  /// A deck of which nothing is known yet.
  ///
  /// - Parameter dismissal: closed with whether the courses changed.
  init(
    path: String, keeper: DeckKeeper, context: any DeckImportContext, dismissal: Dismissal<Bool>
  ) {
    self.path = path
    self.keeper = keeper
    self.context = context
    self.dismissal = dismissal
  }

  isolated deinit {
    work?.cancel()
  }

  // MARK: - What the learner does

  /// The scene shows: reading begins.
  package func appeared() {
    guard work == nil else { return }
    work = context.work.start { [weak self] in
      await self?.read { keeper, path, watch throws(DeckError) in
        let deck = try await keeper.read(path, watch: watch)
        return (deck, try await keeper.plan(deck, of: path.fileName, watch: watch))
      }
    }
  }

  /// The fields of each kind of note, where others can be taken; of an imported deck none can.
  package var choices: [FieldChoice] {
    guard case .preview(let report) = state, let deck, let choices = report.deck?.choices else {
      return []
    }
    var seen: Set<Int> = []
    return choices.filter { choice in
      deck.fieldNames(ofKind: choice.kindIndex).count > 1 && seen.insert(choice.kindIndex).inserted
    }
  }

  /// The learner wants another field on a side of a kind of note; the other side gives way.
  package func fieldMoved(_ side: Side, of choice: FieldChoice, by step: Int) {
    guard case .preview = state, let deck else { return }
    let names = deck.fieldNames(ofKind: choice.kindIndex)
    let (current, other) =
      side == .prompt ? (choice.prompt, choice.answer) : (choice.answer, choice.prompt)
    let index = (names.firstIndex(of: current) ?? 0) + step
    let next = names[(index % names.count + names.count) % names.count]
    let rest = next == other ? current : other
    keeper.options.chosen[choice.key] = ChosenFields(
      prompt: side == .prompt ? next : rest, answer: side == .prompt ? rest : next)
    state = .reading(nil)
    work = context.work.start { [weak self] in
      await self?.read { keeper, path, watch throws(DeckError) in
        (deck, try await keeper.plan(deck, of: path.fileName, watch: watch))
      }
    }
  }

  /// The learner wants the deck among the courses.
  package func importRequested() {
    guard case .preview(let report) = state, !report.courses.isEmpty else { return }
    state = .keeping
    work = context.work.start { [self] in
      do throws(ImportError) {
        state = .done(
          try await keeper.keep(report, in: context.database, at: context.clock.now()))
      } catch {
        state = .refused(context.localization.sentence(for: error))
      }
    }
  }

  /// The learner takes the import back.
  package func undoRequested() {
    guard case .done(let report) = state, let id = report.undoID else { return }
    state = .undoing
    work = context.work.start { [self] in
      let words = context.localization
      do throws(ImportError) {
        let edited = try await context.database.undoImport(
          id, in: keeper.folder, at: context.clock.now())
        let sentences =
          [words[.deckUndone(id: id.rawValue)]] + edited.map { words[.deckEditedKept(path: $0)] }
        context.confirm(sentences.joined(separator: " "))
        dismissal.close(with: true)
      } catch {
        state = .refused(words.sentence(for: error))
      }
    }
  }

  /// The learner goes back: what is being read is left, what is being written is not disturbed.
  package func closed() {
    switch state {
    case .keeping, .undoing: break
    case .done(let report): dismissal.close(with: report.undoID != nil)
    case .reading, .preview, .refused:
      work?.cancel()
      dismissal.cancel()
    }
  }

  // MARK: - Reading

  private typealias Reading =
    @Sendable (DeckKeeper, String, ReadingWatch) async throws(DeckError) -> (Deck, DeckReport)

  /// Reads or plans off the main actor, and shows how far it is.
  private func read(_ read: @escaping Reading) async {
    let (steps, teller) = AsyncStream<ReadingWatch.Progress>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    async let result = Self.result(of: read, keeper, path, teller)
    for await step in steps where step.done > 0 { state = .reading(step) }
    switch await result {
    case .success where Task.isCancelled: break
    case .success((let deck, let report)):
      self.deck = deck
      state = .preview(report)
    case .failure(.cancelled): break
    case .failure(let error):
      state = .refused(context.localization.sentence(for: error, at: path.fileName))
    }
  }

  @concurrent
  private nonisolated static func result(
    of read: Reading, _ keeper: DeckKeeper, _ path: String,
    _ teller: AsyncStream<ReadingWatch.Progress>.Continuation
  ) async -> Result<(Deck, DeckReport), DeckError> {
    defer { teller.finish() }
    do throws(DeckError) {
      return .success(try await read(keeper, path, ReadingWatch { teller.yield($0) }))
    } catch {
      return .failure(error)
    }
  }
}

extension String {
  /// The end of a path: what a file is called where its folder is known.
  nonisolated fileprivate var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
