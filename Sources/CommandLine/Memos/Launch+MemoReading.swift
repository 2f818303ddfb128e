import AppText
import Lessons
import Storage

extension Launch {
  /// Lists all memos, or those in which a text is found.
  func listMemos(
    matching search: String? = nil, asJSON: Bool
  ) async throws(LaunchFailure) -> CommandOutput {
    let (memos, words) = try await allMemos()
    var index = MemoIndex()
    index.replace(with: memos)
    let found =
      search.map { index.numbers(matching: TextSearch($0)).map { index.memos[$0] } } ?? index.memos
    let report = MemoReport(found, among: memos)
    if asJSON { return CommandOutput(lines: report.json) }
    guard found.isEmpty else { return CommandOutput(lines: report.lines) }
    let sentence = search.map { words[.memosNoneFound(text: $0)] } ?? words[.memosNone]
    return CommandOutput("", errors: sentence)
  }

  /// Prints the memo of an id, or of the only id that begins like that.
  func showMemo(_ id: String, asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let (memos, words) = try await allMemos()
    let exact = memos.filter { $0.id.rawValue == id }
    let found = exact.isEmpty ? memos.filter { $0.id.rawValue.hasPrefix(id) } : exact
    guard let memo = found.first, found.count == 1 else {
      throw LaunchFailure(
        words[found.isEmpty ? .memosUnknown(id: id) : .memosAmbiguous(id: id)], code: .problem)
    }
    return asJSON
      ? CommandOutput(lines: MemoRow(memo).jsonLines) : CommandOutput(document: memo.text.string)
  }

  private func allMemos() async throws(LaunchFailure) -> (figures: [Memo], words: Localization) {
    try await lookUp { database, _ throws(StorageError) in try await database.memos() }
  }
}
