import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct QuizViewModelTypingTests {
  @Test func `a whole match comes before longer words that begin the same`() async throws {
    let quiz = try await SceneStage().quiz(.of("I am a student.", distractors: ["an", "app"]))
    quiz.type("I am a student")
    #expect(quiz.given == "I am a student")
  }

  @Test(arguments: ["don't worry", "Don’t worry", "DONʼT worry", "don’t worry."])
  func `an apostrophe, a capital or a full stop is no obstacle`(typed: String) async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Don't worry."))
    quiz.type(typed)
    #expect(quiz.given == "don't worry")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict == .exact)
  }

  @Test func `typed text that no block is meant by stays and is said to be so`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("xyz")
    #expect(quiz.build.typed == "xyz")
    #expect(quiz.build.isUnmatched)
    #expect(stage.notices == ["No block starts with “xyz”: type another word."])
  }

  @Test func `a word of another right answer is no word in vain`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("I {mended|repaired} it."))
    for character in "repaire" { quiz.build.characterTyped(character) }
    #expect(quiz.build.isUnmatched)
    quiz.build.characterTyped("d")
    #expect(!quiz.build.isUnmatched)
    quiz.build.looseWordDropped()
    quiz.type("I repaired it")
    #expect(quiz.given == "I repaired it")
    #expect(stage.notices == [] && quiz.remark == nil)
    quiz.checkRequested()
    #expect(quiz.checked?.verdict.isRight == true)
  }

  @Test func `a block of the bank is not kept from a word that begins it`() async throws {
    let quiz = try await SceneStage().quiz(.of("I {am going|go}."))
    quiz.type("I go")
    #expect(quiz.given == "I go", "the whole word comes before the beginning of another")
  }

  @Test func `after a word in vain the next one is a word of its own`() async throws {
    let quiz = try await SceneStage().quiz(.of("I fixed the bug."))
    quiz.type("I fixd the bgu")
    #expect(quiz.given == "I the")
    #expect(quiz.build.typed == "bgu")
    #expect(quiz.remark == "not a block: fixd")
    quiz.type("bug")
    #expect(quiz.given == "I the bug")
    #expect(quiz.build.typed == "")
    #expect(quiz.remark == "not a block: fixd, bgu")
    quiz.checkRequested()
    quiz.continueRequested()
    #expect(quiz.remark == nil)
  }

  @Test func `a word in vain can be mended, or ended again`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("I fixed the bug."))
    quiz.type("fixd")
    #expect(quiz.build.isRefused)
    quiz.build.wordEnded()
    #expect(quiz.build.typed == "fixd")
    #expect(stage.notices.count == 2)
    quiz.build.backspacePressed()
    #expect(!quiz.build.isRefused)
    quiz.type("ed")
    #expect(quiz.given == "fixed")
    #expect(quiz.remark == nil)
  }

  @Test func `the same letters again are no word in vain before they are ended`() async throws {
    let quiz = try await SceneStage().quiz(.of("I fixed the bug."))
    quiz.type("xyz")
    quiz.build.looseWordDropped()
    for character in "xyz" { quiz.build.characterTyped(character) }
    #expect(!quiz.build.isRefused)
    quiz.build.characterTyped("a")
    #expect(quiz.build.typed == "xyza")
    #expect(quiz.remark == nil)
  }

  @Test func `the whole bank can be read after a word in vain`() async throws {
    let quiz = try await SceneStage().quiz(.of("I fixed the bug."))
    for character in "fixd" { quiz.build.characterTyped(character) }
    #expect(!quiz.build.shownFilter.isEmpty)
    quiz.build.wordEnded()
    #expect(quiz.build.shownFilter.isEmpty)
  }

  @Test func `where several blocks are meant the learner types on`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("This thing.", distractors: ["think"]))
    quiz.type("thin")
    #expect(quiz.build.typed == "thin")
    #expect(!quiz.build.isUnmatched)
    #expect(stage.notices == ["Several blocks start with “thin”: type on."])
    quiz.type("g")
    #expect(quiz.given == "thing")
  }

  @Test func `of several blocks that begin the same the focused one is meant`() async throws {
    let quiz = try await SceneStage().quiz(.of("This thing.", distractors: ["think"]))
    let think = try #require(quiz.answer?.build?.bank.blocks.first { $0.text == "think" })
    quiz.build.characterTyped("t")
    quiz.build.wordEnded(focused: think.id)
    #expect(quiz.given == "think")
  }

  @Test func `punctuation typed alone is dropped in silence`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go home .")
    #expect(quiz.build.typed == "")
    #expect(quiz.given == "go home")
    #expect(stage.notices == [])
  }

  @Test func `a block of several words is typed with its spaces`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York now.", distractors: ["newt"]))
    quiz.type("I love New York now")
    #expect(quiz.given == "I love New York now")
  }

  @Test func `a block of several words is placed by its first, too`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York."))
    for character in "new" { quiz.build.characterTyped(character) }
    quiz.build.wordEnded()
    #expect(quiz.given == "New York")
  }

  @Test func `a syllable sent as separate letters is one`() async throws {
    let quiz = try await SceneStage().quiz(.firstSteps)
    for scalar in "학교에".decomposedStringScalars { quiz.build.characterTyped(Character(scalar)) }
    #expect(quiz.build.typed == "학교에")
    quiz.build.wordEnded()
    #expect(quiz.given == "학교에")
  }

  @Test func `a bare consonant is the beginning of a word`() async throws {
    let quiz = try await SceneStage().quiz(.firstSteps)
    quiz.build.characterTyped("가")
    quiz.build.wordEnded()
    #expect(quiz.given == "가요")
    quiz.build.characterTyped("ㅈ")
    #expect(!quiz.build.isUnmatched)
  }

  // MARK: Pasting

  @Test func `a pasted sentence is placed word by word`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York, I do."))
    quiz.build.textPasted("I love New York,\nI do.")
    #expect(quiz.given == "I love New York I do")
    #expect(quiz.build.typed == "")
  }

  @Test func `from the first unknown word on, pasted text stays typed`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("I love New~York."))
    quiz.build.textPasted("I love old York")
    #expect(quiz.given == "I love")
    #expect(quiz.build.typed == "old York")
    #expect(stage.notices == ["No block starts with “old York”: type another word."])
  }

  @Test func `a key that is stuck is no burden`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York."))
    for _ in 0..<4_000 { quiz.build.characterTyped("x") }
    #expect(quiz.build.typed == String(repeating: "x", count: 1_000))
    quiz.build.backspacePressed()
    quiz.build.characterTyped("y")
    #expect(quiz.build.typed.hasSuffix("xy"))
    quiz.build.looseWordDropped()
    quiz.build.characterTyped("I")
    #expect(quiz.build.typed == "I")
  }

  @Test func `a paste of a megabyte is no burden`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York."))
    quiz.build.textPasted(String(repeating: "I love ", count: 150_000))
    #expect(quiz.given == "I love")
    #expect(quiz.build.typed.count <= 2_000)
  }

  @Test(arguments: ["", " \n", "."])
  func `a paste of nothing changes nothing`(text: String) async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go."))
    quiz.build.textPasted(text)
    #expect(quiz.build.typed == "")
    #expect(quiz.given == "")
    #expect(stage.notices == [])
  }
}

extension String {
  /// The code points of the text with its syllables taken apart, as some keyboards send them.
  fileprivate var decomposedStringScalars: [Unicode.Scalar] {
    unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      return parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
    }
  }
}
