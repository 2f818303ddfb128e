/// Looks at the sentences of a course side by side, as a colleague of its author would.
struct CourseReview {
  /// Sentences that a day may well have.
  static let advisedPerDay = 20
  /// Sentences from which on it can be said what most of a course is like.
  private static let fewSentences = 30

  private let course: Course
  private let layout: CourseLayout
  private var lines: LineIndex
  private(set) var advice: [(fact: CourseAdvice, offset: Int)] = []

  /// - Parameter bytes: The file that both were read from.
  init(of course: Course, laidOut layout: CourseLayout, in bytes: [UInt8]) {
    self.course = course
    self.layout = layout
    lines = LineIndex(bytes: bytes)
  }

  /// Finds all there is to say.
  mutating func review() {
    reviewSentences()
    reviewDays()
    reviewWords()
    reviewBlocks()
  }

  private var head: Int { layout.titles.first?.offset ?? 0 }

  // MARK: - Sentences

  private mutating func reviewSentences() {
    let language = course.languages.answer
    let scripts = Script.scripts(of: language)
    var firsts: [String: (offset: Int, prompt: String)] = [:]
    for (sentence, entry) in zip(course.sentences, layout.days.lazy.flatMap(\.entries)) {
      let texts = sentence.answers.map(\.firstPath.text)
      for (text, piece) in zip(texts, entry.answers) {
        if let scripts, text.isForeign(to: scripts) {
          advice.append((.otherScript(language), piece.offset))
        }
      }
      compareEdges(of: texts, entry)
      compareAnswer(texts[0], of: sentence, entry, with: &firsts)
    }
  }

  private mutating func compareAnswer(
    _ text: String, of sentence: Sentence, _ entry: CourseLayout.Entry,
    with firsts: inout [String: (offset: Int, prompt: String)]
  ) {
    let key = ComparableText.key(of: text)
    guard let first = firsts[key] else {
      return firsts[key] = (entry.offset, sentence.prompt)
    }
    // Short ones are said in many places, and one prompt twice is told already.
    guard first.prompt != sentence.prompt, key.count(where: { $0 == " " }) >= 2 else { return }
    let line = lines.line(of: first.offset)
    advice.append((.sameAnswer(text, firstLine: line), entry.answers[0].offset))
  }

  private mutating func compareEdges(of texts: [String], _ entry: CourseLayout.Entry) {
    guard let model = texts.first else { return }
    for (text, piece) in zip(texts, entry.answers).dropFirst() {
      if text.endsInPunctuation != model.endsInPunctuation {
        advice.append((.endDiffers(model: model), piece.offset))
      }
      if let first = text.firstLetter, let other = model.firstLetter,
        first.isUppercase && other.isLowercase || first.isLowercase && other.isUppercase
      {
        advice.append((.caseDiffers(model: model), piece.offset))
      }
    }
  }

  // MARK: - The whole

  private mutating func reviewDays() {
    for day in layout.days where day.entries.count > Self.advisedPerDay {
      advice.append(
        (.longDay(count: day.entries.count, advised: Self.advisedPerDay), day.offset))
    }
  }

  /// A few words of a course are always met once; when most are, nothing is learnt but the
  /// sentences.
  private mutating func reviewWords() {
    guard course.sentences.count >= Self.fewSentences else { return }
    let words = CourseWord.words(of: course)
    let once = words.count { $0.count == 1 }
    if once * 4 > words.count * 3 {
      advice.append((.mostWordsOnce(count: once, of: words.count), head))
    }
  }

  private mutating func reviewBlocks() {
    let models = course.sentences.map { AnswerWords($0.answers[0].firstPath) }
    let single = models.count(where: \.isOneUncutBlock)
    guard single * 2 > models.count else { return }
    let first = zip(models, layout.days.lazy.flatMap(\.entries)).first { $0.0.isOneUncutBlock }
    advice.append(
      (.mostAnswersOneBlock(count: single, of: models.count), first?.1.offset ?? head))
  }
}

extension String {
  /// Whether it is a sentence without a letter of these scripts; names and short forms (`OK`, `API`)
  /// are the same everywhere.
  fileprivate func isForeign(to scripts: Set<Script>) -> Bool {
    let letters = unicodeScalars.compactMap(Script.init)
    return !letters.isEmpty && !letters.contains(where: scripts.contains)
      && (contains(" ") || letters.contains { $0 != .latin })
  }

  fileprivate var endsInPunctuation: Bool {
    unicodeScalars.last.map { ".?!…。？！؟।".unicodeScalars.contains($0) } ?? false
  }

  fileprivate var firstLetter: Character? { first { $0.isLetter || $0.isNumber } }
}
