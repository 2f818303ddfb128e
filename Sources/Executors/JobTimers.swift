/// A job that waits for its turn.
struct DueJob: Sendable {
  let job: UnownedJob
  /// What it is to run on; nil is the executor that it waits for.
  var executor: UnownedTaskExecutor?
}

/// Jobs that are due later: a heap, the next one first, those of one moment in the order they came.
struct JobTimers: Sendable {
  private struct Entry: Sendable {
    let instant: ContinuousClock.Instant
    let number: Int
    let job: DueJob

    func isBefore(_ other: Entry) -> Bool {
      (instant, number) < (other.instant, other.number)
    }
  }

  private var heap: [Entry] = []
  private var lastNumber = 0

  /// Adds a job.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ job: DueJob, at instant: ContinuousClock.Instant) {
    lastNumber += 1
    heap.append(Entry(instant: instant, number: lastNumber, job: job))
    var child = heap.count - 1
    while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// How long it is until the next one; nil when there is none.
  func timeout(at now: ContinuousClock.Instant = .now) -> Duration? {
    heap.first.map { max(.zero, now.duration(to: $0.instant)) }
  }

  /// Takes out the jobs that are due and adds them to `jobs`.
  mutating func moveDue(to jobs: inout [DueJob], at now: ContinuousClock.Instant = .now) {
    while let first = heap.first, first.instant <= now {
      jobs.append(first.job)
      removeFirst()
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      let children = (2 * parent + 1..<2 * parent + 3).filter(heap.indices.contains)
      guard let least = children.min(by: { heap[$0].isBefore(heap[$1]) }),
        heap[least].isBefore(heap[parent])
      else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
