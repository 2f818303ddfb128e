extension Difference {
  /// Aligns the words of both; what is written in another way stays a word.
  init(given: String, expected: String, _ finder: ReasonFinder = .plain) {
    var words = AlignedWords(finder)
    let alignment = WordAlignment(
      Self.words(of: given).map { words.word($0) },
      Self.words(of: expected).map { words.word($0) }, isRelated: { finder.isRelated($0, $1) })
    let steps = Self.joined(Self.marked(alignment.steps), finder)
    self.init(
      tokens: steps.flatMap { step -> [Token] in
        switch step {
        case .kept(let given, _): [.kept(given)]
        case .replaced(let given, let expected): [.extra(given), .missing(expected)]
        case .missing(let word): [.missing(word)]
        case .extra(let word): [.extra(word)]
        case .misplaced(let word, _): [.misplaced(word)]
        }
      }, reasons: Self.reasons(for: steps, finder))
  }

  private static func reasons(for steps: [Step], _ finder: ReasonFinder) -> [Reason] {
    let last = steps.lastIndex { $0.expected != nil }
    var previous: String?
    return steps.enumerated().compactMap { index, step in
      defer { previous = step.expected ?? previous }
      return finder.reason(for: step, behind: previous, isLast: index == last)
    }
  }

  /// A word and what became of it.
  enum Step {
    case kept(String, String)
    case replaced(String, String)
    case missing(String)
    case extra(String)
    /// With the word before which it belongs; nil for the end.
    case misplaced(String, before: String?)

    /// The word that should stand there.
    var expected: String? {
      switch self {
      case .kept(_, let word), .replaced(_, let word), .missing(let word): word
      case .extra, .misplaced: nil
      }
    }
  }

  /// A single word too many beside one that is missing was given for it.
  private static func joined(_ steps: [Step], _ finder: ReasonFinder) -> [Step] {
    var joined: [Step] = []
    for (index, step) in steps.enumerated() {
      let isLast = index + 1 == steps.count || !steps[index + 1].isChange
      let isFirst = !(joined.dropLast().last?.isChange ?? false)
      if isFirst, isLast, let pair = joined.last.flatMap({ Self.pair($0, step) }),
        finder.isArticle(pair.given) == finder.isArticle(pair.expected)
      {
        joined[joined.count - 1] = .replaced(pair.given, pair.expected)
      } else {
        joined.append(step)
      }
    }
    return joined
  }

  private static func pair(_ one: Step, _ other: Step) -> (given: String, expected: String)? {
    switch (one, other) {
    case (.extra(let given), .missing(let expected)), (.missing(let expected), .extra(let given)):
      (given, expected)
    default: nil
    }
  }

  /// The words as written, without the punctuation at their edges.
  private static func words(of text: String) -> [String] {
    AnswerWords(AnswerPattern(literal: text).firstPath).words.map(\.text)
  }

  /// A word that is extra here and missing there is one word in the wrong place.
  private static func marked(_ steps: [WordAlignment.Step]) -> [Step] {
    let expected = steps.compactMap(\.expected)
    var places: [String: [Int]] = [:]
    var place = 0
    for step in steps {
      if case .missing(let word) = step {
        places[ComparableText.key(of: word), default: []].append(place)
      }
      if step.expected != nil { place += 1 }
    }
    var moved: Set<Int> = []
    let marked: [Step] = steps.map { step in
      switch step {
      case .kept(let given, let expected): return .kept(given, expected)
      case .replaced(let given, let expected): return .replaced(given, expected)
      case .missing(let word): return .missing(word)
      case .extra(let word):
        guard let place = places[ComparableText.key(of: word)]?.first else { return .extra(word) }
        places[ComparableText.key(of: word)]?.removeFirst()
        moved.insert(place)
        return .misplaced(word, before: place + 1 < expected.count ? expected[place + 1] : nil)
      }
    }
    place = -1
    return zip(steps, marked).compactMap { step, marked in
      if step.expected != nil { place += 1 }
      if case .missing = step, moved.contains(place) { return nil }
      return marked
    }
  }
}

extension Difference.Step {
  /// Whether it is a word too many, or one that is missing.
  fileprivate var isChange: Bool {
    switch self {
    case .extra, .missing: true
    case .kept, .replaced, .misplaced: false
    }
  }
}

/// Words made ready for being aligned, each once.
private struct AlignedWords {
  private let finder: ReasonFinder
  private var numbers = KeyNumbers()
  private var known: [String: WordAlignment.Word] = [:]

  init(_ finder: ReasonFinder) {
    self.finder = finder
  }

  mutating func word(_ text: String) -> WordAlignment.Word {
    if let word = known[text] { return word }
    let word = finder.alignedWord(text, &numbers)
    known[text] = word
    return word
  }
}
