/// Gathers what is to be known of the words of many answers, of all ways through them.
///
/// Answers are read as they are written, every stretch of text once. Only where words run across
/// the edge of a branch are ways through the answer walked.
struct WordCollector {
  /// Words with a capital letter in the middle of a sentence.
  private(set) var names: Set<String> = []
  /// Stretches of text that are whole words.
  private var texts: Set<String> = []

  /// The words without their harmless differences.
  var keys: Set<String> {
    let words = texts.flatMap { $0.unicodeScalars.split(whereSeparator: \.isWhitespace) }
    return Set(Set(words.map { String($0) }).flatMap(ComparableText.words))
  }

  mutating func add(_ answer: AnswerPattern) {
    if answer.partsWords {
      var isInside = false
      read(answer.parts, &isInside)
    } else {
      for path in answer.coveringPaths() {
        let words = path.words
        texts.formUnion(words)
        for word in AnswerWords(words).words where !word.startsSentence { noteName(word.text) }
      }
    }
  }

  /// - Parameter isInside: Whether some way to these parts stops in the middle of a sentence;
  ///   afterwards, whether some way through them does.
  private mutating func read(_ parts: [AnswerPattern.Part], _ isInside: inout Bool) {
    for part in parts {
      switch part {
      case .join: break
      case .text(let text):
        texts.insert(text)
        readSentences(of: text, &isInside)
      case .alternatives(let branches):
        let before = isInside
        isInside = false
        for branch in branches {
          var isInsideAfterBranch = before
          read(branch, &isInsideAfterBranch)
          isInside = isInside || isInsideAfterBranch
        }
      }
    }
  }

  private mutating func readSentences(of text: String, _ isInside: inout Bool) {
    let scalars = text.unicodeScalars
    // A capital at the start of a sentence tells nothing.
    guard scalars.dropFirst(isInside ? 0 : 1).contains(where: \.mayBeCapitalOrStop) else {
      isInside = isInside || scalars.contains(where: \.isPartOfWord)
      return
    }
    let words = scalars.split(whereSeparator: \.isWhitespace).map { String($0) }
    let quotes = SingleQuotes(in: words)
    var isBehindWord = scalars.first?.isWhitespace == false
    for word in words {
      let edges = WordEdges(word, quotes: quotes)
      if isInside { noteName(edges.core) }
      let isStop = edges.core.isEmpty && isBehindWord && word.endsSentence
      isInside = !edges.endsSentence && !isStop && (isInside || !edges.core.isEmpty)
      isBehindWord = false
    }
  }

  private mutating func noteName(_ word: String) {
    if word.first?.isUppercase == true { names.insert(word) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a capital letter or ends sentences; what cannot be told at a glance may be.
  fileprivate var mayBeCapitalOrStop: Bool {
    if isASCII { return ("A"..."Z").contains(self) || self == "." || self == "!" || self == "?" }
    return !(0xAC00...0xD7A3).contains(value)
  }
}
