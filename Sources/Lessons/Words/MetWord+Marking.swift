extension MetWord {
  /// Where the word stands in an answer, by the indices of its `text`, first to last.
  ///
  /// Punctuation around it is left out.
  package func ranges(in answer: AnswerPath) -> [Range<String.Index>] {
    let words = answer.words
    let quotes = SingleQuotes(in: words)
    let text = answer.text
    var start = 0
    return words.compactMap { word in
      defer { start += word.utf8.count + 1 }
      let edges = WordEdges(word, quotes: quotes)
      guard forms.contains(ComparableText.key(of: edges.core)) else { return nil }
      let first = text.utf8.index(text.startIndex, offsetBy: start + edges.leading.utf8.count)
      return first..<text.utf8.index(first, offsetBy: edges.core.utf8.count)
    }
  }
}
