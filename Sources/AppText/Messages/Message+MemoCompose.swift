// Writing memos

extension Message {
  package static var keyMemo: Message { Message("key.memo") }
  package static var keySaveMemo: Message { Message("key.saveMemo") }
  package static var keyMoveByWord: Message { Message("key.moveByWord") }
  package static var keyMoveByPage: Message { Message("key.moveByPage") }
  package static var keyToLineStart: Message { Message("key.toLineStart") }
  package static var keyToLineEnd: Message { Message("key.toLineEnd") }
  package static var keyToTextEnds: Message { Message("key.toTextEnds") }
  package static var keyNewLine: Message { Message("key.newLine") }
  package static var keyDeleteBefore: Message { Message("key.deleteBefore") }
  package static var keyDeleteAfter: Message { Message("key.deleteAfter") }
  package static var keyDeleteNextWord: Message { Message("key.deleteNextWord") }
  package static var keyDeleteWord: Message { Message("key.deleteWord") }
  package static var keyDeleteToStart: Message { Message("key.deleteToStart") }
  package static var keyDeleteToEnd: Message { Message("key.deleteToEnd") }
  package static var keyUndo: Message { Message("key.undo") }
  package static var keyRedo: Message { Message("key.redo") }
  package static var memoNewTitle: Message { Message("memo.newTitle") }
  package static var memoEditTitle: Message { Message("memo.editTitle") }
  package static var memoPlaceholder: Message { Message("memo.placeholder") }
  package static var memoSaved: Message { Message("memo.saved") }
  package static var memoEmpty: Message { Message("memo.empty") }
  package static func memoTooLong(limit: Int) -> Message {
    Message("memo.tooLong", ["limit": limit])
  }
  package static func memoSaveFailed(reason: String) -> Message {
    Message("memo.saveFailed", ["reason": reason])
  }
  package static var memoDraftKept: Message { Message("memo.draftKept") }
  package static func memoDraftFailed(reason: String) -> Message {
    Message("memo.draftFailed", ["reason": reason])
  }
  package static var memoEarlierDraft: Message { Message("memo.earlierDraft") }
  package static var memoWrittenElsewhere: Message { Message("memo.writtenElsewhere") }
  package static var memoUnsavedTitle: Message { Message("memo.unsavedTitle") }
  package static var memoUnsavedBody: Message { Message("memo.unsavedBody") }
  package static var memoKeepDraft: Message { Message("memo.keepDraft") }
  package static var memoDiscard: Message { Message("memo.discard") }
  package static var memoGoOn: Message { Message("memo.goOn") }
  package static var memoConflictTitle: Message { Message("memo.conflictTitle") }
  package static var memoConflictBody: Message { Message("memo.conflictBody") }
  package static var memoOnSentenceTitle: Message { Message("memo.onSentenceTitle") }
}
