/// The days on which the two forms of a sentence are asked, never one day for both.
package struct FormDays: Hashable, Sendable {
  /// When the sentence is asked as its course is written; nil when it is not.
  package private(set) var written: StudyDay?
  /// When it is asked the other way round.
  package private(set) var turned: StudyDay

  /// Where two dues come to, those before today being today's.
  ///
  /// One that was asked today keeps the other from today; of two that are due on one day, the
  /// sentence as it is written goes first.
  package init(
    written: StudyDay?, turned: StudyDay, today: StudyDay, isWrittenDone: Bool, isTurnedDone: Bool
  ) {
    self.written = written.map { max($0, today) }
    self.turned = max(turned, today)
    if isTurnedDone, !isWrittenDone, self.written == today {
      self.written = today.advanced(by: 1)
    }
    if isWrittenDone, !isTurnedDone, self.turned == today { self.turned = today.advanced(by: 1) }
    if self.written == self.turned, !(isWrittenDone && isTurnedDone && self.turned == today) {
      self.turned = self.turned.advanced(by: 1)
    }
  }
}
