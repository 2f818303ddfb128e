extension CourseFileReader {
  /// Sees whether the comments of an object in JSON could stand in plain text: each a line, or one
  /// with the place it has, `{"at": 1, "text": "…"}`.
  mutating func checkComments(_ node: JSONNode?) {
    guard let node, let items = items(of: node, key: "comments", limit: CourseLimits.commentCount)
    else { return }
    for item in items {
      if case .object = item.value {
        let fields = fields(of: item, required: ["at", "text"])
        checkComment(fields?["text"])
      } else {
        checkComment(item)
      }
    }
  }

  private mutating func checkComment(_ node: JSONNode?) {
    if case .string(let text)? = node?.value, text.unicodeScalars.allSatisfy({ $0 == " " }) {
      return
    }
    _ = text(node, key: "comments")
  }
}
