/// Slips in Korean words, jamo by jamo.
enum KoreanSlips {
  /// The slip that made `given` of `expected`, by their keys.
  static func slip(
    _ given: String, for expected: String, before next: [String], isWord: (String) -> Bool
  ) -> Reason.Kind? {
    if let pair = commonMixUp(given, expected) { return pair }
    guard expected.count >= 2, abs(given.count - expected.count) <= 1,
      !isWord(given), !otherWords.contains(given), !isOtherNoun(given, expected, isWord),
      !isOtherStem(given, expected)
    else { return nil }
    let letters = EditDistance.letters(ofKey: expected)
    let givenLetters = EditDistance.letters(ofKey: given)
    guard abs(letters.count - givenLetters.count) <= 1,
      EditDistance.between(givenLetters, letters) == 1
    else { return nil }
    let isMistake =
      KoreanGrammar.differs(given, expected, before: next)
      || KoreanParticleForms.isMisfit(given, for: expected, isWord: isWord)
    return isMistake ? nil : .spelling
  }

  /// Whether another noun stands before the same particle, or before "is": 불이에요 for 물이에요.
  private static func isOtherNoun(
    _ given: String, _ expected: String, _ isWord: (String) -> Bool
  ) -> Bool {
    guard let left = KoreanParticleForms.ending(of: given),
      let right = KoreanParticleForms.ending(of: expected), left.pair == right.pair,
      left.noun != right.noun
    else { return false }
    return isWord(left.noun) || otherWords.contains(left.noun)
  }

  /// Whether a verb of one syllable begins with another consonant, which makes it another verb:
  /// 끌까요 for 틀까요.
  private static func isOtherStem(_ given: String, _ expected: String) -> Bool {
    guard KoreanGrammar.isEnding(String(expected.dropFirst())),
      given.dropFirst() == expected.dropFirst(), let left = given.first.flatMap(HangulBlock.init),
      let right = expected.first.flatMap(HangulBlock.init)
    else { return false }
    return left.initial != right.initial
  }

  /// Pairs that are mixed up so often that they have a reason of their own.
  private static func commonMixUp(_ given: String, _ expected: String) -> Reason.Kind? {
    if given == "않", expected == "안" { return .anOrAnh }
    if given.count == expected.count {
      let pairs = zip(given, expected).filter { $0 != $1 }
      guard pairs.count == 1, let (wrong, right) = pairs.first else { return nil }
      if wrong == "에" && right == "예" || wrong == "예" && right == "에",
        given.hasSuffix("요"), expected.hasSuffix("요")
      {
        return .ieyoOrYeyo
      }
      if let wrong = HangulBlock(wrong), let right = HangulBlock(right),
        wrong.initial == right.initial, wrong.final == right.final
      {
        let vowels = Set([wrong.vowelLetter, right.vowelLetter])
        if vowels == ["ㅚ", "ㅙ"], right.initial == HangulBlock.digeut { return .doeOrDwae }
      }
    }
    if given.hasPrefix("않"), expected.hasPrefix("안"), given.dropFirst() == expected.dropFirst(),
      !given.hasPrefix("않아")
    {
      return .anOrAnh
    }
    return nil
  }

  /// Whether it is a word that is easily taken for another.
  static func isOtherWord(_ key: String) -> Bool { otherWords.contains(key) }

  /// Words that a slip would make of others.
  private static let otherWords: Set = [
    "어떡해", "만이", "업어요", "업어", "업고", "네일", "메운", "메워요", "살고", "사고", "같이", "가치", "반듯이",
    "반드시", "붙이다", "부치다", "빚", "빛", "빗", "낫다", "낳다", "났다", "낳았어요", "났어요", "맞아요",
    "맡아요", "마쳐요", "맞혀요", "맞춰요", "잊어요", "잃어요", "잊어버렸어요", "잃어버렸어요", "가르쳐요",
    "가리켜요", "다쳐요", "닫혀요", "바라요", "바래요", "달라요", "틀려요", "들려요", "느려요", "늘려요",
    "걸려요", "갈려요", "안아요", "않아요", "앉아요", "알아요", "입어요", "잎", "잡아요", "자봐요",
    "찾아요", "차요", "짜요", "싸요", "사요", "서요", "써요", "커요", "켜요", "꺼요", "타요", "따요", "다요",
    "배워요", "비워요", "매워요", "미워요", "메일", "매일", "개", "게", "새", "세", "재", "제", "모레",
    "모래", "거리", "거기", "머리", "먼저", "먼지", "공부", "공무", "방", "빵", "불", "물", "풀", "뿔", "술",
    "숲", "굴", "꿀", "달", "딸", "탈", "살", "쌀", "산", "잔", "장", "창", "자다", "차다", "짜다",
    "그곳", "그것", "이곳", "이것", "저곳", "저것", "여기", "저기", "거울", "겨울", "가울", "가을", "마을",
    "마음", "바람", "사람", "사랑", "자랑", "오이", "오리", "우리", "유리", "소리", "보리", "아이", "아이가",
    "나이", "나라", "나무", "너무", "아무", "누나", "누가", "어머니", "주머니", "의사", "이사", "회사",
    "회의", "의자", "여자", "남자", "모자", "과자", "시장", "시간", "시작", "사장", "사진", "가방", "가을에",
    "지하", "지하철", "은행", "여행", "운행", "비행", "학교", "학생", "생일", "선물", "선생", "전화", "영화",
    "만화", "문화", "무나", "문", "분", "눈", "운전", "운동", "이름", "여름", "이른", "어른", "오른",
    "아침", "아직", "오전", "오후", "어제", "이제", "언제", "어디", "이따", "있다",
  ]
}
