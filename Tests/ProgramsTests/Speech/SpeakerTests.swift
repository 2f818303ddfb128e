import Glibc
import TestSupport
import Testing

@testable import Programs

/// Sentences said aloud by real programs, which are small shell scripts here.
@MainActor
struct SpeakerTests {
  private let script: SpeechScript

  init() throws {
    script = try SpeechScript()
  }

  @Test func `espeak-ng comes before spd-say`() throws {
    #expect(script.speaker.program == nil)
    try script.install("spd-say")
    #expect(script.speaker.program?.kind == .speechDispatcher)
    try script.install("espeak-ng")
    #expect(script.speaker.program?.kind == .espeak)
  }

  @Test(arguments: [
    "안녕하세요.", "-v en --help", "$(touch here) `ls` 'quoted' \"twice\" \\ ; | & *",
  ])
  func `a text reaches the program as it is, in the voice of its language`(text: String)
    async throws
  {
    try script.install()
    try await script.speaker.say(text, inLanguage: "ko")
    #expect(script.said == ["-v", "ko", "--", text])
  }

  @Test func `spd-say is told the language and to wait`() async throws {
    try script.install("spd-say")
    try await script.speaker.say("Go.", inLanguage: "en-GB")
    #expect(script.said == ["-w", "-l", "en-GB", "--", "Go."])
  }

  @Test func `it has nothing to do with our terminal and our process group`() async throws {
    try script.install(
      "espeak-ng",
      """
      here='\(script.folder.file("said"))'
      files=$(readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2)
      echo "$files" >> "$here"
      echo "group: $(($(cut -d ' ' -f 5 /proc/$$/stat) - $$))" >> "$here"
      cat; echo lost; echo lost >&2
      """)
    try await script.speaker.say("Go.", inLanguage: "ko")
    let facts = script.said.dropFirst(4)
    #expect(facts.prefix(3) == ["/dev/null", "/dev/null", "/dev/null"])
    #expect(facts.last == "group: 0")
  }

  @Test func `the next sentence stops the one before, and none is left behind`() async throws {
    // Only the first one would never end.
    try script.install("espeak-ng", "[ \"$4\" = two ] || sleep 1000 & wait")
    let speaker = script.speaker
    let first = Task.immediate { try await speaker.say("one", inLanguage: "ko") }
    try await speaker.say("two", inLanguage: "ko")
    try await first.value
    #expect(script.said.suffix(4) == ["-v", "ko", "--", "two"])
    for number in script.numbers { #expect(kill(number, 0) == -1 && errno == ESRCH) }
  }

  @Test func `a task that is cancelled stops it, with all that it has started`() async throws {
    try script.install("espeak-ng", "sleep 1000 & echo $! >> '\(script.folder.file("said"))'; wait")
    let speaker = script.speaker
    let saying = Task.immediate { try await speaker.say("one", inLanguage: "ko") }
    while script.numbers.count < 2 { await Task.yield() }
    saying.cancel()
    try await saying.value
    let sleeper = try #require(script.numbers.last)
    // The sleeper's own parent is gone: whoever took it over may need a moment to bury it.
    while kill(sleeper, 0) == 0 { await Task.yield() }
  }

  @Test func `a program that gives up is named`() async throws {
    try script.install("espeak-ng", "exit 1")
    await #expect(throws: SpeechError.failed(name: "espeak-ng")) {
      try await script.speaker.say("Go.", inLanguage: "tlh")
    }
  }

  @Test func `what cannot be started is named with the reason`() async throws {
    try script.folder.write("#!/nowhere\n", to: "spd-say")
    #expect(chmod(script.folder.file("spd-say"), 0o700) == 0)
    await #expect(throws: SpeechError.cannotStart(name: "spd-say", code: ENOENT)) {
      try await script.speaker.say("Go.", inLanguage: "ko")
    }
  }

  @Test func `nothing installed is an error of its own`() async {
    await #expect(throws: SpeechError.noProgram) {
      try await script.speaker.say("Go.", inLanguage: "ko")
    }
  }
}
