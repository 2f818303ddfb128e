import AppText
import Lessons

extension Launch {
  /// Judges the answers on standard input, each on a line; without a sentence behind the id of its
  /// own and a tab.
  func tryAnswers(_ trial: Invocation.Trial) async throws(LaunchFailure) -> CommandOutput {
    var bench = AnswerBench(try await course(named: trial.course), mode: trial.mode)
    if let id = trial.sentence, bench.sentence(id) == nil {
      throw LaunchFailure(bench.unknownSentence(id, localization), code: .problem)
    }
    var lines: [String] = []
    var errors: [String] = []
    let given = try standardInput()
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in given.enumerated() where !line.isBlank {
      switch bench.answer(in: String(line), to: trial.sentence) {
      case .success(let tried):
        let report = TriedAnswerReport(tried, words: localization)
        lines += trial.isJSON ? [report.json] : report.lines
      case .failure(let fault):
        let message = fault.message(localization, bench)
        errors.append(localization[.tryLine(line: index + 1, message: message)])
      }
    }
    return CommandOutput(lines: lines, errors: errors, code: errors.isEmpty ? .done : .problem)
  }
}
