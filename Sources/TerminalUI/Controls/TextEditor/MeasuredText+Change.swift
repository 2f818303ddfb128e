import UnicodeText

nonisolated extension MeasuredText {
  /// The change that puts `inserted` in place of the characters of `range` and brings what meets
  /// there to normal form C, and where the caret stands after it.
  ///
  /// A letter may complete the syllable before it, a deletion may let a mark meet its letter or
  /// pair the halves of two flags. So the change begins one character before, and reaches on
  /// until characters end where they ended before.
  ///
  /// - Complexity: O(length of what changes), beside finding the place.
  func change(
    replacing range: Range<Int>, with inserted: String
  ) -> (change: TextChange, caret: Int) {
    let start = max(0, range.lowerBound - 1)
    var new = MeasuredText((substring(start..<range.lowerBound) + inserted).nfc)
    let kept = max(0, new.count - 1)
    let last = String(new.substring(kept..<new.count))
    let (seam, end) = joined(last, to: range.upperBound)
    let caret = start + kept + seam.characters(covering: last.unicodeScalars.count)
    new.replaceSubrange(kept..<new.count, with: MeasuredText(seam))
    return (TextChange(start: start, old: self[start..<end], new: new), caret)
  }

  /// `head` with as many of the characters from `offset` on as it changes, and where they end.
  ///
  /// Takes twice as many at each step: a row of flags changes as a whole.
  private func joined(_ head: String, to offset: Int) -> (text: String, end: Int) {
    var text = head
    var end = offset
    var step = 1
    while end < count {
      let next = min(count, end + step)
      text = (text + substring(end..<next)).nfc
      end = next
      step *= 2
      let last = substring(end - 1..<end)
      if let joinedLast = text.last, joinedLast.utf8.elementsEqual(last.utf8) { break }
    }
    return (text, end)
  }
}
