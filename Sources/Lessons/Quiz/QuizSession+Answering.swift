extension QuizSession {
  /// Puts a block into the answer; see `BlockDraft.place(_:at:)`.
  @discardableResult
  package mutating func place(_ id: WordBlock.ID, at index: Int? = nil) -> Bool {
    editBlocks { $0.place(id, at: index) } ?? false
  }

  /// Gives a placed block back to the bank.
  @discardableResult
  package mutating func takeBack(_ id: WordBlock.ID) -> Bool {
    editBlocks { $0.takeBack(id) } ?? false
  }

  /// Gives back the block before the insertion point; see `BlockDraft`.
  @discardableResult
  package mutating func takeBackBeforeInsertionPoint() -> WordBlock.ID? {
    editBlocks { $0.takeBackBeforeInsertionPoint() } ?? nil
  }

  /// Moves a placed block within the answer.
  ///
  /// - Parameter offset: -1 is one place towards the start.
  @discardableResult
  package mutating func move(_ id: WordBlock.ID, by offset: Int) -> Bool {
    editBlocks { $0.move(id, by: offset) } ?? false
  }

  /// Sets the gap that the next block goes into.
  package mutating func moveInsertionPoint(to gap: Int) {
    editBlocks { $0.moveInsertionPoint(to: gap) }
  }

  /// Empties the answer.
  package mutating func clear() {
    switch state {
    case .answering(.blocks): editBlocks { $0.clear() }
    case .answering(.typed): type("")
    case .checked, .finished: break
    }
  }

  /// Replaces the typed answer.
  package mutating func type(_ text: String) {
    guard case .answering(.typed(var draft)) = state else { return }
    draft.text = text
    state = .answering(.typed(draft))
  }

  @discardableResult
  private mutating func editBlocks<Result>(_ edit: (inout BlockDraft) -> Result) -> Result? {
    guard case .answering(.blocks(var draft)) = state else { return nil }
    let result = edit(&draft)
    state = .answering(.blocks(draft))
    return result
  }
}
