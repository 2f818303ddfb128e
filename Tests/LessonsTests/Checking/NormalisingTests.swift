import Testing

@testable import Lessons

/// What is written in two ways and is the same; each is accepted for the other.
struct NormalisingTests {
  @Test(arguments: [
    ("I will go.", "I'll go"), ("I am not sure.", "I'm not sure."),
    ("He is not here.", "He isn't here"),
    ("We cannot wait.", "We can not wait."), ("We can't wait.", "We cannot wait."),
    ("It won't start.", "It will not start."), ("Who will come?", "Who'll come?"),
    ("The build is broken.", "The build's broken."),
    ("The page has been slow.", "The page's been slow."),
    ("They would like tea.", "They'd like tea."),
    ("They had already eaten.", "They'd already eaten."),
    ("We should have asked.", "We should've asked."), ("Let's go.", "Let us go."),
    ("I'm going to sleep.", "I'm gonna sleep."),
    ("She'd never have known.", "She would never have known."),
    ("I bought three pens.", "I bought 3 pens."), ("It took twenty-one days.", "It took 21 days."),
    ("Ten percent failed.", "10 % failed."), ("Ten percent failed.", "10% failed."),
    ("Ten percent failed.", "Ten per cent failed."), ("We start at nine a.m.", "We start at 9am."),
    ("We start at 9 a.m.", "We start at nine AM"), ("Wait an hour.", "Wait 1 hour."),
    ("Wait one minute.", "Wait a minute."), ("This is the 2nd try.", "This is the second try."),
    ("There are 5,000 users.", "There are five thousand users."),
    ("We organized it.", "We organised it."),
    ("The colour of the centre.", "The color of the center."),
    ("We cancelled it.", "We canceled it."), ("They analyze behavior.", "They analyse behaviour."),
    ("I learned a lot.", "I learnt a lot."), ("A well-known bug.", "A well known bug."),
    ("Send an e-mail.", "Send an e‑mail."), ("Send an e-mail.", "Send an email."),
    ("A two-line fix.", "A 2 line fix."), ("OK, done.", "Okay, done."),
    ("When you have time.", "When you've got time."), ("She has a plan.", "She has got a plan."),
    ("Does anyone know?", "Does anybody know?"), ("No one told us.", "Nobody told us."),
    ("Someone is here.", "Somebody is here."), ("Thanks for waiting.", "Thank you for waiting."),
    ("Hi, Emma.", "Hello, Emma."), ("Yes, please.", "Yeah, please."),
  ])
  func `English has ways of writing the same`(left: String, right: String) {
    for (answer, given) in [(left, right), (right, left)] {
      let verdict = checker(answer).check(given, mode: .typed).verdict
      #expect(verdict == .exact || verdict.isAccepted, "\(given) for \(answer): \(verdict)")
      #expect(verdict.remarks.count <= 1)
    }
  }

  @Test(arguments: [
    ("He'd like tea.", "He had like tea."), ("Wait an hour.", "Wait a hour."),
    ("Run it with --force.", "Run it with force."), ("It is -5 degrees.", "It is 5 degrees."),
    ("Edit the .env file.", "Edit the env file."), ("I bought three pens.", "I bought 4 pens."),
    ("It is 3.5.", "It is 35."), ("Last night's release failed.", "Last night is release failed."),
    ("Its name is long.", "It's name is long."), ("I rise early.", "I rize early now."),
    ("They have left.", "They would left."), ("It took an hour.", "It took the hour."),
    ("Thanks to the cache, it is fast.", "Thank you to the cache, it is fast."),
  ])
  func `English has what looks the same and is not`(answer: String, given: String) {
    #expect(!checker(answer).check(given, mode: .typed).verdict.isRight)
  }

  @Test(arguments: [
    ("돈이 없어요.", "돈이 없습니다."), ("시간 있어요?", "시간 있나요?"), ("커피를 마셔요.", "커피를 마십니다."),
    ("한국에 가고 싶어요.", "한국에 가고 싶습니다."), ("서울에서 살아요.", "서울에서 삽니다."),
    ("저는 학생이에요.", "저는 학생입니다."), ("저는 의사예요.", "저는 의사입니다."),
    ("날씨가 추워요.", "날씨가 춥습니다."), ("음악을 들어요.", "음악을 듣습니다."), ("너무 바빠요.", "너무 바쁩니다."),
    ("저는 몰라요.", "저는 모릅니다."), ("어제 봤어요.", "어제 봤습니다."), ("이름이 뭐예요?", "이름이 무엇입니까?"),
    ("안녕히 계세요.", "안녕히 계십시오."), ("학생이 아니에요.", "학생이 아닙니다."), ("내일 갈 거예요.", "내일 갈 것입니다."),
    ("내일 갈 거예요.", "내일 갈 겁니다."), ("이건 물이에요.", "이것은 물이에요."), ("그게 좋아요.", "그것이 좋아요."),
    ("저는 밥을 먹어요.", "나는 밥을 먹어요."), ("제 친구예요.", "내 친구예요."), ("전 괜찮아요.", "저는 괜찮아요."),
    ("물 주세요.", "물 좀 주세요."), ("여기서 기다려 주세요.", "여기에서 기다려 주세요."),
    ("지금 3시 30분이에요.", "지금 세 시 삼십 분이에요."), ("사과 세 개 주세요.", "사과 3개 주세요."),
    ("오천 원이에요.", "5,000원이에요."), ("오천 원이에요.", "5천 원이에요."), ("만 오천 원이에요.", "15000원이에요."),
    ("아홉 시부터 여섯 시까지 일해요.", "9시에서 6시까지 일해요."), ("한 시간 걸려요.", "1시간 걸려요."),
    ("스무 살이에요.", "20살이에요."), ("유월에 만나요.", "6월에 만나요."), ("삼월에 가요.", "3월에 가요."),
    ("아니요, 괜찮아요.", "아뇨, 괜찮습니다."), ("주말엔 쉬어요.", "주말에는 쉽니다."),
    ("재미있는 얘기예요.", "재미있는 이야기예요."), ("뭘 먹어요?", "무엇을 먹어요?"),
    ("일을 해요.", "일을 합니다."), ("정말 고마워요.", "정말 고맙습니다."), ("저를 도와요.", "저를 돕습니다."),
    ("길이 좁아요.", "길이 좁습니다."), ("약이 나아요.", "약이 낫습니다."), ("웃어요.", "웃습니다."),
    ("그래요?", "그렇습니까?"), ("아이가 울어요.", "아이가 웁니다."), ("한국어를 배워요.", "한국어를 배웁니다."),
    ("빵을 만들어요.", "빵을 만듭니다."), ("길을 따라요.", "길을 따릅니다."), ("사진을 보아요.", "사진을 봅니다."),
    ("제 친구는 학생이에요.", "친구는 학생이에요."), ("제 동생하고 놀아요.", "우리 동생하고 놀아요."),
    ("매일 걸어요.", "날마다 걸어요."), ("제일 좋아요.", "가장 좋아요."), ("같이 가요.", "함께 가요."),
    ("정말 오랜만이에요.", "진짜 오래간만이에요."), ("재미있는데 어려워요.", "재밌는데 어려워요."),
    ("의사가 됐어요.", "의사가 되었어요."), ("내일 봬요.", "내일 뵈어요."), ("책을 줬어요.", "책을 주었어요."),
    ("여름이라서 더워요.", "여름이어서 더워요."), ("아직 자요.", "아직도 자요."), ("예쁜 옷이에요.", "이쁜 옷이에요."),
    ("친구하고 가요.", "친구와 가요."), ("동생과 가요.", "동생이랑 가요."), ("고양이랑 놀아요.", "고양이하고 놀아요."),
    ("선생님한테 물어봐요.", "선생님에게 물어봐요."),
  ])
  func `Korean has ways of writing the same`(left: String, right: String) {
    for (answer, given) in [(left, right), (right, left)] {
      let verdict = checker(answer).check(given, mode: .typed).verdict
      #expect(verdict.isAccepted, "\(given) for \(answer): \(verdict)")
    }
  }

  @Test(arguments: [
    ("지금 세 시예요.", "지금 삼 시예요."), ("저는 학생이에요.", "저는 학생이야."), ("사과 세 개 주세요.", "사과 3병 주세요."),
    ("저는 살아요.", "저는 사요."), ("친구 좀 만나요.", "친구를 만나요."), ("그 사람은 제 친구예요.", "그 사람은 저 친구예요."),
    ("정말 고맙습니다.", "정말 고맙어요."), ("일을 합니다.", "일을 하요."), ("음악을 듣습니다.", "음악을 듣어요."),
    ("학교에 옵니다.", "학교에 오아요."), ("친구가 많아요.", "친구가 많나요."), ("빵을 만듭니다.", "빵을 만드요."),
    ("길을 모릅니다.", "길을 모러요."),
    ("길이 좁습니다.", "길이 조워요."), ("{서울에서 살아요|서울에서 삽니다}.", "서울에서 사요."),
    ("물이에요.", "물예요."), ("의사예요.", "의사이에요."), ("밥을 먹어요.", "밥을 먹었어요."), ("집에 가요.", "집에 가."),
    ("친구와 가요.", "친구과 가요."), ("물하고 빵 주세요.", "물와 빵 주세요."), ("일하고 싶어요.", "일과 싶어요."),
    ("사과 주세요.", "사하고 주세요."), ("책이어서 무거워요.", "책이라고 무거워요."),
    ("이건 제 가방이에요.", "이건 가방이에요."), ("그 사람은 제 친구예요.", "그 사람은 저의 가방이에요."),
  ])
  func `Korean has what looks the same and is not`(answer: String, given: String) {
    #expect(!checker(answer).check(given, mode: .typed).verdict.isRight)
  }

  @Test(arguments: [
    ("I have three pens.", "i have 3 pens", Remark.writing(given: "3", expected: "three")),
    ("I work on Fridays.", "I work on fridays", .capital(given: "fridays", expected: "Fridays")),
    ("저는 밥을 먹어요.", "나는 밥을 먹어요", .pronoun(given: "나는", expected: "저는")),
    ("저는 밥을 먹어요.", "나는 밥을 먹습니다", .speechLevel(given: "먹습니다", expected: "먹어요")),
    ("취미가 뭐예요?", "당신의 취미가 뭐예요?", .leftOut("당신의")),
    ("민수는 자요. 의사예요.", "민수는 자요. 그는 의사예요.", .leftOut("그는")),
  ])
  func `the most instructive remark is made`(answer: String, given: String, remark: Remark) {
    #expect(checker(answer).check(given, mode: .typed).verdict == .accepted([remark]))
  }

  @Test func `what the author set as a trap is never taken for something else`() {
    let checker = AnswerChecker(
      patterns: [pattern("5번 버스를 타세요.")], distractors: ["다섯"],
      vocabulary: CourseVocabulary(sentences: [], language: korean))
    #expect(checker.check("오 번 버스를 타세요.", mode: .typed).verdict.isRight)
    #expect(!checker.check("다섯 번 버스를 타세요.", mode: .typed).verdict.isRight)
  }
}

extension Verdict {
  fileprivate var isAccepted: Bool {
    if case .accepted = self { true } else { false }
  }
}
