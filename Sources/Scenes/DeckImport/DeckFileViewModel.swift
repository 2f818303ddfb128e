import AppText
import Files
import Observation
import Terminal
import TerminalUI

/// Which file is to be imported: its path is typed, or found by walking through folders.
@Observable
package final class DeckFileViewModel {
  /// What stands in a folder.
  package struct Entry: Hashable {
    /// Its name; a folder's ends with a slash.
    package let name: String
    /// Whether it can be entered.
    package var isFolder: Bool { name.hasSuffix("/") }
  }

  /// What the scene needs.
  @ObservationIgnored let context: any WordsContext
  /// Where the path is typed.
  package private(set) var field: TextField
  /// What is there under what was typed, folders first.
  package private(set) var entries: [Entry] = []
  /// The entry that has the focus, from 0.
  package private(set) var focused = 0

  @ObservationIgnored private let home: FilePath
  @ObservationIgnored private let dismissal: Dismissal<String>
  /// The folder that was listed last, and what is in it.
  @ObservationIgnored private var listed: (folder: String, entries: [Entry])?

  /// A field that begins where files come to: in `Downloads`, else in the learner's home.
  ///
  /// - Parameter dismissal: closed with the path of a file, or of a folder of LibreLingo.
  init(home: FilePath, context: any WordsContext, dismissal: Dismissal<String>) {
    self.home = home
    self.context = context
    self.dismissal = dismissal
    let downloads = home.appending("Downloads")
    let folder = Folder.isFolder(downloads) ? downloads : home
    field = TextField("\(folder)/", maximumLength: 4_000)
    look()
  }

  /// The learner typed or pasted; returns whether that was of use.
  package func edited(by event: Event) -> Bool {
    guard field.handle(event) else { return false }
    look()
    return true
  }

  /// The learner moved among the entries.
  package func focusMoved(by step: Int) {
    guard !entries.isEmpty else { return }
    focused = min(max(0, focused + step), entries.count - 1)
  }

  /// The learner takes the focused entry into the path.
  package func completed() {
    guard entries.indices.contains(focused) else { return }
    field.setText(typedFolder + entries[focused].name)
    look()
  }

  /// The learner wants what is focused: a folder is entered, a file is taken.
  ///
  /// Without an entry it is what was typed.
  package func chosen() {
    if entries.indices.contains(focused) {
      let isFolder = entries[focused].isFolder
      completed()
      if isFolder { return }
    }
    dismissal.close(with: absolute(field.text))
  }

  /// The learner wants the folder itself, as LibreLingo's courses are.
  package func folderChosen() {
    dismissal.close(with: absolute(typedFolder))
  }

  /// The learner went back.
  package func cancelled() {
    dismissal.cancel()
  }

  // MARK: - Looking

  /// What was typed up to the last slash, with it.
  private var typedFolder: String {
    field.text.lastIndex(of: "/").map { String(field.text[...$0]) } ?? ""
  }

  private func absolute(_ path: String) -> String {
    if path == "~" || path.hasPrefix("~/") { return "\(home)\(path.dropFirst())" }
    return path.hasPrefix("/") ? path : "\(home)/\(path)"
  }

  private func look() {
    let folder = typedFolder
    if listed?.folder != folder { listed = (folder, Self.entries(in: absolute(folder))) }
    let start = field.text.dropFirst(folder.count).lowercased()
    entries = (listed?.entries ?? []).filter { entry in
      entry.name.lowercased().hasPrefix(start)
        && (!entry.name.hasPrefix(".") || start.hasPrefix("."))
    }
    focused = 0
  }

  /// What is in a folder; nothing where it cannot be read, which the empty list shows.
  private static func entries(in folder: String) -> [Entry] {
    let names = (try? Folder.names(in: FilePath(folder))) ?? []
    let entries = names.map { name in
      let isFolder = Folder.isFolder("\(folder)/\(name)")
      return Entry(name: isFolder ? "\(name.text)/" : name.text)
    }
    return entries.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }
}
