extension MemoFile {
  /// The contents of the file that `memo` is exported to.
  package static func contents(of memo: Memo) -> String {
    var lines = [
      "---",
      "id: \(quoted(memo.id.rawValue))",
      "created: \(UTCTime.text(memo.createdAt))",
      "changed: \(UTCTime.text(memo.changedAt))",
      "tags: [\(memo.text.tags.joined(separator: ", "))]",
      "pinned: \(memo.isPinned)",
    ]
    if let sentence = memo.sentence {
      lines.append("course: \(quoted(sentence.course.rawValue))")
      lines.append("sentence: \(quoted(sentence.sentence.rawValue))")
    }
    return (lines + ["---", "", memo.text.string, ""]).joined(separator: "\n")
  }

  /// A string as YAML 1.2 writes it in double quotes.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result.unicodeScalars.append(contentsOf: ["\\", scalar])
      case _ where scalar.isUnsafeInText:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
