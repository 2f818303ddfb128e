extension CourseFileReader {
  /// The courses of a list; nil when `root` holds no list of courses.
  mutating func libraryEntries(_ root: JSONNode) -> [LibraryEntry]? {
    guard let fields = fields(of: root, required: ["courses"]), let list = fields["courses"] else {
      return nil
    }
    guard case .array(let items) = list.value else {
      expect(.array, at: list)
      return nil
    }
    var firstOffsets: [CourseID: Int] = [:]
    return items.compactMap { item in
      guard let entry = libraryEntry(item) else { return nil }
      if let first = firstOffsets[entry.summary.id] {
        let line = log.isFull ? 0 : line(of: first)
        log.add(.duplicateCourseID(entry.summary.id.rawValue, firstLine: line), at: item.offset)
        return nil
      }
      firstOffsets[entry.summary.id] = item.offset
      return entry
    }
  }

  private mutating func libraryEntry(_ node: JSONNode) -> LibraryEntry? {
    guard
      let fields = fields(
        of: node, required: ["id", "title", "totalDays", "languages", "url"],
        optional: ["description", "property", "updated"])
    else { return nil }
    let id = courseID(fields["id"])
    let title = text(fields["title"], key: "title", limit: CourseLimits.titleLength)
    let description = optionalText(fields["description"], key: "description")
    let property = optionalText(fields["property"], key: "property")
    let totalDays = totalDays(fields["totalDays"])
    let languages = languages(fields["languages"])
    let url = text(fields["url"], key: "url")
    let updated = optionalText(fields["updated"], key: "updated")
    guard let id, let title, let totalDays, let languages, let url else { return nil }
    let summary = CourseSummary(
      id: id, title: title, description: description ?? "", property: property ?? "",
      totalDays: totalDays, languages: languages)
    return LibraryEntry(summary: summary, url: url, updated: updated)
  }

  private mutating func totalDays(_ node: JSONNode?) -> Int? {
    guard let node else { return nil }
    guard case .number(let digits) = node.value else {
      expect(.number, at: node)
      return nil
    }
    guard let count = Int(digits), (1...CourseLimits.dayCount).contains(count) else {
      log.add(.badDayCount(digits, limit: CourseLimits.dayCount), at: node.offset)
      return nil
    }
    return count
  }
}
