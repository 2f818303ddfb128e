import Files

/// How a message is declared in `Sources/AppText/Messages`.
package struct MessageDeclaration: Hashable, Sendable, CustomStringConvertible {
  /// What it is called in Swift.
  package let name: String
  /// Its key in the tables of all languages.
  package let key: String
  /// Its parameters, in order.
  package let parameters: [String]
  /// The places its values are for, and what is given for each.
  package let values: [String: String]

  package var description: String { key }

  /// All there are, file by file.
  package static let all: [MessageDeclaration] = read().declarations

  /// The lines of those files that are no part of a declaration; there should be none.
  package static let unread: [String] = read().unread

  private static func read() -> (declarations: [MessageDeclaration], unread: [String]) {
    let root = FilePath(#filePath).parent?.parent?.parent
    let folder: FilePath = "\(root ?? "/")/Sources/AppText/Messages"
    var found: [MessageDeclaration] = []
    var unread: [String] = []
    for name in ((try? Folder.names(in: folder)) ?? []).map(\.text).sorted()
    where name.hasPrefix("Message+") {
      let bytes = try? RegularFile.contents(of: folder.appending(FilePath(name)), limit: 1 << 20)
      let text = String(decoding: bytes ?? [], as: UTF8.self)
      guard let start = text.firstRange(of: "extension Message {\n") else {
        unread.append(name)
        continue
      }
      let body = text[start.upperBound...].replacing(/(?m)^ *\/\/.*$/, with: "")
      found += body.matches(of: form).map { MessageDeclaration($0.output) }
      unread += body.replacing(form, with: "").split(whereSeparator: \.isWhitespace)
        .filter { $0 != "}" }.map { "\(name): \($0)" }
    }
    return (found, unread)
  }

  nonisolated(unsafe) private static let form =
    /package static (?:var (\w+): Message|func (\w+)\(([^()]*)\)\s*->\s*Message)\s*\{\s*Message\(\s*"([^"]+)"(?:,\s*\[([^\]]*)\])?\s*\)\s*\}/

  private init(_ found: (Substring, Substring?, Substring?, Substring?, Substring, Substring?)) {
    name = String(found.1 ?? found.2 ?? "")
    key = String(found.4)
    parameters = Self.pairs(found.3).map(\.name)
    values = Dictionary(Self.pairs(found.5).map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// `a: b, "c": d` as pairs.
  private static func pairs(_ list: Substring?) -> [(name: String, value: String)] {
    (list ?? "").split(separator: ",").compactMap { part in
      let sides = part.split(separator: ":").map { side in
        String(side.filter { !$0.isWhitespace && $0 != "\"" })
      }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }
}
