extension QuizSession {
  /// A sentence says something else from now on; what was answered to it stays as it was judged.
  ///
  /// While it is being answered, it is asked anew.
  package mutating func mend(_ sentence: Sentence, in course: CourseID) {
    let key = SentenceKey(course: course, sentence: sentence.id)
    for index in items.indices where items[index].id == key { items[index].sentence = sentence }
    guard exercise != nil, let item = current, item.id == key else { return }
    checker = AnswerChecker(item)
    state = .answering(makeExercise(for: item))
  }
}
