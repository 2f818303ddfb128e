/// What was typed into a gap, set into its sentence where it belongs.
///
/// Who types the neighbours of the missing word, or the whole sentence, in these words or others,
/// knows the word as well: what already stands around the gap is not said twice.
struct GapPlacing {
  private let gap: GapDraft
  private let typed: [String]

  init(_ text: String, in gap: GapDraft) {
    self.gap = gap
    typed = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The sentences that may be meant, the one that is about as long as the model first.
  var sentences: [String] {
    guard !isOnlyTheWord, !isOnlyWhatStands else { return [wayInGap] }
    let wanted = EditDistance.letters(of: gap.filled(with: gap.missing)).count
    func excess(_ sentence: String) -> Int {
      abs(EditDistance.letters(of: sentence).count - wanted)
    }
    let whole = typed.joined(separator: " ")
    return excess(whole) < excess(wayInGap) ? [whole, wayInGap] : [wayInGap, whole]
  }

  /// The sentence with the typed words in its gap, without those that stand beside it.
  private var wayInGap: String {
    let keys = typed.map(ComparableText.key)
    let (before, after) = (gap.before.map(ComparableText.key), gap.after.map(ComparableText.key))
    let spare = max(0, typed.count - 1)
    let leading = longest(min(spare, before.count)) { keys.prefix($0) == before.suffix($0) }
    let trailing = longest(min(spare - leading, after.count)) {
      keys.suffix($0) == after.prefix($0)
    }
    return gap.filled(with: withoutEdges(typed[leading..<(typed.count - trailing)]))
  }

  private func longest(_ most: Int, where isShared: (Int) -> Bool) -> Int {
    (0...most).last(where: isShared) ?? 0
  }

  /// Words without the punctuation that stands around the gap anyway.
  private func withoutEdges(_ words: ArraySlice<String>) -> String {
    var text = words.joined(separator: " ")[...]
    if text.hasPrefix(gap.opening) { text.removeFirst(gap.opening.count) }
    if text.hasSuffix(gap.closing) { text.removeLast(gap.closing.count) }
    return String(text)
  }

  /// Whether one word was typed that is too short to be the sentence without its spaces.
  private var isOnlyTheWord: Bool {
    guard typed.count == 1 else { return typed.isEmpty }
    let rest = EditDistance.letters(of: gap.filled(with: "")).count
    return EditDistance.letters(of: typed[0]).count
      <= EditDistance.letters(of: gap.missing).count + rest / 2
  }

  /// Whether all that was typed stands beside the gap anyway, and tells nothing of what is missing.
  private var isOnlyWhatStands: Bool {
    let standing = Set((gap.before + gap.after).map(ComparableText.key))
    return typed.allSatisfy { standing.contains(ComparableText.key(of: $0)) }
  }
}
