import Files

/// The folders of one room, and which of them use what is declared in which others.
///
/// A use is a name of a type that only one folder declares. What an extension adds to the type of
/// another folder is not seen.
struct Folders {
  /// The folders that each folder uses.
  let uses: [String: Set<String>]

  /// Folders that use each other so.
  init(uses: [String: Set<String>]) {
    self.uses = uses
  }

  /// The folders right below one of the package.
  init(of folder: String) {
    var words: [String: Set<String>] = [:]
    var homes: [String: Set<String>] = [:]
    for file in Room.swiftFiles(in: folder) {
      let path = file.text.split(separator: "\(folder)/").last ?? ""
      guard let home = path.split(separator: "/").first.map(String.init), home != path else {
        continue
      }
      let code = Room.text(of: file)
        .replacing(#/\/\/[^\n]*/#, with: "").replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
      words[home, default: []].formUnion(
        code.matches(of: #/\b[A-Z]\w+/#).map { String($0.output) })
      for found in code.matches(of: Self.declaration) {
        homes[String(found.output.1), default: []].insert(home)
      }
    }
    let homeOf = homes.compactMapValues { $0.count == 1 ? $0.first : nil }
    uses = Dictionary(
      uniqueKeysWithValues: words.map { home, words in
        (home, Set(words.compactMap { homeOf[$0] }).subtracting([home]))
      })
  }

  private static var declaration: Regex<(Substring, Substring)> {
    #/(?m)^(?:(?:package|final|indirect|nonisolated) )*(?:struct|enum|class|protocol|typealias) (\w+)/#
  }

  /// The folders that are part of a circle: those that are used, by way of others, by what they use.
  var circle: Set<String> {
    Set(uses.keys.filter { reached(from: $0).contains($0) })
  }

  private func reached(from start: String) -> Set<String> {
    var found: Set<String> = []
    var open = uses[start] ?? []
    while let next = open.popFirst() {
      found.insert(next)
      open.formUnion((uses[next] ?? []).subtracting(found))
    }
    return found
  }
}
