/// Particles that say with whom or to whom, and are the same but for how they sound.
enum KoreanCompany {
  /// The same noun with 하고 for 와, 과, 랑 and 이랑, and with 에게 for 한테; empty for others.
  ///
  /// What ends so by its letters alone may be among them, 결하고 of 결과: it is no word, so nothing
  /// else is the same as it.
  static func others(_ word: String) -> [String] {
    if word.endsIn("한테") { return [word.droppingEnding("한테") + "에게"] }
    if word.endsIn("한테서") { return [word.droppingEnding("한테서") + "에게서"] }
    return particles.compactMap { particle, isBehindConsonant in
      guard word.endsIn(particle) else { return nil }
      let noun = word.droppingEnding(particle)
      guard let last = noun.last.flatMap(HangulBlock.init),
        (last.final != 0) == isBehindConsonant, !actions.contains(noun)
      else { return nil }
      return noun + "하고"
    }
  }

  /// With whether they stand behind a consonant.
  private static let particles = [("와", false), ("과", true), ("랑", false), ("이랑", true)]

  /// Nouns that with 하고 are verbs.
  private static let actions: Set = [
    "일", "공부", "운동", "요리", "청소", "생각", "말", "전화", "결혼", "졸업", "여행", "수영", "노래", "준비", "걱정",
    "예약", "산책", "샤워", "쇼핑", "이야기", "식사", "출발", "도착", "연락", "주문", "계산", "운전", "회의", "약속",
    "이사", "춤", "사랑", "구경", "추천", "취소", "연습", "질문", "환불", "교환",
  ]
}
