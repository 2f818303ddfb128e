import AppText
import Lessons

extension Launch {
  /// Shows a sentence of a course file, and when it watches the file, whichever was changed last.
  func preview(
    _ file: String, at line: Int?, isWatching: Bool
  ) throws(LaunchFailure) -> Plan {
    let style = PreviewStyle(
      width: environment["COLUMNS"].flatMap { Int($0) } ?? PreviewStyle.usualWidth,
      isASCIIOnly: invocation.options.isASCIIOnly)
    var preview = SentencePreview(of: file, at: line, in: style, words: localization)
    guard isWatching else { return .output(preview.output()) }
    var last: CommandOutput?
    return .outputs(
      try following([file]) {
        var output = preview.output()
        output.clearsScreen = true
        defer { last = output }
        return output == last ? nil : output
      })
  }
}
