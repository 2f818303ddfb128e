/// Texts of small course files.
enum SampleCourseFile {
  /// A valid course of one day and one sentence.
  static func text(id: String, title: String = "Sample") -> String {
    """
    {"format": 1, "id": "\(id)", "title": "\(title)",
     "languages": {"prompt": "en", "answer": "ko"},
     "days": [{"sentences": [{"prompt": "Hello", "answers": ["안녕하세요"]}]}]}
    """
  }

  /// The same course in plain text.
  static func plainText(id: String, title: String = "Sample") -> String {
    "# \(title)\n:: id \(id)  en > ko\n\n## Day 1\nHello = 안녕하세요\n"
  }
}
