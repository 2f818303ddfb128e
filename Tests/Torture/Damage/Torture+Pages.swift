import Files
import FoundationEssentials
import SQLite
import Scenes
import Storage
import TestSupport

extension Torture {
  /// The learner's database and its log, damaged page by page; one learner a round.
  static let pages = Torture(
    "pages", "the database damaged at each page in turn: no trap, no overwriting, a sentence",
    rounds: 6
  ) { run in
    let folder = try TemporaryFolder()
    let learner = try await SampleLearner(
      in: folder.file("learner"), seed: UInt64(run.round), steps: 150 + 100 * run.round)
    let whole = try Data(contentsOf: URL(filePath: learner.file))
    run.did("learners")
    for page in 0..<(whole.count + Damage.pageSize - 1) / Damage.pageSize {
      for damage in Damage.allCases {
        try await look(at: damage.applied(to: whole, page: page, run), damage, page, run)
      }
    }
  }

  /// Opens a damaged database, uses all of it, and compares what became of the file.
  private static func look(
    at bytes: Data, _ damage: Damage, _ page: Int, _ run: TortureRun
  ) async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("malmoi.db")
    try bytes.write(to: URL(filePath: file))
    run.did("damaged pages")
    do {
      let database = try LearnerDatabase(folder: FilePath(folder.path), now: WritingScript.start)
      do {
        try await database.readAndWriteAll()
        run.did("unharmed")
      } catch {
        run.did("refused in use")
        expectSentence(for: error, damage, page, run)
      }
    } catch {
      run.did("refused when opened")
      expectSentence(for: error, damage, page, run)
      run.expect(
        try Data(contentsOf: URL(filePath: file)) == bytes,
        "\(damage) of page \(page): refused, and overwritten")
    }
  }

  private static func expectSentence(
    for error: StorageError, _ damage: Damage, _ page: Int, _ run: TortureRun
  ) {
    let isNamed =
      switch error.fault {
      case .damaged, .foreignDatabase, .newerVersion, .olderVersion, .sqlite: true
      default: false
      }
    run.expect(isNamed, "\(damage) of page \(page): \(error)")
  }
}

/// What may become of a page.
private enum Damage: CaseIterable {
  /// Never written.
  case zeros
  /// Written with something else.
  case noise
  /// One bit turned.
  case bit
  /// In the place of another.
  case swap

  static let pageSize = 4_096

  @MainActor
  func applied(to whole: Data, page: Int, _ run: TortureRun) -> Data {
    var bytes = whole
    let range = page * Self.pageSize..<min(whole.count, (page + 1) * Self.pageSize)
    switch self {
    case .zeros:
      bytes.replaceSubrange(range, with: Data(count: range.count))
    case .noise:
      bytes.replaceSubrange(
        range, with: Data(range.map { _ in UInt8(run.number(in: 0...255)) }))
    case .bit:
      bytes[run.number(in: range.lowerBound...range.upperBound - 1)] ^=
        1 << UInt8(run.number(in: 0...7))
    case .swap:
      let other = run.number(in: 0...whole.count / Self.pageSize - 1) * Self.pageSize
      bytes.replaceSubrange(range, with: whole[other..<other + range.count])
    }
    return bytes
  }
}
