import Lessons

/// What came out of the editor, and what had gone into it.
package struct MemoEdit: Hashable, Sendable {
  /// What is being written.
  package enum Origin: Hashable, Sendable {
    /// A new memo, perhaps on a sentence.
    case new(on: SentenceKey?)
    /// A change of a memo, as it was at this revision.
    case change(of: MemoID, from: Int)

    /// A change of a memo as it is.
    package static func change(of memo: Memo) -> Origin {
      .change(of: memo.id, from: memo.revision)
    }
  }

  /// What is being written.
  package let origin: Origin
  /// What it says now.
  package let text: MemoText
  /// The draft that is needed no more once this is saved.
  package let draft: MemoDraftID?

  /// An edit with these facts.
  package init(_ origin: Origin, text: MemoText, draft: MemoDraftID? = nil) {
    self.origin = origin
    self.text = text
    self.draft = draft
  }
}

/// What became of an edit; whatever it is, its text is saved.
package enum MemoSaveResult: Hashable, Sendable {
  /// The memo says what the edit says.
  case saved(Memo)
  /// The memo had been changed elsewhere since the edit began: it stays as it is there, and the
  /// edit is a memo of its own.
  case conflict(mine: Memo, theirs: Memo)

  /// The memo with the text of the edit.
  package var memo: Memo {
    switch self {
    case .saved(let memo), .conflict(let memo, _): memo
    }
  }
}
