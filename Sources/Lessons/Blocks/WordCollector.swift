/// Gathers what is to be known of the words of many answers, of all ways through them.
///
/// Answers are read as they are written, every stretch of text once. Where words run across the
/// edge of a branch, all their beginnings are kept until they end.
struct WordCollector {
  /// The beginning of a word that may go on.
  private struct OpenWord: Hashable {
    /// Empty where no word has begun.
    var text = ""
    /// Whether words of its sentence stand before it.
    var isInside = false
  }

  /// Beginnings of one word that are kept.
  private static let openWordLimit = 64

  /// Words with a capital letter in the middle of a sentence.
  private(set) var names: Set<String> = []
  /// Words with their punctuation; joined ones hold a space.
  private var words: Set<String> = []
  /// What the answer may be in the middle of, after one branch or another.
  private var openWords: [OpenWord] = []
  /// What the single quotation marks in the answer are, once that was asked.
  private var quotes: SingleQuotes?

  /// The words without their harmless differences.
  var keys: Set<String> {
    var keys = Set<String>(minimumCapacity: words.count)
    for word in words {
      if word.plainWordLength == nil {
        keys.formUnion(ComparableText.words(of: word))
      } else {
        keys.insert(ComparableText.key(of: word))
      }
    }
    return keys
  }

  mutating func add(_ answer: AnswerPattern) {
    openWords = [OpenWord()]
    quotes = nil
    read(answer.parts, of: answer)
    finishWords(of: answer)
  }

  private mutating func read(_ parts: [AnswerPattern.Part], of answer: AnswerPattern) {
    for part in parts {
      switch part {
      case .join: goOn(with: " ")
      case .text(let text): read(text, of: answer)
      case .alternatives(let branches):
        let before = openWords
        var after: [OpenWord] = []
        for branch in branches {
          openWords = before
          read(branch, of: answer)
          for word in openWords where after.count < Self.openWordLimit && !after.contains(word) {
            after.append(word)
          }
        }
        openWords = after
      }
    }
  }

  private mutating func read(_ text: String, of answer: AnswerPattern) {
    let (pieces, startsWithSpace, endsWithSpace) = text.piecesBetweenSpaces
    if startsWithSpace { finishWords(of: answer) }
    for (index, piece) in pieces.enumerated() {
      if index > 0 { finishWords(of: answer) }
      goOn(with: piece)
    }
    if endsWithSpace, !pieces.isEmpty { finishWords(of: answer) }
  }

  private mutating func goOn(with text: String) {
    for index in openWords.indices { openWords[index].text += text }
  }

  /// Takes the words that end here; the next one is inside of a sentence if it is on some way.
  private mutating func finishWords(of answer: AnswerPattern) {
    var isInside = false
    for word in openWords { isInside = take(word, of: answer) || isInside }
    openWords.removeAll(keepingCapacity: true)
    openWords.append(OpenWord(isInside: isInside))
  }

  /// Takes a word, and returns whether what follows is inside of a sentence.
  private mutating func take(_ word: OpenWord, of answer: AnswerPattern) -> Bool {
    if word.text.isEmpty { return word.isInside }
    words.insert(word.text)
    let isPlain = word.text.plainWordLength != nil
    let edges = WordEdges(
      word.text, quotes: isPlain ? .unpaired : quotes(in: answer))
    if word.isInside, edges.core.startsWithCapital { names.insert(edges.core) }
    return !edges.endsSentence && (word.isInside || !edges.core.isEmpty)
  }

  private mutating func quotes(in answer: AnswerPattern) -> SingleQuotes {
    if let quotes { return quotes }
    let found = SingleQuotes(in: answer.stretches.flatMap(\.piecesBetweenSpaces.pieces))
    quotes = found
    return found
  }
}

extension AnswerPattern {
  /// All stretches of text, of whatever branch, in reading order.
  fileprivate var stretches: [String] { Self.stretches(parts) }

  private static func stretches(_ parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .join: []
      case .text(let text): [text]
      case .alternatives(let branches): branches.flatMap { stretches($0) }
      }
    }
  }
}
