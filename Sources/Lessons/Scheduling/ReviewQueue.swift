/// The sentences of a review session, in the order they are best asked.
///
/// Cards at a short step come when their time has come, before all others; then the known ones,
/// those first that are most likely forgotten. Neighbours are from different courses where
/// possible, and among those that are nearly as urgent, of different days and asked in different
/// ways. When nothing else is left, steps that end within `lookAhead` are not waited for; but
/// no sentence is given two times running: to repeat what was just read is no test of memory.
///
/// A card that was taken is out of the queue; put it back as the answer has left it.
package struct ReviewQueue: Hashable, Sendable {
  /// How long before its time a short step may be asked when nothing else is left, in seconds:
  /// Anki's "learn ahead limit".
  private static let lookAhead: Int64 = 20 * 60

  private var known: CourseMix
  /// Cards at a short step.
  private var steps: [DueCard]
  /// Cards that were put off, in that order.
  private var later: [DueCard] = []
  private var last: DueCard?

  /// A queue of cards that are due.
  ///
  /// A step that was begun by a clock far ahead would not end for as long: its card is asked with
  /// the known ones.
  ///
  /// - Parameter now: seconds since 1970 UTC, for what is likely forgotten.
  package init(_ cards: [DueCard], scheduler: Scheduler, now: Int64) {
    let isStep = { (card: Card) in card.isInSteps && !card.isFromWrongClock(at: now) }
    steps = cards.filter { isStep($0.card) }
    known = CourseMix(cards.filter { !isStep($0.card) }) {
      scheduler.retrievability(of: $0.card, at: now)
    }
  }

  /// How many sentences are left that `next` would still give, if nothing was answered wrong.
  package func count(at now: Int64) -> Int {
    known.count + later.count + steps.count { $0.card.due <= now + Self.lookAhead }
  }

  /// Takes the next sentence out of the queue; nil when nothing is left that wants to be asked
  /// now or soon.
  ///
  /// - Parameter now: seconds since 1970 UTC.
  package mutating func next(at now: Int64) -> DueCard? {
    let card =
      takeStep(dueBy: now, inAnotherCourse: true)
      ?? known.next(inAnotherCourseThan: last)
      ?? takeStep(dueBy: now) ?? known.next(after: last) ?? takeLater(other: true)
      ?? takeStep(dueBy: now + Self.lookAhead) ?? takeLater(other: false)
    last = card
    return card
  }

  /// Puts a card back as an answer has left it; one that is known by now is done.
  package mutating func putBack(_ card: DueCard) {
    if card.card.isInSteps { steps.append(card) }
  }

  /// Puts a card back that was not answered: it is asked after all others that are due.
  package mutating func putOff(_ card: DueCard) {
    later.append(card)
  }

  /// Takes what was put off first; what was asked last only if it need not be another one.
  private mutating func takeLater(other: Bool) -> DueCard? {
    later.firstIndex { !other || $0.id != last?.id }.map { later.remove(at: $0) }
  }

  /// Takes the step that ends first, never that of the sentence that was asked last.
  private mutating func takeStep(
    dueBy time: Int64, inAnotherCourse: Bool = false
  ) -> DueCard? {
    steps.indices.filter { index in
      steps[index].card.due <= time && steps[index].id != last?.id
        && !(inAnotherCourse && steps[index].id.course == last?.id.course)
    }
    .min { steps[$0].card.due < steps[$1].card.due }
    .map { steps.remove(at: $0) }
  }
}

/// Cards of several courses, given out so that neighbours differ.
private struct CourseMix: Hashable, Sendable {
  /// A card and how likely it is remembered.
  private struct Entry: Hashable {
    let card: DueCard
    let recall: Double
  }

  /// The cards of each course, the most urgent one last; no course is empty.
  private var courses: [[Entry]]
  private(set) var count: Int

  var isEmpty: Bool { count == 0 }

  init(_ cards: [DueCard], recall: (DueCard) -> Double) {
    let entries = cards.map { Entry(card: $0, recall: recall($0)) }
      .sorted { Self.isMoreUrgent($1, $0) }
    courses = Dictionary(grouping: entries, by: \.card.id.course)
      .sorted { $0.key < $1.key }.map(\.value)
    count = cards.count
  }

  /// The most urgent card of another course; nil when there is none.
  ///
  /// A course with more cards than all others together goes first, or its last ones would be left
  /// over as neighbours.
  ///
  /// - Complexity: linear in the count of courses.
  mutating func next(inAnotherCourseThan last: DueCard?) -> DueCard? {
    let others = courses.indices.filter { courses[$0][0].card.id.course != last?.id.course }
    let crowded = others.first { 2 * courses[$0].count > count }
    return (crowded ?? mostUrgent(of: others)).map { take(from: $0, after: last) }
  }

  /// The most urgent card of any course.
  mutating func next(after last: DueCard?) -> DueCard? {
    mostUrgent(of: Array(courses.indices)).map { take(from: $0, after: last) }
  }

  private func mostUrgent(of indices: [Int]) -> Int? {
    indices.min { left, right in
      guard let one = courses[left].last, let other = courses[right].last else { return false }
      return Self.isMoreUrgent(one, other)
    }
  }

  /// How many cards are nearly as urgent as the most urgent one.
  private static let window = 6

  /// Takes the most urgent card of a course, or one nearly as urgent that is less like the one
  /// before: of another day, and asked in another way.
  private mutating func take(from index: Int, after last: DueCard?) -> DueCard {
    let urgent = courses[index].suffix(Self.window)
    let place = urgent.indices.reversed().min { left, right in
      urgent[left].card.likeness(to: last) < urgent[right].card.likeness(to: last)
    }
    let entry = courses[index].remove(at: place ?? courses[index].endIndex - 1)
    if courses[index].isEmpty { courses.remove(at: index) }
    count -= 1
    return entry.card
  }

  /// What is more likely forgotten, then what waits for longer; the key only keeps the order
  /// repeatable.
  private static func isMoreUrgent(_ left: Entry, _ right: Entry) -> Bool {
    (left.recall, left.card.card.due, left.card.id.sentence.rawValue)
      < (right.recall, right.card.card.due, right.card.id.sentence.rawValue)
  }
}

extension DueCard {
  /// How much it is like another: 0 not at all, 2 of the same day and asked in the same way.
  fileprivate func likeness(to other: DueCard?) -> Int {
    guard let other else { return 0 }
    let isOfSameDay =
      dayIndex != nil && dayIndex == other.dayIndex && id.course == other.id.course
    return (isOfSameDay ? 1 : 0) + (kind != nil && kind == other.kind ? 1 : 0)
  }
}
