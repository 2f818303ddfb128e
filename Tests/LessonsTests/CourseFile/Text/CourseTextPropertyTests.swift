import FoundationEssentials
import Testing

@testable import Lessons

struct CourseTextPropertyTests {
  @Test(arguments: 0..<60)
  func `courses of all shapes come back from both forms`(seed: UInt64) throws {
    var maker = CourseTextMaker(seed: seed)
    let layout = maker.course()
    let fromText = try #require(read(layout.text, as: .text), "\(layout.text)")
    #expect(fromText.json == layout.json)
    #expect(fromText.text == layout.text)
    let fromJSON = try #require(read(layout.json, as: .json), "\(layout.json)")
    #expect(fromJSON.text == layout.text)
    #expect(fromJSON.json == layout.json)
    let courses = [(layout.text, CourseFileForm.text), (layout.json, .json)].map { text, form in
      CourseFile.read(Array(text.utf8), as: form, for: .learner).course
    }
    #expect(courses[0] != nil)
    #expect(courses[0] == courses[1])
  }

  @Test(arguments: ["stand-up-english", "korean-first-steps"])
  func `the bundled courses are the same in both forms`(name: String) throws {
    var root = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let bytes = [UInt8](
      try Data(contentsOf: root.appending(path: "Resources/Courses/\(name).json")))
    let original = try #require(CourseLayout.read(bytes, as: .json).layout)
    let text = try #require(read(original.text, as: .text))
    #expect(text.text == original.text)
    #expect(text.json == original.json)
    let courses = [
      CourseFile.read(bytes, for: .learner), read(file: original.text, as: .text),
      read(file: original.json, as: .json),
    ]
    .map(\.course)
    #expect(courses[0] != nil)
    #expect(courses[0] == courses[1] && courses[0] == courses[2])
  }

  private func read(_ text: String, as form: CourseFileForm) -> CourseLayout? {
    let (layout, result) = CourseLayout.read(Array(text.utf8), as: form)
    if layout == nil { Issue.record("\(result.problems.prefix(3))") }
    return layout
  }

  private func read(file: String, as form: CourseFileForm) -> CourseFileResult {
    CourseFile.read(Array(file.utf8), as: form, for: .learner)
  }
}
