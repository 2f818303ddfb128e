import UnicodeText

/// Finds the course in the JSON of a course file, and what keeps it from being one.
struct CourseFileReader {
  let bytes: [UInt8]
  var log: CourseFileProblemLog
  /// Whether distractors are looked for among the accepted answers, where they do not belong, and
  /// words of the glossary, which do.
  ///
  /// It takes as long as all the rest; a quiz leaves such distractors out in any case.
  var checksUse = true
  /// Of a course in plain text, the bytes that texts have not, by where each text begins; nil for
  /// JSON, which has escapes of its own.
  var skips: [Int: [TextPiece.Skip]]?
  private lazy var lines = LineIndex(bytes: bytes)

  init(bytes: [UInt8], log: CourseFileProblemLog) {
    self.bytes = bytes
    self.log = log
  }

  /// The course of the file; nil, or not to be used, when the log has errors.
  mutating func course(_ root: JSONNode) -> Course? {
    guard
      let fields = fields(
        of: root, required: ["format", "id", "title", "languages", "days"],
        optional: ["description", "property", "spaces", "glossary", "comments"]),
      isKnownFormat(fields["format"])
    else { return nil }
    let id = courseID(fields["id"])
    let title = text(fields["title"], key: "title", limit: CourseLimits.titleLength)
    let description = optionalText(fields["description"], key: "description")
    let property = optionalText(fields["property"], key: "property")
    checkComments(fields["comments"])
    let languages = languages(fields["languages"])
    let spacing = spacing(fields["spaces"])
    let glossary = glossary(fields["glossary"])
    let days = days(fields["days"])
    if let days, checksUse { check(glossary, against: days.flatMap(\.sentences)) }
    guard let id, let title, let languages, let days else { return nil }
    return Course(
      id: id, title: title, description: description ?? "", property: property ?? "",
      languages: languages, spacing: spacing, glossary: glossary.map(\.entry), days: days)
  }

  /// What is known under other keys means something else in another format.
  private mutating func isKnownFormat(_ node: JSONNode?) -> Bool {
    guard let node else { return true }
    guard case .number(let format) = node.value else {
      expect(.number, at: node)
      return true
    }
    if format == "1" { return true }
    log.add(.unknownFormat(format), at: node.offset)
    return false
  }

  /// The id, if it could be typed on a command line and stand in an address.
  mutating func courseID(_ node: JSONNode?) -> CourseID? {
    guard let node, let id = text(node, key: "id", limit: CourseLimits.titleLength) else {
      return nil
    }
    guard id.isCourseID else {
      log.add(.badCourseID(id), at: node.offset)
      return nil
    }
    return CourseID(rawValue: id)
  }

  /// The two languages of a course.
  mutating func languages(_ node: JSONNode?) -> LanguagePair? {
    guard let node, let fields = fields(of: node, required: ["prompt", "answer"]) else {
      return nil
    }
    let prompt = language(fields["prompt"], key: "prompt")
    let answer = language(fields["answer"], key: "answer")
    guard let prompt, let answer else { return nil }
    return LanguagePair(prompt: prompt, answer: answer)
  }

  private mutating func language(_ node: JSONNode?, key: String) -> Language? {
    guard let node, let code = text(node, key: key, limit: CourseLimits.titleLength) else {
      return nil
    }
    guard let language = Language(checking: code) else {
      log.add(.badLanguage(code), at: node.offset)
      return nil
    }
    return language
  }

  private mutating func days(_ node: JSONNode?) -> [CourseDay]? {
    guard let node, let items = items(of: node, key: "days", limit: CourseLimits.dayCount) else {
      return nil
    }
    if items.isEmpty { log.add(.emptyCourse, at: node.offset) }
    let drafts = items.map { day($0) }
    var ids = SentenceIDAssigner(explicit: drafts.lazy.flatMap(\.sentences).compactMap(\.id))
    return drafts.map { draft in
      CourseDay(title: draft.title, sentences: draft.sentences.map { finish($0, ids: &ids) })
    }
  }

  private mutating func day(_ node: JSONNode) -> DayDraft {
    let optional = ["title", "comments"]
    guard let fields = fields(of: node, required: ["sentences"], optional: optional) else {
      return DayDraft(title: nil, sentences: [])
    }
    checkComments(fields["comments"])
    let title = text(fields["title"], key: "title", limit: CourseLimits.titleLength)
    guard let list = fields["sentences"],
      let items = items(of: list, key: "sentences", limit: CourseLimits.sentencesPerDay)
    else { return DayDraft(title: title, sentences: []) }
    if items.isEmpty { log.add(.emptyDay, at: list.offset) }
    return DayDraft(title: title, sentences: items.compactMap { sentence($0) })
  }

  /// Gives the sentence its identity, now that all ids the author wrote are known.
  private mutating func finish(
    _ draft: SentenceDraft, ids: inout SentenceIDAssigner
  ) -> Sentence {
    let (id, clash) = ids.assign(to: draft)
    if let clash {
      let line = log.isFull ? 0 : line(of: clash)
      if let written = draft.id {
        log.add(.duplicateSentenceID(written, firstLine: line), at: draft.offset)
      } else {
        log.add(.duplicatePrompt(firstLine: line), at: draft.offset)
      }
    }
    return Sentence(draft, id: id)
  }

  /// The one-based line that a byte stands in.
  mutating func line(of offset: Int) -> Int {
    lines.line(of: offset)
  }
}
