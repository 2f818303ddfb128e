import AppTestSupport
import AppText
import Decks
import Files
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// The import of a deck without a screen: how far it is, and how it ends.
@MainActor
struct DeckImportViewModelTests {
  private let place: LearnerPlace
  private let stage: SceneStage

  init() async throws {
    place = try LearnerPlace()
    stage = SceneStage(try await place.setup())
  }

  private func deck(
    notes: Int, closed: @escaping (Bool?) -> Void = { _ in }
  ) throws -> DeckImportViewModel {
    let rows = (0..<notes).map { "I see \($0).\t나는 \($0)을 봐요.\n" }
    try place.folder.write(rows.joined(), to: "home/deck.tsv")
    return DeckImportViewModel(
      path: place.folder.file("home/deck.tsv"),
      keeper: DeckKeeper(folder: FilePath(place.folder.file("data"))), context: stage.context,
      dismissal: Dismissal(closed))
  }

  @Test func `what is left while it is being read is not shown any more`() async throws {
    var results: [Bool?] = []
    let deck = try deck(notes: 3_000) { results.append($0) }
    deck.appeared()
    deck.closed()
    await stage.context.work.finished()
    guard case .reading = deck.state else {
      Issue.record("it was read on: \(deck.state)")
      return
    }
    #expect(results == [nil])
    #expect(try await stage.database.imports() == [])
  }

  @Test func `while it is being kept nothing disturbs it`() async throws {
    var results: [Bool?] = []
    let deck = try deck(notes: 3) { results.append($0) }
    deck.appeared()
    await stage.context.work.finished()
    deck.importRequested()
    deck.closed()
    #expect(results == [])
    await stage.context.work.finished()
    guard case .done(let report) = deck.state else {
      Issue.record("it was not kept: \(deck.state)")
      return
    }
    #expect(report.courses.map(\.merge.new) == [3])
    deck.closed()
    #expect(results == [true])
  }

  @Test(arguments: [
    (ReadingWatch.Progress(phase: .reading, done: 4_096, total: nil), "4096 notes read", 0),
    (ReadingWatch.Progress(phase: .making, done: 20, total: 40), "20 of 40 notes", 10),
    (ReadingWatch.Progress(phase: .making, done: 50, total: 40), "50 of 40 notes", 20),
  ])
  func `how far it is has counts, and a bar where the end is known`(
    progress: ReadingWatch.Progress, sentence: String, filled: Int
  ) throws {
    let drawn = try #require(DeckProgress(.reading(progress), isFirst: false, .english))
    var canvas = Canvas(size: Size(width: 20, height: 4))
    drawn.draw(on: &canvas, in: canvas.bounds)
    let text = String(canvas.row(1).map(\.character))
    #expect(text.hasPrefix(sentence))
    let isFilled = canvas.row(3).map { $0.style.attributes.contains(.reverse) }
    #expect(isFilled.count { $0 } == filled)
  }
}
