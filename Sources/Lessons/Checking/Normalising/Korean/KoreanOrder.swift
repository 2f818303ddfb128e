/// What may stand elsewhere in a Korean sentence: a word that tells its part by its particle, and
/// adverbs of time, before the same verb.
struct KoreanOrder {
  /// Knows which words are verbs; without a glossary no order but the author's is right.
  let vocabulary: CourseVocabulary

  /// Whether what was given is the expected answer, but for one word that may stand where it does.
  func isFree(_ given: String, for expected: String) -> Bool {
    guard vocabulary.knowsVerbs, count(of: given) == count(of: expected) else { return false }
    let (left, right) = (words(of: given), words(of: expected))
    guard let first = left.indices.first(where: { left[$0].key != right[$0].key }),
      let last = left.indices.last(where: { left[$0].key != right[$0].key })
    else { return false }
    if left[first].key == right[last].key,
      hasSameKeys(left[(first + 1)...last], right[first..<last]),
      mayMove(right, from: last, to: first)
    {
      return true
    }
    if left[last].key == right[first].key,
      hasSameKeys(left[first..<last], right[(first + 1)...last])
    {
      return mayMove(right, from: first, to: last + 1)
    }
    return false
  }

  private struct Word {
    let key: String
    let endsSentence: Bool
  }

  /// Whether what follows a word as written is not what it belongs to.
  func endsPhrase(_ word: String) -> Bool { endsPhrase(self.word(word)) }

  private func count(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count
  }

  private func words(of text: String) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { word(String($0)) }
  }

  private func word(_ written: String) -> Word {
    Word(
      key: KoreanContractions.full(WordKey.key(of: written)),
      endsSentence: written.last.map { ".!?".contains($0) } ?? false)
  }

  private func hasSameKeys(_ left: ArraySlice<Word>, _ right: ArraySlice<Word>) -> Bool {
    left.map(\.key) == right.map(\.key)
  }

  /// - Parameter target: The place of the word that it then stands before.
  private func mayMove(_ words: [Word], from place: Int, to target: Int) -> Bool {
    let passed = place < target ? words[(place + 1)..<target] : words[target..<place]
    return standsAlone(words[place].key)
      && passed.allSatisfy { !vocabulary.isVerb($0.key) && !$0.endsSentence }
      && !words[place].endsSentence
      && endsPhrase(place == 0 ? nil : words[place - 1])
      && endsPhrase(target == 0 ? nil : words[target - 1])
  }

  /// Whether what follows a word is not what it belongs to.
  private func endsPhrase(_ word: Word?) -> Bool {
    guard let word else { return true }
    if word.endsSentence || standsAlone(word.key) { return true }
    let endings = vocabulary.isVerb(word.key) ? Self.connectives : Self.topicParticles
    return endings.contains { word.key.endsIn($0) && word.key != $0 }
  }

  /// Whether a word tells its own part in the sentence.
  private func standsAlone(_ key: String) -> Bool {
    Self.adverbs.contains(key) || Self.topics.contains(key)
      || !vocabulary.isVerb(key) && !Self.endingLikeParticles.contains(key)
        && Self.particles.contains { key.endsIn($0) && key != $0 }
  }

  private static let particles = [
    "에", "에서", "로", "까지", "부터", "한테", "에게", "께", "을", "를", "에는", "에서는",
  ]
  private static let endingLikeParticles: Set = ["가을", "마을", "노을"]
  /// What is behind whom or what a sentence is about.
  private static let topicParticles = ["은", "는", "께서"]
  private static let topics: Set = ["저는", "우리는", "저희는", "제가", "우리가"]
  private static let adverbs: Set = [
    "오늘", "어제", "내일", "지금", "아직", "벌써", "매일", "보통", "가끔", "자주", "먼저", "나중에", "그때", "이제",
    "항상", "같이", "혼자",
  ]
  private static let connectives = ["고", "서", "면", "니까", "지만", "데", "러", "려고"]
}
