import TestSupport

/// One round of a torture: its chance, what was done, and what was found.
@MainActor
final class TortureRun {
  /// The round, counted from zero.
  let round: Int
  /// Chance, the same for the same seed and round.
  var random: SeededGenerator
  /// How often each thing was done.
  private(set) var counts: [String: Int] = [:]
  /// What must not be.
  private(set) var findings: [String] = []

  init(seed: UInt64, round: Int) {
    self.round = round
    random = SeededGenerator(seed: seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Something was done, so many times.
  func did(_ what: String, times: Int = 1) {
    counts[what, default: 0] += times
  }

  /// Something is not as it must be.
  func found(_ what: String) {
    findings.append("round \(round): \(what)")
  }

  /// Expects something that must hold.
  func expect(_ isHolding: Bool, _ otherwise: @autoclosure () -> String) {
    if !isHolding { found(otherwise()) }
  }

  /// A number in a range.
  func number(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  /// True once in so many times.
  func once(in times: Int) -> Bool { number(in: 1...times) == 1 }

  /// One of several.
  ///
  /// - Precondition: There is one.
  func any<Element>(of choices: [Element]) -> Element {
    choices[number(in: 0...choices.count - 1)]
  }

  /// Lets time pass without giving the processor away, so that what follows falls anywhere.
  func spin(microseconds: Int) {
    let end = ContinuousClock.now.advanced(by: .microseconds(microseconds))
    while ContinuousClock.now < end {}
  }
}
