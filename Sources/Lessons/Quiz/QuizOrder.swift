/// What is still to be asked in a session, and which sentence is next; each goes by its place among
/// the items.
enum QuizOrder: Hashable, Sendable {
  /// One after the other.
  case list([Int])
  /// As they are due.
  case reviews(ReviewQueue, places: [SentenceKey: Int])

  /// An order of all items.
  ///
  /// - Parameter now: seconds since 1970 UTC.
  init(_ items: [QuizItem], _ plan: QuizPlan, at now: Int64) {
    switch plan {
    case .lesson: self = .list(Array(items.indices))
    case .reviews(let scheduler):
      self = .reviews(
        ReviewQueue(items.compactMap(\.dueCard), scheduler: scheduler, now: now),
        places: Dictionary(uniqueKeysWithValues: zip(items.map(\.id), items.indices)))
    }
  }

  /// Takes the next item; nil when nothing is left.
  mutating func next(at now: Int64) -> Int? {
    switch self {
    case .list(let indices):
      self = .list(Array(indices.dropFirst()))
      return indices.first
    case .reviews(var queue, let places):
      let card = queue.next(at: now)
      self = .reviews(queue, places: places)
      return card.flatMap { places[$0.id] }
    }
  }

  /// Puts an item back that was not answered.
  mutating func putOff(_ item: QuizItem, at index: Int) {
    putBack(item, at: index) { $0.putOff($1) }
  }

  /// Puts an item back that is asked again; its card is as the answer has left it.
  mutating func putBack(_ item: QuizItem, at index: Int) {
    putBack(item, at: index) { $0.putBack($1) }
  }

  private mutating func putBack(
    _ item: QuizItem, at index: Int, _ change: (inout ReviewQueue, DueCard) -> Void
  ) {
    switch self {
    case .list(let indices): self = .list(indices + [index])
    case .reviews(var queue, let places):
      if let card = item.dueCard { change(&queue, card) }
      self = .reviews(queue, places: places)
    }
  }
}

extension QuizItem {
  /// The sentence with its card; nil when it has none.
  fileprivate var dueCard: DueCard? {
    card.map { DueCard(id: id, card: $0, dayIndex: dayIndex, kind: kind) }
  }
}
