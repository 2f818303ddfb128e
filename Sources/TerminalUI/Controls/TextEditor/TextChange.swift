/// Some characters of a text in place of others: an edit that can be taken back.
nonisolated struct TextChange {
  /// Characters before the change.
  let start: Int
  /// What stood there.
  let old: MeasuredText
  /// What stands there now.
  let new: MeasuredText

  /// The characters replaced, as they were counted before.
  var oldRange: Range<Int> { start..<start + old.count }
  /// The characters put in, as they are counted after.
  var newRange: Range<Int> { start..<start + new.count }

  /// The change that takes this one back.
  var inverted: TextChange { TextChange(start: start, old: new, new: old) }

  /// This change and then `next` as one; nil when there is something between their places.
  func followed(by next: TextChange) -> TextChange? {
    let mine = newRange
    let its = next.oldRange
    guard its.lowerBound <= mine.upperBound, mine.lowerBound <= its.upperBound else { return nil }
    var old = next.old[0..<max(0, mine.lowerBound - its.lowerBound)]
    old.append(self.old)
    old.append(next.old[next.old.count - max(0, its.upperBound - mine.upperBound)..<next.old.count])
    var new = self.new[0..<max(0, its.lowerBound - mine.lowerBound)]
    new.append(next.new)
    new.append(self.new[self.new.count - max(0, mine.upperBound - its.upperBound)..<self.new.count])
    return TextChange(start: min(start, next.start), old: old, new: new)
  }
}
