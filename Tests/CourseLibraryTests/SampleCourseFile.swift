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
}
