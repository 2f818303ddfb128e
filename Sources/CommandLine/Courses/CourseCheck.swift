import AppText
import CourseLibrary
import Files
import Lessons

/// What `malmoi check` has to say about course files.
package struct CourseCheck {
  /// One line a problem, `path:line:column: message`, or one line for a file without any.
  package let lines: [String]
  /// Whether a problem was found; a warning is one.
  package let code: ExitCode
  private let rows: [CourseProblemRow]

  /// Reads the files at these paths and puts into words what is wrong with them.
  package init(files: [String], localization: Localization) {
    var lines: [String] = []
    var rows: [CourseProblemRow] = []
    var code = ExitCode.done
    for path in files {
      do throws(FileReadError) {
        let result = try CourseFile.review(at: FilePath(path))
        rows += result.problems.map { CourseProblemRow($0, at: path, localization) }
        let scarce = Self.scarceWords(in: result)
        lines += Self.lines(for: result, scarce, at: path, localization)
        if !result.problems.isEmpty || scarce != nil { code = .problem }
      } catch {
        lines.append(localization.sentence(for: error))
        rows.append(CourseProblemRow(error, localization))
        code = .problem
      }
    }
    self.lines = lines
    self.rows = rows
    self.code = code
  }

  /// The same, as the command prints it.
  package func output(asJSON: Bool = false) -> CommandOutput {
    CommandOutput(lines: asJSON ? rows.jsonLines : lines, code: code)
  }

  /// The words of a course that do not come back, when they are too many; nil when they are not.
  static func scarceWords(in result: CourseFileResult) -> WordRecurrence? {
    result.course.map(WordRecurrence.init).flatMap { $0.isPoor ? $0 : nil }
  }

  /// What there is to say about one file.
  static func lines(
    for result: CourseFileResult, _ scarce: WordRecurrence?, at path: String,
    _ localization: Localization
  ) -> [String] {
    var lines = result.problems.map { "\(path):" + localization.sentence(for: $0) }
    if let scarce {
      lines.append(
        "\(path):1:1: "
          + localization[
            .checkScarceWords(
              count: scarce.scarce.count, words: localization.count(.words, scarce.count),
              some: scarce.scarce.prefix(8).map(\.text).joined(separator: ", "))])
    }
    if result.omittedProblemCount > 0 {
      lines.append("\(path): " + localization.count(.moreProblems, result.omittedProblemCount))
    }
    if let course = result.course, lines.isEmpty {
      lines.append(
        localization[
          .checkClean(
            path: path, days: localization.count(.days, course.totalDays),
            sentences: localization.count(.sentences, course.sentences.count))])
    }
    return lines
  }
}
