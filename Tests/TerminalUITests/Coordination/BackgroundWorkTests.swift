import Testing

@testable import TerminalUI

@MainActor
struct BackgroundWorkTests {
  private let work = BackgroundWork()

  @Test func `work runs until it first waits before start returns`() async {
    var steps: [String] = []
    work.start {
      steps.append("begun")
      await Task.yield()
      steps.append("ended")
    }
    #expect(steps == ["begun"])
    #expect(!work.isIdle)
    await work.finished()
    #expect(steps == ["begun", "ended"])
    #expect(work.isIdle)
  }

  @Test(.timeLimit(.minutes(10)))
  func `what waits for others stops when all is cancelled, what saves goes on`() async {
    var saved = false
    let stream = AsyncStream<Void>.makeStream()
    work.start {
      for await _ in stream.stream {}
    }
    work.start {
      await Task.yield()
      saved = true
    }
    work.cancel()
    await work.finished()
    #expect(saved)
  }

  @Test func `work that has ended is forgotten`() async {
    weak var captured: AnyObject?
    do {
      let object = BackgroundWork()
      captured = object
      work.start { _ = object.isIdle }
    }
    await work.finished()
    #expect(captured == nil)
    work.cancel()
    #expect(work.isIdle)
  }
}
