import AppTestSupport
import Dispatch
import FoundationEssentials
import Glibc
import Lessons
import Programs
import Storage
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// Memos changed in an editor of the learner's own, which is a small shell script here.
@MainActor
struct OutsideEditTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
    try place.make("tmp")
  }

  /// What view models share in an app whose editor runs `script`; `$2` is the file.
  private func stage(script: String) async throws -> SceneStage {
    try place.folder.write(script, to: "an editor.sh")
    return try await stage(
      environment: ["VISUAL": "/bin/sh '\(place.folder.file("an editor.sh"))' --wait"])
  }

  private func stage(environment: [String: String]) async throws -> SceneStage {
    var setup = try await place.setup()
    setup.editor = ExternalEditor(
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": place.folder.file("tmp")]
        .merging(environment) { $1 })
    let stage = SceneStage(setup)
    try await stage.showCourse(.standUp)
    return stage
  }

  private func memo(_ text: String, in stage: SceneStage) async throws -> Memo {
    try await stage.database.save(
      MemoEdit(.new(on: nil), text: try MemoText(text)), at: stage.watch.clock.now()
    ).memo
  }

  /// Lets the editor change the memo, and returns when it is back.
  private func edit(_ memo: Memo, in stage: SceneStage) async {
    stage.context.work.start { _ = await stage.context.editOutside(memo) }
    await stage.window.idle()
  }

  /// What is left where texts are put.
  private var leftovers: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: place.folder.file("tmp")) }
  }

  /// What a dialog says, words parted by one blank; empty without one.
  private func said(_ stage: SceneStage) -> String {
    stage.terminal.screen.compactMap { row -> Substring? in
      guard let first = row.firstIndex(of: "│"), let last = row.lastIndex(of: "│"), first < last
      else { return nil }
      return row[row.index(after: first)..<last]
    }
    .flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  @Test func `what was changed is saved, and nothing is left behind`() async throws {
    let stage = try await stage(
      script: #"[ "$1" = --wait ] && printf '조사 은/는\n#grammar\n' > "$2"; : > "$2~""#)
    let memo = try await memo("old", in: stage)
    await edit(memo, in: stage)
    #expect(try await stage.database.memos().map(\.text.string) == ["조사 은/는\n#grammar"])
    #expect(try await stage.database.versions(of: memo.id).map(\.text.string) == ["old"])
    #expect(stage.notices == ["Memo saved."])
    #expect(try leftovers == [])
  }

  @Test(arguments: [
    "WHO=kim \"$SCRIPT\"", "$HOME/ed", "~/ed", "true && ~/ed",
  ])
  func `a command is what a shell makes of it`(command: String) async throws {
    let home = place.folder.file("home")
    try place.folder.write("#!/bin/sh\necho \"of ${WHO:-nobody}\" > \"$1\"\n", to: "home/ed")
    #expect(chmod("\(home)/ed", 0o700) == 0)
    let stage = try await stage(
      environment: ["EDITOR": command, "HOME": home, "SCRIPT": "\(home)/ed"])
    await edit(try await memo("old", in: stage), in: stage)
    let who = command.hasPrefix("WHO") ? "kim" : "nobody"
    #expect(try await stage.database.memos().map(\.text.string) == ["of \(who)"])
    #expect(try leftovers == [])
  }

  @Test func `a program that the shell does not find is said`() async throws {
    let stage = try await stage(environment: ["EDITOR": "LC_ALL=C no-such-editor"])
    await edit(try await memo("x", in: stage), in: stage)
    #expect(said(stage).contains("EDITOR names LC_ALL=C no-such-editor"))
    #expect(try leftovers == [])
  }

  @Test func `an editor that goes on elsewhere is told to wait, and the file kept`() async throws {
    let stage = try await stage(
      script: #"exec 3< "$2"; mkfifo "$2.end"; (read x < "$2.end") > /dev/null 2>&1 & exit 0"#)
    let memo = try await memo("as it was", in: stage)
    await edit(memo, in: stage)
    #expect(said(stage).contains("/bin/sh came back at once, while the file is still open"))
    #expect(said(stage).contains("code --wait"))
    #expect(try await stage.database.memos() == [memo])
    let kept = try #require(try leftovers.first)
    let folder = place.folder.file("tmp/\(kept)")
    let end = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".end") })
    close(open("\(folder)/\(end)", O_WRONLY))
  }

  @Test(arguments: [
    (#"printf '\357\273\277# new' > "$2""#, "# new"),
    (#"printf '\357\273\277old' > "$2""#, "old"),
  ])
  func `the mark before UTF-8 is no part of the text`(script: String, text: String) async throws {
    let stage = try await stage(script: script)
    await edit(try await memo("old", in: stage), in: stage)
    #expect(try await stage.database.memos().map(\.text.string) == [text])
  }

  @Test func `nobody else can read the file, and its name says what it is`() async throws {
    let stage = try await stage(
      script: #"stat -c %a "$2" "$(dirname "$2")" > "\#(place.folder.file("modes"))"; "#
        + #"basename "$2" > "\#(place.folder.file("name"))"; cat "$2" > "#
        + #""\#(place.folder.file("seen"))""#)
    await edit(try await memo("스탠드업 phrases\nbody", in: stage), in: stage)
    #expect(try place.folder.bytes(of: "modes") == Data("600\n700\n".utf8))
    let name = String(decoding: try place.folder.bytes(of: "name"), as: UTF8.self)
    #expect(name.hasPrefix("스탠드업-phrases-") && name.hasSuffix(".md\n"))
    #expect(try place.folder.bytes(of: "seen") == Data("스탠드업 phrases\nbody\n".utf8))
  }

  @Test(arguments: ["true", #"touch "$2""#, #"printf 'same' > "$2""#])
  func `unchanged changes nothing`(script: String) async throws {
    let stage = try await stage(script: script)
    let memo = try await memo("same", in: stage)
    await edit(memo, in: stage)
    #expect(try await stage.database.memos() == [memo])
    #expect(stage.notices == ["Nothing was changed."])
    #expect(try leftovers == [])
  }

  @Test(arguments: [#": > "$2""#, #"printf ' \n\n' > "$2""#, #"rm "$2""#])
  func `an emptied file never empties the memo`(script: String) async throws {
    let stage = try await stage(script: script)
    let memo = try await memo("precious", in: stage)
    await edit(memo, in: stage)
    #expect(try await stage.database.memos() == [memo])
    #expect(said(stage).contains("The text came back empty. The memo stays as it is."))
    #expect(try leftovers == [])
  }

  @Test(arguments: [
    ("exit 3", "/bin/sh failed (status 3)."), ("kill -9 $$", "/bin/sh was ended by signal 9."),
  ])
  func `what a failing editor wrote is a draft`(end: String, expected: String) async throws {
    let stage = try await stage(script: #"echo half > "$2"; "# + end)
    let memo = try await memo("whole", in: stage)
    await edit(memo, in: stage)
    #expect(try await stage.database.memos() == [memo])
    #expect(try await stage.database.drafts().map(\.text) == ["half"])
    #expect(try await stage.database.drafts().map(\.origin) == [.change(of: memo)])
    #expect(said(stage).contains(expected + " What it wrote is kept as a draft of the memo."))
    #expect(try leftovers == [])
  }

  @Test func `an editor that fails without writing is said`() async throws {
    let stage = try await stage(script: "exit 1")
    let memo = try await memo("as it was", in: stage)
    await edit(memo, in: stage)
    #expect(said(stage).contains("/bin/sh failed (status 1). The memo stays as it is."))
    #expect(try await stage.database.drafts().isEmpty)
    #expect(try leftovers == [])
  }

  @Test func `a missing editor is said`() async throws {
    let stage = try await stage(environment: ["EDITOR": "no-such-editor -x"])
    await edit(try await memo("x", in: stage), in: stage)
    #expect(said(stage).contains("EDITOR names no-such-editor, but there is no such program."))
    #expect(try leftovers == [])
  }

  @Test func `a program that cannot be started is said`() async throws {
    try place.folder.write("no program", to: "garbage")
    #expect(chmod(place.folder.file("garbage"), 0o700) == 0)
    let stage = try await stage(environment: ["EDITOR": place.folder.file("garbage")])
    await edit(try await memo("x", in: stage), in: stage)
    #expect(said(stage).contains("could not be started"))
    #expect(try leftovers == [])
  }

  @Test func `a folder that is not there is said`() async throws {
    let stage = try await stage(environment: ["EDITOR": "true", "TMPDIR": "/nowhere"])
    await edit(try await memo("x", in: stage), in: stage)
    #expect(said(stage).contains("The text could not be handed to the editor: /nowhere"))
  }

  @Test func `what is no text stays where it is`() async throws {
    let stage = try await stage(script: #"printf 'caf\351' > "$2""#)
    let memo = try await memo("café", in: stage)
    await edit(memo, in: stage)
    #expect(try await stage.database.memos() == [memo])
    #expect(said(stage).contains("What came back is no UTF-8 text that a memo can hold."))
    #expect(try leftovers.count == 1)
  }

  @Test func `control characters do not come back`() async throws {
    let stage = try await stage(script: #"printf 'a\033[31mb\000c\r\nd' > "$2""#)
    await edit(try await memo("x", in: stage), in: stage)
    #expect(try await stage.database.memos().map(\.text.string) == ["a[31mbc\nd"])
  }

  @Test func `a memo changed elsewhere meanwhile is not overwritten`() async throws {
    let stage = try await stage(script: #"echo mine > "$2""#)
    let memo = try await memo("old", in: stage)
    _ = try await stage.database.save(
      MemoEdit(.change(of: memo), text: try MemoText("theirs")), at: stage.watch.clock.now())
    await edit(memo, in: stage)
    #expect(try await stage.database.memos().map(\.text.string).sorted() == ["mine", "theirs"])
    #expect(said(stage).contains("The memo was changed elsewhere while you wrote."))
  }

  @Test func `a text that cannot be saved stays in its file`() async throws {
    let stage = try await stage(script: #"echo new > "$2""#)
    let memo = try await memo("old", in: stage)
    try await stage.database.refuseMemos()
    await edit(memo, in: stage)
    #expect(said(stage).contains("The text could not be saved."))
    let kept = try #require(try leftovers.first)
    #expect(said(stage).replacing(" ", with: "").contains("/tmp/\(kept)/"))
    #expect(try await stage.database.memos() == [memo])
  }

  @Test func `an editor that a program leaves behind is ended, and its text kept`() async throws {
    let started = place.folder.file("started")
    #expect(mkfifo(started, 0o600) == 0)
    let stage = try await stage(
      script: """
        sleep 60 & trap "kill $!; exit 1" HUP
        echo "before the end" > "$2"; echo > "\(started)"; wait
        """)
    let memo = try await memo("old", in: stage)
    stage.context.work.start { _ = await stage.context.editOutside(memo) }
    // Opens once the editor has written; elsewhere, for this thread is to start it.
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "started").async {
        close(open(started, O_RDONLY))
        continuation.resume()
      }
    }
    stage.window.work.cancel()
    await stage.window.work.finished()
    #expect(try await stage.database.drafts().map(\.text) == ["before the end"])
    #expect(!stage.window.isModalPresented)
    #expect(try leftovers == [])
  }

  @Test func `the other program has the terminal, and then it is painted anew`() async throws {
    let stage = try await stage(script: "true")
    let memo = try await memo("x", in: stage)
    var wasReleased = false
    let frames = stage.terminal.frames
    await stage.window.released { wasReleased = stage.terminal.isReleased }
    #expect(wasReleased && !stage.terminal.isReleased)
    await stage.window.idle()
    #expect(stage.terminal.frames > frames)
    await edit(memo, in: stage)
  }
}
