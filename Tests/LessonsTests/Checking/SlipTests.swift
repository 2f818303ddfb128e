import Testing

@testable import Lessons

/// One slip of the fingers is almost right; another word, another form and a second slip are wrong.
struct SlipTests {
  @Test(arguments: [
    ("We meet in the morning.", "We meet in teh morning."),
    ("A strange problem.", "A strnage problem."),
    ("A strange problem.", "A strange probelm."), ("I finally found it.", "I finaly found it."),
    ("It usually works.", "It ussually works."), ("We opened a ticket.", "We opend a ticket."),
    ("I don't know.", "I dont know."), ("I'm late.", "Im late."),
    ("A lot of users.", "Alot of users."),
    ("The login page.", "The log in page."), ("We tried everything.", "We tryed everything."),
  ])
  func `a slip in English is almost`(answer: String, given: String) {
    let verdict = checker(answer).check(given, mode: .typed).verdict
    #expect(verdict.isAlmost, "\(given): \(verdict)")
  }

  @Test(arguments: [
    ("It is bigger than that.", "It is bigger then that."), ("It's ready.", "Its ready."),
    ("All users are affected.", "All users are effected."),
    ("We would lose it.", "We would loose it."),
    ("It was quite good.", "It was quiet good."), ("What does it mean?", "What does it means?"),
    ("I fixed two lines.", "I fixed two line."),
    ("It would have been lost.", "It would have been lose."),
    ("I fixed the bug.", "I fixes the bug."), ("I fixed the bug.", "I fixd teh bug."),
    ("Send me an email.", "Send me a email."), ("See you there.", "See you their."),
    ("An hour ago.", "An our ago."),
    ("Please take a look at my report.", "Plese taek a lok at my reprot."),
    ("I will share your screen.", "I will share you're screen."),
    ("It happens every day.", "It happens everyday."),
    ("Use --force here.", "Use --forec hre."), ("It costs 3,500 won.", "It costs 3,600 won."),
    ("The users' names.", "The user's names now."), ("I'll do it.", "Ill do it."),
    ("Take the first bus.", "Take the fist bus."),
  ])
  func `another word, another form or a second slip in English is wrong`(
    answer: String, given: String
  ) {
    let verdict = checker(answer).check(given, mode: .typed).verdict
    #expect(!verdict.isRight, "\(given): \(verdict)")
  }

  @Test(arguments: [
    ("내년에 가고 싶어요.", "내년에 가고 십어요.", Reason.Kind.spelling), ("책이 있어요.", "책이 있서요.", .spelling),
    ("될 것 같아요.", "됄 것 같아요.", .doeOrDwae), ("먹어도 돼요?", "먹어도 되요?", .doeOrDwae),
    ("커피를 안 마셔요.", "커피를 않 마셔요.", .anOrAnh), ("저는 의사예요.", "저는 의사에요.", .ieyoOrYeyo),
    ("학교에 가요.", "학교에가요.", .spacing), ("어떻게 가요?", "어떻개 가요?", .spelling),
    ("도와주세요.", "도와주새요.", .spelling), ("괜찮아요.", "괜찬아요.", .spelling),
  ])
  func `a slip in Korean is almost, and the well-known ones have their own reasons`(
    answer: String, given: String, kind: Reason.Kind
  ) {
    let verdict = checker(answer).check(given, mode: .typed).verdict
    #expect(verdict.isAlmost, "\(given): \(verdict)")
    #expect(verdict.reasons.map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("영화를 봐요.", "영화을 봐요."), ("이름은 길어요.", "이름는 길어요."), ("내일 만날 수 있어요?", "내일 만난 수 있어요?"),
    ("음악을 들을 거예요.", "음악을 듣을 거예요."), ("커피를 마셔요.", "커피를 마시요."), ("노래를 배우고 싶어요.", "노래를 배워고 싶어요."),
    ("집에 갔지만 몰라요.", "집에 가지만 몰라요."), ("괜찮아요.", "괜찮요."), ("비쌌지만 샀어요.", "비썼지만 샀어요."),
    ("서울역에 어떻게 가요?", "서울역에 어떡해 가요?"), ("저는 학생이에요.", "저는 학생예요."), ("감사합니다.", "감삽니다."),
    ("커피를 안 마셔요.", "커피를 못 마셔요."), ("내일 만나요.", "네일 만나요."), ("아이가 울고 있어요.", "아이가 우고 있어요."),
    ("마이크라고 하고 왔어요.", "마이크라고 해고 왔어요."), ("카페에 갈까요?", "카페에 갔까요?"),
    ("이건 물이에요.", "이건 불이에요."), ("불을 켤까요?", "불을 열까요?"), ("에어컨을 틀까요?", "에어컨을 끌까요?"),
    ("발음이 좋다고 해요.", "발음이 좋아고 해요."),
  ])
  func `another particle, ending or word in Korean is wrong`(answer: String, given: String) {
    let verdict = checker(answer).check(given, mode: .typed).verdict
    #expect(!verdict.isRight, "\(given): \(verdict)")
  }

  @Test(arguments: [
    ("할머님은 서울에 사세요.", "할머니은 서울에 사세요."), ("친구분이 왔어요.", "친구이 왔어요."), ("집으로 가요.", "집로 가요."),
    ("서울로 가요.", "서울으로 가요."), ("학교로 가요.", "학교으로 가요."), ("빵과 우유를 사요.", "빵와 우유를 사요."),
    ("책을 봐요.", "책를 봐요."),
    ("동생이라고 해요.", "동생라고 해요."), ("할머니께서는 주무세요.", "할머니께서 주무세요."),
  ])
  func `a particle that does not go with its noun is named, whatever else`(
    answer: String, given: String
  ) {
    let vocabulary = CourseVocabulary(
      sentences: [sentence("할머니는 친구가 있어요.")], language: korean)
    let checker = AnswerChecker(patterns: [pattern(answer)], vocabulary: vocabulary)
    let verdict = checker.check(given, mode: .typed).verdict
    #expect(!verdict.isRight)
    #expect(verdict.reasons.map(\.kind) == [.particle])
  }

  @Test(arguments: [
    ("저는 학생이에요.", "저는 학생예요."), ("저는 의사예요.", "저는 의사이에요."), ("저는 민수예요.", "저는 민수이예요."),
  ])
  func `another form of "is" is named as what it is`(answer: String, given: String) {
    let verdict = checker(answer).check(given, mode: .typed).verdict
    #expect(!verdict.isRight)
    #expect(verdict.reasons.map(\.kind) == [.ieyoOrYeyo])
  }

  @Test(arguments: [("고양이가 자요.", "고야이가 자요."), ("마을을 봐요.", "마늘을 봐요."), ("사람이 많아요.", "사랍이 많아요.")])
  func `a slip beside a particle stays a slip`(answer: String, given: String) {
    #expect(checker(answer).check(given, mode: .typed).verdict.isAlmost)
  }

  @Test func `a distractor is no slip`() {
    let vocabulary = CourseVocabulary(sentences: [], language: korean)
    let plain = AnswerChecker(patterns: [pattern("천천히 말해 주세요.")], vocabulary: vocabulary)
    let trapped = AnswerChecker(
      patterns: [pattern("천천히 말해 주세요.")], distractors: ["천천이"], vocabulary: vocabulary)
    #expect(plain.check("천천이 말해 주세요.", mode: .typed).verdict.isAlmost)
    #expect(!trapped.check("천천이 말해 주세요.", mode: .typed).verdict.isRight)
  }

  @Test func `words of the glossary are words`() {
    let vocabulary = CourseVocabulary(
      sentences: [], language: english,
      glossary: [GlossaryEntry(word: "frob", meaning: "x", forms: ["frobbing"])])
    #expect(vocabulary.contains("frob"))
    #expect(vocabulary.contains("Frobbing"))
    #expect(!vocabulary.contains("frobs"))
  }
}

extension Verdict {
  var isAlmost: Bool {
    if case .almost = self { true } else { false }
  }
}
