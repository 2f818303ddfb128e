extension CourseVocabulary {
  /// What the blocks of a sentence's model answer show, in the order of the answer.
  package func modelBlocks(of sentence: Sentence) -> [String] {
    AnswerWords(sentence.answers[0].firstPath).words.map(blockText)
  }
}
