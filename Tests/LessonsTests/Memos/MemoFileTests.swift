import TestSupport
import Testing

@testable import Lessons

struct MemoFileTests {
  private func read(_ contents: String) throws -> MemoFile {
    try MemoFile(Array(contents.utf8))
  }

  @Test func `a memo is written as a person would`() throws {
    let memo = Memo(
      id: MemoID(rawValue: "9f0c27e1"), text: try MemoText("Stand-up #work\n\n은 and 는 #한국어"),
      createdAt: 1_764_322_200, changedAt: 1_764_468_054, isPinned: true,
      sentence: SentenceKey(
        course: CourseID(rawValue: "stand-up"), sentence: SentenceID(rawValue: "say \"hi\"\u{1B}")))
    let contents = """
      ---
      id: "9f0c27e1"
      created: 2025-11-28T09:30:00Z
      changed: 2025-11-30T02:00:54Z
      tags: [work, 한국어]
      pinned: true
      course: "stand-up"
      sentence: "say \\"hi\\"\\u001b"
      ---

      Stand-up #work

      은 and 는 #한국어

      """
    #expect(MemoFile.contents(of: memo) == contents)
  }

  @Test func `what was written is read back as it was`() throws {
    var random = TestSupport.SeededGenerator(seed: 6)
    let parts = [
      "---", "\n", "#tag", " ", "한국어", "title: x", "\t", "...", "e\u{301}", "\"", "👩‍💻", "# ",
    ]
    for round in 0..<500 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .compactMap { _ in parts.randomElement(using: &random) }.joined()
      guard let text = try? MemoText(text) else { continue }
      let sentence = SentenceKey(
        course: CourseID(rawValue: "c: #'\"\\\(round)"), sentence: SentenceID(rawValue: " 문장 "))
      let memo = Memo(
        id: MemoID(rawValue: "id-\(round)"), text: text,
        createdAt: Int64.random(in: -9_999_999_999...99_999_999_999, using: &random),
        changedAt: Int64.random(in: 0...9_999_999_999, using: &random),
        isPinned: Bool.random(using: &random),
        sentence: Bool.random(using: &random) ? sentence : nil)
      let file = try read(MemoFile.contents(of: memo))
      #expect(
        file
          == MemoFile(
            id: memo.id, text: memo.text, createdAt: memo.createdAt, changedAt: memo.changedAt,
            isPinned: memo.isPinned, listedTags: Set(memo.text.tags.map { $0.lowercased() }),
            sentence: memo.sentence, ignoredKeys: []))
    }
  }

  @Test(arguments: [
    ("just text\n", "just text"), ("just text", "just text"), ("two\n\n", "two\n"),
    ("a\r\nb\r\n", "a\nb"), ("\u{FEFF}marked", "marked"),
    ("---\nA rule, then prose.\n---\nmore", "---\nA rule, then prose.\n---\nmore"),
    ("---\nkey: never closed\ntext", "---\nkey: never closed\ntext"),
    ("---\n---\ntext", "---\n---\ntext"),
    ("---\nhttps://example.org\n---\nx", "---\nhttps://example.org\n---\nx"),
    ("----\nx", "----\nx"),
  ])
  func `a file without front matter is text as a whole`(contents: String, text: String) throws {
    let file = try read(contents)
    #expect(file.text.string == text)
    #expect(file.id == nil && file.createdAt == nil && file.changedAt == nil && !file.isPinned)
    #expect(file.ignoredKeys.isEmpty)
  }

  @Test func `front matter of other programs is understood as far as it goes`() throws {
    let file = try read(
      """
      ---\r
      title: 'It''s a note'   \r
      # a comment
      id: not one of ours
      date: 2024-02-29
      lastmod: 2024-03-01 08:30:00 +09:00
      tags:
        - work   # not this
        - "한국어 공부"
        - 2024
      aliases: [a, b]
      nested:
        deep: 1
      pinned: yes
      course: alone
      ---
      The text has #WORK already.
      """)
    #expect(
      file.text.string == "It's a note\n\nThe text has #WORK already.\n\n#한국어-공부")
    #expect(file.id == nil)
    #expect(file.createdAt == 1_709_164_800)
    #expect(file.changedAt == 1_709_249_400)
    #expect(file.isPinned)
    #expect(file.listedTags == ["work", "한국어-공부"])
    #expect(file.sentence == nil)
    #expect(file.ignoredKeys == ["id", "aliases", "nested", "course"])
  }

  @Test(arguments: [
    ("[a, b]", "#a #b"), ("a, b", "#a #b"), ("a b", "#a #b"), ("\"a\"", "#a"),
    ("['a b', \"c\"]", "#a-b #c"),
    ("[]", ""), ("", ""), ("# none", ""), ("#a #b # c", "#a #b"), ("[x, X]", "#x"),
  ])
  func `tags may be listed in any of YAML's ways`(tags: String, line: String) throws {
    let text = try read("---\ntags: \(tags)\n---\n\ntext\n").text.string
    #expect(text == (line.isEmpty ? "text" : "text\n\n\(line)"))
  }

  @Test func `what is no memo is refused with the reason`() {
    #expect(throws: MemoFileError.notUTF8) { try MemoFile([0x68, 0xFF, 0x69]) }
    #expect(throws: MemoFileError.notUTF8) { try MemoFile([0xED, 0xA0, 0x80]) }
    #expect(throws: MemoFileError.binary) { try MemoFile([0x89, 0x00, 0xFF]) }
    #expect(throws: MemoFileError.blank) { try MemoFile([]) }
    #expect(throws: MemoFileError.blank) { try read("---\nid: x\n---\n\n \n") }
    let limit = MemoFile.byteLimit
    #expect(throws: MemoFileError.tooLarge(limit: limit)) {
      try MemoFile([UInt8](repeating: 0x61, count: limit + 1))
    }
    #expect(throws: MemoFileError.tooLarge(limit: MemoText.byteLimit)) {
      try MemoFile([UInt8](repeating: 0x61, count: MemoText.byteLimit + 1))
    }
  }

  @Test func `text that drives a terminal is read without what drives it`() throws {
    #expect(try read("a\u{1B}]0;title\u{7}b").text.string == "a]0;titleb")
  }
}

struct MemoFileNameTests {
  private func names(_ title: String, id: String = "9f0c27e1b2a4") throws -> [String] {
    let memo = Memo(
      id: MemoID(rawValue: id), text: try MemoText(title), createdAt: 0, changedAt: 0)
    return Array(MemoFileName.candidates(for: memo).prefix(4))
  }

  @Test(arguments: [
    ("Stand-up phrases", "Stand-up-phrases-9f0c27e1.md"),
    ("조사 은/는 vs 이/가", "조사-은-는-vs-이-가-9f0c27e1.md"),
    ("../../etc/passwd", "etc-passwd-9f0c27e1.md"), (".hidden", "hidden-9f0c27e1.md"),
    ("-rf *; $(x) `y` \"z\" |&<>:?\\", "rf-x-y-z-9f0c27e1.md"), ("👍", "memo-9f0c27e1.md"),
    ("CON", "CON-9f0c27e1.md"),
    ("日本語　メモ", "日本語-メモ-9f0c27e1.md"), ("café", "café-9f0c27e1.md"),
    ("snake_case", "snake_case-9f0c27e1.md"),
  ])
  func `a name is made of the letters and digits of the title`(title: String, name: String) throws {
    #expect(try names(title).first == name)
  }

  @Test func `when a name is taken there are others`() throws {
    #expect(
      try names("x") == [
        "x-9f0c27e1.md", "x-9f0c27e1b2a4.md", "x-9f0c27e1b2a4-2.md", "x-9f0c27e1b2a4-3.md",
      ])
  }

  @Test func `a name fits every file system`() throws {
    var random = TestSupport.SeededGenerator(seed: 7)
    let alphabet = ["넓", "a", " ", "/", "é", "👨‍👩‍👧‍👦", "\u{915}\u{94D}\u{937}", "-", ".", "日"]
    for _ in 0..<500 {
      let title = (0..<Int.random(in: 1...300, using: &random))
        .compactMap { _ in alphabet.randomElement(using: &random) }.joined()
      for name in try names("x" + title, id: String(repeating: "i", count: 64)) {
        #expect(name.utf8.count <= 255)
        #expect(name.hasSuffix(".md") && !name.hasPrefix("-") && !name.hasPrefix("."))
        #expect(!name.contains("/") && !name.contains("--") && !name.contains(" "))
      }
    }
    #expect(try names(String(repeating: "넓", count: 400))[0].utf8.count > 240)
  }
}
