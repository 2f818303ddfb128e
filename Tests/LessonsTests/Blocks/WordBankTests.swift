import Testing

@testable import Lessons

struct WordBankTests {
  private func bank(
    _ sentence: Sentence, among others: [Sentence] = [], language: Language = english, seed: UInt64
  ) -> WordBank {
    var generator = SeededGenerator(seed: seed)
    return WordBank(
      for: sentence,
      vocabulary: CourseVocabulary(sentences: [sentence] + others, language: language),
      graph: PatternGraph(sentence.answers), firstID: 100, using: &generator)
  }

  private let others = [
    "We found the issue today.", "He fixes bugs quickly.", "They fixed a dog house.",
    "{She|He} {likes|loves} hot bags.", "Log in again, please.",
  ].map { sentence($0) }

  @Test func `the same seed makes the same bank`() {
    let asked = sentence("I fixed the bug.")
    #expect(bank(asked, among: others, seed: 7) == bank(asked, among: others, seed: 7))
    let banks = Set((0..<20).map { bank(asked, among: others, seed: $0) })
    #expect(banks.count > 10)
  }

  @Test func `every answer is checked as exact from its own blocks`() {
    for (seed, answer) in assortedAnswers.enumerated() {
      let asked = sentence(answer)
      let bank = bank(asked, among: others, seed: UInt64(seed))
      let given = bank.solution.compactMap { bank.block($0)?.text }.joined(separator: " ")
      #expect(checker(answer).check(given, mode: .bank).verdict == .exact, "\(given)")
      let remarks = checker(answer).check(given, mode: .typed).verdict
      #expect(remarks.isRight, "\(given)")
    }
  }

  @Test func `the order never spells the answer`() {
    for answer in ["Stop now!", "I fixed the bug.", "the the a", "a the the the", "Go, go home"] {
      for seed in 0..<50 as Range<UInt64> {
        let bank = bank(sentence(answer), among: others, seed: seed)
        let order = bank.blocks.filter { bank.solution.contains($0.id) }.map(\.text)
        #expect(order != bank.solution.compactMap { bank.block($0)?.text })
      }
    }
  }

  @Test(arguments: ["Stop!", "the the the the"])
  func `an answer with one order is shown in it`(answer: String) {
    #expect(bank(sentence(answer), seed: 1).blocks.count >= 1)
  }

  @Test func `equal words are blocks of their own`() {
    let bank = bank(sentence("the cat and the dog and the owl and the"), seed: 1)
    #expect(bank.blocks.count { $0.text == "the" } == 4)
    #expect(Set(bank.blocks.map(\.id)).count == bank.blocks.count)
  }

  @Test func `there are two to four distractors, the author's first`() {
    let short = sentence("Stop it!", distractors: ["halt"])
    let long = sentence(
      "I really fixed the very old login bug.", distractors: ["a", "b", "c", "d", "e", "a"])
    for seed in 0..<50 as Range<UInt64> {
      let few = distractors(bank(short, among: others, seed: seed))
      #expect(few.count == 2 && few.contains("halt"))
      let many = distractors(bank(long, among: others, seed: seed))
      #expect(many.count == 4 && Set(many).isSubset(of: ["a", "b", "c", "d", "e"]))
    }
  }

  @Test func `the nearest words of the course distract`() {
    let found = distractors(bank(sentence("I fixed the bug."), among: others, seed: 3))
    #expect(Set(found).isSubset(of: ["fixes", "bugs", "bags", "we", "he", "they"]), "\(found)")
  }

  @Test func `Hangul is near by jamo`() {
    let asked = sentence("학교에 가요.")
    let others = ["학교는 커요.", "저는 잠을 자요.", "바다를 봐요."].map { sentence($0) }
    let found = distractors(bank(asked, among: others, language: korean, seed: 1))
    #expect(Set(found) == ["학교는", "자요"])
  }

  @Test func `no distractor completes another answer`() {
    let asked = sentence(
      "I fixed the bug.", "We {solved|fix} {a|the} {problem|issue}.",
      distractors: ["solved", "Problem", "the", "A", "bag"])
    for seed in 0..<50 as Range<UInt64> {
      let found = distractors(bank(asked, among: others, seed: seed))
      #expect(found.contains("bag"))
      #expect(Set(found).isDisjoint(with: ["solved", "Problem", "the", "A", "we", "issue"]))
    }
  }

  @Test func `a course of one sentence has no words to distract with`() {
    let bank = bank(sentence("I am a student."), seed: 7)
    #expect(Set(bank.blocks.map(\.text)) == ["I", "am", "a", "student"])
  }

  @Test func `fixed punctuation stands around the answer`() {
    let bank = bank(sentence("¿Qué hora es?"), language: Language(code: "es"), seed: 1)
    #expect(bank.leading == "¿" && bank.trailing == "?")
    #expect(Set(bank.blocks.map(\.text)) == ["qué", "hora", "es"])
  }

  private func distractors(_ bank: WordBank) -> [String] {
    bank.blocks.filter { !bank.solution.contains($0.id) }.map(\.text)
  }
}
