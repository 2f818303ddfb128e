/// The words of an answer without the punctuation at their edges, and what stands around them.
///
/// Punctuation between the words is not kept: shown in the answer row it would tell where its
/// word goes.
struct AnswerWords: Hashable, Sendable {
  /// A word on its way to becoming a block.
  struct Word: Hashable, Sendable {
    let text: String
    /// Whether a capital letter may be there for its place alone.
    let startsSentence: Bool
  }

  /// Punctuation before the first word: `"¿"`.
  let leading: String
  let words: [Word]
  /// Punctuation after the last word: `"."`.
  let trailing: String

  init(_ path: AnswerPath) {
    self.init(path.words)
  }

  /// - Parameter raw: Words with their punctuation.
  init(_ raw: [String]) {
    let quotes = SingleQuotes(in: raw)
    var words: [Word] = []
    var leading = ""
    var trailing = ""
    var startsSentence = true
    for word in raw {
      let edges = WordEdges(word, quotes: quotes)
      if edges.core.isEmpty {
        if words.isEmpty { leading += word } else { trailing += word }
      } else {
        if words.isEmpty { leading += edges.leading }
        words.append(Word(text: edges.core, startsSentence: startsSentence))
        trailing = edges.trailing
      }
      startsSentence = edges.endsSentence || (startsSentence && edges.core.isEmpty)
    }
    self.leading = leading
    self.words = words
    self.trailing = trailing
  }

  /// Whether it is a sentence of a script without spaces that nobody has cut into words: one block,
  /// longer than a word is, with nothing to build.
  var isOneUncutBlock: Bool {
    words.count == 1 && words[0].text.count > 3
      && words[0].text.contains(where: \.isOfUnspacedScript)
  }
}

/// Whether single quotation marks in a text are quotes or apostrophes at the edge of a word
/// ("'em", "developers'"): quotes come in pairs.
struct SingleQuotes {
  let arePaired: Bool

  /// Apostrophes only.
  static let unpaired = SingleQuotes(in: [])

  init(in words: [String]) {
    let opens = words.contains { $0.unicodeScalars.first?.isApostrophe == true }
    let closes = words.contains { word in
      word.unicodeScalars.last { !$0.isSentencePunctuation || $0.isApostrophe }?.isApostrophe
        == true
    }
    arePaired = opens && closes
  }
}
