import Files
import Glibc
import Lessons

/// A text on its way through an editor: a file that only the learner can read, in a folder of its
/// own, where the editor may put its copies too.
nonisolated struct EditedFile {
  /// What came back from an editor.
  enum Content: Equatable {
    case unchanged
    case changed(String)
    /// Nothing to see in it, or gone.
    case blank
    /// No UTF-8, more than a memo may have, or no plain file.
    case unusable
  }

  let path: String
  private let folder: String
  private let original: [UInt8]

  /// Writes a text for an editor.
  ///
  /// - Parameters:
  ///   - parent: where the folder is made.
  ///   - name: what the file is called.
  init(_ text: String, in parent: String, name: String) throws(ExternalEditorError) {
    var template = Array("\(parent)/malmoi-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotHandOver(path: parent, code: errno)
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = "\(folder)/\(name)"
    // Editors end the last line, and some complain about one without an end.
    original = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    do throws(FileWriteError) {
      try RegularFile.replace(path, with: original)
    } catch {
      remove()
      throw .cannotHandOver(path: path, code: error.code)
    }
  }

  /// What the file holds now.
  var content: Content {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: path, limit: MemoText.byteLimit)
    } catch {
      return error.reason == .missing ? .blank : .unusable
    }
    let text = withoutByteOrderMark(bytes)
    if text.elementsEqual(original) || text.elementsEqual(original.dropLast()) { return .unchanged }
    guard let text = String(validating: text, as: UTF8.self) else { return .unusable }
    if text.isBlank { return .blank }
    return .changed(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  /// The bytes without the mark that some editors put before UTF-8, unless it was there before.
  private func withoutByteOrderMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) && !original.starts(with: mark)
      ? bytes.dropFirst(3) : bytes[...]
  }

  /// Whether a program has the file or one beside it open, as an editor in a window of its own
  /// does that returned at once.
  var isOpen: Bool { OpenFiles.areOpen(in: folder) }

  /// Removes the file, and what the editor left beside it.
  func remove() {
    do throws(FileReadError) {
      for name in try Folder.names(in: folder) { unlink("\(folder)/\(name)") }
    } catch {
      // Somebody was faster; then there is nothing to remove.
    }
    rmdir(folder)
  }
}
