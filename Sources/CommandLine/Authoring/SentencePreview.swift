import AppText
import CourseLibrary
import Files
import Lessons
import Terminal

/// A sentence of a course file as a learner will meet it, beside the editor it is written in.
struct SentencePreview {
  private let path: String
  private let words: Localization
  /// The line the author is at.
  private var line: Int
  /// The file as it was when it was last good.
  private var last:
    (layout: CourseLayout, course: Course, vocabulary: CourseVocabulary, bytes: [UInt8])?

  init(of path: String, at line: Int?, words: Localization) {
    self.path = path
    self.words = words
    self.line = line ?? 1
  }

  /// The sentence as it is now, or the one that was changed since; above it what is wrong with the
  /// file, which then shows as it was when it was last good.
  mutating func output(in style: PreviewStyle) -> CommandOutput {
    let problems = refresh()
    guard let last, let place = last.layout.place(ofLine: line, in: last.bytes) else {
      return CommandOutput(lines: style.fitted(style.wrapped(problems)), code: .problem)
    }
    let sentence = last.course.days[place.dayIndex].sentences[place.sentenceIndex]
    let head = words[
      .previewPlace(
        path: path, line: place.line, day: place.dayIndex + 1, number: place.sentenceIndex + 1)]
    let question = QuestionLines(sentence, in: last.course, last.vocabulary, style)
    let accepted = SentenceLines(sentence, in: last.course, style, words)
    let lines = style.wrapped(problems + [head])
    return CommandOutput(
      lines: style.fitted(lines + [""] + question.lines + [""] + accepted.lines)
        .map(style.printed), code: problems.isEmpty ? .done : .problem)
  }

  /// Reads the file again.
  ///
  /// - Returns: what is wrong with it.
  private mutating func refresh() -> [String] {
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: FilePath(path), limit: CourseFile.sizeLimit)
      let form = CourseFileForm(endingOf: path) ?? .json
      let (layout, result) = CourseLayout.read(bytes, as: form)
      guard let layout, let course = result.course else {
        return result.problems.filter { $0.severity == .error }
          .map { "\(path):" + words.sentence(for: $0) }
      }
      if let before = last?.layout, let change = layout.firstChange(since: before, in: bytes) {
        line = change.line
      }
      last = (layout, course, CourseVocabulary(course), bytes)
      return []
    } catch {
      return [words.sentence(for: error)]
    }
  }
}

/// What a sentence accepts and what its author says of it, a line each.
private struct SentenceLines {
  private let sentence: Sentence
  private let course: Course
  private let style: PreviewStyle
  private let words: Localization
  private static let shownCount = 10

  init(_ sentence: Sentence, in course: Course, _ style: PreviewStyle, _ words: Localization) {
    self.sentence = sentence
    self.course = course
    self.style = style
    self.words = words
  }

  var lines: [String] {
    let note = sentence.note.map { [""] + $0.wrapped(to: style.width).map(String.init) } ?? []
    return answers + note.map(style.turned)
  }

  private var answers: [String] {
    let patterns = sentence.answers + sentence.accepted
    let count = patterns.reduce(0) { sum, pattern in
      let (result, isOver) = sum.addingReportingOverflow(pattern.alternativeCount)
      return isOver ? .max : result
    }
    let shortest = shortest(of: patterns)
    let title = words.count(.acceptedAnswers, count)
    let more =
      count > shortest.count ? words[.previewShortest(count: shortest.count)] : ""
    return ["\(title)\(more):"]
      + shortest.flatMap { answer in
        let rows = answer.wrapped(to: style.width - 4).map { style.turned(String($0)) }
        return rows.enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
      }
  }

  private func shortest(of patterns: [AnswerPattern]) -> [String] {
    let texts = patterns.flatMap { $0.shortestPaths(limit: Self.shownCount) }
      .map { course.spacing.shown($0.text) }
    var seen: Set<String> = []
    return Array(
      texts.filter { seen.insert($0).inserted }.enumerated()
        .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
        .map(\.element).prefix(Self.shownCount))
  }
}
