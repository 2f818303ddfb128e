extension WordBank {
  /// The bank for a sentence.
  ///
  /// - Parameters:
  ///   - graph: All accepted answers, the learner's own among them.
  ///   - firstID: The number of the first block; the others count on from it.
  ///   - generator: Decides the order and, among equals, the distractors.
  init(
    for sentence: Sentence, vocabulary: CourseVocabulary, graph: PatternGraph, firstID: Int,
    using generator: inout some RandomNumberGenerator
  ) {
    let answer = AnswerWords(sentence.answers[0].firstPath)
    let needed = answer.words.map(vocabulary.blockText)
    let distractors = DistractorPicker(vocabulary: vocabulary, graph: graph)
      .distractors(for: needed, authored: sentence.distractors.map(\.word), using: &generator)
    let blocks = (needed + distractors).enumerated().map { offset, text in
      WordBlock(id: WordBlock.ID(rawValue: firstID + offset), text: text)
    }
    let solution = blocks.prefix(needed.count)
    self.init(
      blocks: Self.shuffled(blocks, hiding: Array(solution), using: &generator),
      leading: answer.leading, trailing: answer.trailing, solution: solution.map(\.id))
  }

  /// `blocks` in an order in which those of `solution` do not spell the answer, if there is one.
  private static func shuffled(
    _ blocks: [WordBlock], hiding solution: [WordBlock],
    using generator: inout some RandomNumberGenerator
  ) -> [WordBlock] {
    let answer = solution.map(\.text)
    let ids = Set(solution.map(\.id))
    func spellsAnswer(_ order: [WordBlock]) -> Bool {
      order.lazy.filter { ids.contains($0.id) }.map(\.text).elementsEqual(answer)
    }
    var order = blocks.shuffled(using: &generator)
    guard Set(answer).count > 1, spellsAnswer(order) else { return order }
    let places = order.indices.filter { ids.contains(order[$0].id) }
    let first = places[0]
    if let other = places.last(where: { order[$0].text != order[first].text }) {
      order.swapAt(first, other)
    }
    return order
  }
}
