import AppText
import Lessons

/// What `malmoi optimize` has to say.
struct FitReport {
  private let fit: MemoryFit?
  /// Answers that tell how the learner forgets.
  private let tests: Int
  private let isDryRun: Bool
  private let isKept: Bool

  /// - Parameter fit: nil when there were too few answers.
  init(_ fit: MemoryFit?, tests: Int, isDryRun: Bool, isKept: Bool) {
    self.fit = fit
    self.tests = tests
    self.isDryRun = isDryRun
    self.isKept = isKept
  }

  private var code: ExitCode { fit == nil ? .problem : .done }

  /// For people.
  func output(in words: Localization) -> CommandOutput {
    guard let fit else { return CommandOutput(lines: [words.tooFewToFit(tests)], code: code) }
    var lines = fit.isBetter ? [words.sentence(for: fit.load)] : [words[.fitNoBetter]]
    lines += words.figures(of: fit)
    if fit.isBetter { lines.append(words[isDryRun ? .deckDryRun : .fitKept]) }
    return CommandOutput(lines: lines)
  }

  /// For programs.
  var json: CommandOutput {
    CommandOutput(lines: Row(fit, tests: tests, isKept: isKept).jsonLines, code: code)
  }

  private struct Row: Encodable {
    struct Loss: Encodable {
      let answers: Int
      let before, after: Double

      init(_ loss: MemoryFit.Loss) {
        answers = loss.count
        before = loss.before
        after = loss.after
      }
    }

    struct Load: Encodable {
      let reviewsPerDayBefore, reviewsPerDayAfter, firmness: Double
      let dueBefore, dueAfter: Int

      init(_ load: ReviewLoad) {
        reviewsPerDayBefore = load.before
        reviewsPerDayAfter = load.after
        firmness = load.firmness
        dueBefore = load.dueBefore
        dueAfter = load.dueAfter
      }
    }

    let answers: Int
    let isBetter, isKept: Bool
    let isOfFirstIntervals: Bool?
    let heldOut, all: Loss?
    let load: Load?
    let weights: [Double]?

    init(_ fit: MemoryFit?, tests: Int, isKept: Bool) {
      answers = tests
      self.isKept = isKept
      isBetter = fit?.isBetter ?? false
      isOfFirstIntervals = fit?.isOfFirstIntervals
      heldOut = fit.map { Loss($0.heldOut) }
      all = fit.map { Loss($0.all) }
      load = fit.map { Load($0.load) }
      weights = fit?.weights.values
    }
  }
}
