import Lessons
import TestSupport

/// A course as its author writes it, and as a server lists it.
package struct CourseText {
  /// The name the app knows it by.
  package let id: String
  /// What it is called.
  package var title: String
  /// What it is about.
  package var description: String
  /// What it is listed under.
  package var property: String
  /// One sentence a day, whose answer this is.
  package var answers: [String]

  /// A course of these facts.
  package init(
    id: String, title: String, description: String = "", property: String = "",
    answers: [String] = ["Go."]
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.property = property
    self.answers = answers
  }

  /// The course's file.
  package var file: String {
    let days = answers.map { #"{"sentences": [{"prompt": "말: \#($0)", "answers": ["\#($0)"]}]}"# }
    return """
      {"format": 1, "id": "\(id)", "title": "\(title)", "description": "\(description)",
       "property": "\(property)", "languages": {"prompt": "ko", "answer": "en"},
       "days": [\(days.joined(separator: ","))]}
      """
  }

  /// The name of the sentence with that index, counted over all days.
  package func key(_ index: Int) throws -> SentenceKey {
    SentenceKey(course: CourseID(rawValue: id), sentence: try course.sentences[index].id)
  }

  /// Its entry in a `library.json`.
  package var entry: String {
    """
    {"id": "\(id)", "title": "\(title)", "description": "\(description)",
     "property": "\(property)", "totalDays": \(answers.count),
     "languages": {"prompt": "ko", "answer": "en"}, "url": "courses/\(id).json"}
    """
  }

  /// A `library.json` of courses.
  package static func library(_ courses: [CourseText]) -> String {
    #"{"courses": [\#(courses.map(\.entry).joined(separator: ",\n"))]}"#
  }
}

extension TestHTTPServer {
  /// A server of these courses.
  package convenience init(courses: CourseText...) throws {
    try self.init()
    serve(courses)
  }

  /// Serves a list of courses, and each of them.
  package func serve(_ courses: [CourseText]) {
    serve("/library.json", .text(CourseText.library(courses)))
    for course in courses { serve("/courses/\(course.id).json", .text(course.file)) }
  }
}
