import Files
import Storage
import TestSupport
import Testing

@testable import Scenes

/// A place that is read slowly: each reading ends when it is let go.
@MainActor
private final class Shelf {
  var content: Result<Int, StorageError> = .success(0)
  private(set) var readCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func read() async throws(StorageError) -> Int {
    readCount += 1
    let found = content
    await withCheckedContinuation { waiting.append($0) }
    return try found.get()
  }

  /// Lets the reading end that is under way.
  func letGo() async {
    while waiting.isEmpty { await Task.yield() }
    waiting.removeFirst().resume()
  }
}

@MainActor
struct ReadingTests {
  private let stage: SceneStage
  private let shelf = Shelf()

  init() throws {
    stage = try SceneStage()
  }

  private func reading(_ value: Int? = nil) -> Reading<Int> {
    Reading(value, in: stage.context) { [shelf] _ throws(StorageError) in try await shelf.read() }
  }

  @Test func `what was read for the first frame is not read again for it`() async {
    let reading = reading()
    #expect(reading.isLoading)
    async let opening: Void = reading.open()
    await shelf.letGo()
    await opening
    #expect(reading.value == 0)
    #expect(reading.appeared() == nil)
    #expect(shelf.readCount == 1)
    let second = reading.appeared()
    await shelf.letGo()
    await second?.value
    #expect(shelf.readCount == 2)
  }

  @Test func `what was given shows at once, and is read the next time`() async {
    let reading = reading(7)
    #expect(reading.appeared() == nil)
    #expect(reading.value == 7)
    let second = reading.appeared()
    await shelf.letGo()
    await second?.value
    #expect(reading.value == 0)
  }

  @Test func `whoever asks during a reading waits for one that began afterwards`() async {
    let reading = reading()
    let first = reading.reloadRequested()
    shelf.content = .success(1)
    let others = (0..<5).map { _ in reading.reloadRequested() }
    await shelf.letGo()
    while shelf.readCount < 2 { await Task.yield() }
    #expect(reading.value == 0)
    await shelf.letGo()
    await first.value
    for other in others { await other.value }
    #expect(reading.value == 1)
    #expect(shelf.readCount == 2, "the five that asked meanwhile share one")
  }

  @Test func `a reading from before a change is dropped and done again`() async {
    let reading = reading(3)
    let reload = reading.reloadRequested()
    reading.change { $0 += 1 }
    shelf.content = .success(4)
    await shelf.letGo()
    while shelf.readCount < 2 { await Task.yield() }
    #expect(reading.value == 4, "not what was read before the change")
    await shelf.letGo()
    await reload.value
    #expect(reading.value == 4)
  }

  @Test func `a failure leaves what was read before, until a reading succeeds`() async {
    let reading = reading(3)
    var calls = 0
    reading.didRead = { calls += 1 }
    shelf.content = .failure(StorageError(path: "p", fault: .noRoom))
    for isFailing in [true, false] {
      let reload = reading.reloadRequested()
      await shelf.letGo()
      await reload.value
      #expect((reading.failure != nil) == isFailing)
      #expect(reading.value == (isFailing ? 3 : 5))
      shelf.content = .success(5)
    }
    #expect(calls == 2)
  }

  @Test func `the same value again is no other edition`() async {
    let reading = reading(0)
    let edition = reading.edition
    let reload = reading.reloadRequested()
    await shelf.letGo()
    await reload.value
    #expect(reading.edition == edition)
    reading.change { $0 = 1 }
    #expect(reading.edition != edition)
  }
}
