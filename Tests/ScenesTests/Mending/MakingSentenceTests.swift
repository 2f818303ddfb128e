import AppTestSupport
import AppText
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct MakingSentenceTests {
  private let place: LearnerPlace
  private let file = "# Mine\n:: id mine  ko > en\n\n## Day 1\n네. = Yes.\n"

  init() throws {
    place = try LearnerPlace()
  }

  private func text(of name: String) throws -> String {
    String(decoding: try place.folder.bytes(of: "own/\(name)"), as: UTF8.self)
  }

  @Test(arguments: [Root.today, .courses, .memos, .progress])
  func `a sentence is made from any root, and begins a course`(_ root: Root) async throws {
    let app = try await StudyApp(at: place, opening: root, language: .korean)
    await app.type("+")
    #expect(app.shows("나의 문장"))
    await app.type("안녕.<Enter>= Hi.<Enter>- ho<C-s>")
    #expect(app.hints.contains("“나의 문장”에 더했어요."))
    #expect(
      try text(of: "my-sentences.malmoi") == """
        # 나의 문장
        :: id my-sentences  ko > en

        ## Day 1
        안녕. = Hi.
          - ho

        """)
  }

  @Test func `a memo becomes a sentence of the course that is chosen`() async throws {
    try place.folder.write(file, to: "own/mine.malmoi")
    let database = try place.database()
    try await database.writeMemo("안녕.\nHi.\nHello.")
    let app = try await StudyApp(at: place, opening: .memos)
    await app.type("s")
    #expect(app.shows("Which course gets it?"))
    #expect(app.shows("A new course: My sentences"))
    await app.type("<Enter>")
    #expect(app.shows("= Hello."))
    await app.type("<C-s>")
    #expect(app.hints.contains("Added to “Mine”."))
    #expect(try text(of: "mine.malmoi") == file + "안녕. = Hi. | Hello.\n")
    await app.type("<Enter>s<Down><Enter><C-s>")
    #expect(try text(of: "my-sentences.malmoi").hasSuffix("안녕. = Hi. | Hello.\n"))
  }

  @Test func `what is no sentence yet is not added`() async throws {
    try place.folder.write(
      file.replacing("mine", with: "my-sentences"), to: "own/my-sentences.malmoi")
    let app = try await StudyApp(at: place)
    await app.type("+")
    await app.type("안녕.<C-s>")
    #expect(app.shows("A sentence of your own"), "there is no other course to choose")
    await app.type("<Enter>= Hi.<C-s>")
    #expect(try text(of: "my-sentences.malmoi").hasSuffix("네. = Yes.\n안녕. = Hi.\n"))
  }
}
