/// One of two short sittings in which somebody learns to read Hangul.
///
/// A value, as `QuizSession` is: every action is a step from one state to the next.
package struct HangulSitting: Hashable, Sendable {
  /// One thing to do.
  package enum Step: Hashable, Sendable {
    /// Letters are shown with their sounds.
    case letters([HangulLetter])
    /// A syllable is built from its letters.
    case syllable(Character)
    /// A word that everybody knows is read: its meaning is chosen.
    case word(String, meaning: String, others: [String])
  }

  /// Which of the sittings it is, counted from one.
  package let number: Int
  /// What is done, in order.
  package let steps: [Step]
  /// The place of the step that is done now; past the end when all are.
  package private(set) var index = 0
  /// What there is to choose from: letters, or meanings.
  package private(set) var choices: [String] = []
  /// The places of the choices that are taken, in order.
  package private(set) var taken: [Int] = []
  /// Whether what was taken is wrong.
  package private(set) var isWrong = false
  private var generator: SeededGenerator

  /// The sitting with that number.
  ///
  /// - Parameter seed: decides the order of choices.
  package init(_ number: Int, seed: UInt64) {
    self.number = number
    steps = number == 1 ? Self.first : Self.second
    generator = SeededGenerator(seed: seed)
    offer()
  }

  /// How many sittings there are.
  package static let count = 2

  /// What is done now; nil when the sitting is over.
  package var step: Step? { steps.indices.contains(index) ? steps[index] : nil }

  /// What the letters taken so far are written as, or the meaning that was chosen.
  package var written: String {
    let texts = taken.map { choices[$0] }
    guard case .syllable? = step else { return texts.joined() }
    return HangulSpelling.written(texts.compactMap(\.first))
  }

  /// Whether the step is done, and can be left.
  package var isDone: Bool {
    switch step {
    case .letters, nil: true
    case .syllable(let syllable): written == String(syllable)
    case .word(_, let meaning, _): written == meaning
    }
  }

  /// Takes a choice; what is wrong is noticed when a syllable is as long as it should be, and is
  /// taken back with the next one.
  package mutating func take(_ place: Int) {
    guard choices.indices.contains(place), !isDone else { return }
    if isWrong { takeBackAll() }
    guard !taken.contains(place) else { return }
    taken.append(place)
    switch step {
    case .syllable(let syllable):
      let wanted = HangulSpelling.letters(of: syllable)
      let given = taken.compactMap { choices[$0].first }
      isWrong = !wanted.starts(with: given)
    case .word: isWrong = !isDone
    case .letters, nil: break
    }
  }

  /// Takes the last choice back.
  package mutating func takeBack() {
    guard !taken.isEmpty, !isDone else { return }
    taken.removeLast()
    isWrong = false
  }

  private mutating func takeBackAll() {
    taken = []
    isWrong = false
  }

  /// Goes on to the next step, once this one is done.
  package mutating func next() {
    guard isDone, step != nil else { return }
    index += 1
    offer()
  }

  /// Puts together what there is to choose from.
  private mutating func offer() {
    takeBackAll()
    switch step {
    case .letters, nil: choices = []
    case .syllable(let syllable):
      let letters = HangulSpelling.letters(of: syllable)
      let others = met.filter { !letters.contains($0) }.shuffled(using: &generator).prefix(2)
      choices = (letters + others).map { String($0) }.shuffled(using: &generator)
    case .word(_, let meaning, let others):
      choices = ([meaning] + others).shuffled(using: &generator)
    }
  }

  /// The letters that were shown so far.
  private var met: [Character] {
    steps[..<index].flatMap { step -> [Character] in
      if case .letters(let letters) = step { letters.map(\.letter) } else { [] }
    }
  }
}

extension HangulSitting {
  /// Six vowels, ten consonants, syllables of two letters, words from other languages.
  private static let first: [Step] = [
    .letters(HangulLetter.all("ㅏㅓㅗㅜㅡㅣ")), .letters(HangulLetter.all("ㄴㅁㅅㅇ")),
    .syllable("나"), .syllable("모"), .syllable("시"), .syllable("우"), .syllable("너"),
    .letters(HangulLetter.all("ㄱㄷㄹㅂ")),
    .syllable("가"), .syllable("도"), .syllable("라"), .syllable("비"), .syllable("그"),
    .letters(HangulLetter.all("ㅈㅎ")), .syllable("지"), .syllable("하"),
    .word("바나나", meaning: "banana", others: ["butter", "bus", "radio"]),
    .word("버스", meaning: "bus", others: ["banana", "juice", "sofa"]),
    .word("주스", meaning: "juice", others: ["radio", "bus", "news"]),
    .word("라디오", meaning: "radio", others: ["video", "sofa", "juice"]),
  ]

  /// Last consonants, letters with more breath, more vowels, words one already knows.
  private static let second: [Step] = [
    .syllable("한"), .syllable("국"), .syllable("김"), .syllable("밥"), .syllable("물"),
    .letters(HangulLetter.all("ㅋㅌㅍㅊ")), .syllable("커"), .syllable("피"), .syllable("타"),
    .letters(HangulLetter.all("ㅐㅔㅑㅕㅛㅠ")), .syllable("네"), .syllable("요"), .syllable("여"),
    .letters(HangulLetter.all("ㄲㄸㅃㅆㅉ")), .syllable("빵"), .syllable("씨"),
    .word("커피", meaning: "coffee", others: ["café", "taxi", "pizza"]),
    .word("카페", meaning: "café", others: ["coffee", "camera", "cup"]),
    .word("택시", meaning: "taxi", others: ["bus", "text", "hotel"]),
    .word("피자", meaning: "pizza", others: ["pasta", "coffee", "visa"]),
    .word("호텔", meaning: "hotel", others: ["hospital", "taxi", "hobby"]),
    .word("한국", meaning: "Korea", others: ["China", "Hong Kong", "hotel"]),
  ]
}
