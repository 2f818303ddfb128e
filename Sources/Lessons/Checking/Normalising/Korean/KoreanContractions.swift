/// What is written short and long in Korean without a difference.
enum KoreanContractions {
  /// The long form of a word; itself when there is none.
  static func full(_ word: String) -> String {
    if let whole = whole[word] { return whole }
    for (short, long) in endings where word.endsIn(short) && word.count > short.count {
      return word.dropLast(short.count) + long
    }
    for (short, long) in beginnings where word.beginsWith(short) && word.count > short.count {
      return long + word.dropFirst(short.count)
    }
    return run(word)
  }

  /// A word with its stem and ending run together: 되어요 as 돼요, 주었어요 as 줬어요.
  private static func run(_ word: String) -> String {
    guard word.utf8.count <= longestRun else { return word }
    if word.endsIn("이어서"), word.count > 3 { return word.dropLast(3) + "이라서" }
    for (apart, together) in stems where word.holds(apart) {
      return word.replacing(apart, with: together)
    }
    return word
  }

  /// Bytes beyond which nothing is a word of Korean.
  private static let longestRun = 60
  private static let stems = [
    ("되어", "돼"), ("되었", "됐"), ("뵈어", "봬"), ("뵈었", "뵀"), ("주어", "줘"), ("주었", "줬"), ("보아", "봐"),
    ("보았", "봤"), ("하였", "했"), ("두었", "뒀"), ("놓아", "놔"), ("놓았", "놨"), ("이뻐", "예뻐"), ("이쁜", "예쁜"),
    ("이쁘", "예쁘"),
  ]

  /// Whether a word names the speaker, humbly or not.
  static func isFirstPerson(_ word: String) -> Bool {
    firstPersons.contains(word) || plainFirstPersons.contains(word)
  }

  /// Whether a word names the speaker as among friends.
  static func isPlainFirstPerson(_ word: String) -> Bool { plainFirstPersons.contains(word) }

  private static let firstPersons: Set = [
    "저는", "전", "저를", "절", "제", "저의", "제가", "저도", "저한테", "저에게", "제게", "저하고", "저랑",
    "저만", "저와", "저까지", "저부터",
  ]
  private static let plainFirstPersons: Set = [
    "나는", "난", "나를", "날", "내", "나의", "내가", "나도", "나한테", "나에게", "내게", "나하고", "나랑",
    "나만", "나와", "나까지", "나부터",
  ]

  private static let whole: [String: String] = {
    var whole: [String: String] = [
      "난": "저는", "나는": "저는", "전": "저는", "절": "저를", "날": "저를", "나를": "저를",
      "내": "제", "나의": "제", "저의": "제", "내가": "제가", "나도": "저도",
      "나한테": "저에게", "저한테": "저에게", "나에게": "저에게", "내게": "저에게", "제게": "저에게",
      "나하고": "저하고", "나랑": "저랑", "나만": "저만", "나와": "저와", "나까지": "저까지",
      "나부터": "저부터", "우린": "우리는", "저흰": "저희는",
      "뭐": "무엇", "뭘": "무엇을", "뭐를": "무엇을", "뭐가": "무엇이", "뭐예요": "무엇이에요",
      "뭡니까": "무엇이에요", "뭔가요": "무엇이에요", "무엇인가요": "무엇이에요", "뭐지요": "무엇이지요",
      "뭐죠": "무엇이지요", "무엇이죠": "무엇이지요", "뭐로": "무엇으로",
      "아뇨": "아니요", "어디서": "어디에서", "여기서": "여기에서", "거기서": "거기에서",
      "저기서": "저기에서", "누굴": "누구를", "이젠": "이제는", "그땐": "그때는", "이땐": "이때는",
      "땐": "때는", "근데": "그런데", "그럼": "그러면", "맘": "마음", "맘에": "마음에", "담": "다음",
      "담에": "다음에", "첨": "처음", "재밌어요": "재미있어요", "재밌었어요": "재미있었어요",
      "요즘": "요즈음", "얘기": "이야기",
    ]
    whole.merge(adverbs) { first, _ in first }
    for pointer in ["", "이", "그", "저"] {
      whole[pointer + "건"] = pointer + "것은"
      whole[pointer + "거는"] = pointer + "것은"
      whole[pointer + "게"] = pointer + "것이"
      whole[pointer + "거가"] = pointer + "것이"
      whole[pointer + "걸"] = pointer + "것을"
      whole[pointer + "거를"] = pointer + "것을"
      whole[pointer + "거"] = pointer + "것"
      whole[pointer + "거예요"] = pointer + "것이에요"
      whole[pointer + "겁니다"] = pointer + "것이에요"
      whole[pointer + "겁니까"] = pointer + "것이에요"
      whole[pointer + "거로"] = pointer + "것으로"
      whole[pointer + "걸로"] = pointer + "것으로"
      whole[pointer + "거도"] = pointer + "것도"
      whole[pointer + "거라서"] = pointer + "것이라서"
    }
    return whole
  }()

  /// Adverbs that can stand for one another wherever a course does not tell them apart.
  private static let adverbs = [
    "날마다": "매일", "우선": "먼저", "이미": "벌써", "가장": "제일", "매우": "아주", "무척": "아주", "진짜": "정말",
    "정말로": "정말", "진짜로": "정말", "때때로": "가끔", "때로": "가끔", "때로는": "가끔", "가끔씩": "가끔", "늘": "항상",
    "언제나": "항상", "함께": "같이", "혼자서": "혼자", "잠깐만": "잠깐", "잠시": "잠깐", "잠시만": "잠깐",
    "그렇지만": "하지만", "그러나": "하지만", "모두": "다", "새로운": "새", "아직도": "아직",
  ]

  private static let endings = [
    ("에선", "에서는"), ("한텐", "한테는"), ("엔", "에는"), ("까진", "까지는"), ("부턴", "부터는"),
    ("죠", "지요"),
  ]
  private static let beginnings = [("얘기", "이야기"), ("오랜만", "오래간만"), ("재밌", "재미있")]
}
