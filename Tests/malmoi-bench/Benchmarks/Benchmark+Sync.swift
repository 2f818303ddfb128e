import Files
import Lessons
import Storage
import Sync
import Synchronization

extension Benchmark {
  /// Exchanging with another machine through a folder.
  static let sync = Benchmark(name: "sync") {
    let course = try SampleCourse(dayCount: 100, sentencesPerDay: 50).course()
    let (shared, here) = (try ScratchFolder(), try ScratchFolder())
    let there = try await ScratchFolder.withAnswers(100_000, to: course)
    _ = try await Machine("server", in: there, shared).exchange.run()
    let laptop = try Machine("laptop", in: here, shared)
    try await laptop.database.reconcile(with: course)
    let taken = try await taking(on: laptop, course)
    let idle = try await Samples.seconds(runs: 20) { _ = try await laptop.exchange.run() }
    let log = try Folder.names(in: "\(shared.path)/malmoi-sync/v1").reduce(0) {
      try $0 + bytes(in: "\(shared.path)/malmoi-sync/v1/\($1)")
    }
    return [
      .time("100,000 answers of another machine taken", limit: 5, taken.whole),
      .time("a card looked up meanwhile", limit: 16e-3, taken.cards),
      .time("the longest of those", limit: 16e-3, taken.longest),
      .time("an exchange with nothing new", limit: 20e-3, idle),
      .memory("an answer in the log", limit: 200, Samples([Double(log) / 100_000])),
    ]
  }

  private struct Machine {
    let database: LearnerDatabase
    let exchange: Exchange

    init(_ name: String, in folder: ScratchFolder, _ shared: ScratchFolder) throws {
      database = try LearnerDatabase(folder: FilePath(folder.path), now: .sample)
      exchange = Exchange(
        database, in: FolderStore(folder: FilePath(shared.path)),
        machine: Sync.Machine(name: name, id: name),
        clock: LearnerClock(now: { [sample = Timestamp.sample] in sample }, elapsed: { .zero }))
    }
  }

  private struct Taking {
    let whole, cards, longest: Samples
  }

  /// Takes all there is, while somebody goes on learning.
  private static func taking(on machine: Machine, _ course: Course) async throws -> Taking {
    let clock = ContinuousClock()
    let start = clock.now
    let ended = Mutex<ContinuousClock.Instant?>(nil)
    let exchange = Task {
      defer { ended.withLock { $0 = clock.now } }
      return try await machine.exchange.run().taken.answers
    }
    var waits: [Double] = []
    var sentences = course.sentences.makeIterator()
    while ended.withLock({ $0 }) == nil, let sentence = sentences.next() {
      let asked = clock.now
      _ = try await machine.database.card(of: SentenceKey(course: course.id, sentence: sentence.id))
      waits.append((clock.now - asked) / .seconds(1))
      try await Task.sleep(for: .milliseconds(2))
    }
    let count = try await exchange.value
    precondition(count == 100_000, "\(count) answers came")
    let end = ended.withLock { $0 } ?? clock.now
    return Taking(
      whole: Samples([(end - start) / .seconds(1)]), cards: Samples(waits),
      longest: Samples([waits.max() ?? 0]))
  }

  private static func bytes(in folder: FilePath) throws -> Int {
    try Folder.names(in: folder).reduce(0) { $0 + (FileFacts("\(folder)/\($1)")?.size ?? 0) }
  }
}
