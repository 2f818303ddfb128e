import Terminal

/// Where the parts of a memo being written stand: the text gets what is left, and where there is
/// little room all of it.
struct MemoComposeLayout: Equatable {
  /// One row about the sentence a memo is on; empty when there is none, or no room.
  let subject: Rect
  /// The text.
  let editor: Rect
  /// What is said about the text; empty when there is no room.
  let remark: Rect

  init(in rect: Rect, hasSubject: Bool, remarkHeight: Int) {
    let isRoomy = rect.height >= 6
    let subjectRows = hasSubject && isRoomy ? 1 : 0
    let remarkRows = rect.height >= 3 ? min(remarkHeight, max(1, rect.height / 2)) : 0
    // A blank row between the sentence and the text.
    let top = subjectRows * (rect.height >= 12 ? 2 : 1)
    subject = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: subjectRows)
    editor = rect.inset(by: EdgeInsets(top: top, bottom: remarkRows))
    remark = Rect(
      x: rect.minX, y: rect.maxY - remarkRows, width: rect.width, height: remarkRows)
  }
}
