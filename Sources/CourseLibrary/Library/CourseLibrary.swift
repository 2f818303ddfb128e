import Executors
import Files
import Lessons

/// The sources of courses, asked side by side, each failing apart.
///
/// An actor: sources answer at any time and from any thread, while several models of the app
/// listen. What it knows is handed out as values, `CourseCatalog`.
package actor CourseLibrary {
  private(set) var entries: [Entry]
  private var listeners: [AsyncStream<CourseCatalog>.Continuation] = []
  private var isWatching = false
  /// What is known now.
  package private(set) var catalog: CourseCatalog
  /// What was worked out of course files; nil when nothing of it is kept.
  package nonisolated let digests: CourseDigests?
  /// What the learner has made of a course that was read.
  let layer: @Sendable (Course) async -> Course

  private nonisolated let executor = SerialQueueExecutor(label: "malmoi.library")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - sources: In the order of precedence; of two with one address the first counts.
  ///   - digests: What was worked out of course files; nil when nothing of it is kept.
  ///   - layer: Makes of each course that is read what the learner has made of it.
  package init(
    sources: [any CourseSource], digests: CourseDigests? = nil,
    layer: @escaping @Sendable (Course) async -> Course = { $0 }
  ) {
    self.digests = digests
    self.layer = layer
    entries = []
    for source in sources where !entries.contains(where: { $0.address == source.address }) {
      entries.append(Entry(source: source))
    }
    catalog = CourseCatalog(sources: entries.map(\.snapshot))
  }

  deinit {
    for entry in entries { entry.watch?.cancel() }
    for listener in listeners { listener.finish() }
  }

  /// The catalog as it is, and again after each change; of several at once, the last one.
  package func catalogs() -> AsyncStream<CourseCatalog> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: CourseCatalog.self, bufferingPolicy: .bufferingNewest(1))
    listeners.append(continuation)
    continuation.yield(catalog)
    return stream
  }

  // MARK: - Asking

  /// Asks all sources side by side, and waits for the last one.
  ///
  /// What was kept of each shows at once, the answers as they come. When the task is cancelled,
  /// sources that have not answered are as they were before.
  package func load() async {
    await reload(entries.map(\.address))
  }

  /// Asks one source again; does nothing when there is no such source.
  package func reload(_ address: CourseSourceAddress) async {
    guard let source = entry(at: address)?.source else { return }
    let question = beginQuestion(to: address)
    let kept = await keptListing(of: source)
    adopt(.loading(kept: kept), of: address, to: question)
    await ask(source, question)
  }

  func reload(_ addresses: [CourseSourceAddress]) async {
    await withTaskGroup { group in
      for address in addresses {
        group.addTask { await self.reload(address) }
      }
    }
  }

  private func keptListing(of source: any CourseSource) async -> CourseListing {
    guard let state = entry(at: source.address)?.state, case .idle = state else {
      return entry(at: source.address)?.state.listing ?? .empty
    }
    return await source.keptCourses()
  }

  private func ask(_ source: any CourseSource, _ question: Int) async {
    let state: SourceState
    do throws(CancellationError) {
      switch try await source.courses() {
      case .success(let listing): state = .loaded(listing)
      case .failure(let error, let kept): state = .failed(error, kept: kept)
      }
    } catch {
      state = entry(at: source.address)?.lastAnswer ?? .idle
    }
    adopt(state, of: source.address, to: question)
  }

  // MARK: - Sources

  /// Adds a source behind the others, and asks it; one that is there already is only asked.
  package func add(_ source: any CourseSource) async {
    if entry(at: source.address) == nil {
      entries.append(Entry(source: source))
      if isWatching { watch(source) }
    }
    await reload(source.address)
  }

  /// Removes a source with its courses; what was kept of a server stays for the next time.
  package func remove(_ address: CourseSourceAddress) {
    entry(at: address)?.watch?.cancel()
    entries.removeAll { $0.address == address }
    publish()
  }

  /// From now on asks a source again whenever it tells of a change, as folders do.
  ///
  /// Called before `load`, it misses no change. Ends with the library. A source that cannot be watched is still asked by `reload`.
  package func watch() {
    guard !isWatching else { return }
    isWatching = true
    for entry in entries { watch(entry.source) }
  }

  /// Asks a source and shows the answer, without showing that it was asked.
  private func refresh(_ source: any CourseSource) async {
    await ask(source, beginQuestion(to: source.address))
  }

  private func watch(_ source: any CourseSource) {
    let changes: AsyncStream<Void>
    do throws(FileReadError) {
      changes = try source.changes()
    } catch {
      // No inotify instance is left: courses are as new as the last reload, which is no fault
      // of theirs.
      return
    }
    let task = Task { [weak self] in
      for await _ in changes { await self?.refresh(source) }
    }
    update(source.address) { $0.watch = task }
  }
}

// MARK: - State

extension CourseLibrary {
  /// One source and what came of asking it.
  struct Entry {
    let source: any CourseSource
    var state = SourceState.idle
    /// The state after the last question that was answered.
    var lastAnswer = SourceState.idle
    /// Counts the questions: of two under way at once, only the later one's answer counts.
    var question = 0
    var watch: Task<Void, Never>?

    var address: CourseSourceAddress { source.address }

    /// Whether the source has said what courses it has.
    var isAnswered: Bool { state != .idle && !state.isLoading }

    var snapshot: CourseCatalog.Source { CourseCatalog.Source(address: address, state: state) }
  }

  func entry(at address: CourseSourceAddress) -> Entry? {
    entries.first { $0.address == address }
  }

  private func update(_ address: CourseSourceAddress, _ change: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.address == address }) else { return }
    change(&entries[index])
  }

  private func beginQuestion(to address: CourseSourceAddress) -> Int {
    update(address) { $0.question += 1 }
    return entry(at: address)?.question ?? 0
  }

  /// Takes what came of a question, unless the source was asked again since.
  private func adopt(_ state: SourceState, of address: CourseSourceAddress, to question: Int) {
    guard let entry = entry(at: address), entry.question == question else { return }
    update(address) {
      $0.state = state
      if !state.isLoading { $0.lastAnswer = state }
    }
    if entry.state != state { publish() }
  }

  private func publish() {
    catalog = CourseCatalog(sources: entries.map(\.snapshot))
    listeners.removeAll { listener in
      if case .terminated = listener.yield(catalog) { true } else { false }
    }
  }
}
