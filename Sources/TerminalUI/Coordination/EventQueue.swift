import Terminal

/// Events that wait to be answered, the oldest first; as many as come.
nonisolated struct EventQueue {
  private var events: [Event] = []
  /// Events at the beginning that are gone: taking one out moves no others.
  private var taken = 0

  /// Whether none waits.
  var isEmpty: Bool { taken == events.count }

  /// Adds events behind the others.
  mutating func append(_ new: [Event]) {
    events += new
  }

  /// Puts events before the others.
  mutating func prepend(_ new: [Event]) {
    events.replaceSubrange(..<taken, with: new)
    taken = 0
  }

  /// Takes the oldest out.
  mutating func popFirst() -> Event? {
    guard !isEmpty else { return nil }
    defer { dropTaken() }
    taken += 1
    return events[taken - 1]
  }

  /// Takes the oldest out that `isWanted` holds for.
  mutating func popFirst(where isWanted: (Event) -> Bool) -> Event? {
    events[taken...].firstIndex(where: isWanted).map { events.remove(at: $0) }
  }

  /// Takes all out.
  mutating func popAll() -> ArraySlice<Event> {
    defer { self = EventQueue() }
    return events[taken...]
  }

  private mutating func dropTaken() {
    guard taken == events.count || taken >= 1024 && taken * 2 >= events.count else { return }
    events.removeFirst(taken)
    taken = 0
  }
}
