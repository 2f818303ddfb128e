/// Texts of small lists of courses.
enum SampleLibrary {
  /// A list of courses with these ids, each in the file of its name.
  static func text(_ ids: String...) -> String {
    "{\"courses\": [" + ids.map { entry($0) }.joined(separator: ",\n") + "]}"
  }

  static func entry(_ id: String, url: String? = nil) -> String {
    """
    {"id": "\(id)", "title": "Course \(id)", "description": "", "property": "work",
     "totalDays": 3, "languages": {"prompt": "ko", "answer": "en"}, "url": "\(url ?? id + ".json")"}
    """
  }
}
