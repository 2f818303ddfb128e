import AppTestSupport
import Lessons
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// The help of every scene, by the keys that lead there.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HelpOfAllScenesTests {
  /// A way from Today to each scene.
  private nonisolated static let ways: [(scene: String, keys: String)] = [
    ("TodayScreen", ""), ("CourseListScreen", "2"), ("CourseListScreen", "2/"),
    ("CourseDetailScreen", "2<Right>"), ("AddSourceScreen", "2a"),
    ("QuizScreen", "2<Enter>"), ("QuizScreen", "2<Enter>go"),
    ("QuizScreen", "2<Enter>go<Enter><Enter>"), ("MemoComposeScreen", "2<Enter><C-n>"),
    ("ConfirmationScreen", "2<Enter><C-n>x<Esc>"),
    ("SentenceMemosScreen", "2<Enter><C-n>x<C-s>go<Enter><Enter>m"),
    ("QuizResultScreen", "2<Enter>go<Enter><Enter><Enter>"),
    ("MemoListScreen", "3"), ("MemoListScreen", "3nx<C-s>"), ("MemoListScreen", "3/x"),
    ("MemoDetailScreen", "3nx<C-s><Enter>"),
    ("KeptTextsScreen<MemoVersionsViewModel>", "3nx<C-s>ey<C-s><Enter>v"),
    ("KeptTextsScreen<MemoTrashViewModel>", "3nx<C-s>dT"), ("ProgressScreen", "4"),
    ("WordsScreen", "4<Enter>"),
    ("WordSentencesScreen", "2<Enter>go<Enter><Enter><Esc>4<Enter><Enter>"),
    ("SettingsScreen", "5"), ("OptionListScreen", "5<Enter>"), ("HelpScreen", "?"),
    ("HelpScreen", "?/"),
  ]

  private func app(at way: (scene: String, keys: String)) async throws -> StudyApp {
    let place = try LearnerPlace(
      bundled: CourseText(id: "a", title: "Stand-up", answers: ["Go."]))
    let app = try await StudyApp(at: place, opening: .today, height: 60)
    await app.type(way.keys)
    let top = try #require(app.topScreen)
    #expect(String(describing: type(of: top)) == way.scene, "\(way.keys)\n\(app.text)")
    return app
  }

  private func help(of app: StudyApp) async throws -> [HelpViewModel.Section] {
    await app.type("<F1>")
    let screen = try #require(app.topScreen as? HelpScreen)
    return screen.viewModel.sections
  }

  @Test(arguments: ways)
  func `F1 tells every key once, each command in one row, groups together`(
    way: (scene: String, keys: String)
  ) async throws {
    let sections = try await help(of: try await app(at: way))
    for section in sections {
      let rows = section.bindings.map { "\($0.title) \($0.disabledReason ?? "")" }
      #expect(Set(rows).count == rows.count, "\(rows)")
      #expect(section.bindings.allSatisfy { !$0.keys.isEmpty && !$0.title.isEmpty })
    }
    let keys = sections.flatMap { $0.bindings.flatMap(\.keys) }
    #expect(Set(keys).count == keys.count)
    #expect(Set(sections.map(\.title)).count == sections.count)
    let everywhere = sections.lastIndex { $0.title == "Everywhere" }
    #expect(everywhere == sections.lastIndex { !$0.bindings.isEmpty })
  }

  @Test(arguments: ways)
  func `where no text is typed, a question mark opens it as well`(
    way: (scene: String, keys: String)
  ) async throws {
    let app = try await app(at: way)
    let isText = app.application.window.topScreen?.isQuestionMarkText == true
    let wasHelp = app.topScreen is HelpScreen
    await app.type("?")
    #expect(app.topScreen is HelpScreen == (isText || wasHelp ? wasHelp && isText : true))
  }

  @Test func `that of the quiz stands in the order of the screen`() async throws {
    let sections = try await help(of: try await app(at: ("QuizScreen", "2<Enter>")))
    #expect(
      sections.map(\.title) == ["The sentence", "Your answer", "The blocks", "Everywhere"])
  }

  @Test func `that of an editor parts what moves from what changes the text`() async throws {
    let sections = try await help(
      of: try await app(at: ("MemoComposeScreen", "2<Enter><C-n>")))
    #expect(
      sections.map(\.title) == [
        "On this screen", "Moving in the text", "Changing the text", "Everywhere",
      ])
  }

  @Test func `every scene that has keys is among them`() {
    let shown = Set(Self.ways.map(\.scene))
    #expect(shown.count == 19)
  }
}
