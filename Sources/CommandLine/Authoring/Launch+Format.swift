import AppText
import CourseLibrary
import Files
import Lessons
import Segmentation

extension Launch {
  /// Lays course files out anew: each in its place, or all of them printed in one form.
  func format(_ request: Invocation.Formatting) -> CommandOutput {
    var formatting = CourseFormatting(request, words: localization)
    for path in request.files { formatting.format(path) }
    return CommandOutput(
      lines: formatting.lines, errors: formatting.errors,
      code: formatting.isClean ? .done : .problem)
  }
}

/// Lays course files out, and gathers what there is to say of it.
private struct CourseFormatting {
  private let request: Invocation.Formatting
  private let words: Localization
  private(set) var lines: [String] = []
  private(set) var errors: [String] = []
  private(set) var isClean = true

  init(_ request: Invocation.Formatting, words: Localization) {
    self.request = request
    self.words = words
  }

  mutating func format(_ path: String) {
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: FilePath(path), limit: CourseFile.sizeLimit)
      let form = CourseFileForm(endingOf: path) ?? .json
      guard let layout = layout(of: bytes, as: form, at: path) else { return }
      take(layout.contents(as: request.form ?? form), of: path, before: bytes)
    } catch {
      fail([words.sentence(for: error)])
    }
  }

  /// The layout of a file; nil when it has errors, or when something in it would be lost.
  private mutating func layout(
    of bytes: [UInt8], as form: CourseFileForm, at path: String
  ) -> CourseLayout? {
    let (layout, result) = CourseLayout.read(bytes, as: form)
    let lost = result.problems.filter(\.isLostInLayout)
    guard let layout, let course = result.course, lost.isEmpty else {
      let told = layout == nil ? result.problems.filter { $0.severity == .error } : lost
      fail(told.map { "\(path):" + words.sentence(for: $0) })
      return nil
    }
    let named = request.writesIDs ? layout.withIDs(of: course) : layout
    return request.cutsWords ? cut(named, at: path) : named
  }

  /// The layout with the answers cut into words; nil where nobody knows the words.
  private mutating func cut(_ layout: CourseLayout, at path: String) -> CourseLayout? {
    guard let language = layout.answerLanguage, language.isWrittenWithoutSpaces else {
      fail([words[.fmtHasSpaces(path: path)]])
      return nil
    }
    guard let cutter = WordCutter(language: language.code) else {
      fail([words[.fmtNoCutter]])
      return nil
    }
    return layout.cut(cutter.words)
  }

  private mutating func take(_ contents: String, of path: String, before bytes: [UInt8]) {
    if request.form != nil {
      lines += contents.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      return
    }
    let new = Array(contents.utf8)
    guard new != bytes else { return }
    if request.onlyChecks {
      lines.append(words[.fmtWouldChange(path: path)])
      isClean = false
      return
    }
    do throws(FileWriteError) {
      try RegularFile.rewrite(FilePath(path), with: new)
      lines.append(words[.fmtChanged(path: path)])
    } catch {
      fail([words.sentence(forUnwritten: error)])
    }
  }

  private mutating func fail(_ sentences: [String]) {
    errors += sentences
    isClean = false
  }
}

extension CourseFileProblem {
  /// Whether it is about something that a course file may hold and a layout has no place for.
  fileprivate var isLostInLayout: Bool {
    switch fact {
    case .unknownKey, .emptyGlossaryEntry, .emptyGlossaryForm: true
    default: false
    }
  }
}
