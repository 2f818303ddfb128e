extension CourseDay {
  /// The lines of a dialogue before one of its sentences, in their order; none for a sentence that is
  /// in no dialogue, or begins one.
  package func dialogue(before id: SentenceID) -> [Sentence] {
    guard let place = sentences.firstIndex(where: { $0.id == id }),
      sentences[place].speaker != nil
    else { return [] }
    return Array(sentences[..<place].reversed().prefix { $0.speaker != nil }.reversed())
  }
}
