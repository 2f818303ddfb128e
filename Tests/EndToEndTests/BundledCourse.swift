import BundledResources
import Files
import FoundationEssentials
import Lessons
import PseudoTerminal
import Testing

/// The courses that come with the app.
enum BundledCourse {
  /// The paths of their files, sorted.
  static var paths: [String] {
    get throws {
      let program = try TerminalProgram.path(ofProduct: "malmoi")
      let folder = try #require(BundledResources.folder(besideExecutable: FilePath(program)))
        .appending("Courses").text
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// The first day of a bundled course, each sentence with the answer that its blocks build.
  static func firstDay(of id: String) throws -> [SampleCourse.Sentence] {
    let path = try #require(try paths.first { $0.hasSuffix("/\(id).json") })
    let result = CourseFile.read([UInt8](try Data(contentsOf: URL(filePath: path))))
    let day = try #require(result.course?.days.first)
    return try day.sentences.map { sentence in
      let answer = try #require(sentence.answers.first)
      return SampleCourse.Sentence(prompt: sentence.prompt, answer: answer.firstPath.text)
    }
  }
}
