/// What a learner made of a sentence, laid over the course as it is read.
///
/// The sentence keeps its id, and with it all that was learned of it.
package struct Mending: Hashable, Sendable {
  /// What the learner has.
  package let text: SentenceText
  /// What the author had when the learner looked at it last.
  package let base: SentenceText

  /// A mending of a sentence as it was.
  package init(_ text: SentenceText, of base: SentenceText) {
    self.text = text
    self.base = base
  }
}

extension AuthoredSentence {
  /// What an author has now.
  package init(_ sentence: Sentence, isNew: Bool = false) {
    text = SentenceText(sentence)
    answers = sentence.answersAsText
    self.isNew = isNew
  }
}

extension Sentence {
  /// The answers as one text, to tell them from any other.
  package var answersAsText: String { answers.map(\.source).joined(separator: "\n") }

  /// The sentence as the learner has it; as it is where the author has come to the same, or the
  /// text cannot be read.
  package func mended(by mending: Mending) -> Sentence {
    let authored = AuthoredSentence(self)
    guard authored.text != mending.text else { return self }
    let current = AuthoredSentence(self, isNew: authored.text != mending.base)
    return mending.text.read(as: id, by: speaker, authored: current).sentence ?? self
  }
}

extension Course {
  /// The course as the learner has it, whose days are read no sooner than they were to be.
  ///
  /// Where its words were known without reading it, those of sentences that were mended away stay
  /// among them.
  package func mended(by mendings: [SentenceID: Mending]) -> Course {
    guard !mendings.isEmpty else { return self }
    let days = days.map { day in
      day.mapped { sentence in mendings[sentence.id].map(sentence.mended) ?? sentence }
    }
    return having(days, words: knownWords?.joined(with: words(of: mendings)))
  }

  /// The course with a sentence in the place of the one that has its id.
  package func replacing(_ sentence: Sentence) -> Course {
    let days = days.map { day in day.mapped { $0.id == sentence.id ? sentence : $0 } }
    return having(days, words: nil)
  }

  private func words(of mendings: [SentenceID: Mending]) -> VocabularyWords {
    VocabularyWords(
      sentences: mendings.compactMap { id, mending in mending.text.read(as: id).sentence },
      language: languages.answer, glossary: [])
  }
}
