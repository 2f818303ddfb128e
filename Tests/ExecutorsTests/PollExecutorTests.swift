import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Executors

struct PollExecutorTests {
  /// An executor that runs on a thread of its own until it is stopped.
  private func started() -> (executor: PollExecutor, end: Task<Void, Never>) {
    let executor = PollExecutor()
    let end = Task {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "the loop").async {
          executor.run()
          continuation.resume()
        }
      }
    }
    return (executor, end)
  }

  @Test func `jobs run in the order they came`() async {
    let (executor, end) = started()
    let guest = Guest(executor)
    await guest.startNotes(of: 0..<500)
    #expect(await guest.notes(count: 500) == Array(0..<500))
    executor.stop()
    await end.value
  }

  @Test func `a job that a job adds has its turn after those that wait`() async {
    let (executor, end) = started()
    let guest = Guest(executor)
    await guest.startNested()
    #expect(await guest.notes(count: 4) == [1, 2, 3, 4])
    executor.stop()
    await end.value
  }

  @Test func `jobs come from all threads, and none is lost`() async {
    let (executor, end) = started()
    let guest = Guest(executor)
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<500 { await guest.note(thread * 500 + number) }
        }
      }
    }
    #expect(await guest.notes(count: 4_000).sorted() == Array(0..<4_000))
    executor.stop()
    await end.value
  }

  @Test func `jobs that are due later run by their time, those of one moment as they came`() async {
    let executor = PollExecutor()
    let notes = Notes()
    let collector = Collector()
    for number in 0..<60 {
      Task(executorPreference: collector) { notes.add(number) }
    }
    let jobs = collector.jobs
    #expect(jobs.count == 60)
    let start = ContinuousClock.now
    for (index, job) in jobs.enumerated() {
      // The last sixth first, each at one moment.
      let moment = start + .milliseconds(10 * (6 - index / 10))
      executor.enqueue(job, of: collector.asUnownedTaskExecutor(), at: moment)
    }
    executor.runUntil { notes.all.count == 60 }
    let groups = (0..<6).reversed().flatMap { Array($0 * 10..<$0 * 10 + 10) }
    #expect(notes.all == groups)
    #expect(ContinuousClock.now - start >= .milliseconds(60))
  }

  @Test func `waiting jobs are run before the loop ends, and later ones when it runs again`() async
  {
    let executor = PollExecutor()
    let guest = Guest(executor)
    let first = Task { await guest.note(1) }
    executor.runUntil { guest.hasNotes }
    await first.value
    let second = Task { await guest.note(2) }
    let end = Task { executor.run() }
    await second.value
    #expect(await guest.notes(count: 2) == [1, 2])
    executor.stop()
    await end.value
  }

  @Test func `the executor knows its thread`() async {
    let (executor, end) = started()
    let guest = Guest(executor)
    #expect(await guest.isAtHome)
    #expect(executor.isIsolatingCurrentContext() == false)
    executor.stop()
    await end.value
  }

  @Test func `a descriptor is told of while it is ready, until it is watched no more`() async {
    let (executor, end) = started()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer {
      close(reading)
      close(writing)
    }
    let (bytes, arrival) = AsyncStream.makeStream(of: UInt8.self)
    let number = executor.watch(reading, for: Int16(POLLIN)) {
      var byte: UInt8 = 0
      if read(reading, &byte, 1) == 1 { arrival.yield(byte) }
    }
    var iterator = bytes.makeAsyncIterator()
    #expect(write(writing, "ab", 2) == 2)
    #expect(await iterator.next() == UInt8(ascii: "a"))
    #expect(await iterator.next() == UInt8(ascii: "b"))
    executor.unwatch(number)
    #expect(write(writing, "c", 1) == 1)
    let guest = Guest(executor)
    for number in 0..<20 { await guest.note(number) }
    var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    #expect(poll(&state, 1, 0) == 1, "nobody reads any more")
    executor.stop()
    await end.value
  }
}

/// Numbers in the order they were noted.
private final class Notes: Sendable {
  private let noted = Mutex<[Int]>([])

  var all: [Int] { noted.withLock { $0 } }

  func add(_ number: Int) {
    noted.withLock { $0.append(number) }
  }
}

/// Keeps jobs instead of running them.
private final class Collector: TaskExecutor {
  private let collected = Mutex<[UnownedJob]>([])

  var jobs: [UnownedJob] { collected.withLock { $0 } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    collected.withLock { $0.append(job) }
  }
}

/// An actor that lives on an executor, and notes what it does.
private actor Guest {
  private nonisolated let executor: PollExecutor
  private nonisolated let noted = Notes()

  init(_ executor: PollExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated var hasNotes: Bool { !noted.all.isEmpty }

  var isAtHome: Bool { executor.isIsolatingCurrentContext() == true }

  func note(_ number: Int) {
    noted.add(number)
  }

  func startNotes(of numbers: Range<Int>) {
    for number in numbers { Task { note(number) } }
  }

  func startNested() {
    Task {
      note(1)
      Task {
        note(3)
        Task { note(4) }
      }
    }
    Task { note(2) }
  }

  /// The notes, when there are so many.
  func notes(count: Int) async -> [Int] {
    while noted.all.count < count { await Task.yield() }
    return noted.all
  }
}
