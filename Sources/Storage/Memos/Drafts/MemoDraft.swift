import Lessons

/// Text of a memo that was never saved.
package struct MemoDraft: Hashable, Sendable, Identifiable {
  /// What it is kept under.
  package let id: MemoDraftID
  /// What was being written; a new memo when the one that was being changed is gone.
  package let origin: MemoEdit.Origin
  /// As it stood in the editor, be it empty.
  package let text: String
  /// Seconds since 1970 UTC.
  package let keptAt: Int64
  /// Whether an editor has it open, here or in another process: it is nobody else's then.
  package let isBeingWritten: Bool
}

/// What a draft is kept under, one for each editor that was opened.
package struct MemoDraftID: RawRepresentable, Hashable, Sendable {
  /// The row of the draft.
  package let rawValue: Int64

  /// The draft in that row.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// What an editor finds when it opens.
package struct FoundDraft: Hashable, Sendable {
  /// The draft that was left and is the editor's from now on; nil when there is none.
  package let draft: MemoDraft?
  /// Whether another editor is writing the same.
  package let isBeingWritten: Bool
}
