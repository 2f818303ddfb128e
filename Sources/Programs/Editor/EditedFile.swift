import Files
import Glibc

/// A text on its way through an editor: a file that only the learner can read, in a folder of its
/// own, where the editor may put its copies too.
package struct EditedFile {
  /// What came back from an editor.
  package enum Content: Equatable, Sendable {
    /// What was handed over.
    case unchanged
    /// Another text.
    case changed(String)
    /// Nothing: the file was removed.
    case gone
    /// No UTF-8, more than is taken, or no plain file.
    case unusable
  }

  /// Where it is.
  package let path: FilePath
  private let folder: FilePath
  private let limit: Int
  private let original: [UInt8]

  /// Writes a text for an editor.
  ///
  /// - Parameters:
  ///   - parent: where the folder is made.
  ///   - name: what the file is called.
  ///   - limit: as many bytes as are taken back.
  package init(
    _ text: String, in parent: FilePath, name: String, limit: Int
  ) throws(ExternalEditorError) {
    var template = parent.appending("malmoi-XXXXXX").cString
    guard mkdtemp(&template) != nil else {
      throw .cannotHandOver(path: parent, code: errno)
    }
    self.limit = limit
    folder = FilePath(cString: template)
    path = folder.appending(FilePath(name))
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
  package var content: Content {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: path, limit: limit)
    } catch {
      return error.reason == .missing ? .gone : .unusable
    }
    let text = withoutByteOrderMark(bytes)
    if text.elementsEqual(original) || text.elementsEqual(original.dropLast()) { return .unchanged }
    guard let text = String(validating: text, as: UTF8.self) else { return .unusable }
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
  package var isOpen: Bool { OpenFiles.areOpen(in: folder) }

  /// Removes the file, and what the editor left beside it.
  package func remove() {
    do throws(FileReadError) {
      for name in try Folder.names(in: folder) { unlink(folder.appending(name).cString) }
    } catch {
      // Somebody was faster; then there is nothing to remove.
    }
    rmdir(folder.cString)
  }
}
