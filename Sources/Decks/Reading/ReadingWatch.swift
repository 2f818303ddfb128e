/// Who is told how far a long piece of work is, and may end it.
package struct ReadingWatch: Sendable {
  /// What is being done.
  package enum Phase: Hashable, Sendable {
    case unpacking, reading, making, keeping
  }

  /// How far it is.
  package struct Progress: Hashable, Sendable {
    package let phase: Phase
    package let done: Int
    /// nil while it is not known.
    package let total: Int?

    /// So far it is.
    package init(phase: Phase, done: Int, total: Int?) {
      self.phase = phase
      self.done = done
      self.total = total
    }
  }

  private let report: @Sendable (Progress) -> Void

  /// A watch that tells somebody.
  package init(report: @escaping @Sendable (Progress) -> Void) {
    self.report = report
  }

  /// A watch that tells nobody.
  package static let silent = ReadingWatch { _ in }

  /// Says how far it is; to be called a few thousand notes apart.
  ///
  /// - Throws: `.cancelled` when the task is not to go on.
  func advance(_ phase: Phase, _ done: Int, of total: Int? = nil) throws(DeckError) {
    if Task.isCancelled { throw .cancelled }
    report(Progress(phase: phase, done: done, total: total))
  }

  /// The same, each 2,048 steps only.
  func step(_ phase: Phase, _ done: Int, of total: Int? = nil) throws(DeckError) {
    if done & 2_047 == 0 { try advance(phase, done, of: total) }
  }
}
