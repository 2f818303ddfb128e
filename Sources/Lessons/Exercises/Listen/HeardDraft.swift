/// An answer to a sentence that is heard instead of read, given in one of the other ways.
package struct HeardDraft<Answer: AnswerDraft>: Hashable, Sendable {
  /// What is said aloud: the model answer.
  package let spoken: String
  /// What is built or typed.
  package var answer: Answer
}

/// An answer that can be given to what is heard.
package protocol AnswerToSound: AnswerDraft {
  /// The case of an answer of this kind to what is heard.
  static func heard(_ draft: HeardDraft<Self>) -> Exercise
}

extension BlockDraft: AnswerToSound {
  package static func heard(_ draft: HeardDraft<BlockDraft>) -> Exercise { .hearAndBuild(draft) }
}

extension TypedDraft: AnswerToSound {
  package static func heard(_ draft: HeardDraft<TypedDraft>) -> Exercise { .hearAndType(draft) }
}

extension HeardDraft: AnswerDraft where Answer: AnswerToSound {
  package static var kind: ExerciseKind {
    ExerciseKind(rawValue: "listen+\(Answer.kind.rawValue)")
  }
  package static var mode: AnswerMode { Answer.mode }

  package init?(asking asked: AskedSentence, using generator: inout SeededGenerator) {
    guard let answer = Answer(asking: asked, using: &generator) else { return nil }
    self.init(spoken: asked.sentence.answers[0].firstPath.text, answer: answer)
  }

  /// Who hears the sentence has it said to them: that it comes easily it cannot tell.
  package static func ceiling(for card: Card?) -> Grade { min(Answer.ceiling(for: card), .good) }

  package var exercise: Exercise { Answer.heard(self) }
  package var given: String { answer.given }
  package var isEmpty: Bool { answer.isEmpty }
  package var leading: String { answer.leading }
  package var trailing: String { answer.trailing }

  package mutating func clear() {
    answer.clear()
  }

  package mutating func reopen() {
    answer.reopen()
  }

  package func wordCount(of sentence: Sentence) -> Int { answer.wordCount(of: sentence) }

  package func shortfall(by checker: AnswerChecker) -> Shortfall? {
    answer.shortfall(by: checker)
  }

  package mutating func takeHint(from checker: AnswerChecker) -> Hint? {
    answer.takeHint(from: checker)
  }
}

extension Exercise {
  /// What is said aloud instead of being shown; nil when the sentence is read.
  package var spoken: String? {
    switch self {
    case .hearAndBuild(let draft): draft.spoken
    case .hearAndType(let draft): draft.spoken
    case .build, .gap, .type, .choose: nil
    }
  }
}
