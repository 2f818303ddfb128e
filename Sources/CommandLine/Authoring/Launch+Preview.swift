import AppText
import Lessons
import Storage
import Terminal

extension Launch {
  /// Shows a sentence of a course file, and when it watches the file, whichever was changed last.
  func preview(
    _ file: String, at line: Int?, isWatching: Bool
  ) async throws(LaunchFailure) -> Plan {
    let letterOrder = await letterOrder()
    let style = { @MainActor [self] in
      let size = isWatching ? StandardStream.output.terminalSize : nil
      let width = size?.width ?? environment["COLUMNS"].flatMap { Int($0) }
      var style = PreviewStyle(
        width: width ?? PreviewStyle.usualWidth, isASCIIOnly: invocation.options.isASCIIOnly)
      style.letterOrder = letterOrder
      style.height = size?.height
      return style
    }
    var preview = SentencePreview(of: file, at: line, words: localization)
    guard isWatching else { return .output(preview.output(in: style())) }
    var last: CommandOutput?
    return .outputs(
      try following([file]) {
        var output = preview.output(in: style())
        output.clearsScreen = true
        defer { last = output }
        return output == last ? nil : output
      })
  }

  /// Who turns words that run from right to left, as the learner chose in the app; a preview needs no
  /// database, and where none can be read, nothing was chosen.
  private func letterOrder() async -> LetterOrder {
    guard let folders = try? userFolders(),
      let database = try? LearnerDatabase.reading(folder: folders.data),
      let rows = try? await database.settings()
    else { return .byTerminal }
    return Settings(rows: rows).letterOrder ?? .byTerminal
  }
}
