import TerminalUI
import TestSupport
import Testing

struct AnimatorTests {
  private let clock = ManualFrameClock()

  @Test func `progress follows the clock from nothing to exactly one`() {
    let animator = Animator(clock: clock)
    var steps: [Double] = []
    var isOver = false
    animator.start(duration: .milliseconds(100)) {
      steps.append($0)
    } completion: {
      isOver = true
    }
    #expect(steps == [0])
    for _ in 0..<3 { clock.advance(by: .milliseconds(25)) }
    #expect(steps == [0, 0.25, 0.5, 0.75])
    #expect(!isOver)
    clock.advance(by: .milliseconds(40))
    #expect(steps == [0, 0.25, 0.5, 0.75, 1])
    #expect(isOver)
  }

  @Test func `frames lost on a slow machine do not make it longer`() {
    let animator = Animator(clock: clock)
    var steps: [Double] = []
    animator.start(duration: .milliseconds(180)) { steps.append($0) }
    clock.advance(by: .seconds(2))
    #expect(steps == [0, 1])
    #expect(animator.isIdle)
  }

  @Test func `the clock runs only while something moves`() {
    let animator = Animator(clock: clock)
    #expect(!clock.isRunning)
    animator.start(duration: .milliseconds(10)) { _ in }
    animator.start(duration: .milliseconds(30)) { _ in }
    #expect(clock.isRunning)
    clock.advance(by: .milliseconds(20))
    #expect(clock.isRunning)
    clock.advance(by: .milliseconds(20))
    #expect(!clock.isRunning)
  }

  @Test func `animations share one tick, also when begun inside a step`() {
    let animator = Animator(clock: clock)
    var first: [Double] = []
    var second: [Double] = []
    animator.start(duration: .milliseconds(40)) { progress in
      if first.isEmpty { animator.start(duration: .milliseconds(20)) { second.append($0) } }
      first.append(progress)
    }
    clock.advance(by: .milliseconds(10))
    #expect(first == [0, 0.25])
    #expect(second == [0, 0.5])
    #expect(clock.startCount == 1)
  }

  @Test func `turned off, it goes to the end at once without a timer`() {
    let animator = Animator(clock: clock, isEnabled: false)
    var steps: [Double] = []
    var isOver = false
    animator.start(duration: .seconds(1)) {
      steps.append($0)
    } completion: {
      isOver = true
    }
    #expect(steps == [1])
    #expect(isOver)
    #expect(clock.startCount == 0)
  }

  @Test func `turning it off ends what runs`() {
    let animator = Animator(clock: clock)
    var steps: [Double] = []
    animator.start(duration: .seconds(1)) { steps.append($0) }
    animator.isEnabled = false
    #expect(steps == [0, 1])
    #expect(animator.isIdle)
    #expect(!clock.isRunning)
  }

  @Test func `a cancelled animation steps no more`() {
    let animator = Animator(clock: clock)
    var steps: [Double] = []
    var isOver = false
    let id = animator.start(duration: .seconds(1)) {
      steps.append($0)
    } completion: {
      isOver = true
    }
    animator.cancel(id)
    clock.advance(by: .seconds(2))
    #expect(steps == [0])
    #expect(!isOver)
    #expect(!clock.isRunning)
  }

  @Test func `one step may cancel another in the same frame`() {
    let animator = Animator(clock: clock)
    var steps: [Double] = []
    var other: Animator.AnimationID?
    animator.start(duration: .seconds(1)) { progress in
      if progress > 0, let other { animator.cancel(other) }
    }
    other = animator.start(duration: .seconds(1)) { steps.append($0) }
    clock.advance(by: .milliseconds(500))
    #expect(steps == [0])
  }

  @Test func `idleness is told once, after the last completion`() {
    let animator = Animator(clock: clock)
    var log: [String] = []
    animator.didBecomeIdle = { log.append("idle") }
    animator.start(duration: .milliseconds(10)) { _ in
    } completion: {
      log.append("first")
      animator.start(duration: .milliseconds(10)) { _ in
      } completion: {
        log.append("second")
      }
    }
    clock.advance(by: .milliseconds(10))
    #expect(log == ["first"])
    clock.advance(by: .milliseconds(10))
    #expect(log == ["first", "second", "idle"])
  }

  @Test func `animating returns after the last step`() async {
    let animator = Animator(clock: clock)
    let animating = Task.immediate {
      await animator.animate(duration: .milliseconds(20)) { _ in }
    }
    #expect(!animator.isIdle)
    clock.advance(by: .milliseconds(20))
    await animating.value
    #expect(animator.isIdle)
  }

  @Test func `a timer clock draws no more than sixty frames a second and comes to rest`() async {
    let animator = Animator(clock: TimerFrameClock())
    var steps: [Double] = []
    await animator.animate(duration: .milliseconds(60)) { steps.append($0) }
    #expect(steps.first == 0)
    #expect(steps.last == 1)
    #expect(steps.count { $0 == 1 } == 1)
    #expect(steps.count <= 6)
    #expect(steps == steps.sorted())
    #expect(animator.isIdle)
  }
}
