import AppText
import Files
import Lessons
import Storage

extension Launch {
  /// Writes a memo, and prints its id.
  func add(_ new: Invocation.NewMemo) async throws(LaunchFailure) -> CommandOutput {
    let text = try memoText(of: new)
    let data = try await learnerData()
    if let place = new.sentence { try await checkThere(place, in: data) }
    let saved = try await unlessStorageFails { () async throws(StorageError) in
      try await data.database.save(
        MemoEdit(.new(on: new.sentence), text: text), at: data.clock.now())
    }
    return CommandOutput(saved.memo.id.rawValue)
  }

  /// What was given with its tags, which stand on a line of their own where it has them not.
  private func memoText(of new: Invocation.NewMemo) throws(LaunchFailure) -> MemoText {
    let text = if let text = new.text { text } else { try standardInput() }
    let tags = try new.tags.map { word throws(LaunchFailure) in try tag(word) }
    do throws(MemoTextError) {
      let plain = try MemoText(text)
      let there = Set(plain.tags.map { $0.lowercased() })
      let missing = tags.filter { !there.contains($0.lowercased()) }
      guard !missing.isEmpty else { return plain }
      return try MemoText("\(plain.string)\n\n" + missing.map { "#\($0)" }.joined(separator: " "))
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
  }

  /// What standard input says, without the line ends at its end.
  func standardInput() throws(LaunchFailure) -> String {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try StandardInput.contents(limit: MemoText.byteLimit)
    } catch {
      throw LaunchFailure(
        localization[.cliNoInput(reason: localization.reason(error.reason))],
        code: .problem)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LaunchFailure(localization[.cliInputNotUTF8], code: .problem)
    }
    // Whoever writes a line ends it.
    let end = text.unicodeScalars.lastIndex { !"\r\n".unicodeScalars.contains($0) }
    return end.map { String(text.unicodeScalars[...$0]) } ?? ""
  }

  /// A tag as memos have it, with or without `#`.
  private func tag(_ word: String) throws(LaunchFailure) -> String {
    guard let tag = MemoText.tag(from: word) else {
      throw LaunchFailure(localization[.cliBadTag(tag: word)], code: .wrongUsage)
    }
    return tag
  }
}
