import UnicodeText

/// Reads a course file that nothing is wrong or unusual with, in one pass over its bytes.
///
/// Gives up at the first thing that a reader would have to be told of, or that takes more than a
/// look: what the file means then, and where its mistakes are, is for `CourseFileReader` to say. So
/// whoever waits for a course pays for the positions of mistakes only when there are any.
struct PlainCourseReader {
  /// Something to be looked at with care.
  struct Unusual: Error {}

  let bytes: [UInt8]
  /// Offset of the next byte.
  var position: Int
  /// Values of JSON so far, of which there may not be too many.
  var valueCount = 0
  /// Where the days are, from brace to brace.
  private var dayRanges: [Range<Int>] = []
  /// The days, where it is known before what they are.
  private var knownDays: [(day: CourseDay, range: Range<Int>)]?

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The course of a file; nil when it has to be read with care.
  static func course(in bytes: [UInt8]) -> Course? {
    courseWithPlaces(in: bytes)?.course
  }

  /// The same, with where each of its days is.
  static func courseWithPlaces(
    in bytes: [UInt8]
  ) -> (course: Course, days: [Range<Int>])? {
    guard bytes.count <= CourseLimits.fileBytes, (try? UTF8Span(validating: bytes.span)) != nil
    else { return nil }
    var reader = PlainCourseReader(bytes: bytes, position: JSONText(bytes: bytes).start)
    return reader.wholeCourse().map { ($0, reader.dayRanges) }
  }

  /// The course of a file of which the days are known.
  ///
  /// - Parameter days: not empty.
  static func course(
    in bytes: [UInt8], withDays days: [(day: CourseDay, range: Range<Int>)]
  ) -> Course? {
    var reader = PlainCourseReader(bytes: bytes, position: JSONText(bytes: bytes).start)
    reader.knownDays = days
    return reader.wholeCourse()
  }

  private mutating func wholeCourse() -> Course? {
    do throws(Unusual) {
      let course = try course()
      skipBlanks()
      return position == bytes.count ? course : nil
    } catch {
      return nil
    }
  }

  private mutating func course() throws(Unusual) -> Course {
    var seen = SeenKeys()
    var id, title, description, property: String?
    var languages: LanguagePair?
    var spacing = WordSpacing.words
    var glossary: [GlossaryEntry] = []
    var days: [CourseDay] = []
    try object { (reader, key) throws(Unusual) in
      try seen.insert(key)
      switch key {
      case "format": try reader.passFormat()
      case "id": id = try reader.text(limit: CourseLimits.titleLength)
      case "title": title = try reader.text(limit: CourseLimits.titleLength)
      case "description": description = try reader.optionalText()
      case "property": property = try reader.optionalText()
      case "languages": languages = try reader.languages()
      case "spaces": spacing = try reader.spacing()
      case "glossary": glossary = try reader.glossary()
      case "days": days = try reader.days()
      default: throw Unusual()
      }
    }
    guard seen.contains("format"), let id, id.isCourseID, let title, let languages, !days.isEmpty
    else { throw Unusual() }
    return Course(
      id: CourseID(rawValue: id), title: title, description: description ?? "",
      property: property ?? "", languages: languages, spacing: spacing, glossary: glossary,
      days: days)
  }

  private mutating func passFormat() throws(Unusual) {
    try beginValue()
    // Where the number goes on, as 1.0 does, is neither a comma nor a bracket.
    try pass(UInt8(ascii: "1"))
  }

  private mutating func languages() throws(Unusual) -> LanguagePair {
    var prompt, answer: String?
    try object { (reader, key) throws(Unusual) in
      switch key {
      case "prompt" where prompt == nil: prompt = try reader.languageCode()
      case "answer" where answer == nil: answer = try reader.languageCode()
      default: throw Unusual()
      }
    }
    guard let prompt, let answer else { throw Unusual() }
    return LanguagePair(prompt: Language(code: prompt), answer: Language(code: answer))
  }

  private mutating func languageCode() throws(Unusual) -> String {
    let code = try text(limit: CourseLimits.titleLength)
    guard code.isLanguageCode else { throw Unusual() }
    return code
  }

  private mutating func spacing() throws(Unusual) -> WordSpacing {
    guard let spacing = WordSpacing(rawValue: try text(limit: CourseLimits.titleLength)) else {
      throw Unusual()
    }
    return spacing
  }

  private mutating func days() throws(Unusual) -> [CourseDay] {
    if let knownDays { return try passDays(knownDays) }
    let drafts = try list(limit: CourseLimits.dayCount) { (reader) throws(Unusual) in
      reader.skipBlanks()
      let start = reader.position
      let day = try reader.day()
      reader.dayRanges.append(start..<reader.position)
      return day
    }
    return try Self.days(drafts)
  }

  /// Passes the days that are known.
  private mutating func passDays(
    _ known: [(day: CourseDay, range: Range<Int>)]
  ) throws(Unusual) -> [CourseDay] {
    var ranges = known.map(\.range)[...]
    _ = try list(limit: CourseLimits.dayCount) { (reader) throws(Unusual) in
      reader.skipBlanks()
      guard let range = ranges.popFirst(), range.lowerBound == reader.position else {
        throw Unusual()
      }
      reader.position = range.upperBound
    }
    guard ranges.isEmpty else { throw Unusual() }
    return known.map(\.day)
  }

  /// A day whose file has nothing unusual about it, so that its ids are its own matter.
  mutating func dayAlone() throws(Unusual) -> CourseDay {
    guard let day = try Self.days([try day()]).first else { throw Unusual() }
    return day
  }

  private static func days(_ drafts: [DayDraft]) throws(Unusual) -> [CourseDay] {
    var ids = SentenceIDAssigner(explicit: drafts.lazy.flatMap(\.sentences).compactMap(\.id))
    var days: [CourseDay] = []
    days.reserveCapacity(drafts.count)
    for draft in drafts {
      var sentences: [Sentence] = []
      sentences.reserveCapacity(draft.sentences.count)
      for sentence in draft.sentences {
        let (id, clash) = ids.assign(to: sentence)
        guard clash == nil else { throw Unusual() }
        sentences.append(Sentence(sentence, id: id))
      }
      days.append(CourseDay(title: draft.title, sentences: sentences))
    }
    return days
  }

  private mutating func day() throws(Unusual) -> DayDraft {
    var title: String?
    var sentences: [SentenceDraft]?
    try object { (reader, key) throws(Unusual) in
      switch key {
      case "title" where title == nil:
        title = try reader.text(limit: CourseLimits.titleLength)
      case "sentences" where sentences == nil:
        sentences = try reader.list(limit: CourseLimits.sentencesPerDay) {
          (reader) throws(Unusual) in
          try reader.sentence()
        }
      default: throw Unusual()
      }
    }
    guard let sentences, !sentences.isEmpty else { throw Unusual() }
    return DayDraft(title: title, sentences: sentences)
  }
}

extension PlainCourseReader {
  /// The keys that an object had so far; they are so few that no hash is needed.
  struct SeenKeys {
    private var keys: [String] = []

    func contains(_ key: String) -> Bool { keys.contains(key) }

    /// - Throws: When the key was there before.
    mutating func insert(_ key: String) throws(Unusual) {
      guard !keys.contains(key) else { throw Unusual() }
      keys.append(key)
    }
  }
}
