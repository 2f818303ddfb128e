extension [Sentence] {
  /// The lines of a dialogue before one of these, the sentences of a day, in their order; none for a
  /// sentence that is in no dialogue, or begins one.
  package func dialogue(before id: SentenceID) -> [Sentence] {
    guard let place = firstIndex(where: { $0.id == id }), self[place].speaker != nil else {
      return []
    }
    return Array(self[..<place].reversed().prefix { $0.speaker != nil }.reversed())
  }
}
