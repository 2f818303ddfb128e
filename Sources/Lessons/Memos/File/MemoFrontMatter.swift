/// What the front matter of a memo's file says, as far as it means anything here.
struct MemoFrontMatter {
  private(set) var id: MemoID?
  private(set) var createdAt: Int64?
  private(set) var changedAt: Int64?
  private(set) var isPinned = false
  private(set) var sentence: SentenceKey?
  private(set) var ignoredKeys: [String] = []
  private var title: String?
  /// nil without a list.
  private(set) var tags: [String]?

  /// Parts a file into what its front matter says and its text.
  ///
  /// A file without front matter is text as a whole, one that begins with a rule (`---`) and
  /// prose too. The empty line after the front matter and the last line end belong to the file.
  static func split(_ contents: String) -> (MemoFrontMatter, body: String) {
    let (fields, body) = FrontMatterFields.split(contents)
    var frontMatter = MemoFrontMatter()
    var place: (course: String?, sentence: String?)
    for field in fields {
      switch field.key {
      case "course": place.course = field.scalar
      case "sentence": place.sentence = field.scalar
      default:
        if !frontMatter.recognize(field) { frontMatter.ignoredKeys.append(field.key) }
      }
    }
    if let course = place.course, let sentence = place.sentence {
      frontMatter.sentence = SentenceKey(
        course: CourseID(rawValue: course), sentence: SentenceID(rawValue: sentence))
    } else if place.course != nil || place.sentence != nil {
      frontMatter.ignoredKeys.append(place.course != nil ? "course" : "sentence")
    }
    return (frontMatter, body)
  }

  /// Takes a field over; false when it means nothing here.
  private mutating func recognize(_ field: FrontMatterFields.Field) -> Bool {
    switch field.key.lowercased() {
    case "id":
      id = MemoID(readFrom: field.scalar)
      return id != nil
    case "created", "date":
      createdAt = createdAt ?? UTCTime.seconds(field.scalar)
      return createdAt != nil
    case "changed", "updated", "modified", "lastmod":
      changedAt = changedAt ?? UTCTime.seconds(field.scalar)
      return changedAt != nil
    case "pinned":
      isPinned = ["true", "yes"].contains(field.scalar.lowercased())
      return isPinned || ["false", "no"].contains(field.scalar.lowercased())
    case "title":
      title = field.scalar
      return true
    case "tags", "tag":
      tags = (tags ?? []) + field.list.compactMap { MemoText.tag(from: $0) }
      return true
    default: return false
    }
  }

  /// The text with what only the front matter says of it: title and tags.
  func complete(_ text: MemoText) throws(MemoTextError) -> MemoText {
    var lines = [text.string]
    if let title, !title.isBlank, try MemoText(title).title != text.title {
      lines.insert(contentsOf: [title, ""], at: 0)
    }
    var seen = Set(text.tags.map { $0.lowercased() })
    let missing = (tags ?? []).filter { seen.insert($0.lowercased()).inserted }
    if !missing.isEmpty {
      lines += ["", missing.map { "#\($0)" }.joined(separator: " ")]
    }
    return lines.count == 1 ? text : try MemoText(lines.joined(separator: "\n"))
  }
}
