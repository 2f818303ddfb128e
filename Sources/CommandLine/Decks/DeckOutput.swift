import AppText
import Decks
import Lessons
import Storage

/// What `malmoi import` has to say of its files.
struct DeckOutput {
  let reports: [DeckReport]
  let order: Invocation.DeckOrder
  let words: Localization

  var output: CommandOutput {
    let code = reports.allSatisfy(\.isWhole) ? ExitCode.done : .problem
    let errors = reports.compactMap { report in
      report.error.map { words.sentence(for: $0, at: report.path) }
    }
    if order.isJSON {
      return CommandOutput(
        lines: reports.map(DeckRow.init).jsonLines, errors: errors, code: code)
    }
    let lines = DeckReportLines(words, isDryRun: order.isDryRun)
    return CommandOutput(
      lines: reports.flatMap(lines.lines), errors: errors.map { "malmoi: \($0)" }, code: code)
  }
}
