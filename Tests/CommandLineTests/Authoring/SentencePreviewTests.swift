import AppTestSupport
import AppText
import Lessons
import Terminal
import TestSupport
import Testing

@testable import CommandLine

/// A sentence beside the editor, in panes of several sizes.
@MainActor
struct SentencePreviewTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  /// What is shown of the first sentence of a course with these answers.
  private func lines(
    _ answers: String, in language: String = "en", _ style: PreviewStyle
  ) throws -> [String] {
    try place.folder.write(
      "# T\n:: id t  ko > \(language)\n## One\n네. = \(answers)\n", to: "t.malmoi")
    var preview = SentencePreview(
      of: place.folder.file("t.malmoi"), at: 4, words: .bundled(.english))
    return preview.output(in: style).lines
  }

  private func style(width: Int, height: Int?) -> PreviewStyle {
    var style = PreviewStyle(width: width, isASCIIOnly: false)
    style.height = height
    return style
  }

  @Test(arguments: [20, 33, 44, 60, 80])
  func `no line is wider than the pane`(width: Int) throws {
    let answers = "{I am|I'm} {really|very} ready to take a look at {this|that} pull request."
    let lines = try lines(answers, style(width: width, height: 60))
    let isFitting = lines.dropFirst().allSatisfy { $0.displayWidth <= width }
    // The path of a temporary folder is one word, and the first line.
    #expect(isFitting, "\(lines.joined(separator: "\n"))")
  }

  @Test func `a low pane shows the beginning, and that there is more`() throws {
    let answers = "{a|b|c|d} {e|f|g|h}"
    #expect(try lines(answers, style(width: 40, height: nil)).count > 16)
    let cut = try lines(answers, style(width: 200, height: 9))
    #expect(cut.count == 8)
    #expect(cut.last == "…")
    #expect(cut.contains("  네."))
  }

  @Test func `an answer from right to left grows from the right, in both orders of letters`()
    throws
  {
    var style = style(width: 40, height: nil)
    style.letterOrder = .byMalmoi
    let turned = try lines("אני גר.", in: "he", style)
    #expect(turned.contains("  │                        רג   ינא  │"), "\(turned)")
    #expect(turned.contains("  .רג ינא"))
    style.letterOrder = .byTerminal
    let kept = try lines("אני גר.", in: "he", style).map { $0.replacing("\u{2800}", with: " ") }
    #expect(kept.contains("  │                        גר   אני  │"), "\(kept)")
    #expect(kept.contains("  .גר אני"))
  }
}
