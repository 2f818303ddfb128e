/// Finds the words of answers, and looks at each spelling once, however many answers have it.
struct WordSpotter {
  /// A spelling of a word.
  struct Spelling {
    /// Without the punctuation at its edges.
    let text: String
    /// As it is compared.
    let form: String
    /// What it counts as: all forms of a word in the glossary are one.
    let id: String
    /// What the glossary says of it.
    let entry: GlossaryEntry?
    /// Whether a sentence ends behind it, where it stands as it was found.
    fileprivate let endsSentence: Bool
  }

  /// A word in an answer.
  struct Spot {
    /// Its number in `spellings`.
    let spelling: Int
    /// Whether a capital letter may be there for its place alone.
    let startsSentence: Bool
  }

  /// All that were found, in the order they were.
  private(set) var spellings: [Spelling] = []
  private let glossary: GlossaryIndex
  /// The numbers of words as they stand in answers, punctuation included; nil inside for those that
  /// take more than a look.
  private var plain: [String: Int?] = [:]
  /// The numbers of words without the punctuation around them.
  private var bare: [String: Int] = [:]

  /// - Parameter glossary: says which forms are one word.
  init(_ glossary: GlossaryIndex) {
    self.glossary = glossary
  }

  /// The words of a sentence's answer, in order.
  ///
  /// - Parameter spots: what they are put into, in place of what is there.
  mutating func find(in sentence: StudiedSentence, _ spots: inout [Spot]) {
    if let pattern = sentence.pattern, findPlain(in: pattern, &spots) { return }
    spots.removeAll(keepingCapacity: true)
    for word in AnswerWords(sentence.answer).words {
      let number = bare[word.text] ?? add(word.text, endsSentence: false)
      bare[word.text] = number
      spots.append(Spot(spelling: number, startsSentence: word.startsSentence))
    }
  }

  /// Finds them where every word is plain, so that there are no signs of patterns.
  ///
  /// - Returns: false where there is another one.
  private mutating func findPlain(in pattern: String, _ spots: inout [Spot]) -> Bool {
    spots.removeAll(keepingCapacity: true)
    var text = pattern
    return text.withUTF8 { bytes in
      var startsSentence = true
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x20 { end += 1 }
        if end > start {
          let word = String(
            decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
          guard let number = plainNumber(of: word) else { return false }
          spots.append(Spot(spelling: number, startsSentence: startsSentence))
          startsSentence = spellings[number].endsSentence
        }
        start = end + 1
      }
      return true
    }
  }

  private mutating func plainNumber(of word: String) -> Int? {
    if let known = plain[word] { return known }
    let number = word.plainWordLength.map { _ in
      let edges = WordEdges(word, quotes: .unpaired)
      return add(edges.core, endsSentence: edges.endsSentence)
    }
    plain[word] = .some(number)
    return number
  }

  private mutating func add(_ text: String, endsSentence: Bool) -> Int {
    let form = ComparableText.key(of: text)
    let entry = glossary[form]
    spellings.append(
      Spelling(
        text: text, form: form, id: entry.map { ComparableText.key(of: $0.word) } ?? form,
        entry: entry, endsSentence: endsSentence))
    return spellings.count - 1
  }
}
