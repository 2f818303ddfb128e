import Files
import Glibc
import Lessons

/// The file in which a program of the learner's changes a draft, while its malmoi waits.
///
/// When that malmoi is killed, what was saved into the file is the draft.
struct EditedDraftFile {
  let path: FilePath

  /// What the file says instead of `original`; nil when that is the same, nothing or no text.
  func change(of original: String) -> String? {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: path, limit: MemoText.byteLimit)
    } catch {
      // It is gone with what was in it, or nothing a memo could say.
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self), !text.isBlank else { return nil }
    let isEnded = text.hasSuffix("\n") && !original.hasSuffix("\n")
    let change = isEnded ? String(text.dropLast()) : text
    return change == original ? nil : change
  }

  /// Removes the file and its folder, unless the program has more in it: it may be at work still.
  func remove() {
    unlink(path.cString)
    if let folder = path.parent { rmdir(folder.cString) }
  }
}
