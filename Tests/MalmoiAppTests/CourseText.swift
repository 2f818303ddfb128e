import Lessons
import TestSupport

/// A course as its author writes it, and as a server lists it.
nonisolated struct CourseText {
  let id: String
  var title: String
  var description = ""
  var property = ""
  /// One sentence a day, whose answer this is.
  var answers = ["Go."]

  /// The course's file.
  var file: String {
    let days = answers.map { #"{"sentences": [{"prompt": "말: \#($0)", "answers": ["\#($0)"]}]}"# }
    return """
      {"format": 1, "id": "\(id)", "title": "\(title)", "description": "\(description)",
       "property": "\(property)", "languages": {"prompt": "ko", "answer": "en"},
       "days": [\(days.joined(separator: ","))]}
      """
  }

  /// The name of the sentence with that index, counted over all days.
  @MainActor func key(_ index: Int) throws -> SentenceKey {
    SentenceKey(course: CourseID(rawValue: id), sentence: try course.sentences[index].id)
  }

  /// Its entry in a `library.json`.
  var entry: String {
    """
    {"id": "\(id)", "title": "\(title)", "description": "\(description)",
     "property": "\(property)", "totalDays": \(answers.count),
     "languages": {"prompt": "ko", "answer": "en"}, "url": "courses/\(id).json"}
    """
  }

  /// A `library.json` of courses.
  static func library(_ courses: [CourseText]) -> String {
    #"{"courses": [\#(courses.map(\.entry).joined(separator: ",\n"))]}"#
  }
}

extension TestHTTPServer {
  /// A server of these courses.
  convenience init(courses: CourseText...) throws {
    try self.init()
    serve(courses)
  }

  /// Serves a list of courses, and each of them.
  func serve(_ courses: [CourseText]) {
    serve("/library.json", .text(CourseText.library(courses)))
    for course in courses { serve("/courses/\(course.id).json", .text(course.file)) }
  }
}
