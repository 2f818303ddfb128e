/// What was edited, step by step, to be undone and done again.
nonisolated struct EditHistory {
  /// What sort of edit a step is: typing and deleting go on in one step until a pause.
  enum Kind {
    case typing, deleting
    /// An edit that is a step of its own: a paste.
    case whole
  }

  /// One change with the caret before and after it.
  struct Step {
    let change: TextChange
    let caretBefore: Int
    let caretAfter: Int
    let kind: Kind
  }

  /// Steps kept; older ones can't be undone.
  static let capacity = 1000
  /// Characters after which a step ends without a pause.
  private static let stepCapacity = 100

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the next edit may go on with the last step.
  private var isOpen = false

  /// Remembers an edit; what was undone is gone.
  mutating func record(_ step: Step) {
    undone.removeAll()
    if let joined = joinedWithLast(step) {
      done[done.count - 1] = joined
    } else {
      if done.count == Self.capacity { done.removeFirst() }
      done.append(step)
    }
    isOpen = step.kind != .whole
  }

  /// Ends the step: the next edit begins another.
  mutating func endStep() {
    isOpen = false
  }

  /// The step to take back; nil when there is none.
  mutating func undo() -> Step? {
    endStep()
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The step to do again; nil when there is none.
  mutating func redo() -> Step? {
    endStep()
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  private func joinedWithLast(_ step: Step) -> Step? {
    guard isOpen, let last = done.last, last.kind == step.kind,
      last.change.old.count + last.change.new.count < Self.stepCapacity,
      let change = last.change.followed(by: step.change)
    else { return nil }
    return Step(
      change: change, caretBefore: last.caretBefore, caretAfter: step.caretAfter, kind: step.kind)
  }
}
