/// How stems of Korean verbs change before a vowel, by closed lists: there are few of each kind.
enum KoreanStems {
  /// The kinds of irregular stems, by the letter that changes.
  enum Change {
    /// 고맙다, 고마워요.
    case bieup
    /// 듣다, 들어요.
    case digeut
    /// 짓다, 지어요.
    case siot
    /// 그렇다, 그래요.
    case hieut
  }

  /// What a stem that ends in a consonant does; nil when it stays as it is.
  static func change(of stem: String) -> Change? {
    guard let last = stem.last, let final = HangulBlock(last)?.finalLetter else { return nil }
    switch final {
    case "ㅂ": return keptBieup.contains(last) ? nil : .bieup
    case "ㄷ": return changedDigeut.contains(last) || stem.endsIn("깨닫") ? .digeut : nil
    case "ㅅ": return changedSiot.contains(last) ? .siot : nil
    case "ㅎ": return keptHieut.contains(last) ? nil : .hieut
    default: return nil
    }
  }

  private static let keptBieup: Set<Character> = [
    "입", "잡", "좁", "씹", "뽑", "접", "집", "업", "꼽",
  ]
  private static let changedDigeut: Set<Character> = ["듣", "걷", "묻", "싣", "긷", "컫"]
  private static let changedSiot: Set<Character> = ["짓", "낫", "붓", "잇", "긋", "젓"]
  private static let keptHieut: Set<Character> = ["좋", "놓", "넣", "쌓", "낳", "닿", "찧", "빻", "땋"]

  /// Whether a stem in 르 is 따라요 before a vowel, not 몰라요.
  static func keepsSingleLiquid(_ stem: String) -> Bool {
    ["따르", "들르", "치르", "다다르", "우러르"].contains(where: stem.endsIn)
  }

  /// The stems that lose nothing or ㄹ before ㄴ and ㅂ and so become `open`: 사 of 사다 and of 살다.
  static func withLiquid(_ open: String) -> [String] {
    guard let last = open.last, let block = HangulBlock(last) else { return [open] }
    let liquid = String(open.dropLast()) + String(block.replacingFinal(with: HangulBlock.rieul))
    if alwaysLiquid.contains(where: open.endsIn) || liquidAlone.contains(open) { return [liquid] }
    return maybeLiquidAlone.contains(open) ? [open, liquid] : [open]
  }

  /// Endings of stems that are of no verb without ㄹ.
  private static let alwaysLiquid = ["드", "노", "머", "느", "도", "무", "조"]
  /// What is of no verb without ㄹ when there is nothing before it.
  private static let liquidAlone: Set = ["우", "아", "여", "거", "기", "다", "터", "너", "부"]
  /// What is of verbs with ㄹ and without when there is nothing before it.
  private static let maybeLiquidAlone: Set = ["사", "파", "가", "나", "쓰", "비", "푸", "미"]
}
