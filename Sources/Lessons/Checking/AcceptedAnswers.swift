/// The accepted answers of a sentence in normal form: made once, compared with many times.
struct AcceptedAnswers: Hashable, Sendable {
  let words: KeyGraph
  /// The numbers of their keys.
  let keys: KeyNumbers
  let normaliser: Normaliser
  /// Whether there is too much to compare word by word.
  let isPartial: Bool
  /// The count of words of the longest, or what is surely more.
  private let longest: Int
  /// Whether one of them says that it is about the speaker.
  let namesSpeaker: Bool
  /// How many of them may be shown, from the first on.
  let shownCount: Int

  init(_ letters: PatternGraph, shownCount: Int, normaliser: Normaliser) {
    var keys = KeyNumbers()
    let graph = WordGraph(letters)
    isPartial = graph.isPartial
    words = KeyGraph(
      graph.isPartial ? WordGraph(text: "") : graph, normaliser, isGiven: false,
      numberedBy: &keys)
    let counts = words.words.roots.compactMap { [words] in words.distances[$0]?.upperBound }
    longest = (isPartial ? letters.longest : counts).max() ?? 0
    namesSpeaker = words.entries.contains { KoreanPronouns.isSpeaker($0.key) }
    self.keys = keys
    self.normaliser = normaliser
    self.shownCount = shownCount
  }

  /// The greatest count of words of an answer that are looked at: those that may be right, written
  /// apart in whatever way, and some that tell how far a wrong answer goes beyond.
  var wordLimit: Int { 2 * longest + 20 }
}
