import Testing

@testable import Lessons

struct AnswerCheckerTests {
  @Test(arguments: [
    ("I don't know.", "I don't know."), ("I don't know.", "  I don't know. "),
    ("Yesterday{,|} I slept.", "Yesterday I slept."), ("I fixed {the|a} bug.", "I fixed a bug."),
  ])
  func `what the author wrote is exact, whatever way through it`(answer: String, given: String) {
    #expect(checker(answer).check(given, mode: .typed).verdict == .exact)
  }

  @Test(arguments: [
    ("I don't know.", "I don’t know."), ("Je l’ai vu.", "Je l'ai vu."),
    ("I don't know.", "I donʼt know."), ("Don't ask.", "don't ask."),
    ("I don't know.", "I don't know"), ("I don't know.", "I don't  know."),
    ("I don't know.", "I don't\u{A0}know."), ("¡Me gusta!", "me gusta"),
    ("Es un caballo", "Es un caballo."), ("몇 시예요?", "몇 시예요"), ("몇 시예요?", "몇 시예요？"),
    ("그는 “네”라고 했다.", "그는 \"네\"라고 했다."), ("好的。", "好的"),
    ("「はい」と言う", "はい」と言う"), ("Yesterday, I slept.", "Yesterday I slept."),
    ("Well — yes.", "Well, yes."), ("Hello world", "Hello\u{200E} world"),
    ("I have 3 books.", "Ｉ have ３ books．"), ("It is ﬁne.", "It is fine."),
    ("نعم أنا.\u{200F}", "نعم أنا"),
  ])
  func `what carries no meaning is accepted without a remark`(answer: String, given: String) {
    #expect(checker(answer).check(given, mode: .typed).verdict == .accepted([]))
    #expect(checker(answer).check(given, mode: .bank).verdict.isRight)
  }

  @Test(arguments: ["학교에 가요", "저는 학생이에요"])
  func `decomposed Hangul is the same text`(answer: String) {
    let decomposed = answer.decomposedWithJamo
    #expect(Array(decomposed.unicodeScalars) != Array(answer.unicodeScalars))
    #expect(checker(answer).check(decomposed, mode: .typed).verdict == .exact)
    #expect(checker(decomposed).check(answer, mode: .typed).verdict == .exact)
  }

  @Test func `blocks leave case and punctuation to the author`() {
    let checker = checker("Yesterday, I fixed {the|a} bug.")
    #expect(checker.check("yesterday I fixed the bug", mode: .bank).verdict == .exact)
    #expect(
      checker.check("yesterday I fixed a bug", mode: .bank).verdict
        == .exact)
  }

  @Test(arguments: [
    ("3.5", "35"), ("C#", "C"), ("50%", "50"), ("its", "it's"), ("é", "e"),
  ])
  func `what is inside a word matters`(answer: String, given: String) {
    #expect(!checker(answer).check(given, mode: .bank).verdict.isRight)
  }

  @Test(arguments: [
    ("I have a student.", "I have a studint.", "studint", "student"),
    ("I have a student.", "I have a stduent", "stduent", "student"),
    ("I have a student.", "I have a studnt.", "studnt", "student"),
    ("I don't know.", "I dont know.", "dont", "don't"),
    ("학교에서 만나요.", "학고에서 만나요.", "학고에서", "학교에서"),
    ("물을 마셔요.", "물을 마서요.", "마서요", "마셔요"),
  ])
  func `one letter off in a word of four letters is almost`(
    answer: String, given: String, word: String, expected: String
  ) {
    let reasons = checker(answer).check(given, mode: .typed).verdict.reasons
    #expect(reasons.map(\.given) == [word])
    #expect(reasons.map(\.expected) == [expected])
    #expect(reasons.allSatisfy { $0.kind == .spelling || $0.kind == .apostrophe })
  }

  @Test(arguments: [
    ("I saw a cat.", "I saw a cut."),
    ("I saw a student.", "I saw a studin."),
    ("I saw a student.", "I saw student."),
    ("저는 학생이에요.", "저은 학생이에요."),
    ("선생님은 친절해요.", "선생님는 친절해요."),
    ("책을 읽어요.", "책를 읽어요."),
  ])
  func `more than a slip is wrong`(answer: String, given: String) {
    #expect(!checker(answer).check(given, mode: .typed).verdict.isRight)
  }

  @Test func `a slip that makes another word of the course is wrong`() {
    let vocabulary = CourseVocabulary(
      sentences: [sentence("A {warm|cold} day."), sentence("The zorld told me.")], language: english
    )
    let checker = checker("Hello, world.", vocabulary: vocabulary)
    #expect(!checker.check("Hello, zorld.", mode: .typed).verdict.isRight)
    #expect(checker.check("Hello, vorld.", mode: .typed).verdict.isRight)
  }

  @Test func `blocks have no slips`() {
    #expect(!checker("I saw a student.").check("I saw a studint", mode: .bank).verdict.isRight)
  }

  @Test(arguments: [
    ("할 수 있어요.", "할수 있어요.", "할수", "할 수"), ("할 수 있어요.", "할수있어요", "할수있어요", "할 수 있어요"),
    ("학교에 가요.", "학교 에 가요.", "학교 에", "학교에"), ("집에 {빨리 |}가요.", "집에가요.", "집에가요", "집에 가요"),
  ])
  func `all missing spaces are one slip in Korean, and so is one too many`(
    answer: String, given: String, words: String, expected: String
  ) {
    #expect(
      checker(answer).check(given, mode: .typed).verdict
        == .almost([Reason(.spacing, given: words, expected: expected)]))
  }

  @Test(arguments: ["안 녕 하세요", "할수 있 어요", "안 녕 하 세 요"])
  func `a word cut in more than two, or spaces both missing and too many, is no slip`(given: String)
  {
    #expect(!checker("안녕하세요.", "할 수 있어요.").check(given, mode: .typed).verdict.isRight)
  }

  @Test func `scripts without spaces have none to misplace`() {
    #expect(
      checker("私は 学生です。").check("私は学生です。", mode: .typed).verdict
        == .accepted([]))
    #expect(
      checker("the login page").check("the log in page", mode: .typed).verdict
        == .almost([Reason(.wordForm, given: "log in", expected: "login")]))
  }

  @Test func `where spaces only cut, text is compared and shown without them`() {
    let checker = AnswerChecker(
      patterns: [pattern("私は {学生|先生} です。")],
      vocabulary: CourseVocabulary(
        sentences: [], language: Language(code: "ja"), spacing: .none))
    #expect(checker.check("私は学生です。", mode: .typed).verdict == .exact)
    #expect(checker.check("私 は 先生です。", mode: .typed).verdict == .exact)
    #expect(checker.check("私は学生です", mode: .typed).verdict == .accepted([]))
    #expect(checker.check("私は医者です。", mode: .typed).nearest == "私は学生です。")
  }

  @Test func `the learner's own answers are accepted as they are`() {
    let checker = checker("I am ready.", own: ["Ready {me}!"])
    #expect(checker.check("ready {me}", mode: .bank).verdict == .accepted([.ownAnswer]))
    #expect(!checker.check("ready", mode: .bank).verdict.isRight)
  }

  @Test func `other answers are offered, none twice and not the one given`() {
    let checker = checker("I fixed {the|a} bug.", "Yesterday I fixed it.", "I fixed it{!|?}")
    let checked = checker.check("i fixed the bug", mode: .bank)
    #expect(checked.nearest == "I fixed the bug.")
    #expect(checked.alsoAccepted == ["Yesterday I fixed it.", "I fixed it!", "I fixed a bug."])
  }

  @Test func `a scrambled sentence is compared to its own words`() {
    let checker = checker("I fixed the bug.", "The bug was found by us.")
    let checked = checker.check("the bug I fixed", mode: .bank)
    #expect(checked.nearest == "I fixed the bug.")
  }

  @Test(arguments: ["login", "I login", "I fix"])
  func `a beginning is compared to the model answer, not to a shorter alternative`(given: String) {
    let checker = checker("I fixed {the|a} login bug yesterday.")
    #expect(checker.check(given, mode: .bank).nearest == "I fixed the login bug yesterday.")
  }

  @Test func `a word of an alternative leads to the answer that has it`() {
    let checker = checker("I fixed {the|a} login bug yesterday.")
    #expect(checker.check("I a bug", mode: .bank).nearest == "I fixed a login bug yesterday.")
  }

  @Test func `an endless answer is judged in no time`() {
    let checker = checker("I {am|was} ready.")
    let given = String(repeating: "very ", count: 100_000)
    #expect(checker.check(given, mode: .typed).nearest == "I am ready.")
  }

  @Test func `a right answer is always right`() {
    var generator = SeededGenerator(seed: 11)
    for answer in assortedAnswers {
      let source = pattern(answer)
      let checker = checker(answer)
      for _ in 0..<60 {
        let text = source.path { Int.random(in: 0..<$0, using: &generator) }.text
        for mode in [AnswerMode.bank, .typed] {
          switch checker.check(text, mode: mode).verdict {
          case .exact, .accepted: break
          case let verdict: Issue.record("\(text): \(verdict)")
          }
        }
      }
    }
  }

  @Test func `words in another order are right only where that is another way`() {
    var generator = SeededGenerator(seed: 12)
    for answer in assortedAnswers {
      let checker = checker(answer)
      let ways = Set(allWays(pattern(answer)).map(ComparableText.key))
      let words = ComparableText.words(of: pattern(answer).firstPath.text)
      for _ in 0..<30 {
        let given = words.shuffled(using: &generator).joined(separator: " ")
        #expect(checker.check(given, mode: .bank).verdict.isRight == ways.contains(given))
      }
    }
  }

  /// Every way through a small pattern.
  private func allWays(_ pattern: AnswerPattern) -> [String] {
    var texts: [String] = []
    var choices: [Int] = []
    repeat {
      var depth = 0
      var counts: [Int] = []
      let path = pattern.path { count in
        defer { depth += 1 }
        counts.append(count)
        if depth == choices.count { choices.append(0) }
        return choices[depth]
      }
      texts.append(path.text)
      choices.removeLast(choices.count - depth)
      while let last = choices.last, last + 1 == counts[choices.count - 1] { choices.removeLast() }
      if !choices.isEmpty { choices[choices.count - 1] += 1 }
    } while !choices.isEmpty
    return texts
  }
}

extension String {
  /// Every Hangul syllable as conjoining jamo.
  var decomposedWithJamo: String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        view.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts =
        [0x1100 + index / 588, 0x1161 + index / 28 % 21]
        + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
      view.append(contentsOf: parts.compactMap(Unicode.Scalar.init))
    }
    return String(view)
  }
}
