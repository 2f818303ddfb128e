import Testing

@testable import Lessons

/// A pattern that is known to be right.
func pattern(_ source: String) -> AnswerPattern {
  do {
    return try AnswerPattern(source)
  } catch {
    Issue.record("\(source): \(error)")
    return AnswerPattern(literal: source)
  }
}

func sentence(
  _ answers: String..., prompt: String = "prompt", distractors: [String] = []
) -> Sentence {
  Sentence(
    id: SentenceID(rawValue: answers[0]), prompt: prompt, answers: answers.map(pattern),
    distractors: distractors.map { Distractor(word: $0) })
}

let english = Language(code: "en")
let korean = Language(code: "ko")

func checker(
  _ answers: String..., own: [String] = [], vocabulary: CourseVocabulary = .empty
) -> AnswerChecker {
  AnswerChecker(patterns: answers.map(pattern), ownAnswers: own, vocabulary: vocabulary)
}

/// Items for a session over sentences with these answers; they share a vocabulary.
func items(
  _ sentences: [Sentence], kind: ExerciseKind = .build, isMature: Bool = false,
  language: Language = english
) -> [QuizItem] {
  let vocabulary = CourseVocabulary(sentences: sentences, language: language)
  return sentences.map { sentence in
    QuizItem(
      id: SentenceKey(course: CourseID(rawValue: "course"), sentence: sentence.id),
      sentence: sentence, languages: LanguagePair(prompt: korean, answer: language),
      vocabulary: vocabulary, kind: kind, card: isMature ? .mature : nil)
  }
}

extension Card {
  /// One that is known for long.
  static let mature = Card(
    stage: .review, memory: Memory(stability: 30, difficulty: 5), due: 1_800_000_000,
    lastReview: 1_797_000_000)
}

/// Sentences of many shapes, for properties that all of them should have.
let assortedAnswers = [
  "{I fixed the login bug yesterday|Yesterday{,|} I fixed the login bug}.",
  "{I am|I'm} {really |}ready{ to {go|start}|}.",
  "Stop!",
  "the the the the",
  "I live in New~York and {she lives|they live} in San~Francisco.",
  "{저는|전|} {어제|} 학교에 {갔어요|갔습니다}.",
  "{할 수 있어요|할수 있어요}.",
  "¿Qué hora es?",
  "Don't say \"no\", say 'maybe'.",
  "{a|am|an} {a|am|an} {a|am|an}",
  "أنا {طالب|طالبة} جديد.",
  "좋아요 👍 {👩‍👩‍👧‍👦|가족}",
  "e\u{301}te\u{301} \u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}",
  "colo{u|}r{ful|less} {re-do|redo} C# at 50% of {3.5|4}.",
  String(repeating: "가", count: 100) + " 네",
  (1...40).map { "word\($0)" }.joined(separator: " ") + ".",
]

extension QuizSession {
  /// Puts a block into the answer.
  @discardableResult
  mutating func place(_ id: WordBlock.ID) -> Bool { exercise?.build?.place(id) ?? false }

  /// Gives a placed block back to the bank.
  mutating func takeBack(_ id: WordBlock.ID) { exercise?.build?.takeBack(id) }

  /// Replaces the typed answer.
  mutating func type(_ text: String) { exercise?.type?.text = text }
}
