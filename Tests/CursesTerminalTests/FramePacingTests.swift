import Testing

@testable import CursesTerminal

struct FramePacingTests {
  private final class Line {
    var questions = 0
  }

  private let line = Line()
  private let start = ContinuousClock.now

  private func pacing() -> FramePacing {
    FramePacing { [line] in line.questions += 1 }
  }

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func `a terminal that never answers is asked once and waited for never`() {
    let pacing = pacing()
    pacing.start(at: start)
    for frame in 1...50 {
      #expect(!pacing.isWaiting(at: time(frame * 10)))
      pacing.frameSent(at: time(frame * 10))
    }
    #expect(line.questions == 1)
  }

  @Test func `frames far apart are not asked about`() {
    let pacing = answering(after: 5)
    for frame in 1...5 { pacing.frameSent(at: time(frame * 150)) }
    #expect(line.questions == 1 && !pacing.isWaiting(at: time(900)))
  }

  @Test func `a frame waits when the answers take longer than they can`() {
    let pacing = answering(after: 5)
    for milliseconds in [100, 133] { pacing.frameSent(at: time(milliseconds)) }
    #expect(line.questions == 2)
    #expect(!pacing.isWaiting(at: time(160)) && pacing.isWaiting(at: time(170)))
    pacing.answersCame(at: time(400))
    #expect(!pacing.isWaiting(at: time(400)) && pacing.openQuestions.isEmpty)
    pacing.frameSent(at: time(400))
    pacing.frameSent(at: time(433))
    #expect(pacing.isWaiting(at: time(470)) && line.questions == 3)
  }

  @Test func `a long line that is fast carries frame behind frame`() {
    let pacing = answering(after: 200)
    for frame in 10...40 {
      let now = frame * 33
      if frame >= 18 { pacing.answersCame(at: time(now)) }
      #expect(!pacing.isWaiting(at: time(now)))
      pacing.frameSent(at: time(now))
    }
    #expect(pacing.openQuestions.count == 7)
  }

  @Test func `a frame that waits comes with the answer, once`() async {
    let pacing = answering(after: 5)
    pacing.frameSent(at: time(0))
    pacing.frameSent(at: time(33))
    await withCheckedContinuation { continuation in
      pacing.whenAnswered { Issue.record("only the last one given is kept") }
      pacing.whenAnswered { continuation.resume() }
      pacing.answersCame(3, at: time(500))
      pacing.answersCame(at: time(500))
    }
  }

  @Test func `a lost answer holds a frame for little more than a second`() async {
    let pacing = answering(after: 5)
    for milliseconds in [100, 133] { pacing.frameSent(at: time(milliseconds)) }
    #expect(pacing.isWaiting(at: time(200)) && line.questions == 2)
    pacing.look(at: time(1_000))
    #expect(line.questions == 2)
    pacing.look(at: time(1_133))
    #expect(line.questions == 3 && pacing.openQuestions.count == 2)
    pacing.answersCame(at: time(1_138))
    #expect(pacing.isWaiting(at: time(1_200)))
    #expect(!pacing.isWaiting(at: time(1_238)) && pacing.openQuestions.isEmpty)
    // From then on frames are paced as before.
    for milliseconds in [1_240, 1_273] { pacing.frameSent(at: time(milliseconds)) }
    #expect(line.questions == 4 && pacing.isWaiting(at: time(1_330)))
    pacing.answersCame(at: time(1_330))
    #expect(!pacing.isWaiting(at: time(1_330)))
  }

  @Test func `over a line that takes seconds, all answers to what was repeated end the wait`() {
    let pacing = answering(after: 5)
    for milliseconds in [100, 133] { pacing.frameSent(at: time(milliseconds)) }
    for second in 1...5 { pacing.look(at: time(133 + second * 1_000)) }
    #expect(line.questions == 7)
    for answer in 0..<6 {
      #expect(pacing.isWaiting(at: time(5_800 + answer * 4)))
      pacing.answersCame(at: time(5_800 + answer * 4))
    }
    #expect(!pacing.isWaiting(at: time(5_820)) && pacing.openQuestions.isEmpty)
    pacing.frameSent(at: time(5_821))
    pacing.frameSent(at: time(5_854))
    #expect(pacing.isWaiting(at: time(5_900)))
  }

  @Test func `late answers to what was settled count for no later frame`() {
    let pacing = answering(after: 5)
    for milliseconds in [100, 133] { pacing.frameSent(at: time(milliseconds)) }
    for second in 1...3 { pacing.look(at: time(133 + second * 1_000)) }
    pacing.answersCame(at: time(3_500))
    pacing.answersCame(2, at: time(3_550))
    #expect(pacing.isWaiting(at: time(3_590)) && pacing.openQuestions.count == 1)
    #expect(!pacing.isWaiting(at: time(3_600)))
    pacing.answersCame(at: time(3_610))
    for milliseconds in [3_620, 3_653] { pacing.frameSent(at: time(milliseconds)) }
    #expect(pacing.isWaiting(at: time(3_700)))
  }

  @Test func `a frame long after a lost answer asks again at once`() {
    let pacing = answering(after: 5)
    for milliseconds in [100, 133] { pacing.frameSent(at: time(milliseconds)) }
    #expect(pacing.isWaiting(at: time(60_000)))
    pacing.look(at: time(60_000))
    #expect(line.questions == 3)
    pacing.answersCame(at: time(60_005))
    #expect(!pacing.isWaiting(at: time(60_105)))
  }

  @Test func `a terminal that stops answering is waited for ten seconds, and asked no more`()
    async
  {
    let pacing = answering(after: 5)
    for milliseconds in [100, 133] { pacing.frameSent(at: time(milliseconds)) }
    for second in 1...9 { pacing.look(at: time(133 + second * 1_000)) }
    #expect(pacing.isWaiting(at: time(10_000)))
    pacing.look(at: time(10_133))
    #expect(!pacing.isWaiting(at: time(10_133)) && pacing.openQuestions.isEmpty)
    let count = line.questions
    for milliseconds in [10_140, 10_173] { pacing.frameSent(at: time(milliseconds)) }
    #expect(line.questions == count && !pacing.isWaiting(at: time(20_000)))
  }

  @Test func `a frame that waits comes after a lost answer by itself`() async {
    let pacing = FramePacing { [line] in line.questions += 1 }
    let now = ContinuousClock.now
    pacing.start(at: now - .seconds(3))
    pacing.answersCame(at: now - .seconds(3))
    for milliseconds in [-2_000, -1_967] { pacing.frameSent(at: now + .milliseconds(milliseconds)) }
    #expect(pacing.isWaiting())
    await withCheckedContinuation { continuation in
      pacing.whenAnswered { continuation.resume() }
      pacing.look()
      pacing.answersCame()
    }
    #expect(line.questions == 3 && !pacing.isWaiting())
  }

  @Test func `when the terminal is given away, only one that has answered is asked again`() {
    let silent = pacing()
    silent.start(at: start)
    let answering = answering(after: 5)
    answering.frameSent(at: time(10))
    answering.frameSent(at: time(33))
    let before = line.questions
    for pacing in [silent, answering] {
      pacing.forgetQuestions()
      #expect(pacing.openQuestions.isEmpty && !pacing.isWaiting(at: time(900)))
      pacing.frameSent(at: time(1_000))
      pacing.frameSent(at: time(1_033))
    }
    #expect(!silent.isWaiting(at: time(9_000)) && answering.isWaiting(at: time(9_000)))
    #expect(line.questions == before + 1)
  }

  @Test func `an answer nobody asked for changes nothing`() {
    let pacing = pacing()
    pacing.answersCame(at: time(0))
    pacing.frameSent(at: time(0))
    pacing.frameSent(at: time(33))
    #expect(!pacing.isWaiting(at: time(900)) && line.questions == 0)
  }

  /// Frames to a terminal that has answered the first question after so many milliseconds.
  private func answering(after milliseconds: Int) -> FramePacing {
    let pacing = pacing()
    pacing.start(at: start)
    pacing.answersCame(at: time(milliseconds))
    return pacing
  }
}
